import { isRow } from '../../document/cells';
import type { Sentence } from '../../document/outline';
import { endsWithSign, hasDigit, WHITE_SPACE, withoutLast, withoutSigns } from '../../lexicon/characters';
import { closingWords, onlyWords, perhaps, upTo } from '../../lexicon/words';
import { lowerBound } from '../../lower-bound';
import { romanValue } from '../../mentions/roman-numerals';
import { numberingOf } from '../../provisions/input/numbering';
import type { Reading } from '../../reading';
import { type Passage, passagesOf } from '../../statements/passages';
import { namesWhoActs } from '../../statements/standing/features';
import { pointsAway, takesBack } from '../../statements/standing/hanging-words';
import {
  exceptsItem,
  isOfACase,
  lacksVerb,
  leansBack,
  namesNoCase,
  narrows,
  refundsOnNotice,
} from '../../statements/standing/narrowing-words';
import { hangingOf, limitingOf, placeOf } from '../../statements/standing/standing';
import { titleAbove } from '../../statements/standing/title-above';
import { exceptsFromIt, undoes, undoesClause } from '../../statements/standing/undoing-words';
import { goesOn, OPENS_LIST, wordsOf } from './sentence-words';

/** From which probability on a sentence is told with what it hangs on, and from which it is not told without. */
const HANGS = 0.33;
const SURELY_HANGS = 0.5;
/** The same behind a sentence that speaks of a case, of one that names none. */
const OF_A_CASE = 0.2;
/** The same of the sentences behind that take back part of it: one too many costs a line of print, one too few tells a half-truth. */
const LIMITS = 0.2;
const SURELY_LIMITS = 0.3;
/** Who acts in 'Provider shall not use subcontractors' stands in it: it is told with others only where it points at them or that is sure. */
const NAMED_LIMITS = 0.4;
/** How far above a sentence that hangs on another it is looked for, and the head above the items of a list. */
const MOST_JOINED = 2;
const MOST_ITEMS = 12;

/** Letters that may stand between two passages that follow each other: a number, a title of a word; in one paragraph a sentence that binds nobody ('See the form attached.'). */
const MOST_BETWEEN = 24;
const MOST_WITHIN = 48;

const paragraphOf = ({ parts }: Passage): number | undefined => parts[0]?.sentence.paragraph;

/** Whether nearly nothing stands between two passages. */
function isNear({ contract }: Reading, one: Passage, next: Passage): boolean {
  const most = paragraphOf(one) === paragraphOf(next) ? MOST_WITHIN : MOST_BETWEEN;
  return next.start >= one.end && contract.text.slice(one.end, next.start).replace(WHITE_SPACE, '').length <= most;
}

/** Whether one passage stands right behind the other in the same section. */
const follows = (reading: Reading, one: Passage, next: Passage): boolean =>
  next.section === one.section && isNear(reading, one, next);

/** The number of the clause in which a passage stands: '8.1'; empty where it has none. */
const clauseOf = ({ outline }: Reading, { section }: Passage): string =>
  (section === null ? null : outline.sections[section]?.number) ?? '';

/** Whether one passage ends a clause like '8.1' and the other begins the next of the same: '8.2'. */
function isNextClause(reading: Reading, one: Passage, next: Passage): boolean {
  const { sections } = reading.outline;
  const [own, other] = [one, next].map(({ section }) => (section === null ? undefined : sections[section]));
  if (!own || !other || own === other || own.parent === null || own.parent !== other.parent) return false;
  return [one, next].every((passage) => clauseOf(reading, passage).includes('.')) && isNear(reading, one, next);
}

/** Whether a passage is a row of a table. */
function isOfTable({ contract }: Reading, passage: Passage): boolean {
  const paragraph = contract.paragraphs[paragraphOf(passage) ?? -1];
  return paragraph !== undefined && isRow(contract, paragraph);
}

/** Whether a sentence stands behind a row of figures, which is the last of many and nothing that it could hang on. */
const isRowBefore = (reading: Reading, previous: Passage, passage: Passage): boolean =>
  !previous.isWhole && isOfTable(reading, previous) && !isOfTable(reading, passage);

/** The head of the list in which a passage is an item, by its small letter or its sign; undefined where none stands above its like. */
function headAbove(
  passages: readonly Passage[],
  at: number,
  isItem: (passage: Passage) => boolean,
): Passage | undefined {
  const above = passages.slice(Math.max(0, at - MOST_ITEMS), at);
  const head = above.findLastIndex(({ text }) => OPENS_LIST.test(text));
  return head >= 0 && above.slice(head + 1).every(isItem) ? above[head] : undefined;
}
const isSigned = ({ text }: Passage): boolean => ITEM_SIGN.test(text);
const ITEM_SIGN = /^\s*(?:[•·*–-]\s|\(?(?:[a-z]|[ivx]{1,4}|\d{1,2})\)\s)/;

