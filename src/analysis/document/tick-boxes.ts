import {
  endsWithSign,
  hasLetterOrDigit,
  hasLetters,
  opensWithCapital,
  withoutEnd,
  withoutStart,
} from '../lexicon/characters';
import { closingWords } from '../lexicon/words';
import { type ContractText, isBesideBody } from '../pdf/contract-text';
import { enumeratorOf } from '../pdf/enumerator';
import { splitSentences } from '../provisions/input/sentences';
import { type Cell, isRow, rowsOfTable } from './cells';
import { isLabel } from './labels';
import type { Section } from './outline';
import { type Passage, passageAt } from './passage';
import { type MarkKind, type TickMark, tickMarksIn } from './tick-marks';

/** Offsets into the contract's text. */
export interface Span {
  start: number;
  end: number;
}

/** A tick box with what it offers. */
export interface TickBox {
  isTicked: boolean;
  mark: Passage;
  /** The words that the box stands for: 'Private office' of '☒ Private office'. */
  option: Passage;
  /** What is answered: the label of the row, the words before the first box, or the line above. Null where nothing is asked. */
  question: Passage | null;
  /** Index of the paragraph in `ContractText.paragraphs`. */
  paragraph: number;
  /** Index of the section in `Outline.sections`; null before the first. */
  section: number | null;
}

/** Words that stand together: a paragraph, or a cell of a row with the row's label. */
interface Stretch extends Passage {
  label: Passage | null;
  paragraph: number;
  /** A row whose last cell is its box: 'One class a week | €38 a month | [ ]'. */
  isWholeRow?: true;
}

/** A stretch with the marks in it that may be boxes. */
interface Marked {
  stretch: Stretch;
  marks: TickMark[];
  /** 'Yes ☐ No ☒': the boxes stand behind their words. */
  isBehind: boolean;
  /** Brackets behind words, which are blanks as well: a ticked box that stands like them shows that they are none. */
  isUnsure?: true;
}

/** Characters of a paragraph that are looked at, and paragraphs that may stand between two boxes of one list. */
const LOOKED_AT = 4_000;
const NEAR = 8;
const LONGEST_QUESTION = 200;
const MARKS = /[☐-☒✓✔✕-✘■□▢▣●○◉❏-❒🗹🗷⊠\uf000-\uf0ff\u00fe\u00fd\u00a8]|[[(|_] {0,4}[xX✓✔_]? {0,4}[\])|_]/u;
/** 'This [ ] day of May', '[ ] per cent': a blank; '[ ] monthly' and '[ ] month-to-month' are none. */
const BLANK_FILLS = /^(?:(?:days?|months?|years?|per|percent|basis|shares|dollars|of|and|or)(?![\w-])|[,.;:%)\]]|$)/i;

/** 'At a price of [ ]', 'Attention: [ ]', 'US$ [ ]': a blank behind its words. */
const BLANK_AFTER = closingWords(
  'of, at, to, by, for, from, on, in, is, the, a(n), and, or, per, no(.), {:,$,€,£,#,=}( )',
);

/** The stretches of the body that hold anything like a box. */
function stretchesOf(contract: ContractText): Stretch[] {
  return contract.paragraphs.flatMap((paragraph, index): Stretch[] => {
    if (isBesideBody(paragraph)) return [];
    const end = Math.min(paragraph.end, paragraph.start + LOOKED_AT);
    if (!MARKS.test(contract.text.slice(paragraph.start, end))) return [];
    if (!isRow(contract, paragraph)) {
      return [{ ...passageAt(contract, paragraph.start, end), label: null, paragraph: index }];
    }
    const cells = rowsOfTable(contract, [index])[0]?.cells ?? [];
    return stretchesOfRow(contract, cells, index);
  });
}

const hasMark = ({ text }: Cell): boolean => MARKS.test(text);
/** Whether a cell opens with a box that nobody ticked; bullets among them are found out later. */
const opensUnticked = ({ text }: Cell): boolean => {
  const [first] = tickMarksIn(text);
  return first?.start === 0 && !first.isTicked;
};
const isBoxAlone = ({ text }: Cell): boolean =>
  tickMarksIn(text).some(({ start, end }) => start === 0 && end === text.length);

/**
 * Each cell after the first, with the first for its label; a box alone in its cell goes together with the next. The row of the one box
 * at its beginning is its option as a whole: '[ ] Locker | for a year | £40'.
 */
function stretchesOfRow(contract: ContractText, cells: readonly Cell[], paragraph: number): Stretch[] {
  const [first, ...others] = cells;
  const last = others.at(-1);
  if (first && last && isBoxAlone(last) && !MARKS.test(first.text) && others.filter(hasMark).length === 1)
    return [{ ...passageAt(contract, first.start, last.end), label: null, paragraph, isWholeRow: true }];
  if (
    first &&
    last &&
    opensUnticked(first) &&
    cells.filter(hasMark).length === 1 &&
    tickMarksIn(first.text).length === 1
  )
    return [{ ...passageAt(contract, first.start, last.end), label: null, paragraph }];
  const label = first && !MARKS.test(first.text) ? first : null;
  const stretches: Stretch[] = [];
  for (let at = 0; at < cells.length; at++) {
    const cell = cells[at];
    if (!cell) continue;
    const until = isBoxAlone(cell) ? cells[++at] : cell;
    stretches.push({
      ...passageAt(contract, cell.start, (until ?? cell).end),
      label: cell === label ? null : label,
      paragraph,
    });
  }
  return stretches;
}

