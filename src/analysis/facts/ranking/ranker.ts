import type { Category } from '../../provisions/categories';
import type { ProvisionId } from '../../provisions/heads/provision-ids';
import type { Source } from '../source';
import type { Candidate, CandidateSentence } from './candidates';
import { type DocumentView, viewOf } from './document-view';
import { featuresOf } from './features';
import { sumKey } from './named-sums';
import { KINDS_OF, type RankedFact, type Ranker } from './weights';

/** A value of a contract that may be the fact: all places where it stands, the likeliest first. */
export interface Ranked {
  candidates: Candidate[];
  /** Of the softmax, all places together. */
  probability: number;
  /** How often a value of this probability was right, 0 to 1. */
  confidence: number;
}

/** What candidates must have in common to be one value: the day, the length, or that they are open or blank. */
export function valueKey(candidate: Candidate): string {
  if (candidate.kind === 'date') return candidate.iso;
  if (candidate.kind === 'money') return sumKey(candidate.money);
  if (candidate.kind !== 'period') return candidate.kind;
  const { count, unit } = candidate.period;
  if (unit === 'year') return `${count * 12} month`;
  if (unit === 'quarter') return `${count * 3} month`;
  return unit === 'week' ? `${count * 7} day` : `${count} ${unit}`;
}

const memo = new WeakMap<Candidate, number[]>();

/** What is known of a candidate, which is one of one view; worked out once, when a fact that it may be is first asked for. */
function bucketsOf(view: DocumentView, sentence: CandidateSentence, candidate: Candidate): number[] {
  const buckets = memo.get(candidate) ?? featuresOf(view, sentence, candidate);
  memo.set(candidate, buckets);
  return buckets;
}

/**
 * The values of a contract that may be the fact, the likeliest first; 'blank' stands for one that is left open. Their probabilities and that of
 * there being none make 1.
 */
export function rank(source: Source, fact: RankedFact): Ranked[] {
  const ranker = source.ranker(fact);
  const scores: [Candidate, number][] = [];
  const view = viewOf(source);
  for (const sentence of view.sentences)
    for (const candidate of sentence.candidates) {
      if (!KINDS_OF[fact].includes(candidate.kind)) continue;
      let score = 0;
      for (const bucket of bucketsOf(view, sentence, candidate)) score += ranker.weights[bucket] ?? 0;
      scores.push([candidate, score * ranker.scale]);
    }
  const most = Math.max(ranker.none, ...scores.map(([, score]) => score));
  const shares = scores.map(([candidate, score]) => [candidate, Math.exp(score - most)] as const);
  const total = Math.exp(ranker.none - most) + shares.reduce((sum, [, share]) => sum + share, 0);
  const values = Map.groupBy(shares, ([candidate]) => valueKey(candidate)).values();
  return [...values]
    .map((places) => {
      const probability = places.reduce((sum, [, share]) => sum + share, 0) / total;
      const candidates = places.toSorted(([, one], [, other]) => other - one).map(([candidate]) => candidate);
      return { candidates, probability, confidence: confidenceOf(probability, ranker) };
    })
    .toSorted((one, other) => other.probability - one.probability);
}

interface Witness {
  /** What the clause model must think its sentence to be, at least so likely. */
  category: Category | ProvisionId;
  least: number;
  /** The head whose hearing is as good. */
  subject?: ProvisionId;
  /** Whether half of the ranker's own threshold is enough in a sentence that would be listed: of the lengths of renewals and notices such ones are right. */
  isByListing?: true;
}

/**
 * The second witness: what the clause model must think at least of the sentence, so that words alone never make a fact. Out of fold it costs 1 right
 * answer in 100 and takes 1 wrong one in 8.
 */
const WITNESS: Readonly<Record<RankedFact, Witness>> = {
  agreement: { category: 'Agreement Date', least: 0 },
  effective: { category: 'Effective Date', least: 0.01, subject: 'speaks-of-start' },
  term: { category: 'Expiration Date', least: 0.01 },
  renewal: { category: 'Renewal Term', least: 0.01, isByListing: true },
  notice: { category: 'Notice Period To Terminate Renewal', least: 0.01, isByListing: true },
  price: { category: 'speaks-of-price', least: 0.01 },
};

/** From this probability on the clause model lists a sentence as such a clause: then half of what is else needed is enough. */
const LISTED = 0.5;
/** From this probability on a head hears a sentence speak of the fact. */
const HEARD = 0.2;

/** Whether a value stands in a sentence that the clause model would list as such a clause. */
function isListed(source: Source, { candidates }: Ranked, category: Category | ProvisionId): boolean {
  return candidates.some(({ sentence }) => source.provisions.probability(sentence, category) >= LISTED);
}

/** A value of this probability needs no second witness: the clause model has seen few contracts in everyday words. */
const SURE = 0.8;

/**
 * The value that is told as the fact; null where none is likely enough by the ranker and by the clause model.
 * @param not values, as `valueKey` writes them, that are known to be something else
 */
export function likeliest(source: Source, fact: RankedFact, not: readonly string[] = []): Ranked | null {
  const best = rank(source, fact).find(({ candidates: [first] }) => first && !not.includes(valueKey(first)));
  const { category, least, subject, isByListing } = WITNESS[fact];
  const { least: enough } = source.ranker(fact);
  if (!best || best.probability < enough / 2) return null;
  if (best.probability < enough && !(isByListing && isListed(source, best, category))) return null;
  const isSeen = best.candidates.some(
    ({ sentence }) =>
      source.provisions.probability(sentence, category) >= least ||
      (subject !== undefined && source.provisions.probability(sentence, subject) >= HEARD),
  );
  return isSeen || best.probability >= SURE ? best : null;
}

function confidenceOf(probability: number, { offset, slope }: Ranker): number {
  const kept = Math.min(1 - 1e-6, Math.max(1e-6, probability));
  const logit = offset + slope * Math.log(kept / (1 - kept));
  return Math.round(100 / (1 + Math.exp(-logit))) / 100;
}
