import { linesOf } from '../../document/lines';
import { hasDigit, NO_WORD } from '../../lexicon/characters';
import { kept, openingWords, upTo, wording } from '../../lexicon/words';
import type { Reading } from '../../reading';

/** A stretch of a paper that its parties do not mean to be held to. */
interface Stretch {
  start: number;
  end: number;
}

/** 'Is not meant to bind either of us', 'a statement of intention only'. */
const BINDS_NOT = wording([
  'not (be )({meant,intended} to )(be )({legally,contractually} )bind(ing), non-binding, nonbinding, {does,do,shall,will} not ({legally,contractually} )bind',
  'statement(s) of intent(ion) only, intention(s) only, no binding {effect,force}, not (be )legally {enforceable,binding}',
]);
/** 'Not binding upon Dealer until signed': it binds once somebody has signed. */
const UNTIL_SIGNED = wording(
  'bind, binding, enforceable',
  upTo(60, '.;'),
  '{until,unless,before} ~8 {sign*,accept*,execut*,approv*,countersign*}',
);
const bindsNot = (text: string): boolean => BINDS_NOT.test(text) && !UNTIL_SIGNED.test(text);
const BINDS = wording('bind(s), binding');
/** What a part is called in a sentence: 'Part A'. */
const PART_NAMED = /\b(?:part|section|schedule|division|chapter)\s+(?:[A-Z]|\d{1,2}|one|two|three|four|[IVX]{1,4})\b/i;
/** The same at the beginning of a line: 'Section One'. */
const PART_OPENING = openingWords(NO_WORD, PART_NAMED);
/** 'Subject to contract' says of a part that it does not bind; in the title of a paper it may say so until it is signed. */
const SUBJECT_TO_CONTRACT = wording('subject to contract');
const LONGEST_HEADING = 90;

/** The whole paper but for what is named: 'Save for the rows marked (B), this term sheet is not legally binding'. */
const SAVE_FOR = wording('save( for), except( for), other than, apart from, with the exception of, excluding');
const ITS_TERMS = wording(
  '{this,these,the} ~2 {heads,sheet,letter,memorandum,document,paper,terms,mou,loi,agreement,provisions}, nothing in {this,these}',
);
const CLAUSES = '{clause,paragraph,section,item,point,row,number,term,no.}(s)';
const OF_CLAUSES = openingWords(`(the )${CLAUSES} #1-2`);
const NUMBERS = /\b(\d{1,2})\b(?:\s?(?:to|–|-|through)\s?(\d{1,2})\b)?/g;
const MARKED = wording('marked', NO_WORD, kept('*1-8'));

interface Row extends Stretch {
  text: string;
}

const rowsOf = ({ contract }: Reading): Row[] =>
  linesOf(contract.text).map(({ text, start }) => ({ text: text.trim(), start, end: start + text.length }));

const isHeading = ({ text }: Row): boolean =>
  text !== '' && text.length <= LONGEST_HEADING && !text.includes('\t') && !text.endsWith('.') && !text.endsWith(';');
const partOf = (text: string): string | null => PART_OPENING.exec(text)?.[0].toLowerCase().trim() ?? null;

/** From a heading to the next one that opens another part, or says that what follows binds. */
function stretchBelow(lines: readonly Row[], at: number): Stretch {
  const own = partOf(lines[at]?.text ?? '');
  const ends = lines.findIndex((line, row) => {
    if (row <= at || !isHeading(line)) return false;
    const part = partOf(line.text);
    return (part !== null && own !== null && part !== own) || (BINDS.test(line.text) && !bindsNot(line.text));
  });
  return { start: lines[at]?.start ?? 0, end: lines[ends]?.start ?? Number.POSITIVE_INFINITY };
}

/** The parts that by their heading, or by a sentence that names them, do not bind. */
function unboundParts(reading: Reading, lines: readonly Row[]): Stretch[] {
  const named = reading.outline.sentences.flatMap(({ text }) => {
    const part = bindsNot(text) && !SAVE_FOR.test(text) ? PART_NAMED.exec(text) : null;
    const isOfPart = part && part.index < text.search(BINDS_NOT);
    return isOfPart ? [part[0].toLowerCase()] : [];
  });
  return lines.flatMap((line, at) => {
    const part = partOf(line.text);
    const isSaid = bindsNot(line.text) || (part !== null && SUBJECT_TO_CONTRACT.test(line.text));
    const isNamed = part !== null && named.includes(part);
    return isHeading(line) && (isSaid || isNamed) ? [stretchBelow(lines, at)] : [];
  });
}

/** The numbers that a text names, those between two of them as well: 8 to 11. */
const numbersIn = (text: string): number[] =>
  [...text.matchAll(NUMBERS)].flatMap(([, from, to = from]) =>
    Array.from({ length: Math.max(1, Number(to) - Number(from) + 1) }, (_, more) => Number(from) + more),
  );

/** By which marks and numbers one knows what of a paper binds or does not. */
interface Marks {
  binds: boolean;
  numbers: number[];
  mark: string | null;
}

/** What a sentence of the paper says of its clauses by their numbers, or of rows by a mark; null where no sentence does. */
function marksOf({ outline }: Reading): Marks | null {
  const found = outline.sentences.flatMap(({ text }): Marks[] => {
    const at = text.search(BINDS_NOT);
    if (at < 0 || !wording(CLAUSES).test(text) || PART_NAMED.test(text.replace(MARKED, ''))) return [];
    const mark = MARKED.exec(text)?.[1] ?? null;
    const excepts = SAVE_FOR.exec(text);
    if (excepts && ITS_TERMS.test(text)) return [{ binds: true, numbers: numbersIn(text.slice(excepts.index)), mark }];
    // 'Clauses 1 to 7 are not legally binding'.
    return excepts || !OF_CLAUSES.test(text) ? [] : [{ binds: false, numbers: numbersIn(text.slice(0, at)), mark }];
  });
  return found.find(({ numbers, mark }) => numbers.length > 0 || mark !== null) ?? null;
}

interface Unbound {
  stretches: Stretch[];
  marks: Marks | null;
  lines: Row[];
}
const memo = new WeakMap<Reading['outline'], Unbound>();

function unboundOf(reading: Reading): Unbound {
  const known = memo.get(reading.outline);
  if (known) return known;
  const { text } = reading.contract;
  const lines = bindsNot(text) || SUBJECT_TO_CONTRACT.test(text) ? rowsOf(reading) : [];
  const unbound = { lines, stretches: unboundParts(reading, lines), marks: lines.length > 0 ? marksOf(reading) : null };
  memo.set(reading.outline, unbound);
  return unbound;
}

/** The number with which a line opens: 7 of '7. Profit', 11 of '11.2 Costs'; null where it has none. */
function numberOf(text: string): number | null {
  const opening = text.slice(0, 3);
  const number = Number.parseInt(opening, 10);
  return hasDigit(opening) && !Number.isNaN(number) ? number : null;
}

/** Whether what stands at a place is one of the terms that do not bind, where a paper binds in part only. */
export function isUnbinding(reading: Reading, at: number): boolean {
  const { stretches, marks, lines } = unboundOf(reading);
  if (stretches.some(({ start, end }) => start <= at && at < end)) return true;
  const row = lines.findIndex(({ start, end }) => start <= at && at <= end);
  const line = lines[row];
  if (!marks || !line) return false;
  if (marks.mark !== null) return line.text.includes(`(${marks.mark})`) !== marks.binds;
  const number = lines.slice(0, row + 1).reduceRight<number | null>((known, { text }) => known ?? numberOf(text), null);
  return number !== null && marks.numbers.includes(number) !== marks.binds;
}
