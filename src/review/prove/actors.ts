import type { Reading } from '../../analysis/reading';
import { clausesIn, type Force } from '../../analysis/statements/clauses';
import { type Actor, isSame, partiesIn } from '../../analysis/statements/parties';
import { plain, stemOf, wordsOf } from './words';

interface Deed {
  who: Actor;
  denied: boolean;
  /** The stem of the verb. */
  verb: string;
  words: ReadonlySet<string>;
}

const DENYING: readonly Force[] = ['must not', 'need not', 'does not', 'is not'];
const BEFORE_VERB = new Set(
  'be been have has had also then only to not promptly immediately solely forthwith always itself'.split(' '),
);

type Known = Pick<Reading, 'facts' | 'contract'>;

/** A second verb of the same subject: 'shall remove any pet and shall pay for all harm', 'may enter and inspect' has none of its own. */
const NEXT_VERB =
  /(?:,|\band|\bor|\bbut)\s+(?:(?:shall|must|will|may|can|has to|have to)(\s+not)?|(?:need|does|do)\s+(not))\s+/gi;

function deedsIn(reading: Known, text: string): Deed[] {
  const clauses = clausesIn(reading, text, null);
  return clauses.flatMap(({ who, voice, force, at }) => {
    if (voice === 'object') return [];
    const next = clauses.find(({ from }) => from > at)?.from ?? text.length;
    const rest = text.slice(at, Math.max(at, next));
    const further = [...rest.matchAll(NEXT_VERB)].map((match) => ({
      denied: (match[1] ?? match[2]) !== undefined,
      words: rest.slice(match.index + match[0].length),
    }));
    return [{ denied: DENYING.includes(force), words: text.slice(at) }, ...further].flatMap(
      ({ denied, words }) => deedOf(who, denied, words.slice(0, REACH)) ?? [],
    );
  });
}

const REACH = 160;
const MOST_WORDS = 14;

function deedOf(who: Actor, denied: boolean, words: string): Deed | null {
  const behind = wordsOf(words);
  const verb = behind.find((word) => !BEFORE_VERB.has(word) && !word.endsWith('ly'));
  if (!verb || /^[^\p{L}]/u.test(verb)) return null;
  const end = behind.findIndex((word) => /^[;.]$/.test(word));
  return { who, denied, verb: stemOf(verb), words: new Set(behind.slice(0, end < 0 ? MOST_WORDS : end).map(stemOf)) };
}

/** 'the tenant' as the contract writes its role: 'the Tenant'. Names that stand there already are left. */
function asContractNames(reading: Known, text: string): string {
  const roles = reading.facts.parties.flatMap(({ role }) => (role ? [role.replace(/^the\s+/i, '')] : []));
  return roles.reduce(
    (said, role) => said.replace(new RegExp(`\\b${role.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}\\b`, 'gi'), role),
    text,
  );
}

/** Whether two deeds speak of the same: the same verb, or most of the words behind it. */
function sameDeed(one: Deed, other: Deed): boolean {
  return (
    one.verb === other.verb &&
    (one.words.size < 3 || [...one.words].some((word) => word !== one.verb && word.length > 3 && other.words.has(word)))
  );
}

/** Why a claim does not say who does what as its passages do. */
export type ActorFault = { kind: 'sides'; said: string; written: string } | { kind: 'denial'; verb: string };

/**
 * Compares who does what in a claim with the statements of its passages. Only where both speak of the same deed is there anything to compare; the rest is left to
 * the second reading. Null where nothing differs.
 */
export function actorFault(reading: Known, claim: string, passages: string): ActorFault | null {
  const written = deedsIn(reading, plain(passages));
  for (const said of deedsIn(reading, asContractNames(reading, plain(claim)))) {
    const alike = written.filter((deed) => sameDeed(said, deed));
    if (alike.length === 0) continue;
    const ofActor = alike.filter(({ who }) => who.joint || said.who.joint || isSame(who, said.who));
    if (ofActor.length === 0 && alike.every(({ who }) => isNamedParty(reading, who)) && isNamedParty(reading, said.who))
      return { kind: 'sides', said: said.who.name, written: alike[0]?.who.name ?? '' };
    if (ofActor.length > 0 && ofActor.every(({ denied }) => denied !== said.denied))
      return { kind: 'denial', verb: said.verb };
  }
  return ownerFault(reading, claim, passages);
}

/** Pronouns may be anybody's; names and roles are not. */
function isNamedParty(reading: Known, { name }: Actor): boolean {
  return !/^[“"]/.test(name) && partiesIn(reading, name).length > 0;
}

const OWNED = /^['’]s?\s+((?:[\p{L}-]+\s+){0,2}[\p{L}-]+)/u;

/** 'the Landlord's liability' where the passages only know 'the Tenant's liability'. */
function ownerFault(reading: Known, claim: string, passages: string): ActorFault | null {
  const owned = (text: string) =>
    partiesIn(reading, text).flatMap(({ to, actor }) => {
      const words = OWNED.exec(text.slice(to))?.[1];
      return words && !actor.joint
        ? [{ actor, thing: stemOf(wordsOf(words).at(-1) ?? ''), all: wordsOf(words).map(stemOf) }]
        : [];
    });
  const proof = owned(plain(passages));
  for (const { actor, all } of owned(asContractNames(reading, plain(claim)))) {
    const same = proof.filter((one) => all.some((word) => word.length > 4 && one.all.includes(word)));
    if (same.length > 0 && same.every((one) => !isSame(one.actor, actor)))
      return { kind: 'sides', said: actor.name, written: same[0]?.actor.name ?? '' };
  }
  return null;
}
