import { type OperativeText, operativeSentences } from './operative';
import type { Outline, Sentence } from './outline';
import { plainText } from './plain-text';

/** A section that is longer is an article of many clauses, whose words are not about each other. In characters. */
const LONGEST = 6_000;
/** So much of a paragraph without end is read on each side of a sentence. */
const BESIDE = LONGEST / 2;

/** The words around a sentence that belong to its clause: the largest section about it that is no article of many, else its paragraph, or what of it is near. */
export function sectionText(source: OperativeText, sentence: Sentence): string {
  const { start, end } = clauseAround(source, sentence);
  return plainText(source.contract.text.slice(start, end));
}

const asked = new WeakMap<Outline, Map<string, boolean>>();

/** Whether a pattern is found in the words of `sectionText`, which each sentence of a section asks again. */
export function isInSection(source: OperativeText, sentence: Sentence, pattern: RegExp): boolean {
  const { start, end } = clauseAround(source, sentence);
  return askedOnce(source, `${start}-${end} ${pattern.source}`, () =>
    pattern.test(plainText(source.contract.text.slice(start, end))),
  );
}

/** Whether a pattern is found in a sentence of the paper that binds, which sentences of many sections ask. */
export function isInPaper(source: OperativeText, pattern: RegExp): boolean {
  return askedOnce(source, pattern.source, () =>
    operativeSentences(source).some(({ text }) => pattern.test(plainText(text))),
  );
}

function askedOnce({ outline }: OperativeText, key: string, look: () => boolean): boolean {
  const known = asked.get(outline) ?? new Map<string, boolean>();
  asked.set(outline, known);
  const is = known.get(key) ?? look();
  known.set(key, is);
  return is;
}

function clauseAround({ contract, outline }: OperativeText, sentence: Sentence): { start: number; end: number } {
  let found: { start: number; end: number } = contract.paragraphs[sentence.paragraph] ?? sentence;
  let index = sentence.section;
  while (index !== null) {
    const section = outline.sections[index];
    if (section?.kind !== 'section' || section.end - section.start > LONGEST) break;
    found = section;
    index = section.parent;
  }
  const isEndless = found.end - found.start > LONGEST;
  const start = isEndless ? Math.max(found.start, sentence.start - BESIDE) : found.start;
  const end = isEndless ? Math.min(found.end, sentence.end + BESIDE) : found.end;
  return { start, end };
}
