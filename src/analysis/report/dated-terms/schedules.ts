import type { DatedTerm } from '../../../shared/analysis';
import { capitalised } from '../../../shared/phrases';
import { isRow, type Row, rowsOfTable } from '../../document/cells';
import { datesOfPaper } from '../../document/dates-of-paper';
import { sentenceEvidence } from '../../document/sentence-evidence';
import { withoutStart } from '../../lexicon/characters';
import { wording } from '../../lexicon/words';
import { findDates } from '../../mentions/dates';
import { findMoney } from '../../mentions/money';
import type { Reading } from '../../reading';
import { NOTHING } from './term';

const PAYMENTS = wording('pay*, instal(l)ment(s), due, deposit, balance, tranche(s), rent, fee(s), premium(s), repay*');
/** By such a day work is to be done or accepted; what is paid for it falls due later, where the table does not say that it is paid then. */
const MILESTONES = wording(
  'milestone(s), deliverable(s), {target,planned,expected,forecast} {date,day,end}(s), accept*',
);
const PAID_THEN = wording('{payment,instal(l)ment} {due,date,day}(s), {payable,paid} {on,by}');
/** Days on which something else was done, or somebody born. */
const OTHERS = wording(
  'dated, date of birth, born, signed, signature, invoice date, received, period, {already,been} paid, paid {with,today,now,on signing}',
);
/** Cells of a date and of a sum say little else. */
const LONGEST = 40;
const LONGEST_LABEL = 60;

/** The rows of tables of payments: a day and a sum each, 'Instalment 1 | 1 March 2027 | $5,000'. */
export function scheduled(reading: Reading): DatedTerm[] {
  return tablesOf(reading).flatMap((rows) => {
    const heads = rows[0]?.cells.map(({ text }) => text).join(' ') ?? '';
    return rows.flatMap((row) => termOf(reading, row, heads));
  });
}

/** Rows that follow each other. */
function tablesOf({ contract }: Reading): Row[][] {
  const tables: number[][] = [];
  for (const [at, paragraph] of contract.paragraphs.entries()) {
    if (!isRow(contract, paragraph)) continue;
    const last = tables.at(-1);
    if (last?.at(-1) === at - 1) last.push(at);
    else tables.push([at]);
  }
  return tables.map((paragraphs) => rowsOfTable(contract, paragraphs));
}

function termOf({ contract, outline }: Reading, { cells }: Row, heads: string): DatedTerm[] {
  const days = cells.flatMap(({ text }) =>
    text.length > LONGEST ? [] : datesOfPaper(contract, text).filter(({ kind, iso }) => kind === 'day' && iso),
  );
  const sums = cells.filter(({ text }) => text.length <= LONGEST && findMoney(text).length === 1);
  const [day] = days;
  const [sum] = sums;
  if (!day?.iso || !sum || days.length > 1 || sums.length > 1) return [];
  const label =
    cells.find((cell) => cell !== sum && findDates(cell.text).length === 0)?.text.slice(0, LONGEST_LABEL) ?? '';
  const about = `${heads} ${label}`;
  if (!PAYMENTS.test(about) || OTHERS.test(about)) return [];
  const evidence = [sentenceEvidence(contract, outline, cells[0]?.start ?? 0, cells.at(-1)?.end ?? 0)];
  const name = withoutStart(label, '0123456789.()') === '' ? 'Payment' : capitalised(label);
  const kind = MILESTONES.test(about) && !PAID_THEN.test(heads) ? 'named' : 'payment';
  return [{ ...NOTHING, kind, label: `${name}: ${sum.text}`, day: day.iso, evidence }];
}