/** 'Month to month from launch': of what, only the title says. */
const GOES_ON_SO = onlyWords(
  '({rolling,from} ){month to month,month-to-month,week to week,week-to-week,year to year,year-to-year,monthly,rolling,ongoing}',
  upTo(30, ',;:'),
);

/** What has to be read before a passage. */
export interface Ahead {
  /** The head of its list, or the sentences that it hangs on. */
  passages: Passage[];
  /** The title of its section, where only that says what it speaks of: 'If you move the date'. */
  title: string | null;
}

/** Whether a passage that names no case stands in one paragraph behind one that speaks of a case: 'If the hall burns down, nobody is in breach. We will offer you a new date.' */
function isOfCaseBefore(reading: Reading, passage: Passage, previous: Passage | undefined): boolean {
  if (!previous || !follows(reading, previous, passage)) return false;
  return (
    paragraphOf(previous) === paragraphOf(passage) && isOfACase(wordsOf(previous)) && namesNoCase(wordsOf(passage))
  );
}

/** What has to be read before a passage; null where it is not near. */
export function before(reading: Reading, passage: Passage): Ahead | null {
  const passages = passagesOf(reading);
  const at = placeOf(reading, passage);
  if (goesOn(wordsOf(passage))) {
    const head = headAbove(passages, at, (one) => goesOn(wordsOf(one)));
    return head ? { passages: [head], title: null } : null;
  }
  const signed = isSigned(passage) ? headAbove(passages, at, isSigned) : undefined;
  if (signed && signed.section === passage.section) return { passages: [signed], title: null };
  const joined: Passage[] = [];
  while (true) {
    const [first = passage] = joined;
    const isBare = first === passage && (lacksVerb(wordsOf(first)) || refundsOnNotice(wordsOf(first)));
    const leans = isBare || leansBack(wordsOf(first));
    const hanging = Math.max(isBare ? SURELY_HANGS : leans ? HANGS : 0, hangingOf(reading, first));
    const isNamed = namesWhoActs(reading, first) && !leans && !pointsAway(wordsOf(first));
    const previous = passages[at - joined.length - 1];
    if (hanging < (isNamed ? SURELY_HANGS : isOfCaseBefore(reading, first, previous) ? OF_A_CASE : HANGS)) {
      // 'Month to month from launch. Either may stop it': only the title says what goes on so.
      const isFragment = joined.length > 0 && GOES_ON_SO.test(wordsOf(first));
      return { passages: joined, title: isFragment ? titleAbove(reading, at - joined.length) : null };
    }
    const title = titleAbove(reading, at - joined.length);
    // 'It shall be returned' below 'Return' says as little.
    if (title) return pointsAway(wordsOf(first)) ? null : { passages: joined, title };
    // What goes on from words above a list can't be told without them.
    const isBefore = previous && joined.length < MOST_JOINED && follows(reading, previous, first);
    if (
      isBefore &&
      !isRowBefore(reading, previous, first) &&
      !isSigned(previous) &&
      !goesOn(wordsOf(previous)) &&
      !OPENS_LIST.test(previous.text)
    )
      joined.unshift(previous);
    else return hanging < SURELY_HANGS ? { passages: joined, title: null } : null;
  }
}

/** What takes back part of what a passage says, and whether it surely does. */
export interface Back {
  passages: Passage[];
  /** Its words, a text for each sentence. */
  said: string[];
  isSure: boolean;
}
export const NOTHING: Back = { passages: [], said: [], isSure: false };

/** How likely it is that what stands behind a passage takes back part of it. */
function limitingBy(reading: Reading, next: Passage, last: Passage, passage: Passage, isTold: boolean): number {
  const [words, lastWords] = [wordsOf(next), wordsOf(last)];
  // What narrows a sentence that is not told narrows nothing here.
  const isNarrow = isTold && (narrows(words, lastWords) || exceptsFromIt(words, lastWords) || undoes(words, lastWords));
  return isNarrow || undoes(words, wordsOf(passage)) ? 1 : limitingOf(reading, next, passage);
}

/** The items or rows below the head of a list, which belong to it. */
function itemsBelow(reading: Reading, at: number): Passage[] {
  const passages = passagesOf(reading);
  const head = passages[at];
  const below = passages.slice(at + 1, at + 1 + MOST_ITEMS);
  const end = below.findIndex(
    (one) => one.section !== head?.section || !(isOfTable(reading, one) || isSigned(one) || goesOn(wordsOf(one))),
  );
  return below.slice(0, end < 0 ? below.length : end);
}

/** How the head of a list ends that names parts of one thing, of which one alone misleads: 'this includes:'. */
const NAMES_PARTS = closingWords(
  '{include,includes,including,included,comprise,comprises,comprising,consist of,consists of,consisting of,made up of}( the following)( items)',
  perhaps(':'),
);

/** The items below the head of a list that says what is part of one thing; none below another head. */
export function partsOfOne(reading: Reading, head: Passage): Passage[] {
  return NAMES_PARTS.test(head.text.trimEnd()) ? itemsBelow(reading, placeOf(reading, head)) : [];
}

