import type { Section } from '../../document/outline';
import { openingWords } from '../../lexicon/words';
import { type ContractText, isBesideBody, type Paragraph } from '../../pdf/contract-text';
import { looksLikeTitle, runInTitle } from './headings';
import { type Numbering, numberingOf } from './numbering';

/** What a title ends with that is none of it. */
const TITLE_END = /[.:]$/;

/** A section before its end and parent are known. `rank` orders the nesting: a smaller rank encloses a greater. */
interface Opening {
  section: Section;
  rank: number;
}

/** Rank from which items are letters ('A.', '(a)') and may stand in recitals; 'A.' outranks no decimal number. */
const LETTERED = 6.5;
/** Where the recitals end and the parties agree. */
const AGREED =
  /^(?:now,? therefore|now,? it is|it is (?:hereby )?agreed|the parties (?:hereby |hereto )?agree|agreement:?$|in consideration of)/i;
/** A paragraph this short holds a number and nothing else. */
const LONGEST_NUMBER = 14;
const RECITALS = openingWords('recital(s), background, witnesseth, whereas, preliminary statement(s), premises');
const SCHEDULE =
  /^((exhibit|schedule|annex|appendix|attachment|addendum)\s{1,3}["“']?[A-Z0-9][A-Z0-9.-]{0,5}["”']?)(?=$|[\s:.,–—-])/i;
const SIGNATURES =
  /^(in witness whereof|\[?signature page|the parties have (executed|caused)|executed (by the parties|as of|on the date)|agreed (and|&) accepted|accepted (and|&) agreed)/i;

/** 'Exhibit 10.1' on the first lines is the mark of a filing: the whole contract is that exhibit. */
function isFilingMark(text: string, position: number): boolean {
  return position < 4 || (position < 12 && /^exhibit\s{1,3}\d{1,2}\.\d/i.test(text));
}

function specialKind(text: string, position: number): Section['kind'] | null {
  if (SIGNATURES.test(text)) return 'signatures';
  const title = text.length < 120 && (text === text.toUpperCase() || text.length < 40);
  if (SCHEDULE.test(text) && title && !isFilingMark(text, position)) return 'schedule';
  if (AGREED.test(text)) return 'section';
  if (RECITALS.test(text) && (text.length < 40 || /^whereas/i.test(text))) return 'recitals';
  return null;
}

/** How a number nests: a smaller rank encloses a greater. */
export function rankOf(numbering: Numbering): number {
  if (numbering.style === 'article') return 1;
  if (numbering.style === 'decimal') return 1 + numbering.depth;
  if (numbering.style === 'upper-roman') return 2;
  if (numbering.style === 'upper-letter') return LETTERED;
  return { 'paren-letter': 7, 'paren-roman': 8, 'paren-number': 9 }[numbering.style];
}

function blank(kind: Section['kind'], start: number, number: string | null, title: string | null): Section {
  return { number, title, level: 1, start, end: start, parent: null, kind };
}

function openingOf(text: string, paragraph: Paragraph, position: number): Opening | null {
  const kind = specialKind(text, position);
  if (kind) {
    const number = kind === 'schedule' ? (SCHEDULE.exec(text)?.[1] ?? null) : null;
    const title = text.length < 120 && !AGREED.test(text) ? text.replace(TITLE_END, '') : null;
    // Where the parties agree a section without name begins, which encloses nothing that is numbered.
    return { section: blank(kind, paragraph.start, number, title), rank: kind === 'section' ? LETTERED - 0.5 : 0 };
  }
  const numbering = numberingOf(text);
  if (numbering) {
    const body = text.slice(numbering.length);
    const title = runInTitle(body) ?? (looksLikeTitle(body) ? body.trim() : null);
    return { section: blank('section', paragraph.start, numbering.number, title), rank: rankOf(numbering) };
  }
  if (position > 0 && (paragraph.kind === 'heading' || isShout(text)) && looksLikeTitle(text)) {
    return { section: blank('section', paragraph.start, null, text.trim().replace(TITLE_END, '')), rank: 1.5 };
  }
  return null;
}

function isShout(text: string): boolean {
  return (
    text.length > 3 &&
    text.length < 80 &&
    text === text.toUpperCase() &&
    /[A-Z]{3}/.test(text) &&
    !/\d{3}|_{3}|@/.test(text)
  );
}

/** A number alone on its line ('1.', '(a)') takes the next paragraph's title. True when that paragraph is nothing but the title. */
function borrowTitle(opening: Opening, own: string, next: string | undefined): boolean {
  if (opening.section.title || !next || own.length > LONGEST_NUMBER) return false;
  const whole = looksLikeTitle(next) && !numberingOf(next);
  opening.section.title = whole ? next.trim().replace(TITLE_END, '') : runInTitle(next);
  return whole;
}

/** Preamble and signatures hold no sections, recitals hold none but their lettered items; others end at their own rank. */
function endsBefore(section: Section | undefined, rank: number, next: number): boolean {
  if (section?.kind === 'preamble' || section?.kind === 'signatures') return true;
  if (section?.kind === 'recitals') return next < LETTERED;
  return rank >= next;
}

function nest(openings: Opening[], end: number): Section[] {
  const open: { index: number; rank: number }[] = [];
  const sections: Section[] = [];
  for (const { section, rank } of openings) {
    while (open.length > 0 && endsBefore(sections[open.at(-1)?.index ?? 0], open.at(-1)?.rank ?? 0, rank)) {
      close(sections, open.pop()?.index, section.start);
    }
    section.parent = open.at(-1)?.index ?? null;
    section.level = open.length + 1;
    open.push({ index: sections.length, rank });
    sections.push(section);
  }
  for (const { index } of open) close(sections, index, end);
  return sections;
}

function close(sections: Section[], index: number | undefined, end: number): void {
  const section = index === undefined ? undefined : sections[index];
  if (section) section.end = end;
}

/** The body's paragraphs: running headers and footers, which stand after them, are left out. */
export function bodyParagraphs(contract: ContractText): Paragraph[] {
  return contract.paragraphs.filter((paragraph) => !isBesideBody(paragraph));
}

/** The tree of sections, schedules, recitals and signature blocks; what stands before the first of them is the preamble. */
export function sectionsOf(contract: ContractText): Section[] {
  const body = bodyParagraphs(contract);
  const texts = body.map((paragraph) => contract.text.slice(paragraph.start, paragraph.end));
  const end = body.at(-1)?.end ?? 0;
  const openings: Opening[] = [];
  let inRecitals = false;
  let isTitleOfLast = false;
  body.forEach((paragraph, position) => {
    const text = texts[position] ?? '';
    const opening = isTitleOfLast ? null : openingOf(text, paragraph, position);
    isTitleOfLast = false;
    if (!opening) return;
    const again = opening.section.kind === 'recitals' && inRecitals;
    if (again) return;
    inRecitals = opening.section.kind === 'recitals';
    isTitleOfLast = borrowTitle(opening, text, texts[position + 1]);
    openings.push(opening);
  });
  const first = openings[0]?.section.start ?? end;
  const start = body[0]?.start ?? 0;
  if (first > start) openings.unshift({ section: blank('preamble', start, null, null), rank: 0 });
  return nest(openings, end);
}
