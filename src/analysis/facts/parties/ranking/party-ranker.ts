import { endsLikeOrganisation } from '../../../mentions/legal-forms';
import { openingOf } from '../../opening';
import type { Source } from '../../source';
import { isNatural, type PartyMention } from '../mention';
import { type PartyCandidate, partyCandidates } from './candidates';
import weights from './weights.json';

/** What a cue tells for (above nothing) or against, as `scripts/train-parties.ts` finds it. */
export type PartyWeights = Readonly<Record<string, number>>;

/** From which probability a name is a party's, and one that the readers tell as well. */
const LEAST = 0.47;
const LEAST_READ = 0.25;
/** Cue of somebody whom the sentence names in which the parties deal: 'Ann hires Bo'. */
const DEALS = 'r.dealer';
/** In characters: letters and forms are shorter. */
const LONG = 12_000;
const ENOUGH = 2;

/** The probability that a candidate is a party: a logistic regression on its cues. */
export function probabilityOf({ cues }: Pick<PartyCandidate, 'cues'>, by: PartyWeights = weights): number {
  return 1 / (1 + Math.exp(-cues.reduce((sum, cue) => sum + (by[cue] ?? 0), 0)));
}

/**
 * The parties that the readers tell, where they are sure: at least two, and of each its role or its legal form. Else those that the trained ranker tells, by all that stands
 * around the names of the contract and whether the readers tell them.
 */
export function withRanked(source: Source, read: readonly PartyMention[], by: PartyWeights = weights): PartyMention[] {
  const roles = new Set(read.map(({ role }) => role));
  // Two who are called the same are one side of the paper.
  const areSides = read.length >= ENOUGH && (roles.size > 1 || roles.has(null));
  if (areSides && read.every(({ role, name }) => role !== null || !isNatural(name))) return [...read];
  // The opening sentence of a long contract names its parties, and the readers read it better.
  if (read.length > 0 && source.plain.length > LONG && openingOf(source) !== null) return [...read];
  const ranked = partyCandidates(source, read)
    .filter(
      ({ isRead, cues }) =>
        (isRead && cues.includes(DEALS)) || probabilityOf({ cues }, by) >= (isRead ? LEAST_READ : LEAST),
    )
    .map(({ mention }) => mention);
  // Who terms for everybody say that 'we' are is named by them alone.
  const [only] = read;
  if (ranked.length === 0 && only && read.length === 1 && only.role === 'we' && endsLikeOrganisation(only.name))
    return [only];
  // It takes no side away of two who are surely somebody: a contract has two.
  const areNamed = read.every(({ name }) => isNatural(name) || endsLikeOrganisation(name));
  return areSides && areNamed && ranked.length < ENOUGH ? [...read] : ranked;
}
