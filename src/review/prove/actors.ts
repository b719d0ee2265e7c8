import { wording } from '../../analysis/lexicon/words';
import { findPeriods, formatPeriod } from '../../analysis/mentions/periods';
import type { Reading } from '../../analysis/reading';
import { type Clause, clausesIn, type Force } from '../../analysis/statements/clauses';
import { type Actor, isSame, partiesIn } from '../../analysis/statements/parties';
import { numbersIn } from './numbers';
import { withOneName } from './party-names';
import { plain, stemOf, wordsOf } from './words';

interface Deed {
  who: Actor;
  force: Force;
  denied: boolean;
  /** The stem of the verb. */
  verb: string;
  words: ReadonlySet<string>;
  /** The words that make it depend on a condition, or but for an exception. */
  hedges: ReadonlySet<string>;
  isBound: boolean;
  /** Stems of the words behind 'other than', 'except' or 'without': of them the contrary is so. */
  exception: ReadonlySet<string>;
  /** Whether it is itself the condition of something: 'if the tenant does not pay'. */
  isCondition: boolean;
  /** Its numbers, lengths of time, 'without notice' and 'at any time', as far as nobody else acts: by them the same deed of two sides is told apart. */
  marks: ReadonlySet<string>;
}

const DENYING: readonly Force[] = ['must not', 'need not', 'does not', 'is not'];
const BEFORE_VERB = new Set(
  'be been have has had also then only to not promptly immediately solely forthwith always itself'.split(' '),
);
/** 'Is free to work' speaks of working. */
const LEADING = new Set(
  'free entitled allowed permitted required obliged obligated able bound authorized authorised'.split(' '),
);
const NOTHING = new Set('no none nothing nobody'.split(' '));
/** 'Is barred from keeping' denies it. */
const STOPPING = new Set(
  'prevented barred prohibited precluded restrained banned excluded forbidden unable'.split(' '),
);
/** What makes a deed depend on something else: 'without consent', 'except', 'only if'. */
const HEDGES = new Set('without unless except save only if where when once until subject'.split(' '));
const EXCEPTIONS = new Set('without unless except save'.split(' '));
/** Who consents takes the place of 'without' and 'unless'. */
const CONSENTS = new Set('consent consents approval approves permission permits agrees agreed'.split(' '));
/** Behind a denial these set a bound: 'no more than'. */
const BOUNDS = new Set('than exceed exceeding beyond'.split(' '));

type Known = Pick<Reading, 'facts' | 'contract'>;

/** A second verb of the same subject: 'shall remove any pet and shall pay for all harm', 'may enter and inspect' has none of its own. */
const NEXT_VERB =
  /(?:,|\band|\bor|\bbut)\s+(?:(?:shall|must|will|may|can|has to|have to)(\s+not)?|(?:need|does|do)\s+(not))\s+/gi;
const SENTENCE_END = /[.;](?:\s|$)/;

function deedsIn(reading: Known, text: string): Deed[] {
  const clauses = clausesIn(reading, text, null);
  return clauses.flatMap((clause) => {
    const { voice, at } = clause;
    if (voice === 'object') return [];
    const next = clauses.find(({ from }) => from > at)?.from ?? text.length;
    const rest = text.slice(at, Math.max(at, next));
    const further = [...rest.matchAll(NEXT_VERB)].map((match) => ({
      denied: (match[1] ?? match[2]) !== undefined,
      words: rest.slice(match.index + match[0].length),
      own: rest.slice(match.index + match[0].length),
    }));
    const before = text.slice(0, at);
    const around = before.slice(before.search(LAST_SENTENCE)) + text.slice(at);
    return [{ denied: isDenied(clause), words: text.slice(at), own: rest }, ...further].flatMap(
      ({ denied, words, own }) =>
        deedOf(clause, denied, words.slice(0, REACH), firstSentence(own), firstSentence(around)) ?? [],
    );
  });
}

