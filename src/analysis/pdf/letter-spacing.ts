import { opensWithCapital, opensWithSmallLetter } from '../lexicon/characters';
import type { Line } from './lines';

/** Five or more single letters in a row: 'W I T N E S S E T H', 'E n d U s e r'. */
const SPACED = /(?<![\p{L}\p{N}])\p{L}(?: {1,2}[\p{L}'’]){4,}(?![\p{L}\p{N}])/gu;

/**
 * Joins letter-spaced words. Where two spaces stand between letters, or a capital follows a small letter, a new word
 * begins; without such a sign the letters are taken for one word.
 */
export function collapseLetterSpacing(line: Line): Line {
  const drop = new Set<number>();
  for (const match of line.text.matchAll(SPACED)) {
    if (isAlphabet(match[0])) continue;
    for (let i = 0; i < match[0].length; i++) {
      if (match[0][i] === ' ' && !startsWord(match[0], i)) drop.add(match.index + i);
    }
  }
  return drop.size === 0 ? line : withoutCharacters(line, drop);
}

/** Labels such as 'A B C D E' are not a word. */
function isAlphabet(spaced: string): boolean {
  const letters = spaced.replaceAll(' ', '').toLowerCase();
  return [...letters].every((letter, i) => i === 0 || letter.charCodeAt(0) === letters.charCodeAt(i - 1) + 1);
}

function startsWord(spaced: string, space: number): boolean {
  if (spaced[space + 1] === ' ') return true;
  if (spaced[space - 1] === ' ') return false;
  return opensWithSmallLetter(spaced.charAt(space - 1)) && opensWithCapital(spaced.charAt(space + 1));
}

function withoutCharacters(line: Line, drop: ReadonlySet<number>): Line {
  const moved: number[] = [];
  let text = '';
  for (let i = 0; i < line.text.length; i++) {
    moved.push(text.length);
    if (!drop.has(i)) text += line.text[i];
  }
  moved.push(text.length);
  const at = (offset: number) => moved[offset] ?? text.length;
  return { ...line, text, parts: line.parts.map((part) => ({ ...part, start: at(part.start), end: at(part.end) })) };
}
