import { endsLikeOrganisation } from '../../../mentions/legal-forms';
import { openingOf } from '../../opening';
import type { Source } from '../../source';
import { isNatural, type PartyMention } from '../mention';
import { type PartyCandidate, partyCandidates } from './candidates';
import { type PartyWeights, shippedWeights } from './weights';

/** From which probability a name is a party's, and one that the readers tell as well. */
const LEAST = 0.47;
const LEAST_READ = 0.25;
/** The same where the readers are sure of whom they tell: what nothing speaks for goes, and whom they overlooked comes. */
const SURELY = 0.7;
const HARDLY = 0.01;
/** Cue of somebody whom the sentence names in which the parties deal: 'Ann hires Bo'. */
const DEALS = 'r.dealer';
/** In characters: letters and forms are shorter. */
const LONG = 12_000;
/** In characters. Of a few lines the readers see all that there is to see. */
const SHORT = 4500;
const ENOUGH = 2;

/** The probability that a candidate is a party: a logistic regression on its cues. */
export function probabilityOf({ cues }: Pick<PartyCandidate, 'cues'>, by: PartyWeights = shippedWeights): number {
  return 1 / (1 + Math.exp(-cues.reduce((sum, cue) => sum + (by[cue] ?? 0), 0)));
}

/**
 * The parties that the trained ranker tells, by all that stands around the names of the contract and whether the readers tell them. Where these are sure (at least
 * two, and of each its role or its legal form) it must be surer than they to add or take away one; of a long contract it does neither.
 */
export function withRanked(
  source: Source,
  read: readonly PartyMention[],
  by: PartyWeights = source.partyWeights,
): PartyMention[] {
  const roles = new Set(read.map(({ role }) => role));
  // Two who are called the same are one side of the paper.
  const areSides = read.length >= ENOUGH && (roles.size > 1 || roles.has(null));
  const areSure = areSides && read.every(({ role, name }) => role !== null || !isNatural(name));
  // The opening sentence of a long contract names its parties, and the readers read it better.
  const isLong = source.plain.length > LONG;
  if (areSure && source.plain.length < SHORT) return [...read];
  if (isLong && (areSure || (read.length > 0 && openingOf(source) !== null))) return [...read];
  const candidates = partyCandidates(source, read).map((one) => ({ ...one, probability: probabilityOf(one, by) }));
  const isKept = ({ isRead, cues, probability }: (typeof candidates)[number]) =>
    isRead && (cues.includes(DEALS) || probability >= (areSure ? HARDLY : LEAST_READ));
  const least = areSure && candidates.filter(isKept).length >= ENOUGH ? SURELY : LEAST;
  const ranked = candidates
    .filter((one) => isKept(one) || (!one.isRead && one.probability >= least))
    .map(({ mention }) => mention);
  // Who terms for everybody say that 'we' are is named by them alone.
  const [only] = read;
  if (ranked.length === 0 && only && read.length === 1 && only.role === 'we' && endsLikeOrganisation(only.name))
    return [only];
  // It takes no side away of two who are surely somebody: a contract has two.
  const areNamed = read.every(({ name }) => isNatural(name) || endsLikeOrganisation(name));
  return areSides && areNamed && ranked.length < ENOUGH ? [...read] : ranked;
}