/** Where the words end that ask: behind the last colon or question mark; 0 where none is. */
function endOfQuestion(text: string): number {
  return Math.max(text.lastIndexOf(':'), text.lastIndexOf('?')) + 1;
}

/** The marks of a stretch that stand where a box would: first in it, after a colon, a question or another box, or behind their words. */
function markedOf(stretch: Stretch): Marked | null {
  const all = tickMarksIn(stretch.text);
  if (all.length === 0) return null;
  const last = all.at(-1);
  const before = stretch.text.slice(0, all[0]?.start ?? 0);
  const lead = before.slice(endOfQuestion(before)).trim();
  const hasBoth = all.some(({ isTicked }) => isTicked) && all.some(({ isTicked }) => !isTicked);
  const isBehind = withoutStart(stretch.text.slice(last?.end), '.;,') === '' && hasLetters(lead);
  if (isBehind) {
    const marks = all.filter(({ kind }) => kind === 'sure' || hasBoth || stretch.isWholeRow);
    if (marks.length > 0) return { stretch, marks, isBehind };
    const drawn = BLANK_AFTER.test(lead) ? [] : all.filter(({ kind }) => kind === 'drawn');
    return drawn.length > 0 ? { stretch, marks: drawn, isBehind, isUnsure: true } : null;
  }
  let until = 0;
  const marks = all.filter((mark, index) => {
    const before = stretch.text.slice(until, mark.start).trim();
    const isFirst = before.slice(enumeratorOf(before).length) === '' || endsWithSign(before, ':?');
    const words = stretch.text.slice(mark.end, all[index + 1]?.start).trim();
    // 'Month-to-month' of an option has a capital, '[ ] months' of a blank has none.
    const isFill = BLANK_FILLS.test(words) && !(isFirst && opensWithCapital(words));
    const isBox = mark.kind === 'sure' || ((isFirst || until > 0) && !isFill && !words.endsWith(':'));
    if (isBox) until = mark.end;
    return isBox && hasLetterOrDigit(words);
  });
  return marks.length > 0 ? { stretch, marks, isBehind } : null;
}

/** Which marks of the other state show that a mark is a box, and how many paragraphs away they may stand; 0 is the same stretch. */
const SHOWN_BY: Readonly<Record<Exclude<MarkKind, 'sure' | 'drawn'>, { kinds: readonly MarkKind[]; reach: number }>> = {
  check: { kinds: ['sure', 'drawn', 'check', 'square'], reach: 2 },
  square: { kinds: ['sure', 'check', 'square'], reach: 0 },
  circle: { kinds: ['circle'], reach: 0 },
  round: { kinds: ['round'], reach: 1 },
  line: { kinds: ['line'], reach: 0 },
};

/** Without bullets, blanks and numbers of items that look like boxes. */
function withoutLookalikes(marked: readonly Marked[]): Marked[] {
  return marked.flatMap((one, index) => {
    const around = marked.slice(Math.max(0, index - NEAR), index + NEAR + 1);
    const within = (reach: number): TickMark[] =>
      around.flatMap(({ stretch, marks }) =>
        stretch === one.stretch || Math.abs(stretch.paragraph - one.stretch.paragraph) <= (reach || -1) ? marks : [],
      );
    const isShown =
      !one.isUnsure || around.some(({ marks, isBehind }) => isBehind && marks.some(({ isTicked }) => isTicked));
    const marks = one.marks.filter((mark) => {
      if (!isShown) return false;
      if (mark.kind === 'sure' || (mark.kind === 'drawn' && mark.isTicked)) return true;
      if (mark.kind === 'drawn')
        return within(NEAR).filter(({ kind }) => kind === 'sure' || kind === 'drawn').length > 1;
      const { kinds, reach } = SHOWN_BY[mark.kind];
      return within(reach).some(({ kind, isTicked }) => isTicked !== mark.isTicked && kinds.includes(kind));
    });
    return marks.length > 0 ? [{ ...one, marks }] : [];
  });
}

function boxesIn(
  contract: ContractText,
  { stretch, marks, isBehind }: Marked,
  above: Passage | null,
): Omit<TickBox, 'section'>[] {
  const first = marks[0]?.start ?? 0;
  const asked = isBehind ? endOfQuestion(stretch.text.slice(0, first)) : first;
  const before = passageAt(contract, stretch.start, stretch.start + asked);
  const hasQuestion = hasLetters(before.text, 2) && before.text.length <= LONGEST_QUESTION;
  const question = hasQuestion ? before : (stretch.label ?? above);
  return marks.map((mark, index) => {
    const from = isBehind ? (marks[index - 1]?.end ?? asked) : mark.end;
    const to = isBehind ? mark.start : (marks[index + 1]?.start ?? stretch.text.length);
    const isLast = !isBehind && index > 0 && index === marks.length - 1;
    const said = stretch.text.slice(from, to);
    const words = withoutEnd(
      isLast && isRowOfShort(stretch.text, marks) ? said.slice(0, endOfOption(said)) : said,
      ',;/|',
    );
    return {
      isTicked: mark.isTicked,
      mark: passageAt(contract, stretch.start + mark.start, stretch.start + mark.end),
      option: passageAt(contract, stretch.start + from, stretch.start + from + words.length),
      question,
      paragraph: stretch.paragraph,
    };
  });
}