/** From where the last sentence of a text begins. */
const LAST_SENTENCE = /[^.;]*$/;
const firstSentence = (text: string) => text.slice(0, SENTENCE_END.exec(text)?.index ?? text.length);

/** 'Neither party is liable' denies without a 'not'. */
function isDenied({ force, who }: Clause): boolean {
  return DENYING.includes(force) || /^(?:neither|no)\b/i.test(who.words);
}

const REACH = 160;
const MOST_WORDS = 14;

/**
 * @param words what stands behind the modal
 * @param own the same as far as nobody else acts
 * @param sentence the sentence in which it stands
 */
function deedOf(
  { who, force, under }: Clause,
  denied: boolean,
  words: string,
  own: string,
  sentence: string,
): Deed | null {
  const behind = wordsOf(words);
  let at = behind.findIndex((word) => !BEFORE_VERB.has(word) && !word.endsWith('ly'));
  const [lead = '', to = ''] = at < 0 ? [] : behind.slice(at, at + 2);
  const stops = STOPPING.has(lead) && (to === 'from' || to === 'to');
  if (stops || (LEADING.has(lead) && to === 'to')) at += 2;
  const verb = behind[at];
  if (!verb || /^[^\p{L}]/u.test(verb)) return null;
  const end = behind.findIndex((word) => /^[;.]$/.test(word));
  const said = behind.slice(0, end < 0 ? MOST_WORDS : end);
  const around = wordsOf(sentence);
  return {
    who,
    force,
    // 'Shall open no other shop' and 'makes no promise' deny as 'not' does.
    denied: (denied !== stops) !== NOTHING.has(behind[at + 1] ?? ''),
    verb: stemOf(verb),
    words: new Set(said.map(stemOf)),
    hedges: new Set(around.filter((word) => HEDGES.has(word) || CONSENTS.has(word))),
    isBound: around.some((word, index) => BOUNDS.has(word) && !isExcepting(around, index)),
    exception: new Set(around.slice(exceptionIn(around)).map(stemOf)),
    isCondition: under !== null && HEDGES.has(under),
    marks: marksOf(own),
  };
}

/** 'Other than' is no bound. */
const isExcepting = (words: readonly string[], at: number) =>
  words[at] === 'than' && (words[at - 1] === 'other' || words[at - 1] === 'rather');

function exceptionIn(words: readonly string[]): number {
  const at = words.findIndex((word, index) => EXCEPTIONS.has(word) || isExcepting(words, index));
  return at < 0 ? words.length : at + 1;
}

const FREELY = wording('at any time, at its discretion, at once, immediately');

function marksOf(text: string): Set<string> {
  const words = wordsOf(text);
  const [freely] = FREELY.exec(text) ?? [];
  return new Set([
    ...numbersIn(text).map(({ value }) => String(value)),
    ...findPeriods(text).map((period) => formatPeriod(period)),
    ...words.flatMap((word, at) => (word === 'without' ? [`without ${words[at + 1]}`] : [])),
    ...(freely ? [freely.toLowerCase()] : []),
  ]);
}

/** Whether two deeds speak of the same: the same verb, and one of the words behind it. */
function sameDeed(one: Deed, other: Deed): boolean {
  return (
    one.verb === other.verb &&
    (one.words.size < 3 ||
      other.words.size < 3 ||
      [...one.words].some((word) => word !== one.verb && word.length > 3 && other.words.has(word)))
  );
}

/** 'Need not' and 'may' go together, and so do 'shall not … without consent' and 'may … with consent', but not 'may … without consent'. */
function opposed(said: Deed, written: Deed): boolean {
  if (said.denied === written.denied || said.isCondition || said.isBound !== written.isBound) return false;
  const isSameHedge = [...said.hedges].some((word) => HEDGES.has(word) && written.hedges.has(word));
  if (!isSameHedge && said.hedges.size > 0 && written.hedges.size > 0) return false;
  const isException = [...said.words].some(
    (word) => word.length > 3 && word !== said.verb && written.exception.has(word),
  );
  if (!isSameHedge && isException) return false;
  const denied = said.denied ? said : written;
  const open = said.denied ? written : said;
  return !(denied.force === 'need not' && open.force === 'may');
}

