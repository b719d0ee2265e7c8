import type { ProvisionId } from '../../provisions/heads/provision-ids';
import type { ProvisionPassage, ProvisionScores } from '../../provisions/provision-scores';
import { QUESTIONS } from '../declarations/registry';

/** What is asked of some kinds only, and what of it a paper provides. */

/** How near, as a share of its head's threshold, a sentence may be heard. */
const NEAR = 0.5;
/** So many passages show what a paper provides. */
const SHOWN = 3;

/** The kinds of which each provision is asked that is not asked of every contract. */
const KINDS_BY_PROVISION: ReadonlyMap<ProvisionId, ReadonlySet<string>> = kindsByProvision();

/** Of how many such provisions each kind is asked. */
const COUNT = new Map<string, number>();
for (const kinds of KINDS_BY_PROVISION.values()) for (const kind of kinds) COUNT.set(kind, (COUNT.get(kind) ?? 0) + 1);

function kindsByProvision(): Map<ProvisionId, Set<string>> {
  const kindsOf = new Map<ProvisionId, Set<string>>();
  const ofAll = new Set<ProvisionId>();
  for (const { kinds, yes, no } of QUESTIONS)
    for (const provision of [...(yes.provisions ?? []), ...(no?.provisions ?? [])]) {
      if (kinds === 'any') ofAll.add(provision);
      else kindsOf.set(provision, new Set([...(kindsOf.get(provision) ?? []), ...kinds]));
    }
  for (const provision of ofAll) kindsOf.delete(provision);
  return kindsOf;
}

/** The kinds of which the provision is asked, if it is not asked of every contract. */
export function kindsAskedOf(provision: string): ReadonlySet<string> {
  return KINDS_BY_PROVISION.get(provision as ProvisionId) ?? new Set();
}

/** How much of what is asked of each kind only a paper provides: a provision that few kinds have counts more, one that is hardly heard less. */
export function contentScores(provisions: Pick<ProvisionScores, 'passages'>): Map<string, number> {
  const scores = new Map([...COUNT.keys()].map((kind) => [kind, 0]));
  for (const [provision, kinds] of KINDS_BY_PROVISION) {
    const margins = provisions.passages(provision, NEAR).map(({ margin }) => margin);
    if (margins.length === 0) continue;
    const heard = 1 / (1 + Math.exp(-(Math.max(...margins) + 1)));
    for (const kind of kinds)
      scores.set(
        kind,
        (scores.get(kind) ?? 0) + (heard * Math.log(COUNT.size / kinds.size)) / Math.sqrt(COUNT.get(kind) ?? 1),
      );
  }
  return scores;
}

/** The passages that most plainly provide what is asked of the kind and of few others, the plainest first. */
export function tellingPassages(provisions: Pick<ProvisionScores, 'passages'>, kind: string): ProvisionPassage[] {
  const told = [...KINDS_BY_PROVISION].flatMap(([provision, kinds]) =>
    kinds.has(kind)
      ? provisions.passages(provision).map((passage) => ({
          passage,
          weight: passage.probability * Math.log(COUNT.size / kinds.size),
        }))
      : [],
  );
  const passages = told.toSorted((one, other) => other.weight - one.weight).map(({ passage }) => passage);
  return passages
    .filter(({ sentence }, at) => passages.findIndex((one) => one.sentence === sentence) === at)
    .slice(0, SHOWN);
}