const NO = 'No. ';
/** In characters: 'Option by Tenant'. */
const SHORT_OPTION = 60;

/** Whether all options of a row but the last are a few words: '[x] Automatic [ ] By option [ ] None. This Lease renews for a year'. */
function isRowOfShort(text: string, marks: readonly TickMark[]): boolean {
  return marks
    .slice(0, -1)
    .every(({ end }, index) => text.slice(end, marks[index + 1]?.start).trim().length <= SHORT_OPTION);
}

/** Where an option ends that a sentence follows which is of the whole row; the end of the words where none does. */
function endOfOption(words: string): number {
  // 'No.' is the short form of 'number' to who splits sentences.
  const no = words.indexOf(NO);
  if (no >= 0 && words.slice(0, no).trim() === '' && opensWithCapital(words.slice(no + NO.length)))
    return no + NO.length;
  const [option, next] = splitSentences(words);
  return option && next && option[1] <= SHORT_OPTION ? option[1] : words.length;
}

/** The line above a list of boxes; two lines where the upper one is a label and the lower one says more of it. */
function questionAbove(contract: ContractText, paragraph: number, boxed: ReadonlySet<number>): Passage | null {
  const lineOf = (index: number): string | null => {
    const line = contract.paragraphs[index];
    if (!line || boxed.has(index) || isBesideBody(line) || line.end - line.start > LONGEST_QUESTION) return null;
    return contract.text.slice(line.start, line.end);
  };
  const line = lineOf(paragraph - 1);
  const above = contract.paragraphs[paragraph - 1];
  if (!above || line === null) return null;
  const label = lineOf(paragraph - 2);
  const isAsked = above.kind === 'heading' || enumeratorOf(line) !== '' || endsWithSign(line, ':?)');
  if (!isAsked && label !== null && label.length < line.length && isLabel(label)) {
    return passageAt(contract, contract.paragraphs[paragraph - 2]?.start ?? above.start, above.end);
  }
  return isAsked || isLabel(line) ? passageAt(contract, above.start, above.end) : null;
}

/** The tick boxes of a contract with their options and questions, in order. Bullets and blanks that look like boxes are left out. */
export function tickBoxesOf(contract: ContractText, sections: readonly Section[]): TickBox[] {
  const marked = withoutLookalikes(stretchesOf(contract).flatMap((stretch) => markedOf(stretch) ?? []));
  const boxed = new Set(marked.map(({ stretch }) => stretch.paragraph));
  let above: { paragraph: number; question: Passage | null } | null = null;
  let section = -1;
  return marked.flatMap((one) => {
    const { paragraph } = one.stretch;
    const goesOn: boolean = above !== null && paragraph - above.paragraph <= 1;
    above = { paragraph, question: goesOn ? (above?.question ?? null) : questionAbove(contract, paragraph, boxed) };
    return boxesIn(contract, one, above.question).map((box) => {
      while ((sections[section + 1]?.start ?? Number.POSITIVE_INFINITY) <= box.mark.start) section++;
      return { ...box, section: section < 0 ? null : section };
    });
  });
}

/** Where options stand that nobody ticked, each from its box to its last word, in order: nothing may rest on them. */
export function untickedSpans(boxes: readonly TickBox[]): Span[] {
  return boxes
    .filter(({ isTicked }) => !isTicked)
    .map(({ mark, option }) => ({ start: Math.min(mark.start, option.start), end: Math.max(mark.end, option.end) }));
}

/**
 * A text with the unticked options in it blanked out, character for character.
 * @param at the offset of its first character
 * @param spans in order, as of `untickedSpans`
 */
export function withoutUnticked(text: string, at: number, spans: readonly Span[]): string {
  let low = 0;
  let high = spans.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((spans[middle]?.end ?? 0) <= at) low = middle + 1;
    else high = middle;
  }
  let result = '';
  let done = 0;
  for (let next = spans[low]; next && next.start < at + text.length; next = spans[++low]) {
    const [from, to] = [Math.max(done, next.start - at), Math.min(text.length, next.end - at)];
    result += text.slice(done, from) + ' '.repeat(Math.max(0, to - from));
    done = Math.max(from, to);
  }
  return result + text.slice(done);
}

/** Whether words are nothing but options that nobody ticked. */
export function isUnticked(text: string, at: number, spans: readonly Span[]): boolean {
  return spans.length > 0 && !hasLetterOrDigit(withoutUnticked(text, at, spans));
}
