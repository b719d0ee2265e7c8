import { plainText } from '../document/plain-text';
import { onlyWords } from '../lexicon/words';
import type { Reading } from '../reading';
import type { Actor } from '../statements/parties';
import { affiliate } from './declarations/affiliate';
import { hosting } from './declarations/hosting';
import { KINDS } from './declarations/registry';
import { saas } from './declarations/saas';
import { softwareLicence } from './declarations/software-licence';
import { websiteTerms } from './declarations/website-terms';
import type { Family } from './family';
import { isKind, sideOf } from './paper-kind';

const KIND_OF = new Map(KINDS.map((kind) => [kind.id, kind]));
/** Roles are defined near the beginning: '(the "Customer")'. */
const OPENING = 4_000;
const DEFINED = /"(?:the )?([\p{L}][\p{L} '-]{1,40})"/gu;
/** In papers of these families 'we' are those who drafted them, and 'you' those who sign. */
const WE_DRAFT: readonly Family[] = ['consumer', 'lease', 'occupancy', 'employment', 'finance'];
const WE_DRAFT_THESE = [websiteTerms, saas, softwareLicence, hosting, affiliate];

/** The side of the kind that an actor stands on, by its id; null where that is not plain, or where it is both. */
export function sideOfActor(reading: Reading, actor: Actor): string | null {
  const kind = reading.kind.id === null ? undefined : KIND_OF.get(reading.kind.id);
  if (!kind || actor.joint) return null;
  const place =
    sideOf(kind.sides, actor.words) ??
    placeByParty(reading, actor) ??
    placeOfPronoun(reading, actor, kind.drafter ?? 0);
  return place === null ? null : (kind.sides[place]?.id ?? null);
}

/** The side across from another. */
export function otherSide(reading: Pick<Reading, 'kind'>, side: string): string | null {
  return reading.kind.sides.find(({ id }) => id !== side)?.id ?? null;
}

/** By the party that is so called: the side on which it stands, or, of a paper that gives only the other side its role, the side that is left. */
function placeByParty({ kind, facts, contract }: Reading, { name, words }: Actor): number | null {
  const called = new Set([name, words].map((one) => one.toLowerCase()));
  const index = facts.parties.findIndex(
    ({ value, role }) => called.has(role?.toLowerCase() ?? '') || called.has(value?.toLowerCase() ?? ''),
  );
  if (index < 0) return null;
  const own = kind.sides.findIndex(({ party }) => party === index);
  if (own >= 0) return own;
  const declared = KIND_OF.get(kind.id ?? '')?.sides ?? [];
  const opening = plainText(contract.text.slice(0, OPENING));
  const places = [...opening.matchAll(DEFINED)].flatMap(([, role]) => sideOf(declared, role ?? null) ?? []);
  const [first] = places;
  return first !== undefined && places.every((place) => place === first) ? 1 - first : null;
}

/** 'We' and 'you', by the role of the party that is so called, by that of the other, or by who drafts such papers. */
function placeOfPronoun(reading: Reading, { words }: Actor, drafter: number): number | null {
  const isWe = onlyWords('we, us').test(words);
  if (!isWe && !onlyWords('you').test(words)) return null;
  const weDraft = WE_DRAFT.includes(reading.kind.family) || isKind(reading.kind, ...WE_DRAFT_THESE);
  return weDraft ? (isWe ? drafter : 1 - drafter) : null;
}
