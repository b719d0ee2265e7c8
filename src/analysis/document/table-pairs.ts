import { endsWithSign, hasLetters } from '../lexicon/characters';
import { onlyWords, wording } from '../lexicon/words';
import { findDates } from '../mentions/dates';
import type { Cell, Row } from './cells';
import { isLabel, labelNames } from './labels';
import { type Passage, passageAt } from './passage';

/** A label with its value before their place in the contract is known. */
export interface PairInRow {
  form: 'row' | 'run-in';
  label: Passage;
  value: Passage;
  column: Passage | null;
  paragraph: number;
}

/** The number of a page in the last cell of a table of contents. */
const PAGE_NUMBER = /^(?:[A-Z]-?)?\d{1,3}$|^[ivxl]{1,6}$/i;
/** Dots that lead from a word to what stands at the line's end. */
const LEADERS = /(?:\.\s?){4,}/;
const LEADERS_AT_END = /\s?(?:\.\s?){4,}$|\s?…[.…\s]*$/;
const FEWEST_ENTRIES = 3;
/** What the cells under a heading hold: sums, dates, numbers. */
const FIGURE = /^\W{0,3}(?:[A-Z]{1,3}[$£€]|[A-Z]{3} )?[$£€]? ?\d/;
const LONGEST_HEADING = 40;
/** What stands above a column of figures; 'Supplier | Acme Ltd' above 'Fee | $400' is a pair. */
const HEADS_FIGURES = wording([
  'amount(s), price(s), fee(s), rate(s), cost(s), charge(s), value(s), sum(s), total(s), pay, payment(s)',
  'minimum, maximum',
  'quantit{y,ies}, number, unit(s), percentage, deadline, due, date(s), per, %, $, £, €',
]);
/** What numbers a row of a schedule. */
const ITEM_NUMBER = onlyWords('{item,no.,row,line,point,part,entry,particular}( no.)( )#1-3(.)(:)');
/** Points by which a heading may stand off its column. */
const SAME_COLUMN = 4;
const RUN_IN = /^([^:\t\n]{2,70}?)\s?:(?![/\d])\s*(?=\S)/;
/** 'Term – 36 months', 'Price – $4,000': a dash leads on to a figure only; elsewhere it joins the words of a title. */
const DASHED = /^([^:\t\n–—]{2,50}?)\s[–—-]\s(?=\W{0,2}(?:[A-Z]{1,3}[$£€])?\d)/;
/** 'Supplier ........ Acme Ltd': dots lead on to the value; one that is a number alone is a page's, as of a table of contents. */
const LED =
  /^([^:\t\n.…]{2,50}?)\s?(?:(?:\.\s?){4,}|…[.…\s]*)(?=[\p{L}\d$£€"“(])(?!(?:[A-Z]-?)?\d{1,3}$|[ivxl]{1,6}$)/iu;
/** Labels of signatures and addresses, which forms put side by side on a line. */
const SIDE_BY_SIDE =
  /(?<=[^\s:,;(-]\s+)(?:By|Name|Print(?:ed)? name|Title|Its|Date(?:d| signed)?|Signature|Signed|Position|Address|Attn|Attention|Telephone|Tel|Phone|Fax|Facsimile|E-?mail|Witness):(?=\s)/gi;
/** 'Plan: Pro; Term: 12 months': each part after a semicolon has a label of its own. */
const NEXT_LABEL = /(?<=;\s)(?=[^:;\n]{2,50}:\s)/g;
/** 'First day: 30 August 2027   Last day: 9 June 2028': a day ends what its label asks for. */
const LABEL_AFTER_DAY = /(?<=\b(?:19|20)\d\d\s+)(?=\p{Lu}[\p{L} -]{1,30}:\s)/gu;

/** Where the label of a run-in line ends and its value begins, as offsets into the line; null where it has none. */
function runIn(line: string): { label: number; value: number } | null {
  const match = RUN_IN.exec(line) ?? DASHED.exec(line) ?? LED.exec(line);
  if (!match?.[1] || !isLabel(`${match[1]}:`)) return null;
  return { label: match[1].length, value: match[0].length };
}

/** The pairs of 'Label: value' in a stretch of a line, of which one may follow the other. */
export function runInPairs(
  contract: { text: string },
  { start, end }: { start: number; end: number },
  paragraph: number,
  column: Passage | null = null,
): PairInRow[] {
  const line = contract.text.slice(start, end);
  const first = runIn(line);
  if (!first) return [];
  const cuts = [SIDE_BY_SIDE, NEXT_LABEL, LABEL_AFTER_DAY]
    .flatMap((labels) => [...line.matchAll(labels)])
    .map(({ index }) => index)
    .filter((index) => index >= first.value)
    .sort((one, other) => one - other);
  return [0, ...cuts].flatMap((from, index) => {
    const part = line.slice(from, cuts[index]);
    const pair = runIn(part);
    if (!pair) return [];
    const at = start + from;
    return [
      {
        form: 'run-in' as const,
        label: passageAt(contract, at, at + pair.label),
        value: withoutSeparator(passageAt(contract, at + pair.value, at + part.length)),
        column,
        paragraph,
      },
    ];
  });
}

function withoutSeparator({ text, start }: Passage): Passage {
  const cut = text.endsWith(';') ? text.slice(0, -1).trimEnd() : text;
  return { text: cut, start, end: start + cut.length };
}

/** Rows whose last cell is the number of a page, where a table has several: its contents. */
function withoutContents(rows: readonly Row[]): Row[] {
  const isEntry = ({ cells }: Row): boolean =>
    cells.length > 1 &&
    (PAGE_NUMBER.test(cells.at(-1)?.text ?? '') ||
      (cells.some(({ text }) => LEADERS.test(text)) && !hasLetters(cells.at(-1)?.text ?? '', 2)));
  const pages = rows.filter(isEntry).map(({ cells }) => Number.parseInt(cells.at(-1)?.text ?? '', 10) || 0);
  const isRising = pages.every((page, index) => page >= (pages[index - 1] ?? 0));
  if (pages.length < FEWEST_ENTRIES || !isRising) return [...rows];
  return rows.filter((row) => !isEntry(row));
}

/** 'By: ... | By: ...': two parties' lines stand side by side, and no cell is the other's label. */
function isSideBySide({ cells }: Row): boolean {
  const labels = cells.map(({ text }) => {
    const label = runIn(text)?.label ?? (text.endsWith(':') || isLabel(text) ? text.length : 0);
    return labelNames(text.slice(0, label))[0] ?? '';
  });
  return labels.some((label, index) => label !== '' && label === labels[index + 1]);
}

/** 'Per sq. ft.' is a heading of a column, though no label of a row. */
function headsColumn(text: string): boolean {
  const isSigned = text.includes('___') || text.includes('/s/');
  return (
    hasLetters(text, 2) &&
    text.length <= LONGEST_HEADING &&
    !FIGURE.test(text) &&
    !endsWithSign(text, ':;,') &&
    !isSigned
  );
}

/** A row of headings: labels without colons above cells of another kind, or above rows that begin with a label of their own. */
export function headingsOf(rows: readonly Row[]): Cell[] | null {
  const [first, ...rest] = rows;
  if (!first || first.cells.length < 2 || rest.length === 0) return null;
  if (!first.cells.every(({ text }) => headsColumn(text))) return null;
  const count = first.cells.length;
  const same = rest.filter(({ cells }) => cells.length === count).length;
  const more = rest.filter(({ cells }) => cells.length === count + 1).length;
  const figures = rest.filter(({ cells }) => cells.slice(1).some(({ text }) => FIGURE.test(text))).length;
  const isOfFigures = HEADS_FIGURES.test(first.cells[1]?.text ?? '') && figures * 2 >= rest.length;
  const isHeaded = same * 2 > rest.length && (count > 2 || isOfFigures);
  return isHeaded || more * 2 > rest.length ? first.cells : null;
}

/** The heading above a cell: at the same place on the page, else as many cells from the right. */
export function columnOf(headings: readonly Cell[], row: Row, index: number): Passage | null {
  const { x } = row.cells[index] ?? { x: null };
  const above =
    x === null ? undefined : headings.find((heading) => heading.x !== null && Math.abs(heading.x - x) < SAME_COLUMN);
  const heading = above ?? headings[headings.length - row.cells.length + index];
  return heading ? { text: heading.text, start: heading.start, end: heading.end } : null;
}

/** 'Name: | X | Date: | Y', and 'Extra | Price | Extra | Price' above rows of two pairs each. */
function isAlternating(headings: readonly Cell[] | null, { cells }: Row): boolean {
  if (cells.length < 4 || cells.length % 2 === 1) return false;
  const names = headings?.map(({ text }) => text) ?? [];
  return names.length > 0
    ? names.length === cells.length && names.every((name, index) => name === names[index % 2])
    : cells.every(({ text }, index) => index % 2 === 1 || text.endsWith(':'));
}

function pairsOfRow(row: Row, headings: readonly Cell[] | null): PairInRow[] {
  // The number of a row is no label: '1. | Term | 36 months', 'Item 7 | Expiry Date | 30 June 2030'.
  const number = row.cells[0]?.text.trim() ?? '';
  const isNumbered = row.cells.length > 2 && (!hasLetters(number, 2) || ITEM_NUMBER.test(number));
  const cells = isNumbered ? row.cells.slice(1) : row.cells;
  const pair = (label: Cell | undefined, value: Cell | undefined, column: Passage | null): PairInRow[] =>
    label && value && isLabel(withoutLeaders(label).text)
      ? [{ form: 'row', label: withoutLeaders(label), value: bare(value), column, paragraph: row.paragraph }]
      : [];
  if (isAlternating(headings, row)) {
    return cells.flatMap((cell, index) => (index % 2 === 0 ? pair(cell, cells[index + 1], null) : []));
  }
  const isTitled = headings !== null && headings.length > 1;
  const offset = isNumbered ? 1 : 0;
  return cells.slice(1).flatMap((cell, index) => {
    const column = isTitled ? columnOf(headings, row, index + 1 + offset) : null;
    return pair(cells[0], cell, column);
  });
}

/** Days in the one row below its headings: 'Principal | Loan Date | Maturity' above '$900 | 05-22-2025 | 05-22-2030', which has no label of its own. */
function datesBelow(headings: readonly Cell[], rows: readonly Row[]): PairInRow[] {
  const [row, ...more] = rows.filter(({ cells }) => cells !== headings);
  if (!row || more.length > 0 || row.cells.length !== headings.length || headings.length < 3) return [];
  if (isLabel(row.cells[0]?.text ?? '')) return [];
  return row.cells.flatMap((cell, index) => {
    const heading = headings[index];
    const isDay = findDates(cell.text).some(({ kind }) => kind === 'day');
    return heading && isDay
      ? [{ form: 'row', label: bare(heading), value: bare(cell), column: null, paragraph: row.paragraph }]
      : [];
  });
}

function withoutLeaders({ text, start }: Cell): Passage {
  const cut = text.replace(LEADERS_AT_END, '');
  return { text: cut, start, end: start + cut.length };
}

function bare({ text, start, end }: Cell): Passage {
  return { text, start, end };
}

/** The pairs of a table's rows, and those that stand inside of its cells. */
export function pairsOfTable(contract: { text: string }, all: readonly Row[]): PairInRow[] {
  const rows = withoutContents(all);
  const headings = headingsOf(rows);
  if (rows.some(isSideBySide) && !(headings && rows.some((row) => isAlternating(headings, row)))) {
    const titles = rows[0]?.cells.some(({ text }) => runIn(text)) ? null : (rows[0]?.cells ?? null);
    return rows.flatMap((row) =>
      row.cells.flatMap((cell, index) => {
        const column = titles && row !== rows[0] ? columnOf(titles, row, index) : null;
        return runInPairs(contract, cell, row.paragraph, column);
      }),
    );
  }
  const dated = headings ? datesBelow(headings, rows) : [];
  const others = rows.flatMap((row) => {
    if (row.cells === headings) return [];
    const inCells = row.cells.flatMap((cell) =>
      cell.text.endsWith(':') ? [] : runInPairs(contract, cell, row.paragraph),
    );
    return inCells.length > 0 && inCells[0]?.label.start === row.cells[0]?.start ? inCells : pairsOfRow(row, headings);
  });
  return [...others, ...dated];
}
