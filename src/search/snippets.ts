import type { Match } from './find-in-text';

/**
 * A piece of a text around words that were looked for: `text` is the slice that begins at `start`, `marks` are the words in it, as offsets into the piece.
 */
export interface Snippet {
  start: number;
  text: string;
  marks: [start: number, end: number][];
}

/** How much stands around the words at most. */
const LENGTH = 260;
const BEFORE = 90;
const MOST_MARKS = 12;

/** Up to `most` pieces of a text that show what was found, in the order of the text: those that answer most of the query first chosen, none twice. */
export function snippetsOf(text: string, matches: readonly Match[], most = 3): Snippet[] {
  const windows = matches
    .map((_, i) => windowAt(text, matches, i))
    .sort((a, b) => b.groups - a.groups || a.start - b.start);
  const chosen: (Snippet & { end: number })[] = [];
  const told = new Set<string>();
  for (const { start, end, marked } of windows) {
    if (chosen.length === most) break;
    if (chosen.some((other) => start < other.end && other.start < end)) continue;
    const piece = text.slice(start, end);
    const words = piece.toLowerCase().replace(/\s+/g, ' ');
    if (told.has(words)) continue;
    told.add(words);
    chosen.push({ start, end, text: piece, marks: marked.map((match) => [match.start - start, match.end - start]) });
  }
  return chosen
    .sort((a, b) => a.start - b.start)
    .map(({ start, text: piece, marks }) => ({ start, text: piece, marks }));
}

interface Window {
  start: number;
  end: number;
  marked: Match[];
  /** How many parts of the query it answers. */
  groups: number;
}

/** The window that begins shortly before the i-th match, cut at paragraphs and between words. */
function windowAt(text: string, matches: readonly Match[], i: number): Window {
  const first = matches[i] ?? { start: 0, end: 0, group: 0 };
  const start = startOf(text, first.start);
  const end = endOf(text, Math.max(start + LENGTH, first.end), first.end);
  const marked: Match[] = [];
  for (let k = i; k < matches.length && marked.length < MOST_MARKS; k++) {
    const match = matches[k];
    if (!match || match.end > end) break;
    if (match.start >= (marked.at(-1)?.end ?? 0)) marked.push(match);
  }
  return { start, end, marked, groups: new Set(marked.map(({ group }) => group)).size };
}

/** The beginning of the paragraph where that is near, else a space. */
function startOf(text: string, first: number): number {
  const from = Math.max(0, first - BEFORE);
  if (from === 0) return text.lastIndexOf('\n', Math.max(0, first - 1)) + 1;
  const line = text.lastIndexOf('\n', first - 1);
  if (line >= from) return line + 1;
  const space = text.indexOf(' ', from);
  return space >= 0 && space < first ? space + 1 : first;
}

function endOf(text: string, wanted: number, least: number): number {
  const line = text.indexOf('\n', least);
  const paragraph = line < 0 ? text.length : line;
  if (paragraph <= wanted) return paragraph;
  const space = text.lastIndexOf(' ', wanted);
  return space > least ? space : Math.max(least, cutBetween(text, wanted));
}

/** Not between the halves of a character. */
function cutBetween(text: string, at: number): number {
  return (text.charCodeAt(at - 1) & 0xfc00) === 0xd800 ? at - 1 : at;
}
