import { endsWithSign, WHITE_SPACE } from '../../lexicon/characters';

/** Longer "sentences" are tables or broken extraction: only this many characters of them are looked at. */
const SENTENCE_LIMIT = 3_000;
/** A sentence of more words than this says several things, each of which the rest would drown. */
const LONG = 30;
/** A piece has at least so many words; after `ENOUGH` it ends at any comma. */
const LEAST = 10;
const ENOUGH = 25;
/** Words that begin a further thought after a comma. */
const JOINTS = new Set('and or but nor provided except unless if which whether although however'.split(' '));
/** What ends a thought by itself: a semicolon, a colon; or begins one: '(iv)'. */
const BORDER = ';:';
const ITEM = /^\([a-z0-9]{1,4}\)$/i;

/** A long sentence's clauses, cut at its semicolons, its list items and its commas before 'and', 'or', 'provided' and the like; a short one whole. */
export function piecesOf(sentence: string): string[] {
  const words = sentence.slice(0, SENTENCE_LIMIT).split(WHITE_SPACE);
  if (words.length <= LONG) return [words.join(' ')];
  const pieces: string[][] = [[]];
  words.forEach((word, index) => {
    const piece = pieces.at(-1) ?? [];
    const before = words[index - 1] ?? '';
    const isBorder = endsWithSign(before, BORDER) || ITEM.test(word);
    const isComma = before.endsWith(',') && (piece.length >= ENOUGH || JOINTS.has(word.toLowerCase()));
    const isLeftEnough = words.length - index >= LEAST;
    if (piece.length >= LEAST && isLeftEnough && (isBorder || isComma)) pieces.push([word]);
    else piece.push(word);
  });
  return pieces.map((piece) => piece.join(' '));
}
