import type { Evidence } from '../../../shared/analysis';
import { type Row, tablesOf } from '../../document/cells';
import { columnOf, headingsOf } from '../../document/table-pairs';
import { evidenceAt } from '../../evidence';
import { hasLetters, WHITE_SPACE } from '../../lexicon/characters';
import { anyWording, onlyWords, openingWords, wording } from '../../lexicon/words';
import { findMoney } from '../../mentions/money';
import type { Reading } from '../../reading';
import type { Passage } from '../../statements/passages';

/** A line that a table tells: its words, and where they stand. */
export interface TableLine {
  text: string;
  evidence: Evidence[];
  start: number;
}

/** For how much or how long one gets what the sums below a heading are paid for: 'Price per 1,000', 'Monthly fee', 'Unit price'. */
const UNIT = wording([
  'per, each, every, a piece, apiece, unit(s), pcs, piece(s), dozen, pack, pallet, thousand, 1,000, kg, tonne, ton, litre, metre, sq, m2, m3, hectare, acre, mile, km',
  'hour*, day, daily, week*, month*, quarter*, annual*, annum, year*, p.a., pcm, night*, session, visit, lesson, class, person, head, user, seat, licen{c,s}e, child, guest, room, device',
]);
/** What is in the sums below a heading: 'Amount (excl. VAT)', 'Amount (gross)'. */
const WITH_TAX = wording(
  '{excl,incl,ex,inc,plus,excluding,including,before,after} ~2 {vat,gst,hst,tax*}, {excl,incl}*, gross, net',
);
/** The same in a row, and the row of the tax itself. */
const OWN_TAX = anyWording(WITH_TAX, openingWords('{vat,gst,hst,pst,sales tax,tax}'));
/** Rows below such a heading that are no such price: totals, what is paid once, and what says itself for how much it is. */
const ITSELF = wording(
  'each, per, one_time, once, one_off, flat, in all, {total,sub_total,subtotal,sum,estimat}*, deposit, set_up, setup, onboarding, installation, {initial,minimum,whole,full,entire} ~2 {term,period}',
);

/** Whether the heading of a column says what the sum of a row is the price of, without which it would be told as the price of one. */
export function isOfSum(heading: string, row: string): boolean {
  // 'Total incl. GST' says itself what is in it, and may stand below 'Price (excl. GST)'.
  return UNIT.test(heading) ? !ITSELF.test(row) : WITH_TAX.test(heading) && !OWN_TAX.test(row);
}

interface Tables {
  tables: { rows: Row[]; headings: ReturnType<typeof headingsOf> }[];
  /** The table of each paragraph that is a row. */
  byParagraph: Map<number, number>;
}

const memo = new WeakMap<Reading['outline'], Tables>();

function tablesIn({ contract, outline }: Reading): Tables {
  const known = memo.get(outline);
  if (known) return known;
  const tables = tablesOf(contract).map((rows) => ({ rows, headings: headingsOf(rows) }));
  const byParagraph = new Map(tables.flatMap(({ rows }, at) => rows.map(({ paragraph }) => [paragraph, at] as const)));
  const read = { tables, byParagraph };
  memo.set(outline, read);
  return read;
}

const plain = (text: string): string => text.replace(WHITE_SPACE, ' ').trim();

/** The row of a price list with its one sum under the heading that says for how much it is: 'GRC-1120 RSC case: Price per 1,000 $812.00'; null where none has to be named. */
export function pricedRow(reading: Reading, passage: Passage): TableLine | null {
  const { tables, byParagraph } = tablesIn(reading);
  const paragraph = passage.parts[0]?.sentence.paragraph ?? -1;
  const table = tables[byParagraph.get(paragraph) ?? -1];
  const row = table?.rows.find((one) => one.paragraph === paragraph);
  if (!table?.headings || !row || row.cells === table.headings) return null;
  const at = row.cells.findIndex(({ text }) => findMoney(text).length === 1);
  const [sum, ...others] = row.cells.filter(({ text }) => findMoney(text).length > 0);
  const heading = columnOf(table.headings, row, at);
  if (!sum || others.length > 0 || !heading) return null;
  if (!isOfSum(heading.text, row.cells.map(({ text }) => text).join(' '))) return null;
  const what = row.cells
    .slice(0, at)
    .map(({ text }) => plain(text))
    .join(' ');
  if (!hasLetters(what, 2)) return null;
  const text = `${what}: ${plain(heading.text)} ${plain(sum.text)}`;
  return { text, evidence: [evidenceAt(reading.contract, passage.start, passage.end)], start: passage.start };
}

