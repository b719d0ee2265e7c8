import type { Evidence } from '../../../shared/analysis';
import type { Fact } from '../../facts/fact';
import {
  endsWithSign,
  hasDigit,
  hasSign,
  opensWithSmallLetter,
  WHITE_SPACE,
  withoutSigns,
  wordsIn,
} from '../../lexicon/characters';
import { closingWords, onlyWords, openingWords, wording } from '../../lexicon/words';
import { findMoney } from '../../mentions/money';
import { numberingOf } from '../../provisions/input/numbering';
import type { Reading } from '../../reading';
import { type Passage, passageAround, passageProof, passagesOf } from '../../statements/passages';
import { namesWhoActs } from '../../statements/standing/features';
import { pointsAway, takesBack } from '../../statements/standing/hanging-words';
import { exceptsItem, lacksVerb, leansBack, narrows } from '../../statements/standing/narrowing-words';
import { hangingOf, limitingOf, placeOf } from '../../statements/standing/standing';
import { titleAbove } from '../../statements/standing/title-above';
import { withCaution } from './caution';
import { isTakenUpLater } from './later-mails';
import { isLegible } from './legible';

/**
 * A line of the key terms is a sentence of the contract, whole: with its conditions, exceptions and both of its halves. Lines that were made of such
 * sentences ('Either party may terminate on 30 days’ notice') left out what limits them or named the wrong thing in one of five, on papers of strangers.
 */
export interface Told {
  text: string;
  evidence: Evidence[];
  /** Whether its end had to be left out, which an ellipsis shows. */
  isCut: boolean;
  /** Where the sentence begins for which it is told. */
  at: number;
}

/** The longest line, in characters. */
export const LONGEST_LINE = 360;
/** The same of a line with the sentence behind it that takes part of it back. */
const LONGEST_WITH_EXCEPTION = 600;
/** Less than this part of the room says too little of a sentence that is cut. */
const LEAST_PART = 0.4;
/** From which probability on a sentence is told with what it hangs on, and from which it is not told without. */
const HANGS = 0.33;
const SURELY_HANGS = 0.5;
/** The same of the sentences behind that take back part of it: one too many costs a line of print, one too few tells a half-truth. */
const LIMITS = 0.2;
const SURELY_LIMITS = 0.3;
/** Who acts in 'Provider shall not use subcontractors' stands in it: it is told with others only where it points at them or that is sure. */
const NAMED_LIMITS = 0.4;
/** How far above a sentence that hangs on another it is looked for, and the head above the items of a list. */
const MOST_JOINED = 2;
const MOST_ITEMS = 12;

/** Words by which the rest of a sentence takes back or narrows what stands before: without them it would be a half-truth. */
const LIMITING = wording([
  'unless, except(ing), save, other than, apart from, but, however, provided( that), if, until, yet, though, although, while, when, where',
  'so long as, as long as, for as long as, only, subject to, to the extent, insofar as, so far as, limited to, not (to )exceed(ing), in no event',
  'excluding, not including, exclusive of, up to, less, minus, failing which, in which {case,event}, at most, no more than, nor, never',
]);
const OPENS_LIST = closingWords('{:,—,–,-}( )');
/** An item that goes on from the words above its list: '(b) pay the fee', '2.1 To pay the Rent'. */
const goesOn = (text: string): boolean => opensWithSmallLetter(text) || openingWords('To, Not to').test(text);

const trimmed = (text: string): string =>
  text
    .replace(WHITE_SPACE, ' ')
    .trim()
    .replace(/^[•·*–-]\s+/, '')
    .replace(/[\s.;:,]+(?:and|or)?$/, '');

/** The words of a sentence without its number and run-in title; a title that ends in a colon is the label of what is filled in: 'Rent: £520 a month'. */
function wordsOf({ text, lead }: Passage): string {
  // 'Fee £5,600.' is its clause's title and all of it.
  const isLabel = LABEL.test(text.slice(0, lead)) || text.slice(lead).trim() === '';
  return trimmed(text.slice(isLabel ? (numberingOf(text)?.length ?? 0) : lead));
}
const LABEL = closingWords(':( )');

/** Letters that may stand between two passages that follow each other: a number, a title of a word. */
const MOST_BETWEEN = 24;

/** Whether one passage stands right behind the other in the same section. */
function follows({ contract }: Reading, one: Passage, next: Passage): boolean {
  if (next.section !== one.section || next.start < one.end) return false;
  return contract.text.slice(one.end, next.start).replace(WHITE_SPACE, '').length <= MOST_BETWEEN;
}

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

/** What has to be read before a passage. */
interface Ahead {
  /** The head of its list, or the sentences that it hangs on. */
  passages: Passage[];
  /** The title of its section, where only that says what it speaks of: 'If you move the date'. */
  title: string | null;
}

