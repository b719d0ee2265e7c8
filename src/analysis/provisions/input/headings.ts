import type { Outline, Section, Sentence } from '../../document/outline';
import { onlyWords } from '../../lexicon/words';

const TITLE_WORDS = 12;
const SMALL = onlyWords(
  'a, an, and, as, at, by, for, from, in, into, of, on, or, per, the, to, upon, with, without, not, no, its, their, other',
);

/** True when a line reads like a title: short, without a full stop, in capitals or with each main word capitalised. */
export function looksLikeTitle(line: string): boolean {
  const words = line
    .trim()
    .split(/\s+/, TITLE_WORDS + 1)
    .filter(Boolean);
  if (words.length === 0 || words.length > TITLE_WORDS || line.length > 120) return false;
  if (!/[A-Za-z]{3}/.test(line) || /[;,]$/.test(line.trim())) return false;
  const main = words.filter((word) => /[A-Za-z]/.test(word) && !SMALL.test(word));
  return main.length > 0 && main.every((word) => /^["“(‘]?[A-Z0-9]/.test(word));
}

/**
 * The run-in title of a numbered paragraph: 'Term' in 'Term. This Agreement shall ...' or 'Governing Law: ...'.
 * Null when the paragraph starts with a sentence.
 */
export function runInTitle(body: string): string | null {
  const match = /^["“]?([A-Z][^.:;\n]{1,90}?)["”]?[.:](?=\s|$|[-–—])/.exec(body.slice(0, 110));
  const title = match?.[1]?.trim();
  return title && looksLikeTitle(title) ? title : null;
}

/** The title of a sentence's section and of the sections around it, innermost first, joined by ' | '. */
export function headingsOf(outline: Outline, sentence: Sentence): string {
  const titles: string[] = [];
  let index = sentence.section;
  for (let depth = 0; index !== null && depth < 6; depth++) {
    const section: Section | undefined = outline.sections[index];
    if (!section) break;
    if (section.title) titles.push(section.title);
    index = section.parent;
  }
  return titles.join(' | ');
}
