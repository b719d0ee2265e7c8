import { plainText } from '../document/plain-text';
import type { Reading } from '../reading';
import type { Actor } from '../statements/parties';
import { KINDS } from './declarations/registry';
import { sideOfPronoun } from './drafter';
import { sideOf } from './paper-kind';

const KIND_OF = new Map(KINDS.map((kind) => [kind.id, kind]));
/** Roles are defined near the beginning: '(the "Customer")'. */
const OPENING = 4_000;
const DEFINED = /"(?:the )?([\p{L}][\p{L} '-]{1,40})"/gu;

/** The side of the kind that an actor stands on, by its id; null where that is not plain, or where it is both. */
export function sideOfActor(reading: Reading, actor: Actor): string | null {
  const kind = reading.kind.id === null ? undefined : KIND_OF.get(reading.kind.id);
  if (!kind || actor.joint) return null;
  const place = sideOf(kind.sides, actor.words) ?? placeByParty(reading, actor) ?? sideOfPronoun(kind, actor.words);
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
