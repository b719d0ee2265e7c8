import { hasLetterOrDigit, hasSign, withoutLast } from '../lexicon/characters';
import { closingWords, openingWords, wording } from '../lexicon/words';
import { type ContractText, isBesideBody, type Paragraph } from '../pdf/contract-text';
import { enumeratorOf } from '../pdf/enumerator';
import { bareRowsOf } from './bare-labels';
import { isRow, rowsOfTable, runIndexAt } from './cells';
import { statesSomething } from './headings';
import { isAskedFor, isLabel, labelNames, labelWords } from './labels';
import type { Section } from './outline';
import { type Passage, passageAt } from './passage';
import { type PairInRow, pairsOfTable, runInPairs } from './table-pairs';
import type { TickBox } from './tick-boxes';

/**
 * What a form says under a label. `row`: cells of one row; `run-in`: 'Term: 36 months'; `below`: the label on a line of its own;
 * `form-field`: filled into a field of the PDF, whose label may be printed nowhere.
 */
export interface LabelValue {
  form: 'row' | 'run-in' | 'below' | 'form-field';
  /** What the label asks for, in small letters, the whole first: see `labelNames`. */
  names: string[];
  label: Passage;
  /** All that stands under the label; where it is a list, from its first item to the end of its last. */
  value: Passage;
  /** What it says, each by itself: the items of a list, the ticked options of tick boxes (none where none is ticked), else the value. */
  values: Passage[];
  /** 'blank': lines, dots or a prompt to fill in; 'redacted': asterisks in the place of words. */
  state: 'filled' | 'blank' | 'redacted';
  /** The heading of the value's column, where the table has one: 'Landlord' above the addresses of a table of notices. */
  column: Passage | null;
  /** Index of the label's paragraph in `ContractText.paragraphs`. */
  paragraph: number;
  /** Index of its section in `Outline.sections`; null before the first. */
  section: number | null;
}

/** Characters of a paragraph that are looked at, and the longest value: more is a clause. */
const LOOKED_AT = 600;
const LONGEST_VALUE = 400;
const LONGEST_BELOW = 160;
const LONGEST_LINE = 60;
const MOST_ITEMS = 20;
const MOST_LINES = 8;
/** A label that is broken between two lines, or the rest of a value, stands among the rows of its table. */
const LONGEST_BETWEEN_ROWS = 60;
/** Labels whose value is an address: its lines are paragraphs of their own. */
const ADDRESSED = openingWords([
  'if to, to, with a copy, (a )copy to, copies to, address, notice address, notices to, bill to',
  'ship to',
]);
/** What stands under such a title are clauses. */
const NAMES_TERMS = closingWords([
  'recital(s), background, definition(s), terms, conditions, agreement, provisions, parties, rules',
  'note(s)',
]);
const RUN_IN = /^[^:\n]{2,50}:\s/;
/** Points by which the lines of a cell may begin apart, and the farthest next line, in heights of the letters. */
const SAME_EDGE = 2;
const NEXT_LINE = 1.4;

/** Words, or what is drawn where they belong: lines, dots, brackets, asterisks, boxes. Bars and colons are what a scan makes of rules. */
const SAYS_OR_ASKS = /[\p{L}\p{N}☐-☒[●•*]|_{2}|\.{3}|…|^[-–—$€£]+$/u;

/** A row of a glossary is a definition. */
const DEFINES = openingWords('({shall,will} ){mean(s),{has,have} the (same )meaning(s)}');

/** A pair before its section is known. `rest`: the label's second line. */
type Pair = Omit<LabelValue, 'section' | 'names' | 'state'> & { rest?: Passage };

const REDACTED = wording('\\*, redacted, omitted');
const PROMPT =
  /^\W*\[[^\]]*\b(?:insert|to be|tbd|date|name|amount|address|number|state|specify)\b[^\]]*\]\W*$|^\W*(?:tbd|tba)\W*$/i;

/** Whether a value is there, left open, or taken out of this copy. */
export function stateOf(value: string): LabelValue['state'] {
  if (PROMPT.test(value)) return 'blank';
  const isRedacted =
    REDACTED.test(value) && !hasLetterOrDigit(value.toLowerCase().replaceAll('redacted', '').replaceAll('omitted', ''));
  if (isRedacted) return 'redacted';
  return hasLetterOrDigit(value) || hasSign(value, '☐☑☒') ? 'filled' : 'blank';
}

/**
 * The label–value pairs of cover pages, tables of particulars, order forms, form fields and run-in lines, in the order of their labels.
 * A numbered clause with a run-in heading is none, nor are tables of contents and headings of columns.
 */
