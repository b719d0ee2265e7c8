import { readsAsEnglish } from '../document/language';
import type { Sentence } from '../document/outline';
import type { Reading } from '../reading';
import { weighingFeatures } from '../weighing/features';
import { shippedWeighing, weightOf } from '../weighing/weight';
import type { Claim } from './claims';
import { FEATURES } from './features';
import weights from './materiality.json';
import { checkedVerifier, kindOf, likelihood, type Verifier } from './verifier';

/** What is known of a claim: what the verifier knows, and how much its sentences weigh on one side. The first is a constant. */
export const MATERIALITY_FEATURES = [...FEATURES, 'weighs', 'weighs throughout', 'rests on a sentence'] as const;

/** Of a claim that rests on no sentence of the outline. */
const WEIGHS_NOTHING = -4;

/** The sentences on which a claim rests, as places in the outline. */
export function rowsOf(sentences: readonly Sentence[], { evidence }: Pick<Claim, 'evidence'>): number[] {
  return sentences.flatMap(({ start, end }, row) =>
    evidence.some((one) => one.start < end && start < one.end) ? [row] : [],
  );
}

/**
 * What is known of a claim, a number for each of `MATERIALITY_FEATURES`.
 * @param known what the verifier knows of it
 * @param scores of each sentence on which it rests the log-odds that a lawyer tells it
 */
export function materialFeatures(known: readonly number[], scores: readonly number[]): number[] {
  if (scores.length === 0) return [...known, WEIGHS_NOTHING, WEIGHS_NOTHING, 0];
  const mean = scores.reduce((sum, one) => sum + one, 0) / scores.length;
  return [...known, Math.max(...scores), mean, 1];
}

let shipped: Verifier | null = null;

/**
 * How material each claim is, 0 to 1: how likely a lawyer who reads the paper tells his client of those words, rather than passing over them as usual or fair.
 * Null of what rests on no words, and of papers that are not read as English.
 * @param known what the verifier knows of each
 */
export function materialitiesOf(
  reading: Reading,
  claims: readonly Claim[],
  known: readonly (readonly number[])[],
): (number | null)[] {
  if (!readsAsEnglish(reading.contract)) return claims.map(() => null);
  const { sentences } = reading.outline;
  const places = claims.map((claim) => rowsOf(sentences, claim));
  const rows = [...new Set(places.flat())];
  const learned = shippedWeighing();
  const scores = new Map(
    weighingFeatures(reading, rows, reading.provisions.weighing()).map((of, at) => [rows[at], weightOf(learned, of)]),
  );
  shipped ??= checkedVerifier(weights as unknown as Verifier, MATERIALITY_FEATURES);
  const verifier = shipped;
  return claims.map((claim, at) => {
    if (claim.evidence.length === 0) return null;
    const own = (places[at] ?? []).map((row) => scores.get(row) ?? WEIGHS_NOTHING);
    return likelihood(verifier, kindOf(claim), materialFeatures(known[at] ?? [], own));
  });
}
