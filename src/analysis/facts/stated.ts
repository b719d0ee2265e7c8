import type { Fact, Facts } from '../../shared/analysis';
import { evidenceAt } from '../evidence';
import type { Category } from '../provisions/categories';
import { PRESENT } from '../provisions/classify';
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
/** A clause that is listed because the contract as a whole has one is told from this probability on. */
const LISTED = 0.1;

/** The likeliest sentence of a provision, and how likely it is. */
function likeliestSentence({ outline, provisions }: Source, category: Category) {
  let best = { index: -1, probability: 0 };
  outline.sentences.forEach((_, index) => {
    const probability = provisions.probability(index, category);
    if (probability > best.probability) best = { index, probability };
  });
  return best;
}

const leastOf = (name: keyof typeof PROVISIONS) => (name === 'noticePeriod' ? NOTICE_NOT_SILENT : NOT_SILENT);

/** A fact without a value whose provision is there all the same: stated, in the provision's own words. Others are given back as they are. */
export function orStated(source: Source, name: keyof typeof PROVISIONS, fact: Fact): Fact {
  if (fact.status !== 'absent' && fact.status !== 'unreadable') return fact;
  const { index, probability } = likeliestSentence(source, PROVISIONS[name]);
  const sentence = source.outline.sentences[index];
  const least = source.provisions.present(PROVISIONS[name]) >= PRESENT ? LISTED : leastOf(name);
  if (!sentence || probability < least) return fact;
  return stated(Math.round(probability * 100) / 100, [evidenceAt(source.contract, sentence.start, sentence.end)]);
}
