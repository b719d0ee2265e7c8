import { plainText } from '../../analysis/document/plain-text';

/** A text in plain characters, on one line. */
export function plain(text: string): string {
  return plainText(text).replace(/\s+/g, ' ').trim();
}

/** The words of a text in small letters, with where a clause of it ends (`,` `;` `.`) between them. */
export function wordsOf(text: string): string[] {
  return (
    plain(text)
      .toLowerCase()
      .match(/\p{L}[\p{L}'’-]*|\d[\d.,]*|[,;:.!?]/gu) ?? []
  );
}

/** Longest first. */
const ENDINGS =
  'ability ibility ations ation ility ition ments ment ings ing ions ion ities ity able ible ably ally edly ence ance ers ors ied ies ed er or es ly al le s e y'.split(
    ' ',
  );
const SHORTEST_STEM = 4;

/** What stays of a word when its ending is taken off: 'terminate', 'termination' and 'terminated' are one, as are 'liable' and 'liability'. */
export function stemOf(word: string): string {
  const base = word.replace(/['’]s?$/, '');
  const ending = ENDINGS.find((one) => base.endsWith(one) && base.length - one.length >= SHORTEST_STEM);
  return ending ? base.slice(0, base.length - ending.length) : base;
}
