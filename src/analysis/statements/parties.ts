import { BETWEEN_NAMES, BLANKS_AND_COMMAS, WHITE_SPACE } from '../lexicon/characters';
import { withoutThe } from '../lexicon/en/articles';
import { BOTH_SIDES, COMMON_NOUN_ROLES, PASSING_ROLES, ROLES, UNDEFINED_ROLES } from '../lexicon/en/roles';
import { spacedSource } from '../lexicon/phrases';
import { anyWording, asWritten, closingWords, onlyWords, openingWords, wording } from '../lexicon/words';
import { withoutCapacity } from '../mentions/capacities';
import type { Reading } from '../reading';

/** 'Codewell Inc., a Georgia company (“Codewell”)': a company and what it is called. */
const DEFINED =
  /\b(?:Inc|LLC|Ltd|Limited|Corp|Corporation|GmbH|AG|SA|SARL|LP|LLP|PLC|company)\b[^()"“”\n]{0,60}\((?:the |each,? an? )?["“]([A-Z][\w&'-]+(?: [A-Z][\w&'-]+){0,2})["”]\)/g;
/** In characters. */
const OPENING = 2_000;

/** What tells how the parties of a text are called: who they are, and the paper. */
export interface Called {
  facts: { parties: readonly Pick<Reading['facts']['parties'][number], 'value' | 'role'>[] };
  contract: Pick<Reading['contract'], 'text'>;
}

const memo = new WeakMap<Called['facts'], readonly string[]>();

/** Names by which the contract calls its parties: defined roles first, then short forms of the names, then common roles. */
export function partyNames(reading: Called): readonly string[] {
  const known = memo.get(reading.facts);
  if (known) return known;
  const names = new Set<string>();
  for (const party of reading.facts.parties) {
    for (const role of (party.role ?? '').split(BETWEEN_NAMES)) {
      const name = role.replace(ARTICLE_FIRST, '').trim();
      if (name.length < 2 || name.length >= 60) continue;
      names.add(name);
      // A clause in capitals calls them so too.
      if (reading.contract.text.includes(name.toUpperCase())) names.add(name.toUpperCase());
    }
    const value = withoutCapacity(party.value ?? '').trim();
    if (value && value.length < 90) {
      names.add(value);
      const first = value.split(BLANKS_AND_COMMAS)[0] ?? '';
      if (
        /^[A-Z][\w&.-]{3,}$/.test(first) &&
        !asWritten(onlyWords('The, First, United, American, National, General, Global')).test(first)
      )
        names.add(first);
      if (
        /^[A-Z][a-z]{1,11} [A-Z][\p{L}'-]+$/u.test(value) &&
        !asWritten(closingWords('Inc, Corp, Co, Ltd, LLC, LP, AG, SA, SL, GmbH, Bank, Group')).test(value)
      )
        names.add(first);
    }
  }
  for (const [, name] of reading.contract.text.slice(0, OPENING).matchAll(DEFINED)) if (name) names.add(name);
  for (const role of ROLES) {
    for (const written of [role, role.toUpperCase()]) if (reading.contract.text.includes(written)) names.add(written);
  }
  const sorted = [...names].sort((a, b) => b.length - a.length).slice(0, 60);
  memo.set(reading.facts, sorted);
  return sorted;
}

const ARTICLE_FIRST = openingWords('{the,a,an} ');

/** 'KI, Inc.' and 'KI Inc.' are one name. */
const BEFORE_FORM = /,?\s+(?=Inc|Ltd|LLC|L\.|Corp|Co\b)/;
const escaped = (name: string): string => name.split(BEFORE_FORM).map(spacedSource).join(',?\\s+');
/** A phrase in small letters, which may begin with a capital or be all in capitals. */
const inAnyCase = (phrase: string): string =>
  `${phrase.replace(/[a-z]/g, (c) => `[${c}${c.toUpperCase()}]`).replaceAll(' ', '\\s+')}`;

/** Parties that a contract names by what they do in a clause, or by a word that it never defines. */
const IN_CLAUSE = [
  `(?:[Tt]he\\s+)?(?:${PASSING_ROLES.map(inAnyCase).join('|')})\\s+[Pp]art(?:y|ies)`,
  `[Tt]he\\s+(?:${COMMON_NOUN_ROLES.join('|')})`,
  `(?:[Tt]he\\s+)?(?:${UNDEFINED_ROLES.map((role) => withoutThe(role)).join('|')})`,
].join('|');

const patterns = new WeakMap<Called['facts'], RegExp>();

function pattern(reading: Called): RegExp {
  const known = patterns.get(reading.facts);
  if (known) return known;
  const names = [...partyNames(reading).map(escaped), ...BOTH_SIDES.map(inAnyCase)];
  const made = new RegExp(
    `(?<![\\w-])(?:(?:[Tt]he\\s+|THE\\s+)?(?:${names.join('|')})|[Yy]ou|[Ww]e|YOU|WE|${IN_CLAUSE})(?!\\w|-\\w)`,
    'g',
  );
  patterns.set(reading.facts, made);
  return made;
}

/** Who is spoken of: a party, 'either party', or both. */
export interface Actor {
  /** For prose: 'Provider', '“we”', 'either party'. */
  name: string;
  /** As the contract writes it: 'the Provider', 'Neither party'. */
  words: string;
  /** Both sides, whichever of them it is ('the receiving party'), or one named together with the other. */
  joint: boolean;
}

/** Where a text names a party; offsets within the text. */
export interface PartyMention {
  from: number;
  to: number;
  actor: Actor;
}

/** Every place at which a text names a party or both of them, in order. */
export function partiesIn(reading: Called, text: string): PartyMention[] {
  return [...text.matchAll(pattern(reading))].map((match) => ({
    from: match.index,
    to: match.index + match[0].length,
    actor: actorCalled(match[0]),
  }));
}

/** The party that the words name. */
function actorCalled(words: string): Actor {
  const joint = isJoint(words) || isPassing(words);
  return { words: words.replace(WHITE_SPACE, ' ').trim(), name: joint ? 'either party' : nameOf(words), joint };
}

/** Characters of 'the '. */
const ARTICLE = 4;

/** The party that is named right at an offset of the text, 'the' before it or not; null where none is. */
export function partyAt(reading: Pick<Reading, 'facts' | 'contract'>, text: string, index: number): Actor | null {
  const found = partiesIn(reading, text).find(
    ({ from, to }) => from >= index - ARTICLE && from <= index + 1 && to > index,
  );
  return found?.actor ?? null;
}

/** Whether two names are those of one party. */
export function isSame(one: Actor, other: Actor): boolean {
  return one.name.toLowerCase() === other.name.toLowerCase();
}

/** 'The receiving party' is whichever of the two receives, unless the contract names one of them so, in capitals. */
function isPassing(words: string): boolean {
  return asWritten(closingWords(' part{y,ies}')).test(words);
}

/** Whether the phrase names both sides ("each party", "either party", "the parties"). */
export function isJoint(phrase: string): boolean {
  return (
    anyWording(
      wording('each, either, both, a(n), any, the, neither, no', 8, 'part{y,ies}'),
      wording('each, either, both, neither', 4, 'side(s), us'),
    ).test(phrase) || onlyWords('you and we, we and you, we both, parties, party').test(phrase.trim())
  );
}

/** How a party is called in a line for people: without its article where its name has a capital; "you" and "we" of a contract in quotation marks. */
export function nameOf(who: string): string {
  const name = who
    .replace(WHITE_SPACE, ' ')
    .trim()
    .replace(/^(?:[Tt]he|THE)\s(?=[^a-z])/, '');
  if (onlyWords('(both )parties').test(name)) return 'the parties';
  return onlyWords('you, we, us').test(name) ? `“${name.toLowerCase()}”` : name;
}
