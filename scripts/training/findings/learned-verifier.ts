import { kindOf, likelihood, usualLogOdds, type Verifier } from '../../../src/analysis/trust/verifier';
import { fitLogistic } from '../logistic-regression';
import type { Row } from './rows';

const FOLDS = 10;
/** By so many claims each weight is drawn to nothing. */
const PULL = 30;
/** Each hand counts as so many claims at most: one that wrote many short papers does not decide for the others. */
const MOST_OF_A_HAND = 280;

/** A labelled claim with the hand that wrote its paper. */
export type Labelled = Row & { hand: string };

function weightsOf(rows: readonly Labelled[]): Map<string, number> {
  const claims = Object.groupBy(rows, ({ hand }) => hand);
  return new Map(Object.entries(claims).map(([hand, of]) => [hand, Math.min(1, MOST_OF_A_HAND / (of?.length ?? 1))]));
}

function countsOf(rows: readonly Labelled[], weights: ReadonlyMap<string, number>): Record<string, [number, number]> {
  const counts: Record<string, [number, number]> = {};
  for (const row of rows) {
    const [so, all] = counts[kindOf(row)] ?? [0, 0];
    const weight = weights.get(row.hand) ?? 1;
    counts[kindOf(row)] = [rounded(so + weight * row.label), rounded(all + weight)];
  }
  return counts;
}

const mean = (numbers: readonly number[]) => numbers.reduce((sum, one) => sum + one, 0) / Math.max(1, numbers.length);
const rounded = (number: number) => Math.round(1e4 * number) / 1e4;

/** Learns from labelled claims how likely one is so, by what is known of each: its `known`, of which the first is a constant, as `features` names it. */
export function learnVerifier(rows: readonly Labelled[], features: readonly string[]): Verifier {
  const hands = [...new Set(rows.map(({ hand }) => hand))].sort();
  const weights = weightsOf(rows);
  const counts = countsOf(rows, weights);
  const [so, all] = Object.values(counts).reduce(([one, of], [more, ofMore]) => [one + more, of + ofMore], [0, 0]);
  const share = so / Math.max(1, all);
  const columns = features.map((_, at) => rows.map(({ known }) => known[at] ?? 0));
  // The first is a constant.
  const means = columns.map((column, at) => (at === 0 ? 0 : mean(column)));
  const spreads = columns.map((column, at) => {
    const spread = Math.sqrt(mean(column.map((one) => (one - (means[at] ?? 0)) ** 2)));
    return at === 0 || spread === 0 ? 1 : spread;
  });
  const ofKind = Object.groupBy(rows, kindOf);
  const cases = rows.map((row) => {
    // How usual it is must not be learned from the paper itself.
    const others = countsOf(
      (ofKind[kindOf(row)] ?? []).filter((other) => other.paper !== row.paper),
      weights,
    );
    const known = row.known.map((one, at) => (one - (means[at] ?? 0)) / (spreads[at] ?? 1));
    const byHand = hands.slice(1).map((hand) => (hand === row.hand ? 1 : 0));
    return {
      known: [...known, usualLogOdds(share, others[kindOf(row)]), ...byHand],
      label: row.label,
      weight: weights.get(row.hand) ?? 1,
    };
  });
  const fitted = fitLogistic(cases, [...features.map(() => 0), 0, ...hands.slice(1).map(() => 0)], PULL);
  // Some hands write fair papers, others harsh ones: a client's is taken to be like the average of theirs.
  const average = fitted.slice(features.length + 1).reduce((sum, one) => sum + one, 0) / hands.length;
  return {
    features,
    means: means.map(rounded),
    spreads: spreads.map(rounded),
    weights: fitted.slice(0, features.length).map((weight, at) => rounded(at === 0 ? weight + average : weight)),
    usual: rounded(fitted[features.length] ?? 0),
    share: rounded(share),
    counts: Object.fromEntries(Object.entries(counts).toSorted(([one], [other]) => (one < other ? -1 : 1))),
  };
}

/** How likely each claim is so by a verifier that its own fold of papers, or of hands, did not teach. */
export function outOfFold(rows: readonly Labelled[], features: readonly string[], by: 'paper' | 'hand'): number[] {
  const all = [...new Set(rows.map((row) => row[by]))].sort();
  const foldOf = (row: Labelled) => all.indexOf(row[by]) % FOLDS;
  const verifiers = Array.from({ length: FOLDS }, (_, fold) =>
    learnVerifier(
      rows.filter((row) => foldOf(row) !== fold),
      features,
    ),
  );
  return rows.map((row) => likelihood(verifiers[foldOf(row)] as Verifier, kindOf(row), row.known));
}

/** The share of pairs of a true and a false claim of which the true one is held likelier. */
export function toldApart(rows: readonly Row[], likely: readonly number[]): number {
  const of = (label: 0 | 1) => rows.flatMap((row, at) => (row.label === label ? [likely[at] ?? 0] : []));
  const [no, yes] = [of(0), of(1)];
  const won = yes.map((one) => no.reduce((sum, other) => sum + (one > other ? 1 : one === other ? 0.5 : 0), 0));
  return mean(won) / Math.max(1, no.length);
}