/** What has to be read before a passage; null where it is not near. */
function before(reading: Reading, passage: Passage): Ahead | null {
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
    const isBare = first === passage && lacksVerb(wordsOf(first));
    const leans = isBare || leansBack(wordsOf(first));
    const hanging = Math.max(isBare ? SURELY_HANGS : leans ? HANGS : 0, hangingOf(reading, first));
    const isNamed = namesWhoActs(reading, first) && !leans && !pointsAway(wordsOf(first));
    if (hanging < (isNamed ? SURELY_HANGS : HANGS)) return { passages: joined, title: null };
    const title = titleAbove(reading, at - joined.length);
    // 'It shall be returned' below 'Return' says as little.
    if (title) return pointsAway(wordsOf(first)) ? null : { passages: joined, title };
    const previous = passages[at - joined.length - 1];
    // What goes on from words above a list can't be told without them.
    const isNear = previous && joined.length < MOST_JOINED && follows(reading, previous, first);
    if (isNear && !isSigned(previous) && !goesOn(wordsOf(previous)) && !OPENS_LIST.test(previous.text))
      joined.unshift(previous);
    else return hanging < SURELY_HANGS ? { passages: joined, title: null } : null;
  }
}

/** What takes back part of what a passage says, and whether it surely does. */
interface Back {
  passages: Passage[];
  isSure: boolean;
}

/** The sentences behind up to the last that takes back part of what a passage says; none where none does. */
function takenBack(reading: Reading, passage: Passage): Back {
  const passages = passagesOf(reading);
  const at = placeOf(reading, passage);
  const behind: Passage[] = [];
  let taken = 0;
  let surest = 0;
  for (const next of passages.slice(at + 1, at + 1 + MOST_JOINED)) {
    const last = behind.at(-1) ?? passage;
    if (!follows(reading, last, next) || OPENS_LIST.test(next.text)) break;
    behind.push(next);
    // What narrows a sentence that is not told narrows nothing here.
    const isNarrow = taken === behind.length - 1 && narrows(wordsOf(next), wordsOf(last));
    const limiting = isNarrow ? 1 : limitingOf(reading, next, passage);
    const isNamed = !isNarrow && namesWhoActs(reading, next) && !takesBack(wordsOf(next));
    if (limiting < (isNamed ? NAMED_LIMITS : LIMITS)) continue;
    taken = behind.length;
    surest = Math.max(surest, limiting);
  }
  return { passages: behind.slice(0, taken), isSure: surest >= SURELY_LIMITS };
}

/** The sentence below a list that excepts something from this item of it; none where none does. */
function exceptedBelow(reading: Reading, item: Passage): Back {
  const passages = passagesOf(reading);
  const at = placeOf(reading, item);
  const mark = withoutSigns(numberingOf(item.text)?.number ?? '', '()');
  const below = passages.slice(at + 1, at + MOST_ITEMS).find((one) => !isSigned(one) && !goesOn(wordsOf(one)));
  const isOfItem = below !== undefined && exceptsItem(wordsOf(below), mark);
  return { passages: isOfItem ? [below] : [], isSure: isOfItem };
}

/** Whether a text that no sign ends is made of the cells of several rows, whose sums are not told apart. */
function runsRowsTogether({ contract }: Reading, { start, end, isWhole }: Passage): boolean {
  const rows = contract.text
    .slice(start, end)
    .split('\n')
    .filter((line) => line.includes('\t'));
  return rows.length > 1 && !isWhole;
}

/** The label of a form under which a passage is filled in, which stands before its words: 'Rent' of '£520 a month'. */
function labelOf({ document }: Reading, passage: Passage): string | null {
  const under = document.labelValues.find(
    ({ label, value }) => value.start <= passage.start && passage.start < value.end && label.end <= passage.start,
  );
  const label = under && trimmed(under.label.text);
  return label || null;
}

/** What a sum is for, where that is all that a title says. */
const PURPOSE = onlyWords(
  '({security,damage,rental,tenancy,holding,booking,breakage} )deposit(s), ({security,performance} )bond, retention, advance, retainer, rent, fee(s), salary, pay, bonus, commission, penalt{y,ies}',
);
/** A sentence of no more words says little without the title of its section. */
const FEW_WORDS = 6;
const LEAST_WORDS = 3;
/** Names with an office and halves of sentences are no titles, though they stand above. */
const isPlainTitle = (title: string): boolean =>
  !hasDigit(title) && !hasSign(title, ',;()') && wordsIn(title).length < LEAST_WORDS + 2;

/** The title above a passage without which nobody knows what its sum is for, or to what its few words belong: 'DEPOSIT. You have paid me £900'. */
function titleNeeded(reading: Reading, passage: Passage): string | null {
  const words = wordsOf(passage);
  const above = titleAbove(reading, placeOf(reading, passage)) ?? '';
  // 'Article 4. Sub-processors'.
  const title = trimmed(above.slice(numberingOf(above)?.length ?? 0));
  if (title === '' || sharesWord(title, words)) return null;
  const count = wordsIn(words).length;
  const isShort =
    passage.isWhole && !hasDigit(words) && count > LEAST_WORDS && count <= FEW_WORDS && isPlainTitle(title);
  return isShort || (PURPOSE.test(title) && findMoney(words).length > 0) ? title : null;
}