/** Rows of a table and items of a list as they are told in a row, without the headings of columns. */
function itemsInARow({ contract }: Reading, items: readonly Passage[]): string {
  const lines = items.flatMap((item) => contract.text.slice(item.start, item.end).split('\n'));
  const rows = lines.map((line) => line.replace(WHITE_SPACE, ' ').trim()).filter((line) => line !== '');
  const [first = '', second = ''] = rows;
  return rows.slice(!hasDigit(first) && hasDigit(second) ? 1 : 0).join('; ');
}

/** The sentences behind up to the last that takes back part of what a passage says; none where none does. */
export function takenBack(reading: Reading, passage: Passage): Back {
  const passages = passagesOf(reading);
  const at = placeOf(reading, passage);
  const behind: Passage[] = [];
  let taken = 0;
  let surest = 0;
  for (const next of passages.slice(at + 1, at + 1 + MOST_JOINED)) {
    const last = behind.at(-1) ?? passage;
    const isTold = taken === behind.length;
    const words = wordsOf(next);
    if (isTold && isNextClause(reading, last, next)) {
      if (!undoes(words, wordsOf(passage)) && !undoesClause(words, clauseOf(reading, passage))) break;
      return { passages: [...behind, next], said: [...behind, next].map(wordsOf), isSure: true };
    }
    if (!follows(reading, last, next)) break;
    if (OPENS_LIST.test(next.text)) {
      if (!isTold || !undoes(words, wordsOf(passage))) break;
      const items = itemsBelow(reading, placeOf(reading, next));
      // Rows without figures are no passages.
      const list = items.length > 0 ? `${words}: ${itemsInARow(reading, items)}` : words;
      return { passages: [...behind, next, ...items], said: [...behind.map(wordsOf), list], isSure: true };
    }
    behind.push(next);
    const limiting = limitingBy(reading, next, last, passage, isTold);
    const isNamed = limiting < 1 && namesWhoActs(reading, next) && !takesBack(words);
    if (limiting < (isNamed ? NAMED_LIMITS : LIMITS)) continue;
    taken = behind.length;
    surest = Math.max(surest, limiting);
  }
  const told = behind.slice(0, taken);
  return { passages: told, said: told.map(wordsOf), isSure: surest >= SURELY_LIMITS };
}

/** The sentence below a list that excepts something from this item of it; none where none does. */
export function exceptedBelow(reading: Reading, item: Passage): Back {
  const passages = passagesOf(reading);
  const at = placeOf(reading, item);
  const mark = withoutSigns(numberingOf(item.text)?.number ?? '', '()');
  const below = passages.slice(at + 1, at + MOST_ITEMS).find((one) => !isSigned(one) && !goesOn(wordsOf(one)));
  if (below === undefined || !exceptsItem(wordsOf(below), mark)) return NOTHING;
  return { passages: [below], said: [wordsOf(below)], isSure: true };
}

/** The mark of an item within a sentence: '(i)', '(b)', '(2)'. */
const MARKS = /\(([a-z]|[ivx]{1,4}|\d{1,2})\)\s/g;
const FIRST_MARK = /^\s*\(([a-z]|[ivx]{1,4}|\d{1,2})\)\s/;

/** Whether one mark counts on from another: '(ii)' from '(i)', '(b)' from '(a)'. */
function countsOn(mark: string, next: string): boolean {
  if (hasDigit(mark)) return Number(next) === Number(mark) + 1;
  const [one, other] = [romanValue(mark), romanValue(next)];
  if (other < MOST_ROMAN && other === one + 1) return true;
  return mark.length === 1 && next.length === 1 && next.charCodeAt(0) === mark.charCodeAt(0) + 1;
}
const MOST_ROMAN = 40;

/** The items of a sentence that was parted behind its first ones: '(ii) copies in back-ups' of 'may retain (i) such copies as the law asks for, and'; none where it ends. */
export function itemsBehind({ contract, outline }: Reading, passage: Passage): Sentence[] {
  const body = passage.text.slice(passage.lead);
  const last = passage.parts.at(-1)?.sentence;
  if (!last || endsSentence(body)) return [];
  const { sentences } = outline;
  // In the order of the text: the first that begins behind it.
  const from = lowerBound(sentences.length, (index) => (sentences[index]?.start ?? 0) < last.end);
  let mark = [...body.matchAll(MARKS)].at(-1)?.[1];
  let { end } = last;
  const behind: Sentence[] = [];
  for (const next of sentences.slice(from, from + MOST_ITEMS)) {
    const own = FIRST_MARK.exec(next.text)?.[1];
    const between = contract.text.slice(end, next.start).replace(WHITE_SPACE, '').length;
    if (mark === undefined || own === undefined || !countsOn(mark, own) || between > 0) break;
    behind.push(next);
    mark = own;
    end = next.end;
    if (endsSentence(next.text)) break;
  }
  return behind;
}
/** A full stop or its like, perhaps within a quote or bracket. */
const endsSentence = (words: string): boolean => endsWithSign(withoutLast(words.trimEnd(), `"')`), '.!?');
