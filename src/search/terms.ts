/**
 * Words that follow each other, the last as a beginning only where `prefix` is set; with `forms` a single word is also found in its singular or plural.
 */
export interface WordsTerm {
  kind: 'words';
  words: string[];
  prefix: boolean;
  forms: boolean;
}

/** Letters within a word. */
export interface FragmentTerm {
  kind: 'fragment';
  letters: string;
}

export type Term = WordsTerm | FragmentTerm;

/** A contract is found if it has one term of each group of `all` and none of `none`. */
export interface Query<T extends Term = Term> {
  all: T[][];
  none: T[];
}

/** Words without digits have a plural. */
const HAS_FORMS = /^\p{L}{3,}$/u;

/** A word as it may stand in the singular and plural of English. Forms that are no words find nothing, so they do no harm. */
function formsOf(word: string): string[] {
  if (!HAS_FORMS.test(word)) return [word];
  const forms = [word];
  if (/[^aeiou]y$/.test(word)) forms.push(`${word.slice(0, -1)}ies`);
  else if (/(?:s|x|z|ch|sh)$/.test(word)) forms.push(`${word}es`);
  else forms.push(`${word}s`);
  if (/ies$/.test(word) && word.length > 4) forms.push(`${word.slice(0, -3)}y`);
  if (/(?:s|x|z|ch|sh)es$/.test(word)) forms.push(word.slice(0, -2));
  if (/[^su]s$/.test(word) && word.length > 3) forms.push(word.slice(0, -1));
  return forms;
}

/** The words that each place of a term may have: one each, but for a single word that may stand in other forms. */
export function choicesOf({ words, forms }: WordsTerm): string[][] {
  return words.map((word) => (forms ? formsOf(word) : [word]));
}

/** The fragments of a query, each once. */
export function fragmentsOf({ all, none }: Query): string[] {
  return [...new Set([...all.flat(), ...none].flatMap((term) => (term.kind === 'fragment' ? [term.letters] : [])))];
}

/**
 * The query with words in place of fragments; null where a fragment that is looked for is in no word.
 * @param wordsWith the words that each fragment is part of
 */
export function withoutFragments(
  query: Query,
  wordsWith: ReadonlyMap<string, readonly string[]>,
): Query<WordsTerm> | null {
  const spelledOut = (term: Term): WordsTerm[] =>
    term.kind === 'words'
      ? [term]
      : (wordsWith.get(term.letters) ?? []).map((word) => ({
          kind: 'words',
          words: [word],
          prefix: false,
          forms: false,
        }));
  const all = query.all.map((group) => group.flatMap(spelledOut));
  return all.some((group) => group.length === 0) ? null : { all, none: query.none.flatMap(spelledOut) };
}
