import type { Evidence } from '../../../shared/analysis';
import type { Fact } from '../../facts/fact';
import { opensWithSmallLetter, WHITE_SPACE } from '../../lexicon/characters';
import { closingWords, everywhere, onlyWords, openingWords, wording } from '../../lexicon/words';
import { numberingOf } from '../../provisions/input/numbering';
import type { Reading } from '../../reading';
import { type Passage, passageAround, passageProof, passagesOf } from '../../statements/passages';
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
}

/** The longest line, in characters. */
export const LONGEST_LINE = 360;
/** Less than this part of the room says too little of a sentence that is cut. */
const LEAST_PART = 0.4;
/** How far above a sentence that hangs on another it is looked for, and the head above the items of a list. */
const MOST_JOINED = 2;
const MOST_ITEMS = 12;

/** 'It is repaid', 'if they do not', 'in such case': what is spoken of stands in the sentence before. */
const BEGINS_AWAY = openingWords([
  'it, its, he, him, his, she, her, they, them, their, hers, theirs, otherwise, then, thereafter, however, accordingly, in addition, also, the same, again, instead',
  '{after,before,until,for,by,in,of,on,with,from,during,at,under,upon} that( ,)',
  'this {is,does,will,shall,may,can,must,includes,means,lasts,ends,runs,covers,applies,sum,amount,fee,charge,percentage,notice,right,duty,limit}, that {is,does,will,shall,may,time,sum,amount}, these, those, such',
  'the {limit,cap,rest,balance,remainder,difference,foregoing,same,latter,former}',
  '{if,unless,when,where,once,until,should,after} {it,he,she,they,so,not,this,that,these,those,such}',
  "{if,unless} {you,we} {do,don't,don’t,does,do not,did}",
  'in {such,that,this,either,which} {a ,an ,}{event,case,way}, {in ,under }{such,these} circumstances, failing {which,that}',
]);
/** 'Will keep it confidential', 'after that', 'decides otherwise' before anything is named. */
const LEFT_OPEN = wording([
  '{will,shall,must} (not )(+ )(+ ){it,them}',
  '{do,does,doing} so, decide(s) otherwise, in this way, {amount,sum,rate,fee}(s) above',
]);
/** 'Such notice', 'that period', 'this deposit', with what may stand for the thing. */
const POINTING = everywhere(
  wording(
    '{such,said,these,those}( +) +, {of,in,for,at,by,under,from,on,with,before,until,after,within,during,if,where,when} {that,this}( +) +',
  ),
);
/** What is at hand wherever it is spoken of: 'this Agreement', 'these terms'. */
const AT_HAND = wording(
  'agreement, contract, lease, licen{c,s}e, letter, deed, note, form, paper, document, order, polic{y,ies}, site, website, booking, guarant{ee,y}, plan, schedule, settlement, tenancy, clause, section, article, paragraph, terms, conditions, offer, quotation, statement, addendum, appointment, engagement, warranty, page, day, date, year, case, event, way, as',
);
const STEM = 5;
const NO_NOUN = onlyWords(
  'of, in, for, at, by, under, from, on, with, before, until, after, within, during, if, where, when, such, said, these, those, that, this',
);

/**
 * Whether a text speaks of a thing that only a sentence before it names.
 * @param isFirst whether none stands before it yet: what 'in this way' means is taken to stand in the sentence before
 */
export function hangs(text: string, isFirst = true): boolean {
  if (BEGINS_AWAY.test(text) || (isFirst && LEFT_OPEN.test(text))) return true;
  return [...text.matchAll(POINTING)].some(({ index, 0: words }) => {
    if (AT_HAND.test(words)) return false;
    const before = text.slice(0, index).toLowerCase();
    const nouns = words
      .toLowerCase()
      .split(WHITE_SPACE)
      .filter((word) => word.length > 2 && !NO_NOUN.test(word));
    return !nouns.some((noun) => before.includes(noun.slice(0, STEM)));
  });
}

