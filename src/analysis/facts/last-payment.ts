import { datesOfPaper } from '../document/dates-of-paper';
import { recogniseKind } from '../kinds/recognise';
import { anyWording, closingWords, inClause, onlyWords, openingWords, upTo } from '../lexicon/words';
import type { End } from './day';
import { type Fact, found } from './fact';
import { labelledWords } from './labelled';
import { evidenceOf } from './ranked-fact';
import { viewOf } from './ranking/document-view';
import type { Source } from './source';

const SURE = 0.7;

/** 'Until the first day of October, 2031, when the entire balance shall be due', 'the last instalment is due on 1 May 2030'. */
const ALL_DUE_BEHIND = anyWording(
  openingWords(
    /,?\s{0,3}/,
    '{when,on which date,at which time}',
    inClause(80),
    'balance, principal, whole, remainder, unpaid',
    inClause(80),
    'due, paid, payable',
  ),
  openingWords(upTo(9, '.;'), '({final,stated} ){maturity,repayment} date'),
);
const ALL_DUE_BEFORE = anyWording(
  closingWords(
    '{last,final} {instal(l)ment,payment}, {repaid,paid,payable} in full, {loan,note,principal,balance} {is,shall be,must be,will be} ({due,repaid,paid,payable} )(in full )',
    inClause(40),
    '{on,by,before} (or before )(the )',
  ),
  closingWords('{last,final} {instal(l)ment,payment} ({is,falls} )due( date)', /\W{1,3}/),
);

/** 'Final payment due | September 16, 2027'. */
const LAST_LABEL = onlyWords([
  '{last,final} {payment,instal{,l}ment,repayment}( {due,date,due date,due on})( by), date of (the ){last,final} {payment,instal{,l}ment,repayment}',
  '({loan,final,note} )maturity( date), {loan,note} {ends,due,end date,due date}, (final ){repayment,payoff} date',
  '{repaid,paid off,repayable} (in full )(by)',
]);

/** The one day that a form's label names for the last payment. */
function labelledLast(source: Source): Fact<End> | null {
  const names = new Set(
    source.document.labelValues.flatMap((pair) => pair.names.filter((name) => LAST_LABEL.test(name))),
  );
  const days = labelledWords(source, names).flatMap(({ words, evidence }) =>
    datesOfPaper(source.contract, words).flatMap(({ iso, kind, start, end }) =>
      kind === 'day' && iso ? [{ iso, written: words.slice(start, end), evidence }] : [],
    ),
  );
  const [last] = days;
  if (!last || days.some(({ iso }) => iso !== last.iso)) return null;
  const { evidence, ...value } = last;
  return found({ value, confidence: SURE, evidence: [evidence] });
}

/** The day on which the last of a loan is to be paid, where the paper names no other end. */
export function lastPayment(source: Source): Fact<End> | null {
  if (recogniseKind(source).family !== 'finance') return null;
  const labelled = labelledLast(source);
  if (labelled) return labelled;
  for (const { candidates, start } of viewOf(source).sentences) {
    for (const day of candidates) {
      if (day.kind !== 'date') continue;
      const isLast =
        ALL_DUE_BEHIND.test(source.plain.slice(day.end, day.end + 240)) ||
        ALL_DUE_BEFORE.test(source.plain.slice(start, day.start));
      if (!isLast) continue;
      const written = source.contract.text.slice(day.start, day.end);
      return found({ value: { iso: day.iso, written }, confidence: SURE, evidence: [evidenceOf(source, day)] });
    }
  }
  return null;
}
