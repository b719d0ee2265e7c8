import type { Definition } from '../analysis/document/definitions';
import { documentOf } from '../analysis/document/document';
import { type NamedSection, partsOf } from '../analysis/document/section-path';
import { evidenceAt } from '../analysis/evidence';
import type { ContractText, Paragraph } from '../analysis/pdf/contract-text';
import type { Contents, ContentsPart } from '../shared/contents';

/** Deeper ones are list items, which nobody looks for in a table of contents. */
const DEEPEST = 3;
const LONGEST_HEADING = 160;
const LONGEST_DEFINITION = 400;

/** The table of contents that a contract's own headings make, and its defined terms. */
export function contentsOf(contract: ContractText): Omit<Contents, 'highlights'> {
  const { outline, definitions } = documentOf(contract);
  const parts = partsOf(contract, outline);
  return {
    parts: parts.flatMap((part): ContentsPart[] => {
      const level = levelOf(parts, part);
      const { number, kind } = part;
      if (level > DEEPEST || !hasHeading(part)) return [];
      return [{ number, title: titleAfterNumber(part), kind, level, heading: headingOf(contract, part) }];
    }),
    definitions: eachTermOnce(definitions)
      .map(({ term, start, end }) => {
        return { term, evidence: evidenceAt(contract, start, cut(contract.text, start, end, LONGEST_DEFINITION)) };
      })
      .sort((a, b) => a.term.localeCompare(b.term, 'en') || a.evidence.start - b.evidence.start),
  };
}

/** The first definition of each term; where it is only referred to first, the first that says something. */
function eachTermOnce(definitions: readonly Definition[]): Definition[] {
  const byTerm = new Map<string, Definition>();
  for (const definition of definitions) {
    const known = byTerm.get(definition.term);
    if (!known || (known.kind === 'reference' && definition.kind !== 'reference'))
      byTerm.set(definition.term, definition);
  }
  return [...byTerm.values()];
}

/** A numbered sentence without a title is no heading; recitals, schedules and signatures are parts by their kind. */
function hasHeading({ kind, title }: NamedSection): boolean {
  return kind === 'section' ? title !== null : kind !== 'preamble';
}

/** The title of 'Exhibit B Business Plan' is 'Business Plan', since the number is told apart. */
function titleAfterNumber({ number, title }: NamedSection): string | null {
  if (!number || !title?.toLowerCase().startsWith(number.toLowerCase())) return title;
  return title.slice(number.length).replace(/^[\s.:–—-]+/, '') || null;
}

function levelOf(parts: readonly NamedSection[], part: NamedSection): number {
  let level = 1;
  for (let outer = part.parent; outer !== null; outer = parts[outer]?.parent ?? null) level++;
  return level;
}

/** Number and title where they stand: at most the paragraph that begins there. */
function headingOf(contract: ContractText, { start, title }: NamedSection): ContentsPart['heading'] {
  const end = paragraphAt(contract.paragraphs, start)?.end ?? start;
  const titled = title ? contract.text.indexOf(title, start) : -1;
  const until = title && titled !== -1 && titled + title.length <= end ? titled + title.length : end;
  return evidenceAt(contract, start, cut(contract.text, start, until, LONGEST_HEADING));
}

/** Body paragraphs stand in order, before headers and footers, which no part starts in. */
function paragraphAt(paragraphs: readonly Paragraph[], offset: number): Paragraph | undefined {
  return paragraphs.find(({ start, end }) => start <= offset && offset < end);
}

/** The last end of a word within `longest` characters. */
function cut(text: string, start: number, end: number, longest: number): number {
  if (end - start <= longest) return end;
  const space = text.lastIndexOf(' ', start + longest);
  return space > start ? space : start + longest;
}