/** Words by which the rest of a sentence takes back or narrows what stands before: without them it would be a half-truth. */
const LIMITING = wording([
  'unless, except(ing), save {for,that,in,where,as,to,with,when}, other than, apart from, but, however, provided( that), if, until',
  'so long as, as long as, only, subject to, to the extent, insofar as, limited to, not (to )exceed(ing), in no event, excluding, exclusive of, up to',
]);
const OPENS_LIST = closingWords('{:,—}( )');
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
  const isLabel = LABEL.test(text.slice(0, lead));
  return trimmed(text.slice(isLabel ? (numberingOf(text)?.length ?? 0) : lead));
}
const LABEL = closingWords(':( )');

const memo = new WeakMap<Reading['outline'], Map<Passage, number>>();

function placeOf(reading: Reading, passage: Passage): number {
  const known = memo.get(reading.outline);
  const places = known ?? new Map(passagesOf(reading).map((one, at) => [one, at]));
  if (!known) memo.set(reading.outline, places);
  return places.get(passage) ?? 0;
}

/** What has to be read before a passage: the head of its list, or the sentences that it hangs on; null where they are not near. */
function before(reading: Reading, passage: Passage): Passage[] | null {
  const passages = passagesOf(reading);
  const at = placeOf(reading, passage);
  if (goesOn(wordsOf(passage))) {
    const above = passages.slice(Math.max(0, at - MOST_ITEMS), at);
    const head = above.findLastIndex(({ text }) => OPENS_LIST.test(text));
    const isOfList = head >= 0 && above.slice(head + 1).every((one) => goesOn(wordsOf(one)));
    return isOfList ? above.slice(head, head + 1) : null;
  }
  const joined: Passage[] = [];
  while (hangs([...joined, passage].map(wordsOf).join('. '), joined.length === 0)) {
    const previous = passages[at - joined.length - 1];
    if (!previous || previous.section !== passage.section || joined.length === MOST_JOINED) return null;
    joined.unshift(previous);
  }
  return joined;
}

/** The label of a form under which a passage is filled in, which stands before its words: 'Rent' of '£520 a month'. */
function labelOf({ document }: Reading, passage: Passage): string | null {
  const under = document.labelValues.find(
    ({ label, value }) => value.start <= passage.start && passage.start < value.end && label.end <= passage.start,
  );
  const label = under && trimmed(under.label.text);
  return label || null;
}

/** A text in the room of a line, cut behind a clause where it is longer; null where what would go limits what stays. */
function inRoom(text: string): Pick<Told, 'text' | 'isCut'> | null {
  if (text.length <= LONGEST_LINE) return { text, isCut: false };
  const head = text.slice(0, LONGEST_LINE);
  const cut = [';', '. ', ','].map((sign) => head.lastIndexOf(sign)).find((one) => one > LONGEST_LINE * LEAST_PART);
  if (cut === undefined || LIMITING.test(text.slice(cut))) return null;
  return { text: `${text.slice(0, cut)}…`, isCut: true };
}

/**
 * A passage as a line: its sentence as it stands, after those that it hangs on or the head of its list.
 * @param isFigures whether it is told for its figures, so that few of its signs need be letters
 * @returns null where it is broken, or can be told neither whole nor cut without loss
 */
export function toldOf(reading: Reading, passage: Passage, isFigures = false): Told | null {
  if (OPENS_LIST.test(passage.text)) return null;
  const ahead = before(reading, passage);
  if (!ahead) return null;
  const [head] = ahead;
  const isItem = head !== undefined && OPENS_LIST.test(head.text);
  const said = ahead
    .map(wordsOf)
    .concat(wordsOf(passage))
    .join(isItem ? ': ' : '. ');
  const label = labelOf(reading, passage);
  const told = inRoom(label && !said.startsWith(label) ? `${label}: ${said}` : said);
  if (!told || !isLegible(told.text, isFigures)) return null;
  return { ...told, evidence: [...ahead, passage].map((one) => passageProof(reading, one)) };
}

/** The sentence in which a fact is proved as a line, told for its figures. */
export function toldWhereProved(reading: Reading, { evidence: [proof] }: Fact<unknown>): Told | null {
  const passage = proof && passageAround(reading, proof.start);
  return passage ? toldOf(reading, passage, true) : null;
}
