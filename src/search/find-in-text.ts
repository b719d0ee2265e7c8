import { choicesOf, type Query, type WordsTerm } from './terms';
import { eachStretch, foldWord, isHyphenated } from './words';

/** Words of a text that a query looks for; `group` is the part of the query that they answer. */
export interface Match {
  start: number;
  end: number;
  group: number;
}

/** More than this are not needed to choose what to show. */
const MOST_MATCHES = 400;

/**
 * Finds the words of a query in a text.
 * @returns the first matches in their order; null where the text does not answer the query, which the index alone can't tell of phrases
 */
export function findInText({ all, none }: Query<WordsTerm>, text: string): Match[] | null {
  const sought = new Sought([
    ...all.flatMap((group, i) => group.map((term) => sequenceOf(term, i))),
    ...none.map((term) => sequenceOf(term, UNWANTED)),
  ]);
  const words = new TextWords(text);
  const matches: Match[] = [];
  const open = new Set(all.keys());
  for (let i = 0; i < words.length; i++) {
    if (!sought.mayBegin(words.firstUnit(i))) continue;
    const match = longestAt(sought, words, i, open);
    if (match === UNWANTED) return null;
    if (match && matches.length < MOST_MATCHES) matches.push(match);
    if (matches.length === MOST_MATCHES && open.size === 0 && none.length === 0) break;
  }
  return open.size === 0 ? matches : null;
}

/** The longest of what is sought that begins with the i-th word; what it answers is no longer open. */
function longestAt(sought: Sought, words: TextWords, i: number, open: Set<number>): Match | typeof UNWANTED | null {
  let longest: Match | null = null;
  const take = ({ group }: Sequence, end: number) => {
    open.delete(group);
    if (end > (longest?.end ?? 0)) longest = { start: words.start(i), end, group };
  };
  const word = words.word(i);
  for (const sequence of sought.beginningWith(word)) {
    const end = words.endOf(sequence, i);
    if (end !== null && sequence.group === UNWANTED) return UNWANTED;
    if (end !== null) take(sequence, end);
  }
  if (!words.isParted(i)) return longest;
  // A word that a hyphen parts is found whole as well, unless it is one of several.
  for (const sequence of sought.beginningWith(word + words.word(i + 1))) {
    if (sequence.places.length > 1) continue;
    if (sequence.group === UNWANTED) return UNWANTED;
    take(sequence, words.end(i + 1));
  }
  return longest;
}

/** Words that follow each other. */
interface Sequence {
  group: number;
  places: ReadonlySet<string>[];
  /** The last is the beginning of a word. */
  prefix: boolean;
}

/** The group of what is to be left out. */
const UNWANTED = -1;

function sequenceOf(term: WordsTerm, group: number): Sequence {
  return { group, places: choicesOf(term).map((choices) => new Set(choices)), prefix: term.prefix };
}

/** Sequences by the word they begin with. */
class Sought {
  readonly #whole = new Map<string, Sequence[]>();
  readonly #begun: [beginning: string, Sequence][] = [];
  readonly #firsts: ReadonlySet<number>;

  constructor(sequences: readonly Sequence[]) {
    for (const sequence of sequences) {
      const { places, prefix } = sequence;
      for (const word of places[0] ?? []) {
        if (prefix && places.length === 1) this.#begun.push([word, sequence]);
        else this.#whole.set(word, [...(this.#whole.get(word) ?? []), sequence]);
      }
    }
    this.#firsts = new Set(
      sequences.flatMap(({ places: [first = []] }) => [...first].map((word) => word.charCodeAt(0))),
    );
  }

  /** By the first letter of a word, unfolded; letters beyond ASCII may fold to any. */
  mayBegin(unit: number): boolean {
    return unit > 127 || this.#firsts.has(unit >= 65 && unit <= 90 ? unit + 32 : unit);
  }

  beginningWith(word: string): readonly Sequence[] {
    const whole = this.#whole.get(word) ?? NONE;
    if (this.#begun.length === 0) return whole;
    return [
      ...whole,
      ...this.#begun.filter(([beginning]) => word.startsWith(beginning)).map(([, sequence]) => sequence),
    ];
  }
}

const NONE: readonly Sequence[] = [];

/** The words of a text, folded only when they are asked for. */
class TextWords {
  readonly #text: string;
  readonly #starts: number[] = [];
  readonly #ends: number[] = [];

  constructor(text: string) {
    this.#text = text;
    eachStretch(text, (start, end) => {
      this.#starts.push(start);
      this.#ends.push(end);
    });
  }

  get length(): number {
    return this.#starts.length;
  }

  start(i: number): number {
    return this.#starts[i] ?? 0;
  }

  end(i: number): number {
    return this.#ends[i] ?? 0;
  }

  firstUnit(i: number): number {
    return this.#text.charCodeAt(this.start(i));
  }

  word(i: number): string {
    return foldWord(this.#text.slice(this.#starts[i], this.#ends[i]));
  }

  isParted(i: number): boolean {
    return i + 1 < this.length && isHyphenated(this.#text, this.end(i), this.start(i + 1));
  }

  /** Where a sequence ends that begins with the i-th word, which is known to be its first; null where it does not go on so. */
  endOf({ places, prefix }: Sequence, i: number): number | null {
    if (i + places.length > this.length) return null;
    for (let k = 1; k < places.length; k++) {
      const choices = places[k] as ReadonlySet<string>;
      const word = this.word(i + k);
      if (prefix && k === places.length - 1 ? !beginsWithOne(word, choices) : !choices.has(word)) return null;
    }
    return this.end(i + places.length - 1);
  }
}

function beginsWithOne(word: string, beginnings: ReadonlySet<string>): boolean {
  for (const beginning of beginnings) if (word.startsWith(beginning)) return true;
  return false;
}
