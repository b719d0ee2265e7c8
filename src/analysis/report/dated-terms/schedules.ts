import type { DatedTerm } from '../../../shared/analysis';
import { capitalised } from '../../../shared/phrases';
import { type Cell, type Row, tablesOf } from '../../document/cells';
import { datesOfPaper } from '../../document/dates-of-paper';
import { sentenceEvidence } from '../../document/sentence-evidence';
import { hasDigit, hasLetters, NUMBERING, withoutStart } from '../../lexicon/characters';
import { inClause, wording } from '../../lexicon/words';
import { findDates } from '../../mentions/dates';
import { findMoney } from '../../mentions/money';
import type { Reading } from '../../reading';
import { NOTHING } from './term';

const PAYMENTS = wording('pay*, instal(l)ment(s), due, deposit, balance, tranche(s), rent, premium(s), repay*');
/** What something costs of which the table tells the day: nobody pays it then, unless the table or the words above it say so. */
const PRICES = wording('fee(s)');
/** By such a day work is to be done or accepted; what is paid for it falls due later, where the table does not say that it is paid then. */
const MILESTONES = wording(
  'milestone(s), deliverable(s), {target,planned,expected,forecast} {date,day,end}(s), accept*',
);
const PAID_THEN = wording('{payment,instal(l)ment} {due,date,day}(s), {payable,paid,due} {on,by}');
/** 'The fees are payable on these dates:', above a table. */
const SAID_ABOVE = wording(
  '{pay,pays,paid,payable,payment(s),due,invoiced}',
  inClause(90),
  'date(s), day(s), follow(s), following, below, schedule, instal(l)ments, stages, table',
);
const LOOKED_AT = 300;
/** Days on which something else was done, or somebody born. */
const OTHERS = wording(
  'dated, date of birth, born, signed, signature, invoice date, received, period, {already,been} paid, paid {with,today,now,on signing}',
);
/** Cells of a date and of a sum say little else. */
const LONGEST = 40;
const LONGEST_LABEL = 60;

/** The rows of tables of payments: a day and a sum each, 'Instalment 1 | 1 March 2027 | $5,000'; and the days by which what has a price is to be done, without it. */
export function scheduled(reading: Reading): DatedTerm[] {
  return tablesOf(reading.contract).flatMap((rows) => {
    const heads = rows[0]?.cells ?? [];
    const above = SAID_ABOVE.test(textAbove(reading, rows[0]?.paragraph ?? 0));
    return rows.flatMap((row) => termOf(reading, row, heads, above));
  });
}

/** The paragraph above a table, or its end. */
function textAbove({ contract: { paragraphs, text } }: Reading, first: number): string {
  const above = paragraphs[first - 1];
  return above ? text.slice(Math.max(above.start, above.end - LOOKED_AT), above.end) : '';
}

function termOf(
  { contract, outline }: Reading,
  { cells }: Row,
  heads: readonly Cell[],
  isPaidThen: boolean,
): DatedTerm[] {
  const dated = cells.filter(
    ({ text }) => text.length <= LONGEST && datesOfPaper(contract, text).some(({ kind, iso }) => kind === 'day' && iso),
  );
  const days = dated.flatMap(({ text }) =>
    datesOfPaper(contract, text).filter(({ kind, iso }) => kind === 'day' && iso),
  );
  const sums = cells.filter(({ text }) => text.length <= LONGEST && findMoney(text).length === 1);
  const [day] = days;
  const [sum] = sums;
  if (!day?.iso || !sum || days.length > 1 || sums.length > 1) return [];
  const others = cells.filter((cell) => cell !== sum && findDates(cell.text).length === 0);
  const label = (others.find(({ text }) => hasLetters(text)) ?? others[0])?.text.slice(0, LONGEST_LABEL) ?? '';
  const said = heads.map(({ text }) => text).join(' ');
  const about = `${said} ${label}`;
  if (!(PAYMENTS.test(about) || PRICES.test(about)) || OTHERS.test(about)) return [];
  const evidence = [sentenceEvidence(contract, outline, cells[0]?.start ?? 0, cells.at(-1)?.end ?? 0)];
  const words = withoutStart(label, NUMBERING);
  // The tab behind the number of a row parts no cells.
  const name = words === '' ? 'Payment' : capitalised(label.includes('\t') ? words : label);
  const isPayment = isPaidThen || PAID_THEN.test(said) || (PAYMENTS.test(about) && !MILESTONES.test(about));
  if (isPayment) return [{ ...NOTHING, kind: 'payment', label: `${name}: ${sum.text}`, day: day.iso, evidence }];
  const [cell] = dated;
  // 'From 5 to 9 July 2027' is no day by which anything is done.
  if (!cell || hasDigit(cell.text.slice(0, day.start)) || hasDigit(cell.text.slice(day.end))) return [];
  const column = cells.length === heads.length ? heads[cells.indexOf(cell)]?.text : undefined;
  const what = column && findDates(column).length === 0 ? `: ${column.toLowerCase()}` : '';
  return [{ ...NOTHING, kind: 'named', label: `${name}${what}`, day: day.iso, evidence }];
}