/** Why a claim does not say who does what as its passages do. */
export type ActorFault = { kind: 'sides'; said: string; written: string } | { kind: 'denial'; verb: string };

/**
 * Compares who does what in a claim with the statements of its passages. Only where both speak of the same deed is there anything to compare; the rest is left to
 * the second reading. Null where nothing differs.
 */
export function actorFault(reading: Known, claim: string, passages: string): ActorFault | null {
  const [said, proof] = [withOneName(reading, plain(claim)), withOneName(reading, plain(passages))];
  const written = deedsIn(reading, proof);
  for (const deed of deedsIn(reading, said)) {
    const alike = written.filter((other) => sameDeed(deed, other));
    const [first] = alike;
    if (!first) continue;
    const ofActor = alike.filter(({ who }) => who.joint || deed.who.joint || isSame(who, deed.who));
    const sides = { kind: 'sides' as const, said: deed.who.name, written: first.who.name };
    if (ofActor.length === 0) {
      if ([deed, ...alike].every(({ who }) => isNamed(reading, who, proof))) return sides;
      continue;
    }
    if (ofActor.every((other) => opposed(deed, other))) return { kind: 'denial', verb: deed.verb };
    const other = ofOther(deed, alike);
    if (other && isNamed(reading, deed.who, proof)) return { ...sides, written: other.who.name };
  }
  return ownerFault(reading, said, proof);
}

/** Where the passages tell the same deed of both sides, the one whose mark the claim gives to the other: 'on one month's notice' of the Employee's. */
function ofOther(deed: Deed, alike: readonly Deed[]): Deed | null {
  const others = alike.filter(({ who }) => !who.joint && !isSame(who, deed.who));
  if (deed.who.joint || others.length === 0 || others.length === alike.length) return null;
  for (const mark of deed.marks) {
    const isOwn = alike.some((one) => !others.includes(one) && one.marks.has(mark));
    const other = others.find(({ marks }) => marks.has(mark));
    if (!isOwn && other) return other;
  }
  return null;
}

/** Names and roles are somebody's; 'we' and 'you' only where the passages speak so. */
function isNamed(reading: Known, { name, joint }: Actor, passages: string): boolean {
  if (joint) return false;
  if (!/^[“"]/.test(name)) return partiesIn(reading, name).length > 0;
  return partiesIn(reading, passages).some(({ actor }) => /^[“"]/.test(actor.name));
}

const OWNED = /^['’]s?\s+((?:[\p{L}-]+\s+){0,2}[\p{L}-]+)/u;

const OUR = /\b(?:our|your)\b(?=\s\p{L})/giu;
const OWNED_BEFORE = /([\p{L}-]+)\s+of\s+$/u;

/** 'the Landlord's liability' or 'the liability of the Landlord' where the passages only know 'the Tenant's liability'. Both texts have one name for each party. */
function ownerFault(reading: Known, claim: string, passages: string): ActorFault | null {
  const owned = (written: string) => {
    const text = written.replace(OUR, (pronoun) => (/^o/i.test(pronoun) ? "we's" : "you's"));
    return partiesIn(reading, text).flatMap(({ from, to, actor }) => {
      if (actor.joint) return [];
      const words = OWNED.exec(text.slice(to))?.[1] ?? OWNED_BEFORE.exec(text.slice(0, from))?.[1];
      return words ? [{ actor, all: wordsOf(words).map(stemOf) }] : [];
    });
  };
  const proof = owned(passages);
  for (const { actor, all } of owned(claim)) {
    const same = proof.filter((one) => all.some((word) => word.length > 3 && one.all.includes(word)));
    if (same.length > 0 && same.every((one) => !isSame(one.actor, actor)))
      return { kind: 'sides', said: actor.name, written: same[0]?.actor.name ?? '' };
  }
  return null;
}
