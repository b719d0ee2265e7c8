import type { Evidence } from '../../shared/analysis';
import { sentenceAt } from '../document/sentence-evidence';
import type { Period } from '../mentions/periods';
import { definedPeriod } from './defined-period';
import { type Fact, found, stated } from './fact';
import { labelledSpan } from './labelled-span';
import { evidenceOf } from './ranked-fact';
import type { Candidate } from './ranking/candidates';
import type { Ranked } from './ranking/ranker';
import type { Source } from './source';
import { wholeYears, yearsBetween } from './whole-years';

/** Why a term is told without a length: by its days it is no whole years long. */
export const ENDS_ON_DAY = 'it runs until a day';
const SPAN = 0.7;

function between(first: string, last: string, evidence: Evidence[]): Fact<Period> {
  const years = yearsBetween(first, last);
  return years ? found({ value: years, confidence: SPAN, evidence }) : stated(SPAN, evidence, ENDS_ON_DAY);
}

/** How far the two days of a form are apart, or those of a period that the paper defines; null where it names none. */
export function lengthOfSpan(source: Source): Fact<Period> | null {
  const labelled = labelledSpan(source);
  if (labelled)
    return between(labelled.first.iso, labelled.last.iso, [labelled.first.evidence, labelled.last.evidence]);
  const defined = definedPeriod(source);
  return defined?.first && defined.last ? between(defined.first.iso, defined.last.iso, [defined.evidence]) : null;
}

/** Of a contract that runs to a day how long that is, where the same sentence, or the form's first day, says from when on. */
export function lengthToDay(source: Source, best: Ranked, last: Candidate & { kind: 'date' }): Fact<Period> {
  const evidence = [evidenceOf(source, last)];
  const sentence = sentenceAt(source.outline, last.start);
  const years = sentence && wholeYears(source.plain.slice(sentence.start, sentence.end));
  if (years) return found({ value: years, confidence: best.confidence, evidence });
  const span = labelledSpan(source)?.last.iso === last.iso ? lengthOfSpan(source) : null;
  return span ?? stated(best.confidence, evidence, ENDS_ON_DAY);
}
