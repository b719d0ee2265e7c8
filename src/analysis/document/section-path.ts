import { digitsOf, hasSpace, withoutEnd, withoutLast, withoutSigns } from '../lexicon/characters';
import { asWritten, openingWords } from '../lexicon/words';
import type { ContractText } from '../pdf/contract-text';
import { numberingOf } from '../provisions/input/numbering';
import { rankOf } from '../provisions/input/sections';
import type { Outline, Section } from './outline';
import { isContentsEntry, isPartTitle, titleOf } from './section-titles';

/** A part of the contract as a reader would name it. `parent` is an index into the list of parts. */
export interface NamedSection {
  number: string | null;
  title: string | null;
  kind: Section['kind'];
  start: number;
  end: number;
  parent: number | null;
}

/** A smaller rank encloses a greater one. */
type Ranked = NamedSection & { rank: number };

const MARK_REPEATED = 3;
const DEEPEST = 8;
const INNER_LIST = 8.5;
/** Behind the number of a part that is only spoken of, not begun. */
const GOES_ON = asWritten(openingWords('and, or, of, above, below, hereof, to, through, shall, in, with, herein'));
/** '(a)', 'iv)'. */
const LETTERED = /^\(?[a-z]{1,4}\)/i;
const memo = new WeakMap<Outline, NamedSection[]>();

/** 'iv' of '(iv)'. */
function unbracketed(number: string): string {
  return withoutSigns(number, '().');
}

function rankOfPart(number: string | null, kind: Section['kind'], last: string | undefined): number {
  if (kind !== 'section') return 0;
  if (!number) return 1.5;
  const numbering = numberingOf(`${number} x`) ?? numberingOf(`${number}. x`);
  if (!numbering) return 1.5;
  // '(i)' after '(h)' is a letter, else the first of the Roman numerals.
  const [own, before] = [unbracketed(number), unbracketed(last ?? '')].map((one) => one.toLowerCase());
  if (numbering.style === 'paren-letter' && ['iv v', 'ix x'].includes(`${before} ${own}`)) return 8;
  const isLetter = numbering.style === 'paren-roman' && own === 'i' && before === 'h';
  return isLetter ? 7 : rankOf(numbering);
}

/** An entry of a table of contents is a line or two long, and its number and title come again. */
const LONGEST_ENTRY = 130;
const LEADING_ENTRIES = 6;

/** The index at which the text begins after a headed table of contents: where one of its first numbers comes again. */
function bodyAfterContents(sections: readonly Section[]): number {
  const heading = sections.findIndex(({ title }) => openingWords('(table of )contents').test(title ?? ''));
  if (heading < 0) return 0;
  const entries = [...sections.entries()]
    .slice(heading)
    .filter(([, { number }]) => number !== null)
    .slice(0, LEADING_ENTRIES);
  const again = entries.map(([at, { number }]) =>
    sections.findIndex((other, index) => index > at && other.number?.toLowerCase() === number?.toLowerCase()),
  );
  return again.find((index) => index > 0) ?? 0;
}

/** The index of the first numbered section with a text of its own: those of a schedule repeat numbers too, but come after it. */
function firstWithText(sections: readonly Section[]): number {
  const text = sections.findIndex(
    ({ number, start }, at) => number !== null && (sections[at + 1]?.start ?? start) - start > 4 * LONGEST_ENTRY,
  );
  return text < 0 ? sections.length : text;
}

function contentsEntries(sections: readonly Section[], titles: readonly (string | null)[]): Set<number> {
  const last = new Map<string, number>();
  const keys = sections.map(({ number }, index) => `${number} ${titles[index]?.slice(0, 12)}`.toLowerCase());
  for (const [index, key] of keys.entries()) last.set(key, index);
  const body = bodyAfterContents(sections);
  const text = firstWithText(sections);
  return new Set(
    sections.flatMap(({ number, kind, start }, index) => {
      if (!number || kind === 'recitals') return [];
      if (index < body) return [index];
      if (kind !== 'section' || !titles[index] || LETTERED.test(number)) return [];
      const length = (sections[index + 1]?.start ?? Number.POSITIVE_INFINITY) - start;
      const holdsItems = LETTERED.test(sections[index + 1]?.number ?? '');
      const comesAgain = (last.get(keys[index] ?? '') ?? index) > index;
      return length < LONGEST_ENTRY && !holdsItems && comesAgain && index < text ? [index] : [];
    }),
  );
}

