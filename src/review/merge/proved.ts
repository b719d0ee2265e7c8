import { overlaps } from '../../analysis/evidence';
import type { Evidence, Severity } from '../../shared/analysis';
import type { Change, Claim } from '../claims';
import type { Judged } from '../verify';

type Of<A extends Change['about']> = Extract<Change, { about: A }>;

/** A claim that was proved, with what it changes; `severity` is that of the second reading. */
export interface Proved<A extends Change['about']> {
  change: Of<A>;
  claim: Claim;
  severity: Severity | null;
}

/** The proved claims that change one thing. */
export function provedOf<A extends Change['about']>(judged: readonly Judged[], about: A): Proved<A>[] {
  return judged
    .filter(isProved)
    .flatMap(({ claim, severity }) =>
      claim.change?.about === about ? [{ change: claim.change as Of<A>, claim, severity }] : [],
    );
}

/** Whether a claim stands: its passages bear it out, or contradict what it says where it is a built-in statement that the model refutes. */
export function isProved({ claim, judgement }: Judged): boolean {
  if (!claim.isRefutation) return judgement === 'supported';
  return judgement === 'contradicted' || (judgement === 'unsupported' && !isDoubtOnly(claim));
}

/** A finding that was refuted and is neither contradicted nor borne out by its passages stays, to be checked. */
export function isDoubtOnly({ about }: Claim): boolean {
  return about === 'risk' || about === 'compliance';
}

/** Two that agree leave half of the doubt that one left. */
export function raised(confidence: number): number {
  return confidence + (1 - confidence) / 2;
}

/** The passages of both, those that share words once. */
export function joined(one: readonly Evidence[], other: readonly Evidence[]): Evidence[] {
  return [...one, ...other.filter((quote) => !one.some((before) => overlaps(before, quote)))];
}
