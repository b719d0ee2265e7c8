import { foldWords } from './fold';

/** A phrase of a declaration found in folded words: `from` and `to` are indices of words, `owners` the declarations that have it. */
export interface PhraseMatch<Owner> {
  phrase: string;
  from: number;
  to: number;
  owners: readonly Owner[];
}

interface Entry<Owner> {
  phrase: string;
  words: readonly string[];
  owners: Owner[];
}

/** Finds the phrases of many declarations in folded words at once, by their first word. */
export class PhraseIndex<Owner> {
  private readonly byFirst = new Map<string, Entry<Owner>[]>();
  private readonly byPhrase = new Map<string, Entry<Owner>>();

  add(text: string, owner: Owner): void {
    const words = foldWords(text);
    const [first] = words;
    if (first === undefined) return;
    const phrase = words.join(' ');
    let entry = this.byPhrase.get(phrase);
    if (!entry) {
      entry = { phrase, words, owners: [] };
      this.byPhrase.set(phrase, entry);
      this.byFirst.set(first, [...(this.byFirst.get(first) ?? []), entry]);
    }
    if (!entry.owners.includes(owner)) entry.owners.push(owner);
  }

  /** Every phrase that stands in the words, also those within a longer one. */
  matchesIn(words: readonly string[]): PhraseMatch<Owner>[] {
    return words.flatMap((word, from) =>
      (this.byFirst.get(word) ?? [])
        .filter((entry) => entry.words.every((part, at) => words[from + at] === part))
        .map(({ phrase, words: { length }, owners }) => ({ phrase, from, to: from + length, owners })),
    );
  }
}