/** A share by itself: '12.5%', '25 per cent'. */
const SHARE = /^(\d{1,3}(?:\.\d{1,2})?) ?(?:%|per ?cent)/i;
/** The share that a row names in a cell of its own. */
const shareOf = ({ cells }: Row): number | null => {
  const [share] = cells.flatMap(({ text }) => SHARE.exec(text)?.[1] ?? []);
  return share === undefined ? null : Number(share);
};
/** Whether the heading of the last column is that of the shares. */
const endsInShare = ({ cells }: Row): boolean => SHARE.test(cells.at(-1)?.text ?? '');
const WHOLE = 100;
const ROUNDED = 0.5;

/** The stages in which something is paid, where a table tells the share of each and they make up the whole: 'Share of price: On signing 25%; Roof on 60%; Completion 15%'. */
export function stagesOf(reading: Reading): TableLine[] {
  return tablesIn(reading).tables.flatMap(({ rows }): TableLine[] => {
    const staged = rows.filter((row) => shareOf(row) !== null);
    const total = staged.reduce((sum, row) => sum + (shareOf(row) ?? 0), 0);
    const [first] = staged;
    const last = staged.at(-1);
    const start = first?.cells[0]?.start;
    const end = last?.cells.at(-1)?.end;
    if (staged.length < 2 || Math.abs(total - WHOLE) > ROUNDED || start === undefined || end === undefined) return [];
    const head = rows[0] === first || !staged.every(endsInShare) ? undefined : rows[0]?.cells.at(-1)?.text;
    const stages = staged.map(({ cells }) => cells.map(({ text }) => plain(text)).join(' ')).join('; ');
    const text = head ? `${plain(head)}: ${stages}` : stages;
    return [{ text, evidence: [evidenceAt(reading.contract, start, end)], start }];
  });
}

/** Over the names of those who each bring or hold something. */
const OF_PEOPLE = onlyWords(
  '({name(s),name(s) and address(es)} of )(the )(each )({initial,founding,general,limited} ){member,partner,shareholder,stockholder,investor,owner,co_owner,founder,contributor,purchaser,subscriber,party,participant,unitholder,holder}(s)( name(s))',
);
const IN_ALL = openingWords('(sub)( )(-)total(s), sum, in all');

/** What each of several people brings in or holds, in the order of their rows, where a table tells it below such a heading: 'Ann Lee: Contribution Cash; Agreed Value $30,000'. */
export function sharesOfPeople(reading: Reading): TableLine[][] {
  return tablesIn(reading).tables.flatMap(({ rows, headings }): TableLine[][] => {
    const [first] = headings ?? [];
    if (!headings || !first || !OF_PEOPLE.test(plain(first.text))) return [];
    const of = rows.filter(({ cells }) => cells !== headings && cells.length === headings.length);
    const lines = of.flatMap((row): TableLine[] => {
      const [name, ...cells] = row.cells;
      const last = cells.findLastIndex(({ text }) => findMoney(text).length > 0);
      const end = cells[last]?.end;
      if (!name || end === undefined || IN_ALL.test(name.text)) return [];
      const said = cells
        .slice(0, last + 1)
        .map(({ text }, at) => plain(`${columnOf(headings, row, at + 1)?.text ?? ''} ${text}`));
      const evidence = [evidenceAt(reading.contract, name.start, end)];
      return [{ text: `${plain(name.text)}: ${said.join('; ')}`, evidence, start: name.start }];
    });
    return lines.length > 0 ? [lines] : [];
  });
}