/** '98.8%', '415.568.6000' and '8.02(b)(1), and' at the start of a line are no numbers of sections. */
function isNumberOfPart(contract: ContractText, { number, start }: Section): boolean {
  const after = contract.text.slice(start + (number ?? '').length, start + (number ?? '').length + 24);
  if (/^\d{3}|^[6-9]\d\./.test(number ?? '')) return false;
  if (hasSpace(after.charAt(0)) && GOES_ON.test(after.trimStart())) return false;
  return !/^(?:,|\.?\d|\s?%|\s?\([a-z\d]{1,3}\)\s?[,(]|\.?\s?(?:\[\*|\d{4}\s?\$))/i.test(after);
}

/** '1 PURPOSE OF THE AGREEMENT' and 'ARTICLE – 2 SHARE CAPITAL', which the reader of sections took for titles without number. */
function numbered(title: string | null, next: number): { number: string; title: string } | null {
  const article = /^(ARTICLE|Article)\s?[–—-]\s?(\d{1,2}|[IVXL]{1,6})\b[\s.:–—-]*(.{0,110})$/.exec(title ?? '');
  if (article) return { number: `${article[1]} ${article[2]}`, title: article[3] ?? '' };
  const plain = /^(\d{1,2})\s{1,3}([A-Z][A-Z ,;&/()'’_-]{3,100})$/.exec(title ?? '');
  return plain && Number(plain[1]) === next ? { number: plain[1] ?? '', title: plain[2] ?? '' } : null;
}

function isKept(
  contract: ContractText,
  section: Section,
  title: string | null,
  isSigned: boolean,
  times: number,
): boolean {
  if (section.kind !== 'section') return true;
  if (section.number) return !isContentsEntry(contract, section) && isNumberOfPart(contract, section);
  return title !== null && !isSigned && times < MARK_REPEATED && isPartTitle(contract, section);
}

/** What a part of the contract's own count is called: 5 for '5.'; NaN for every other part. */
function countOf(part: Ranked | undefined): number {
  return part?.rank === 2 && part.number ? Number(withoutLast(part.number, '.')) : Number.NaN;
}

/** A line that only speaks of 'Appendix 2' opens no appendix where the contract's own count goes on after it. */
function withoutFalseSchedules(parts: Ranked[]): Ranked[] {
  const counted = parts.filter(({ rank, kind }) => rank === 2 || kind === 'schedule');
  const isFalse = new Set(
    counted.filter((part, index) => {
      const before = countOf(counted[index - 1]);
      return part.kind === 'schedule' && before >= 2 && countOf(counted[index + 1]) === before + 1;
    }),
  );
  return parts.filter((part) => !isFalse.has(part));
}

/** '1.' in a list below section 5, which goes on with section 6, opens no section of the contract's own count. */
function withoutInnerLists(parts: Ranked[]): Ranked[] {
  const last = new Map(parts.map((part, index) => [countOf(part), index]));
  let main = 0;
  return parts.map((part, index) => {
    if (part.kind === 'schedule') main = 0;
    const count = countOf(part);
    if (Number.isNaN(count)) return part;
    const goesOn = (last.get(main + 1) ?? -1) > index;
    if (main > 0 && count <= main && goesOn) return { ...part, rank: INNER_LIST };
    main = count;
    return part;
  });
}

function nested(parts: readonly Ranked[], end: number): NamedSection[] {
  const open: number[] = [];
  const result: NamedSection[] = [];
  const close = (rank: number, at: number): void => {
    for (let top = open.at(-1); top !== undefined; top = open.at(-1)) {
      const outer = parts[top];
      const isShut =
        outer &&
        (outer.rank >= rank ||
          outer.kind === 'preamble' ||
          outer.kind === 'signatures' ||
          (outer.kind === 'recitals' && rank < 6.5));
      if (!isShut) return;
      const shut = result[top];
      if (shut) shut.end = at;
      open.pop();
    }
  };
  parts.forEach(({ rank, ...part }, index) => {
    close(rank, part.start);
    result.push({ ...part, end, parent: open.at(-1) ?? null });
    open.push(index);
  });
  return result;
}

/**
 * The parts of the contract as a reader would list them: numbered sections with their titles, titled parts, recitals, schedules
 * and signatures. Entries of a table of contents, names and addresses set in capitals and repeated marks are left out.
 */
export function partsOf(contract: ContractText, outline: Outline): NamedSection[] {
  const known = memo.get(outline);
  if (known) return known;
  const { sections } = outline;
  const titles = sections.map((section) => titleOf(contract, section));
  const contents = contentsEntries(sections, titles);
  const times = new Map<string, number>();
  for (const title of titles) if (title) times.set(title, (times.get(title) ?? 0) + 1);
  let isSigned = false;
  let last: string | undefined;
  let next = 1;
  const kept: Ranked[] = [];
  sections.forEach((section, index) => {
    const { kind, start, end } = section;
    const given = { number: section.number, title: titles[index] ?? null };
    if (kind === 'signatures' || openingWords('in witness*').test(contract.text.slice(start, start + 12)))
      isSigned = true;
    if (kind === 'schedule') isSigned = false;
    const read = given.number === null && kind === 'section' && !isSigned ? numbered(given.title, next) : null;
    const { number, title } = read ?? given;
    const isPart = read !== null || isKept(contract, section, title, isSigned, title ? (times.get(title) ?? 0) : 0);
    if (contents.has(index) || !isPart) return;
    const rank = rankOfPart(number, kind, last);
    if (rank === 7 || rank === 8) last = number ?? undefined;
    if (rank === 2 && number) next = Number.parseInt(digitsOf(number), 10) + 1 || next;
    kept.push({
      number,
      title: kind === 'schedule' && title === number ? null : title || null,
      kind,
      start,
      end,
      parent: null,
      rank,
    });
  });
  const parts = nested(
    withoutInnerLists(withoutFalseSchedules(kept)),
    sections.reduce((most, { end }) => Math.max(most, end), 0),
  );
  memo.set(outline, parts);
  return parts;
}

/** The parts around an offset, the outermost first; empty where it stands before the first one. */
export function partsAt(contract: ContractText, outline: Outline, offset: number): NamedSection[] {
  const parts = partsOf(contract, outline);
  let low = 0;
  let high = parts.length - 1;
  while (low <= high) {
    const middle = (low + high) >> 1;
    if ((parts[middle]?.start ?? 0) <= offset) low = middle + 1;
    else high = middle - 1;
  }
  const path: NamedSection[] = [];
  for (let at: number | null = high; at !== null && at >= 0 && path.length < DEEPEST; ) {
    const part: NamedSection | undefined = parts[at];
    if (!part) break;
    if (part.end > offset) path.unshift(part);
    at = part.parent;
  }
  return path;
}

const KIND_NAMES: Partial<Record<Section['kind'], string>> = {
  recitals: 'Recitals',
  preamble: 'Preamble',
  signatures: 'Signatures',
};

/** 'ARTICLE IV' as 'Article IV', 'EXHIBIT B' as 'Exhibit B'. */
function written(number: string): string {
  return withoutEnd(
    number.replace(/^([A-Z])([A-Z]{3,})(?=\s)/, (_, first: string, rest: string) => first + rest.toLowerCase()),
    '.',
  );
}

/**
 * Where an offset stands, for people: '4.2 Term and Termination', '9.2.1(a) Assignment', 'Exhibit B, 3 Fees', 'Recitals'.
 * The number is the innermost one, the title that of the nearest part which has one. Null before the first part.
 */
export function sectionPathAt(contract: ContractText, outline: Outline, offset: number): string | null {
  const path = partsAt(contract, outline, offset);
  const special = path.find(({ kind }) => kind !== 'section');
  const schedule = special?.kind === 'schedule' ? written(special.number ?? special.title ?? 'Schedule') : null;
  const name = special && !schedule ? (KIND_NAMES[special.kind] ?? null) : null;
  if (name) return name;
  const numbered = path.filter((part) => part.kind === 'section' && part.number);
  const main = numbered.findLast(({ number }) => number && !/^\(?[a-z0-9]{1,5}\)$/i.test(number));
  const items = numbered
    .slice(main ? numbered.indexOf(main) + 1 : 0)
    .map(({ number }) => `(${unbracketed(number ?? '')})`);
  const number = `${main?.number ? written(main.number) : ''}${items.join('')}`;
  const title = path.findLast((part) => part.kind === 'section' && part.title)?.title ?? null;
  const label = [number, title].filter(Boolean).join(' ');
  return [schedule, label].filter(Boolean).join(', ') || null;
}
