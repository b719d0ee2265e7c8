import type { Claim } from './claims';
import { FEATURES } from './features';
import weights from './weights.json';

/** What is learned from labelled claims: by how much each thing known of a claim speaks for it, and how often claims of its kind were so. */
export interface Verifier {
  /** The names of what is known, as `FEATURES` has them, by which the file is checked. */
  features: readonly string[];
  /** For each of them: its mean, its spread, and its weight in log-odds per spread. */
  means: readonly number[];
  spreads: readonly number[];
  weights: readonly number[];
  /** Weight of how usual it is that claims of one kind are so. */
  usual: number;
  /** The share of all labelled claims that were so. */
  share: number;
  /** Of claims of one kind ('any.late-charges|yes'): how many were so, and how many there were. */
  counts: Readonly<Record<string, readonly [so: number, all: number]>>;
}

/** As many claims of the average stand beside those of one kind, so that one paper does not decide. */
const PULL = 2;

export const kindOf = ({ id, says }: Pick<Claim, 'id' | 'says'>) => `${id}|${says}`;

/** The log-odds that a claim of a kind is so, of which `all` were labelled and `so` of them were. */
export function usualLogOdds(share: number, [so, all]: readonly [number, number] = [0, 0]): number {
  const usual = (so + PULL * share) / (all + PULL);
  return Math.log(usual / (1 - usual));
}

/** How likely a claim is so, 0 to 1, by what is known of it. */
export function likelihood(verifier: Verifier, kind: string, known: readonly number[]): number {
  const { means, spreads, usual, share, counts } = verifier;
  const logit = verifier.weights.reduce(
    (sum, weight, at) => sum + (weight * ((known[at] ?? 0) - (means[at] ?? 0))) / (spreads[at] || 1),
    usual * usualLogOdds(share, counts[kind]),
  );
  return 1 / (1 + Math.exp(-logit));
}

/** @throws Error when the weights are not of what this version knows of a claim */
export function checkedVerifier(verifier: Verifier, features: readonly string[] = FEATURES): Verifier {
  if (verifier.features.join() !== features.join())
    throw new Error(
      'The weights of the verifier are of other features: run scripts/train-trust.ts and scripts/train-materiality.ts.',
    );
  return verifier;
}

let shipped: Verifier | null = null;

/**
 * How likely each claim of a paper is so, by the verifier that comes with the program.
 * @param known what is known of each claim, as `FEATURES` names it
 */
export function likelihoodsOf(claims: readonly Claim[], known: readonly (readonly number[])[]): number[] {
  shipped ??= checkedVerifier(weights as unknown as Verifier);
  const verifier = shipped;
  return claims.map((claim, at) => likelihood(verifier, kindOf(claim), known[at] ?? []));
}
