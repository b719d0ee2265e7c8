import { opensWithCapital } from '../lexicon/characters';

const LINE_END_HYPHEN = /(\p{L}+)[-\u2010\u00ad]$/u;
/** Words that only stand before a hyphen or as a word of their own: 'non-' and 'exclusive' are never one word. */
const PREFIXES = new Set(
  [
    'non',
    'self',
    'co',
    'pre',
    'post',
    're',
    'sub',
    'third',
    'long',
    'short',
    'cross',
    'arms',
    'follow',
    'up',
    'on',
    'off',
  ].concat([
    'in',
    'out',
    'year',
    'day',
    'month',
    'well',
    'so',
    'multi',
    'inter',
    'e',
    'ex',
    'anti',
    'pro',
    'one',
    'two',
  ]),
);

/** The words of a document, in lower case, as they stand inside of lines: what a broken word is compared with. */
export function vocabularyOf(lines: Iterable<string>): Set<string> {
  const words = new Set<string>();
  for (const line of lines) {
    for (const match of line.matchAll(/[\p{L}]+(?:-[\p{L}]+)*(?!-?$)/gu)) words.add(match[0].toLowerCase());
  }
  return words;
}

/**
 * What becomes of the end of a line that is followed by `next`: the number of characters to drop from its end, and what
 * joins the two. A hyphen goes where the document has the word without it elsewhere, and stays otherwise.
 */
export function joinOf(line: string, next: string, known: ReadonlySet<string>): { drop: 0 | 1; joint: '' | ' ' } {
  const head = LINE_END_HYPHEN.exec(line)?.[1]?.toLowerCase();
  const tail = /^\p{Ll}+/u.exec(next)?.[0]?.toLowerCase();
  if (line.endsWith('\u00ad')) return { drop: 1, joint: '' };
  if (head && tail) {
    if (known.has(`${head}-${tail}`)) return { drop: 0, joint: '' };
    if (tail === 'and' || tail === 'or') return { drop: 0, joint: ' ' };
    return { drop: known.has(head + tail) && !PREFIXES.has(head) ? 1 : 0, joint: '' };
  }
  if (head && opensWithCapital(next)) return { drop: 0, joint: '' };
  return { drop: 0, joint: isUnspaced(line.at(-1)) && isUnspaced(next[0]) ? '' : ' ' };
}

/** Scripts that set no space between words. */
function isUnspaced(character: string | undefined): boolean {
  return character !== undefined && /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}、。，「」]/u.test(character);
}
