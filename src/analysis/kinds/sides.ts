import { plainText } from '../document/plain-text';
import { withoutThe } from '../lexicon/en/articles';
import { wording } from '../lexicon/words';
import type { Reading } from '../reading';
import type { Actor } from '../statements/parties';
import { KINDS } from './declarations/registry';
import type { KindDeclaration } from './define-kind';
import { sideOfPronoun } from './drafter';
import { initialsOf, namesOfParty } from './names-of-party';
import { sideOf } from './paper-kind';

const KIND_OF = new Map(KINDS.map((kind) => [kind.id, kind]));
/** Who answers for a side is not the side across from it. */
const ANSWERS_FOR = wording('guarantor*, suret{y,ies}, indemnitor*, principal*');
/** 'CE', not 'WE'. */
const INITIALS = /^(?!WE$|US$|I$)[A-Z]{2,4}$/;
/** Roles are defined near the beginning: '(the "Customer")'. */
const OPENING = 4_000;
const DEFINED = /"(?:the )?([\p{L}][\p{L} '-]{1,40})"/gu;

/** The side of the kind that an actor stands on, by its id; null where that is not plain, or where it is both. */
export function sideOfActor(reading: Reading, actor: Actor): string | null {
  const kind = reading.kind.id === null ? undefined : KIND_OF.get(reading.kind.id);
  if (!kind || actor.joint) return null;
  const party = partyCalled(reading, actor);
  const own = party === null ? -1 : reading.kind.sides.findIndex((side) => side.party === party);
  // 'Company' is a customer by most papers of the kind, and in this one the supplier.
  if (own >= 0) return kind.sides[own]?.id ?? null;
  const left = () =>
    party === null || ANSWERS_FOR.test(reading.facts.parties[party]?.role ?? '') ? null : sideLeft(reading);
  const place =
    sideOf(kind.sides, actor.words) ??
    sideByInitials(kind.sides, actor.name) ??
    left() ??
    sideOfPronoun(kind, actor.words);
  return place === null ? null : (kind.sides[place]?.id ?? null);
}

/** The side across from another. */
export function otherSide(reading: Pick<Reading, 'kind'>, side: string): string | null {
  return reading.kind.sides.find(({ id }) => id !== side)?.id ?? null;
}

/** The party that is so called, by its place among the parties: by role or name, else by what papers shorten its name to. */
function partyCalled({ facts }: Reading, { name, words }: Actor): number | null {
  const called = new Set([name, words].map((one) => withoutThe(one).toLowerCase()));
  const index = facts.parties.findIndex(
    ({ value, role }) => called.has(role?.toLowerCase() ?? '') || called.has(value?.toLowerCase() ?? ''),
  );
  if (index >= 0) return index;
  const short = facts.parties.flatMap((party, at) => (namesOfParty(party).some((one) => called.has(one)) ? [at] : []));
  return short.length === 1 ? (short[0] as number) : null;
}

/** The side by the initials of its role: 'CE' and 'BA' of a paper between a covered entity and its business associate. */
function sideByInitials(sides: KindDeclaration['sides'], words: string): number | null {
  if (!INITIALS.test(words)) return null;
  const places = sides.flatMap(({ roles }, place) => (roles.some((role) => initialsOf(role) === words) ? [place] : []));
  return places.length === 1 ? (places[0] as number) : null;
}

/** The side that is left to a party of a paper that gives only the other side its role. */
function sideLeft({ kind, contract }: Reading): number | null {
  const declared = KIND_OF.get(kind.id ?? '')?.sides ?? [];
  const opening = plainText(contract.text.slice(0, OPENING));
  const places = [...opening.matchAll(DEFINED)].flatMap(([, role]) => sideOf(declared, role ?? null) ?? []);
  const [first] = places;
  return first !== undefined && places.every((place) => place === first) ? 1 - first : null;
}