/** Letters by which words that begin alike are one: 'Fees' and 'fee'. */
const STEM = 3;
const stemsOf = (text: string): string[] =>
  wordsIn(text.toLowerCase()).flatMap((word) => (word.length < STEM ? [] : [word.slice(0, STEM)]));
const sharesWord = (title: string, words: string): boolean =>
  stemsOf(title).some((stem) => stemsOf(words).includes(stem));

/** Whether a text opens with its label, or with the end of it: 'Talk first: bosses meet' of 'Law. Talk first'. */
function opensWith(said: string, label: string): boolean {
  const runIn = said.slice(0, Math.max(0, said.indexOf(':')));
  return said.startsWith(label) || (runIn !== '' && label.endsWith(runIn));
}

/**
 * A text in the room of a line, cut behind a clause where it is longer; null where what would go limits what stays.
 * @param from where the words begin for which the line is told: a cut before them would leave only what they hang on
 */
function inRoom(text: string, from: number): Pick<Told, 'text' | 'isCut'> | null {
  if (text.length <= LONGEST_LINE) return { text, isCut: false };
  const head = text.slice(0, LONGEST_LINE);
  const cut = [';', '. ', ','].map((sign) => head.lastIndexOf(sign)).find((one) => one > LONGEST_LINE * LEAST_PART);
  if (cut === undefined || cut <= from || LIMITING.test(text.slice(cut))) return null;
  return { text: `${text.slice(0, cut)}…`, isCut: true };
}

/** What somebody asks is no term; a sum that was asked for may be what the answer takes. */
const isQuestion = ({ text }: Passage): boolean => text.trimEnd().endsWith('?');

/** Sentences one behind the other: the sign that ended them is gone, but for that of a question or a call. */
const inARow = (sentences: readonly string[]): string =>
  sentences.reduce((said, next) => (endsWithSign(said, '?!') ? `${said} ${next}` : `${said}. ${next}`));

/**
 * A passage as a line: its sentence as it stands, after those that it hangs on or the head of its list, and with the one behind that takes part of it back.
 * @param isFigures whether it is told for its figures, so that few of its signs need be letters
 * @returns null where it is broken, or can be told neither whole nor cut without loss
 */
export function toldOf(reading: Reading, passage: Passage, isFigures = false): Told | null {
  // What a later mail returns to was only proposed, or is told there as it was agreed.
  if (OPENS_LIST.test(passage.text) || (isQuestion(passage) && !isFigures)) return null;
  if (isTakenUpLater(reading, passage.text, passage.start)) return null;
  const ahead = before(reading, passage);
  if (!ahead || [...ahead.passages, passage].some((one) => runsRowsTogether(reading, one))) return null;
  const [head] = ahead.passages;
  const isItem = head !== undefined && OPENS_LIST.test(head.text);
  const alone = head === undefined ? titleNeeded(reading, passage) : null;
  const label = labelOf(reading, passage) ?? ahead.title ?? alone;
  const words = wordsOf(passage);
  const said = isItem ? `${wordsOf(head)}: ${words}` : inARow([...ahead.passages.map(wordsOf), words]);
  const isLabelled = label !== null && !opensWith(said, label);
  const whole = isLabelled ? `${label}: ${said}` : said;
  const back = isItem ? exceptedBelow(reading, passage) : takenBack(reading, passage);
  const withBack = inARow([whole, ...back.passages.map(wordsOf)]);
  const isLong = back.passages.length > 0 && withBack.length > LONGEST_LINE;
  // An exception is told with its rule, in room of its own, or neither is.
  if (isLong && withBack.length > LONGEST_WITH_EXCEPTION && back.isSure) return null;
  const isRoom = withBack.length <= LONGEST_WITH_EXCEPTION;
  const told =
    isLong && isRoom
      ? { text: withBack, isCut: false }
      : inRoom(isRoom ? withBack : whole, whole.length - words.length);
  if (!told || !isLegible(told.text, isFigures)) return null;
  const proofs = [...ahead.passages, passage, ...(isRoom ? back.passages : [])];
  const text = withCaution(reading, told.text, passage.start);
  return { ...told, text, at: passage.start, evidence: proofs.map((one) => passageProof(reading, one)) };
}

/** The sentence in which a fact is proved as a line, told for its figures. */
export function toldWhereProved(reading: Reading, { evidence: [proof] }: Fact<unknown>): Told | null {
  const passage = proof && passageAround(reading, proof.start);
  return passage ? toldOf(reading, passage, true) : null;
}
