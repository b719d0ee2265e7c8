import type { Evidence } from '../../../shared/analysis';
import { evidenceAt } from '../../evidence';
import type { Fact } from '../../facts/fact';
import { endsWithSign, hasDigit, hasSign, SUM_BEGINS, wordsIn } from '../../lexicon/characters';
import { anyWording, onlyWords, upTo, wording } from '../../lexicon/words';
import { findMoney } from '../../mentions/money';
import { headingsOf } from '../../provisions/input/headings';
import { numberingOf } from '../../provisions/input/numbering';
import type { Reading } from '../../reading';
import { type Passage, passageAround, passageProof } from '../../statements/passages';
import { placeOf } from '../../statements/standing/standing';
import { titleAbove } from '../../statements/standing/title-above';
import { before, exceptedBelow, itemsBehind, NOTHING, partsOfOne, takenBack } from './belonging';
import { withCaution } from './caution';
import { isTakenUpLater } from './later-mails';
import { isLegible } from './legible';
import { OPENS_LIST, trimmed, wordsOf } from './sentence-words';

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

/** The longest line, in characters; a sentence that is a little longer is told whole rather than cut. */
export const LONGEST_LINE = 360;
const LONGEST_WHOLE = 480;
/** The same of a line with the sentence behind it that takes part of it back. */
export const LONGEST_WITH_EXCEPTION = 600;
/** Less than this part of the room says too little of a sentence that is cut. */
const LEAST_PART = 0.4;
/** Words by which the rest of a sentence takes back, narrows or aggravates what stands before: without them it would be a half-truth. */
const LIMITING = wording([
  'unless, except(ing), save, other than, apart from, but, however, provided( that), if, until, yet, though, although, while, when, where',
  'so long as, as long as, for as long as, only, subject to, to the extent, insofar as, so far as, limited to, not (to )exceed(ing), in no event',
  'excluding, not including, exclusive of, up to, less, minus, failing which, in which {case,event}, at most, no more than, nor, never',
  'whether or not, regardless, irrespective, notwithstanding, despite, negligen{t,ce}, waive(s), forfeit(s), without {limit,limitation,notice,cause}',
]);
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

/** 'The obligations in this Article survive': only its title says which these are. */
const OF_THIS_PART = wording(
  '{obligations,duties,provisions,terms,covenants,restrictions,rights,undertakings} {in,of,under,contained in,set out in} this {article,section,clause,paragraph,part}',
);
/** The title of the part in which a passage stands that speaks of all of that part; empty where it does not, or has none. */
function titleOfPart({ outline }: Reading, passage: Passage): string {
  const [part] = passage.parts;
  if (!part || !OF_THIS_PART.test(wordsOf(passage))) return '';
  const [title = ''] = headingsOf(outline, part.sentence).split(' | ');
  return trimmed(title.slice(numberingOf(title)?.length ?? 0));
}

/** The title above a passage without which nobody knows what its sum is for, or to what its few words belong: 'DEPOSIT. You have paid me £900'. */
function titleNeeded(reading: Reading, passage: Passage): string | null {
  const words = wordsOf(passage);
  const above = titleAbove(reading, placeOf(reading, passage)) ?? '';
  // 'Article 4. Sub-processors'.
  const title = trimmed(above.slice(numberingOf(above)?.length ?? 0)) || titleOfPart(reading, passage);
  if (title === '' || sharesWord(title, words)) return null;
  const count = wordsIn(words).length;
  const isShort =
    passage.isWhole && !hasDigit(words) && count > LEAST_WORDS && count <= FEW_WORDS && isPlainTitle(title);
  return isShort || OF_THIS_PART.test(words) || (PURPOSE.test(title) && findMoney(words).length > 0) ? title : null;
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

/** Where a text may be cut: behind a clause, neither inside of a sum like '$9,000,000' nor of brackets. */
function cutOf(text: string): number | undefined {
  const room = text.slice(0, LONGEST_LINE);
  const open = room.lastIndexOf('(');
  const head = open > room.lastIndexOf(')') ? room.slice(0, open) : room;
  return ['; ', '. ', ', '].map((sign) => head.lastIndexOf(sign)).find((at) => at > LONGEST_LINE * LEAST_PART);
}

/** What a sentence may end in that decides what the rest of it is worth: what it costs, or what the other takes for it. */
const DECIDES = anyWording(
  wording(
    'first refusal, pre-emption, goodwill, book value, discharge(s) of, release of, releases, indemnif*, penalt*, in addition, then current',
  ),
  wording('{fee,charge,premium,sum,payment,penalty} of ', upTo(10, '.;'), SUM_BEGINS),
);

/**
 * A text in the room of a line, cut behind a clause where it is longer; null where what would go limits or aggravates what stays.
 * @param from where the words begin for which the line is told: a cut before them would leave only what they hang on
 */
function inRoom(text: string, from: number): Pick<Told, 'text' | 'isCut'> | null {
  if (text.length <= LONGEST_WHOLE) return { text, isCut: false };
  const cut = cutOf(text);
  if (cut === undefined || cut <= from || LIMITING.test(text.slice(cut))) return null;
  // It is told whole or not at all.
  if (DECIDES.test(text.slice(cut))) return text.length <= LONGEST_WITH_EXCEPTION ? { text, isCut: false } : null;
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
  const items = itemsBehind(reading, passage);
  const words = [wordsOf(passage), ...items.map(({ text }) => trimmed(text))].join('; ');
  const parts = isItem ? partsOfOne(reading, head) : [];
  const said = isItem
    ? `${wordsOf(head)}: ${withParts(passage, words, parts)}`
    : inARow([...ahead.passages.map(wordsOf), words]);
  const isLabelled = label !== null && !opensWith(said, label);
  const whole = isLabelled ? `${label}: ${said}` : said;
  const last = items.length > 0 ? passageAround(reading, items.at(-1)?.start ?? 0) : passage;
  const back = isItem ? exceptedBelow(reading, passage) : last ? takenBack(reading, last) : NOTHING;
  const withBack = inARow([whole, ...back.said]);
  const isLong = back.passages.length + items.length + parts.length > 0 && withBack.length > LONGEST_LINE;
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
  return {
    ...told,
    text,
    at: passage.start,
    evidence: [
      ...proofs.map((one) => passageProof(reading, one)),
      ...items.map(({ start, end }) => evidenceAt(reading.contract, start, end)),
    ],
  };
}

/** The words of an item with the others of its list, or with signs that these are left out where they have no room. */
function withParts(item: Passage, words: string, parts: readonly Passage[]): string {
  if (parts.length < 2) return words;
  const all = parts.map((one) => (one.start === item.start ? words : wordsOf(one))).join('; ');
  if (all.length <= LONGEST_LINE) return all;
  const [first] = parts;
  const isFirst = first !== undefined && item.start <= first.start;
  const isLast = parts.at(-1)?.start === item.start;
  return `${isFirst ? '' : '…; '}${words}${isLast ? '' : '; …'}`;
}

/** The sentence in which a fact is proved as a line, told for its figures. */
export function toldWhereProved(reading: Reading, { evidence: [proof] }: Fact<unknown>): Told | null {
  const passage = proof && passageAround(reading, proof.start);
  return passage ? toldOf(reading, passage, true) : null;
}
