import type { Fact, Facts } from '../../shared/analysis';
import { evidenceAt } from '../evidence';
import type { Category } from '../provisions/categories';
import { type ListedSentence, listedSentences } from '../provisions/classify';
import { stated } from './fact';
import type { Source } from './source';

/** The provisions in which a fact is stated. */
const PROVISIONS = {
  agreementDate: 'Agreement Date',
  effectiveDate: 'Effective Date',
  expirationDate: 'Expiration Date',
  term: 'Expiration Date',
  renewalTerm: 'Renewal Term',
  noticePeriod: 'Notice Period To Terminate Renewal',
  governingLaw: 'Governing Law',
  liabilityCap: 'Cap On Liability',
} as const satisfies Partial<Record<keyof Facts, Category>>;

/**
 * From this probability of a sentence on, silence is not claimed. Out of fold on labelled contracts 3% of the clauses that are there are still told
 * as absent (docs/accuracy.md).
 */
const NOT_SILENT = 0.15;
/** Notices are many, and those against a renewal are told from others less surely. */
const NOTICE_NOT_SILENT = 0.3;

const leastOf = (name: keyof typeof PROVISIONS) => (name === 'noticePeriod' ? NOTICE_NOT_SILENT : NOT_SILENT);

/** The likeliest sentence of a provision that forbids to claim silence: one that is listed as its clause, or is likely enough to be one. */
function likeliestSentence(source: Source, name: keyof typeof PROVISIONS): ListedSentence | null {
  const { outline, provisions } = source;
  const category = PROVISIONS[name];
  const likely = outline.sentences.flatMap((sentence, row) => {
    const confidence = provisions.probability(row, category);
    return confidence >= leastOf(name) ? [{ sentence, confidence }] : [];
  });
  return [...listedSentences(source, provisions, category), ...likely].reduce<ListedSentence | null>(
    (best, one) => (best && best.confidence >= one.confidence ? best : one),
    null,
  );
}

/** A fact without a value whose provision is there all the same: stated, in the provision's own words. Others are given back as they are. */
export function orStated(source: Source, name: keyof typeof PROVISIONS, fact: Fact): Fact {
  if (fact.status !== 'absent' && fact.status !== 'unreadable') return fact;
  const likeliest = likeliestSentence(source, name);
  if (!likeliest) return fact;
  const { sentence, confidence } = likeliest;
  return stated(Math.round(confidence * 100) / 100, [evidenceAt(source.contract, sentence.start, sentence.end)]);
}
