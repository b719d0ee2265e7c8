import type { Party } from '../../shared/analysis';
import type { Outline } from '../document/outline';
import type { KindDeclaration } from '../kinds/define-kind';
import { namesOfParty, rolesOfParty, tokenWords } from '../kinds/names-of-party';
import type { ContractText } from '../pdf/contract-text';
import { bucketOf, hashText } from '../provisions/input/hash';
import { type Speakers, speakersOf } from './speakers';

/** Features are hashed into so many buckets. */
export const BUCKETS = 1 << 16;

/** A place at which a paper speaks of parties, and what is known of it. */
export interface Evidence {
  /** Places in the list of parties. */
  parties: readonly number[];
  /** Whether only 'we', 'I' or 'you' names them. */
  isPronoun: boolean;
  buckets: number[];
}

type Called = Pick<Party, 'status' | 'value' | 'role'>;

/** Longer "sentences" are tables or broken extraction; so many characters are looked at. */
const LONGEST = 1_500;
/** No contract speaks of its parties so often; what comes later says nothing new. */
const MOST = 200;
const LONGEST_NAME = 6;
/** So many words behind a name, and so many before it, are looked at. */
const AFTER = 6;
const BEFORE = 3;
const AROUND = 15;
const FIRST_PERSON = new Set('we us our ours ourselves i me my mine myself'.split(' '));
const SECOND_PERSON = new Set('you your yours yourself yourselves'.split(' '));
const POSSESSIVE = new Set('our ours my mine your yours'.split(' '));

/** A word of a sentence, and the parties whom it means. */
export interface Token {
  word: string;
  parties?: readonly number[];
  isPronoun?: boolean;
}

/** What a paper says of each party, wherever it names or addresses one, as a model knows it that was learned from sentences in which one side or the other of its kind is named. */
export function evidenceOf(
  { contract, outline }: { contract: ContractText; outline: Outline },
  kind: KindDeclaration,
  parties: readonly Called[],
): Evidence[] {
  const found: Evidence[] = [];
  for (const tokens of sentencesOf({ contract, outline }, parties)) {
    tokens.forEach(({ parties: of, isPronoun = false }, at) => {
      if (of) found.push({ parties: of, isPronoun, buckets: bucketsOf(around(tokens, at), kind) });
    });
    if (found.length > MOST) break;
  }
  return found;
}

/** The sentences of a paper word by word, with those whom each word means. */
export function* sentencesOf(
  { contract, outline }: { contract: ContractText; outline: Outline },
  parties: readonly Called[],
): Generator<Token[]> {
  const names = namesIn(parties);
  const speakers = speakersOf(contract, parties);
  for (const { text, start } of outline.sentences) yield tokensOf(text.slice(0, LONGEST), names, speakers(start));
}

/** What is known of a party by itself: the words of its role. */
export function bucketsOfRole(role: string | null, kind: KindDeclaration): number[] {
  const words = rolesOfParty({ role }).flatMap(tokenWords);
  const last = words.at(-1);
  return last === undefined ? [] : bucketsOf([...words.map((word) => `role: ${word}`), `role ends: ${last}`], kind);
}

/** Names that two parties bear name nobody. */
function namesIn(parties: readonly Called[]): ReadonlyMap<string, readonly number[]> {
  const names = new Map<string, number[]>();
  for (const [at, party] of parties.entries()) {
    if (party.status !== 'found') continue;
    for (const key of new Set(namesOfParty(party).map((name) => tokenWords(name).join(' '))))
      if (key !== '' && !FIRST_PERSON.has(key) && !SECOND_PERSON.has(key))
        names.set(key, [...(names.get(key) ?? []), at]);
  }
  return names;
}

function tokensOf(text: string, names: ReadonlyMap<string, readonly number[]>, speakers: Speakers | null): Token[] {
  const words = tokenWords(text);
  const tokens: Token[] = [];
  for (let at = 0; at < words.length; ) {
    const length = lengthOfName(words, at, names);
    if (length > 0) {
      const parties = names.get(words.slice(at, at + length).join(' ')) ?? [];
      tokens.push({ word: words[at] as string, parties });
      at += length;
      continue;
    }
    const word = words[at] as string;
    const meant = FIRST_PERSON.has(word) ? speakers?.we : SECOND_PERSON.has(word) ? speakers?.you : undefined;
    tokens.push(meant && meant.length > 0 ? { word, parties: meant, isPronoun: true } : { word });
    at++;
  }
  return tokens;
}

function lengthOfName(words: readonly string[], at: number, names: ReadonlyMap<string, readonly number[]>): number {
  for (let length = Math.min(LONGEST_NAME, words.length - at); length > 0; length--)
    if (names.has(words.slice(at, at + length).join(' '))) return length;
  return 0;
}

/** 'pays' is 'pay': names stand before a verb in the third person, pronouns before one in the first. */
const stemOf = (word: string) =>
  word.length > 3 && word.endsWith('s') && !word.endsWith('ss') ? word.slice(0, -1) : word;

/** The words around a token as its parties see them: others who are named are '@other'. */
function around(tokens: readonly Token[], at: number): string[] {
  const own = tokens[at]?.parties ?? [];
  const seen = (place: number): string => {
    const token = tokens[place];
    if (!token) return '#';
    if (!token.parties) return stemOf(token.word);
    return token.parties.some((party) => own.includes(party)) ? '@own' : '@other';
  };
  const behind = Array.from({ length: AFTER }, (_, step) => seen(at + 1 + step));
  const before = Array.from({ length: BEFORE }, (_, step) => seen(at - 1 - step));
  const mine = tokens[at]?.word !== undefined && (POSSESSIVE.has(tokens[at].word) || behind[0] === "'s") ? 'own ' : '';
  const near = new Set<string>();
  for (let place = at - AROUND; place <= at + AROUND; place++) if (place !== at) near.add(seen(place));
  return [
    `${mine}> ${behind[0]}`,
    `${mine}> ${behind.slice(0, 2).join(' ')}`,
    `${mine}> ${behind.slice(0, 3).join(' ')}`,
    `+2 ${behind[1]}`,
    `+3 ${behind[2]}`,
    `< ${before[0]}`,
    `< ${before[1]} ${before[0]}`,
    ...behind.map((word) => `>> ${word}`),
    ...before.map((word) => `<< ${word}`),
    ...[...near].map((word) => `~ ${word}`),
  ];
}

/** Each feature by itself, in papers of the family, and in those of the kind. */
function bucketsOf(features: readonly string[], { id, family }: KindDeclaration): number[] {
  const all = [...features, 'any'].flatMap((feature) => [feature, `${family}: ${feature}`, `${id}: ${feature}`]);
  return [...new Set(all.map((feature) => bucketOf(hashText(feature)) & (BUCKETS - 1)))];
}
