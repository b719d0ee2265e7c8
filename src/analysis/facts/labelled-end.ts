import type { Evidence } from '../../shared/analysis';
import { datesOfPaper } from '../document/dates-of-paper';
import { sentenceEvidence } from '../document/sentence-evidence';
import { closingWords, inClause, wording } from '../lexicon/words';
import { findDates } from '../mentions/dates';
import type { End } from './day';
import { type Fact, found, stated } from './fact';
import { labelledWords } from './labelled';
import { labelledSpan } from './labelled-span';
import type { Source } from './source';

const UNDER_LABEL = 0.7;

/** What a form calls its last day, whatever it calls its first. */
const END_LABELS: ReadonlySet<string> = new Set(
  [
    'contract',
    'agreement',
    'term',
    'lease',
    'subscription',
    'tenancy',
    'membership',
    'cover',
    'licence',
    'license',
    'hire',
    '',
  ]
    .flatMap((thing) =>
      ['end date', 'expiry date', 'expiration date', 'expiry', 'ends', 'expires'].map((name) =>
        `${thing} ${name}`.trim(),
      ),
    )
    .concat([
      'subscription end',
      'term end',
      'contract end',
      'lease end',
      'maturity',
      'maturity date',
      'final maturity date',
    ]),
);

/** 'The rental begins at Time Out and continues until the Equipment is back in the yard': the day due in does not end it. */
const RUNS_UNTIL_BACK = wording(
  '{rental,hire}( period)',
  inClause(60),
  '{continues,continue,runs,goes on,lasts} until',
  inClause(60),
  'returned, back, checked in, collected',
);
const UNTIL_BACK = 'it runs until the thing is back';
const runsUntilBack = ({ outline }: Source) => outline.sentences.some(({ text }) => RUNS_UNTIL_BACK.test(text));

/** The one day that labels of a form name as the last one. */
export function labelledEnd(source: Source): Fact<End> | null {
  const last = labelledSpan(source)?.last;
  if (last && runsUntilBack(source)) return stated(UNDER_LABEL, [last.evidence], UNTIL_BACK);
  if (last) return found({ value: last, confidence: UNDER_LABEL, evidence: [last.evidence] });
  const days = labelledWords(source, END_LABELS).flatMap(({ words, evidence }) =>
    datesOfPaper(source.contract, words).flatMap(({ iso, start, end }) =>
      iso ? [{ iso, written: words.slice(start, end), evidence }] : [],
    ),
  );
  const [day] = days;
  if (!day || days.some(({ iso }) => iso !== day.iso)) return null;
  const { evidence, ...value } = day;
  return found({ value, confidence: UNDER_LABEL, evidence: [evidence] });
}

/** '36 months from the Start Date, ending 31 July 2028'. */
const ENDING_ON = closingWords('{ending,expiring,ends,expires,until,till}( and including)( on)( the) ');

/** The one day that the words which tell a length name as its last; null where they name none. */
export function lastDayIn(source: Source, evidence: readonly Evidence[]): Fact<End> | null {
  const days = evidence.flatMap(({ start, end }) => {
    const words = source.plain.slice(start, end);
    return findDates(words).flatMap(({ iso, start: from, end: to }) =>
      iso && ENDING_ON.test(words.slice(0, from)) ? [{ iso, from: start + from, to: start + to }] : [],
    );
  });
  const [last, ...others] = days;
  if (!last || others.length > 0) return null;
  const { contract, outline } = source;
  const value = { iso: last.iso, written: contract.text.slice(last.from, last.to) };
  return found({ value, confidence: UNDER_LABEL, evidence: [sentenceEvidence(contract, outline, last.from, last.to)] });
}