export function labelValuesOf(
  contract: ContractText,
  sections: readonly Section[],
  boxes: readonly TickBox[],
): LabelValue[] {
  const body = contract.paragraphs.flatMap((paragraph, index) => (isBesideBody(paragraph) ? [] : [index]));
  const boxed = new Set(boxes.map(({ paragraph }) => paragraph));
  const bare = bareRowsOf(contract, body);
  const pairs: Pair[] = [];
  for (let at = 0; at < body.length; ) {
    const table = tableFrom(contract, body, at);
    const row = bare.get(body[at] ?? -1);
    if (row) pairs.push({ form: 'row', ...row, values: [row.value], column: null, paragraph: body[at] ?? 0 });
    else if (table.length > 0) pairs.push(...pairsOfRows(contract, table));
    else pairs.push(...pairsOfParagraph(contract, body.slice(at, at + 2 + MOST_ITEMS), boxed));
    at += Math.max(1, table.length);
  }
  return placed(pairs, sections, boxes);
}

function placed(pairs: Pair[], sections: readonly Section[], boxes: readonly TickBox[]): LabelValue[] {
  let section = -1;
  return pairs
    .toSorted((one, other) => one.label.start - other.label.start)
    .map(({ rest, ...pair }) => {
      while ((sections[section + 1]?.start ?? Number.POSITIVE_INFINITY) <= pair.label.start) section++;
      const { value } = pair;
      const options = boxesWithin(boxes, value);
      return {
        ...pair,
        names: labelNames(rest ? `${pair.label.text} ${rest.text}` : pair.label.text),
        values: options.length > 0 ? options.flatMap(({ isTicked, option }) => (isTicked ? option : [])) : pair.values,
        state: stateOf(value.text),
        section: section < 0 ? null : section,
      };
    });
}

/** The boxes whose marks stand within a value; boxes are in order. */
function boxesWithin(boxes: readonly TickBox[], { start, end }: Passage): TickBox[] {
  let low = 0;
  let high = boxes.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((boxes[middle]?.mark.start ?? 0) < start) low = middle + 1;
    else high = middle;
  }
  let until = low;
  while ((boxes[until]?.mark.end ?? Number.POSITIVE_INFINITY) <= end) until++;
  return boxes.slice(low, until);
}

function isTableRow(contract: ContractText, index: number | undefined): boolean {
  const paragraph = index === undefined ? undefined : contract.paragraphs[index];
  return paragraph !== undefined && paragraph.kind !== 'form-field' && isRow(contract, paragraph);
}

/** The paragraphs of the table that begins at `at`: its rows, and short lines between two of them. Empty where there is no row. */
function tableFrom(contract: ContractText, body: readonly number[], at: number): number[] {
  const found: number[] = [];
  for (let next = at; next < body.length; next++) {
    const index = body[next] ?? 0;
    const isBetween = found.length > 0 && isTableRow(contract, body[next + 1]) && isShort(contract.paragraphs[index]);
    if (!isTableRow(contract, index) && !isBetween) break;
    found.push(index);
  }
  return found;
}

function isShort(paragraph: Paragraph | undefined): boolean {
  return (
    paragraph !== undefined && paragraph.kind === 'body' && paragraph.end - paragraph.start <= LONGEST_BETWEEN_ROWS
  );
}

function pairsOfRows(contract: ContractText, table: readonly number[]): Pair[] {
  const rows = table.filter((index) => isTableRow(contract, index));
  const pairs = pairsOfTable(contract, rowsOfTable(contract, rows)).flatMap((pair) => asPair(pair));
  const lastOfRow = new Map(pairs.filter(({ form }) => form === 'row').map((pair) => [pair.paragraph, pair]));
  const after = (table.at(-1) ?? 0) + 1;
  for (const index of [...table.filter((other) => !isTableRow(contract, other)), after]) {
    const paragraph = contract.paragraphs[index];
    if (!paragraph || !isShort(paragraph)) continue;
    const above = lastOfRow.get(index - 1);
    if (above && isUnder(contract, above.value, paragraph.start)) {
      above.value = passageAt(contract, above.value.start, paragraph.end);
      above.values = [above.value];
    } else if (above && isUnder(contract, above.label, paragraph.start)) {
      above.rest = passageAt(contract, paragraph.start, paragraph.end);
    } else if (index !== after) pairs.push(...pairsOfParagraph(contract, [index], new Set()));
  }
  return pairs;
}

/** Whether the next printed line under a passage begins at `start`, at the same edge: the cell goes on there. */
function isUnder({ runs, ...contract }: ContractText, passage: Passage, start: number): boolean {
  const first = runs[runIndexAt({ runs, ...contract }, passage.start)];
  const last = runs[runIndexAt({ runs, ...contract }, passage.end - 1)];
  const next = runs[runIndexAt({ runs, ...contract }, start)];
  if (!first || !last || !next || first[0] !== passage.start || next[0] !== start || last[2] !== next[2]) return false;
  const down = next[4] - last[4];
  return Math.abs(first[3] - next[3]) < SAME_EDGE && down > 0 && down < NEXT_LINE * last[6];
}

