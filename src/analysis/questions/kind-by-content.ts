import { KINDS } from '../kinds/declarations/registry';
import type { KindDeclaration } from '../kinds/define-kind';
import type { ProvisionId } from '../provisions/heads/provision-ids';
import type { ProvisionScores } from '../provisions/provision-scores';
import { QUESTIONS } from './declarations/registry';
import usual from './usual-kinds.json';

/**
 * Papers of which neither title nor structure says what they are: letters, e-mails, bookings. What they provide says it: of the questions that are asked
 * of some kinds only, those of one kind are answered time and again. Measured out of one's own papers in docs/accuracy.md.
 */

/** What papers of other families score as one of this kind: mean and spread. Written by `scripts/train-kinds.ts`. */
export type UsualScores = Readonly<Record<string, readonly [mean: number, spread: number]>>;

/** Kinds that stand under another paper, or are a part of one, and kinds of a kind that is there by itself. */
const PARTS = new Set([
  'amendment',
  'order-form',
  'statement-of-work',
  'government-terms',
  'employee-covenants',
  'business-associate',
  'data-processing',
  'offer-letter',
  'mutual-nda',
  'one-way-nda',
  'employment-us',
  'employment-england',
]);
/** Kinds that ask much the same: which of them leads says nothing of how sure it is that it is one of them. */
const ALIKE: readonly (readonly string[])[] = [
  ['lease', 'commercial-lease'],
  ['residential-lease-us', 'residential-tenancy-england'],
  ['sale-of-goods', 'sale-conditions', 'real-estate-sale'],
  ['contractor', 'consulting', 'development'],
  ['loan', 'promissory-note', 'convertible-note'],
  ['licence', 'licence-to-occupy'],
];
/** How near, as a share of its head's threshold, a sentence may be heard. */
const NEAR = 0.5;
/** By how many spreads a kind must score more than other papers do, and more than the next kind that is not like it. */
const LEAST_ABOVE = 2.2;
const LEAST_LEAD = 0.6;
/** Spreads are not taken for smaller than they can be known from so few papers. */
const LEAST_SPREAD = 0.5;

const SPECIFIC = specificProvisions();

/** The kinds of which each provision is asked that is not asked of every contract. */
function specificProvisions(): ReadonlyMap<ProvisionId, ReadonlySet<string>> {
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

const COUNT = new Map<string, number>();
for (const kinds of SPECIFIC.values()) for (const kind of kinds) COUNT.set(kind, (COUNT.get(kind) ?? 0) + 1);

/** How much of what is asked of each kind only a paper provides: a provision that few kinds have counts more, one that is hardly heard less. */
export function kindScores(provisions: Pick<ProvisionScores, 'passages'>): Map<string, number> {
  const scores = new Map([...COUNT.keys()].map((kind) => [kind, 0]));
  for (const [provision, kinds] of SPECIFIC) {
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

/** The kind that a paper is by what it provides; null where no kind leads clearly. */
export function kindByContent(
  provisions: Pick<ProvisionScores, 'passages'>,
  others: UsualScores = usual as unknown as UsualScores,
): KindDeclaration | null {
  const above = [...kindScores(provisions)]
    .filter(([kind]) => !PARTS.has(kind) && others[kind] !== undefined)
    .map(([kind, score]) => {
      const [mean = 0, spread = 0] = others[kind] ?? [];
      return { kind, by: (score - mean) / (spread + LEAST_SPREAD) };
    })
    .toSorted((one, other) => other.by - one.by);
  const [first] = above;
  if (!first || first.by < LEAST_ABOVE) return null;
  const alike = ALIKE.find((kinds) => kinds.includes(first.kind)) ?? [first.kind];
  const next = above.find(({ kind }) => !alike.includes(kind));
  if (next && first.by - next.by < LEAST_LEAD) return null;
  return KINDS.find(({ id }) => id === first.kind) ?? null;
}
