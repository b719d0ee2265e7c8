import type { Fact } from '../../shared/analysis';
import { missing } from './fact';
import { evidenceOf, rankedFact } from './ranked-fact';
import type { CandidateSentence } from './ranking/candidates';
import { viewOf } from './ranking/document-view';
import { likeliest } from './ranking/ranker';
import type { Source } from './source';

/** A day that is less sure gives way to a clause that names no day: 'effective as of the date on which the Site opens'. */
const SURE = 0.6;
/** How likely a sentence is to say when the contract takes effect, to be believed where it names no day. */
const LIKELY = 0.35;
/** The contract's own date, as clauses on its effect call it. */
const OWN_DATE = [
  'signature',
  'signed by',
  'signs it',
  'sign it',
  'signing of this',
  'date hereof',
  'date of this',
  'execution of this',
  'execution hereof',
  'date of execution',
  'above written',
  'written above',
  'set forth above',
];
const TAKES_EFFECT = /\b(?:effective|effect|commenc\w+|starts?|begins?)\b/i;
export const SAME_DATE = 'the date of the agreement';

/** '(the "Effective Date")' after words that name no day. */
const DEFINES = /\((?:the |an? )?["']?(?:Effective|Commencement|Start) Date["']?\)/i;
const DEFINED_LIKELY = 0.1;

/** The sentence that defines the effective date, or else most likely says when the contract takes effect, if it names no day. */
function clauseWithoutDay(source: Source): CandidateSentence | null {
  let best: CandidateSentence | null = null;
  let most = LIKELY;
  const hasDay = ({ candidates }: CandidateSentence) => candidates.some(({ kind }) => kind === 'date');
  for (const sentence of viewOf(source).sentences) {
    const probability = source.provisions.probability(sentence.index, 'Effective Date');
    if (probability >= DEFINED_LIKELY && DEFINES.test(sentence.text) && !hasDay(sentence)) return sentence;
    if (probability < most) continue;
    most = probability;
    best = sentence;
  }
  return best && hasDay(best) ? null : best;
}

/** Whether the contract takes effect on an event that it does not date. */
export function startsOnEvent(source: Source): boolean {
  const clause = clauseWithoutDay(source);
  return clause !== null && !isOwnDate(clause);
}

/** Whether the same day is likelier the last one of the term. */
function isRatherEnd(source: Source, day: Fact): boolean {
  const end = likeliest(source, 'term');
  const start = likeliest(source, 'effective');
  const [last] = end?.candidates ?? [];
  return last?.kind === 'date' && last.iso === day.normalized && (end?.probability ?? 0) > (start?.probability ?? 0);
}

function isOwnDate({ text }: CandidateSentence): boolean {
  return OWN_DATE.some((words) => text.toLowerCase().includes(words));
}

/** The day on which the contract takes effect, which may be the date of the agreement. */
export function effectiveDate(source: Source, agreement: Fact): Fact {
  const day = rankedFact(source, 'effective');
  const clause = clauseWithoutDay(source);
  if (clause && isOwnDate(clause) && agreement.status === 'found') {
    const evidence = [evidenceOf(source, { start: clause.start, end: clause.start + 60 }), ...agreement.evidence];
    return { ...agreement, rule: SAME_DATE, evidence };
  }
  if (day.status === 'found' && isRatherEnd(source, day)) return missing(source.contract);
  const isSure = day.status === 'found' && day.confidence >= SURE;
  if (clause && !isSure) return missing(source.contract);
  const isAgreementDate = day.status === 'found' && day.normalized === agreement.normalized;
  const isSaid = day.evidence.some(({ quote }) => TAKES_EFFECT.test(quote));
  return isAgreementDate && !isSaid ? { ...day, rule: SAME_DATE } : day;
}