function asPair({ form, label, value, column, paragraph }: PairInRow): Pair[] {
  if (value.text.length > LONGEST_VALUE || !SAYS_OR_ASKS.test(value.text) || DEFINES.test(value.text)) return [];
  return [{ form, label, value, values: [value], column, paragraph }];
}

/** The pairs of a paragraph that is no row. `indices`: its own and those of the body that follow it. */
function pairsOfParagraph(contract: ContractText, indices: readonly number[], boxed: ReadonlySet<number>): Pair[] {
  const index = indices[0] ?? 0;
  const paragraph = contract.paragraphs[index];
  if (!paragraph) return [];
  if (paragraph.kind === 'form-field') return pairOfField(contract, paragraph, index);
  const line = contract.text.slice(paragraph.start, Math.min(paragraph.end, paragraph.start + LOOKED_AT));
  if (isLabelAlone(line)) return pairBelow(contract, indices, boxed);
  const isWhole = paragraph.end - paragraph.start <= LOOKED_AT;
  const isClause = enumeratorOf(line) !== '' && statesSomething(line);
  if (!isWhole || isClause) return [];
  return runInPairs(contract, paragraph, index).flatMap((pair) => asPair(pair));
}

/** Label and value of a field are runs of their own, since either may hold a colon. */
function pairOfField(contract: ContractText, { start, end }: Paragraph, index: number): Pair[] {
  const [label, value] = [contract.runs[runIndexAt(contract, start)], contract.runs[runIndexAt(contract, end - 1)]];
  const colon = contract.text.slice(start, end).indexOf(': ');
  const cut =
    label && value && label[0] === start && value[0] > start ? value[0] : colon > 0 ? start + colon + 2 : start;
  if (cut === start) return [];
  const pair = { column: null, paragraph: index, value: passageAt(contract, cut, end) };
  const named = passageAt(contract, start, start + withoutLast(contract.text.slice(start, cut).trimEnd(), ':').length);
  return [{ form: 'form-field', label: named, values: [pair.value], ...pair }];
}

function isLabelAlone(line: string): boolean {
  return (line.trimEnd().endsWith(':') && isLabel(line)) || (isAskedFor(line) && !hasSign(line, ':['));
}

function pairBelow(contract: ContractText, indices: readonly number[], boxed: ReadonlySet<number>): Pair[] {
  const [index = 0, ...following] = indices;
  const { start, end, page } = contract.paragraphs[index] ?? { start: 0, end: 0, page: 0 };
  const label = passageAt(contract, start, end);
  const values = valuesBelow(contract, label.text, following, boxed, page);
  const [first, last] = [values[0], values.at(-1)];
  if (!first || !last) return [];
  const value = passageAt(contract, first.start, last.end);
  return [{ form: 'below', label, value, values, column: null, paragraph: index }];
}

/** The paragraphs that stand under a label: tick boxes, a list, the lines of an address, or one short line. */
function valuesBelow(
  contract: ContractText,
  label: string,
  following: readonly number[],
  boxed: ReadonlySet<number>,
  page: number,
): Passage[] {
  const values: Passage[] = [];
  const hasColon = label.trimEnd().endsWith(':');
  const isAddress = ADDRESSED.test(labelWords(label));
  let list: 'boxes' | 'items' | 'lines' | null = null;
  for (const index of following) {
    const paragraph = contract.paragraphs[index];
    if (!paragraph || paragraph.page > page + 1 || paragraph.end - paragraph.start > LONGEST_BELOW) break;
    const line = contract.text.slice(paragraph.start, paragraph.end);
    const isItem = enumeratorOf(line) !== '';
    const kind = boxed.has(index) ? 'boxes' : isItem ? 'items' : 'lines';
    if (isTableRow(contract, index) || (list !== null && kind !== list)) break;
    if (kind === 'lines' && (isLabelAlone(line) || RUN_IN.test(line) || line.endsWith(':'))) break;
    const isClause = statesSomething(line) && (!hasColon || kind === 'items' || line.endsWith('.'));
    if (kind !== 'boxes' && isClause) break;
    if (kind === 'items' && (!hasColon || NAMES_TERMS.test(labelWords(label)))) break;
    values.push(passageAt(contract, paragraph.start + (isItem ? enumeratorOf(line).length : 0), paragraph.end));
    if (kind === 'lines' && (!isAddress || line.length > LONGEST_LINE || values.length === MOST_LINES)) break;
    list = kind;
  }
  return values;
}
