import type { Evidence } from '../../../shared/analysis';
import type { Fact } from '../../facts/fact';
import { opensWithSmallLetter, WHITE_SPACE } from '../../lexicon/characters';
import {
  anyWording,
  closingWords,
  everywhere,
  inClause,
  onlyWords,
  openingWords,
  unlessNext,
  upTo,
  wording,
} from '../../lexicon/words';
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
/** The same of a line with the sentence behind it that takes part of it back. */
const LONGEST_WITH_EXCEPTION = 520;
/** Less than this part of the room says too little of a sentence that is cut. */
const LEAST_PART = 0.4;
/** How far above a sentence that hangs on another it is looked for, and the head above the items of a list. */
const MOST_JOINED = 2;
const MOST_ITEMS = 12;

/** What may stand before a thing that was named before: 'past that', 'apart from it'. */
const BEFORE_A_THING = [
  'after,before,until,till,since,for,by,in,of,on,with,from,during,at,under,upon,to,past,beyond,above,below,over,besides,without,outside,within,inside,despite,notwithstanding,unlike',
  'apart from,aside from,instead of,because of,on top of,in place of,in lieu of,in view of,regardless of,in addition to,in return for,in exchange for,in respect of,as to,except for,save for,but for,subject to',
  'other than,later than,sooner than,earlier than,closer than,further than,more than,less than,due to,owing to,contrary to,as with',
].join();
/** 'It is repaid', 'if they do not', 'in such case': what is spoken of stands in the sentence before. */
const BEGINS_AWAY = anyWording(
  openingWords([
    'it, its, he, him, his, she, her, they, them, their, hers, theirs, otherwise, then, thereafter, however, accordingly, in addition, also, the same, again, instead',
    'and, but, or, nor, yet, alternatively, afterward(s), later, next, besides, moreover, furthermore, likewise, equally, similarly, conversely, nevertheless, nonetheless',
    'meanwhile, meantime, in the meantime, as a result, even {so,then}, either way, {secondly,thirdly,fourthly,lastly}, together they, by then, another',
    `{${BEFORE_A_THING}} {that,it,them,which,then,him,her}`,
    `{${BEFORE_A_THING}} the {next,other,others,rest,latter,former,same,remaining}`,
    'that {time,way,said}, that(’s), that {sum,amount,figure,price,fee,limit,cap,notice,period,right,date}, those, such, these {are,do,will,may,shall,must,can,have}',
    "that {is,isn't,does,doesn't,will,won't,shall,may,can,must,makes,means,includes,covers,leaves,applies,goes,comes,ends,gives,still,also,being}",
    'the {limit,cap,rest,balance,remainder,difference,foregoing,same,latter,former,surplus,shortfall,others}, the other(s)',
    'the {new,increased,reduced,higher,lower,said,aforesaid} {rate,price,fee,rent,sum,amount,charge,limit}',
    'any {excess,surplus,shortfall,remainder,difference,more}, all the {rest,others}, what {is,was} left, what {remains,stays}',
    '{none,some,most,all,each,any,both,one,half,part,neither} of {it,them,these,those,this,that,which}, {no,not} {so,such}',
    '{a half,a third,a quarter,one half,one third,one quarter,two thirds,half} {when,on,at,by,upon,down}, {if,where,when,unless,once} none',
    '{if,unless,when,where,once,until,should,after} {it,he,she,they,so,not,this,that,these,those,such}',
    '{if,when,where,unless} {in,at,by,within,after,before,on,for} {that,this,it,them}',
    "{if,unless} {you,we} {do,don't,don’t,does,do not,did}",
    '{in ,under }{such,these} circumstances, failing {which,that}, +ing {that,it,them,so}',
    'in {such,that,this,either,which,any,both,every other,any other} {a ,an ,}{event,case,way}(s)',
  ]),
  openingWords('so', unlessNext(' {long,far,soon,much} ')),
  // 'If the repair costs more, you pay the rest'.
  openingWords('if, where, when, should, unless, once', upTo(60, '.;,'), '{more,less,fewer,higher,lower,longer}', /,/),
  // 'The £9,600 is yours', 'the two are counted apart'.
  openingWords(/the (?:[A-Z]{0,3}[$£€]\s?\d)/),
  openingWords(
    'the {two,three,four,five,six,seven,eight,nine,ten,twelve,fourteen} {is,are,was,were,may,shall,will,must,can}',
  ),
);
/** 'Will keep it confidential', 'after that', 'decides otherwise' before anything is named. */
const LEFT_OPEN = wording([
  '{will,shall,must} (not )(+ )(+ ){it,them}, {may,can} (also )do {it,this,that,so}',
  '{do,does,doing} so, decide(s) otherwise, in this way, {amount,sum,rate,fee}(s) above',
]);
/** 'Such notice', 'that period', 'this deposit', with what may stand for the thing. */
const POINTING = everywhere(
  anyWording(
    wording('{such,said,these,those}( +) +, {if,where,when} {that,this}( +) +'),
    wording(`{${BEFORE_A_THING}} {that,this}( +) +`),
    openingWords('this( +) +, +ing {this,these,those}( +) +'),
  ),
);
/** What is at hand wherever it is spoken of: 'this Agreement', 'these terms'. */
const AT_HAND = wording([
  'agreement, contract, lease, sublease, licen{c,s}e, letter, deed, note, form, paper, document, order, polic{y,ies}, site, website, booking, guarant{ee,y}, plan, schedule, settlement, tenancy',
  'clause, section, article, paragraph, annex, appendix, terms, conditions, offer, quot{e,ation}, estimate, statement, addendum, amendment, appointment, engagement, warranty, page, day, date, year',
  'case, event, way, as, indenture, instrument, undertaking, mandate, memorandum, release, assignment, instruction, purchase order, sow, bill of sale, mail, email, e-mail',
]);
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
  'unless, except(ing), save, other than, apart from, but, however, provided( that), if, until, yet, though, although, while, when, where',
  'so long as, as long as, for as long as, only, subject to, to the extent, insofar as, so far as, limited to, not (to )exceed(ing), in no event',
  'excluding, not including, exclusive of, up to, less, minus, failing which, in which {case,event}, at most, no more than, nor, never',
]);
/** 'This does not apply to fraud', 'except that …': the sentence behind takes back part of what stands before it. */
const TAKES_BACK = anyWording(
  openingWords([
    'but, except(ing), save {for,that,where,in}, unless, however, nevertheless, nonetheless, even so, still, yet, only, other than, apart from {that,this}, not {if,where,when,for,so,in}, never {if,where,when}',
    '{the,an,one,the only} exception(s), exceptions, excepted, there {is,are} {an,one,two,some,no} {exception,limit,cap,ceiling}(s), nothing in {this,that}, nothing {here,said}, none of {this,that,it}',
  ]),
  openingWords(
    '{this,that,it,these,they,those,the,such,neither,none,no}',
    inClause(50),
    "{does,do,shall,will,is,are,may} not {apply,extend,cover,hold,count,include,affect,limit,matter}, {doesn,don,won,isn,aren}{’,'}t {apply,extend,cover,hold,count,include,affect,limit,meant,for}",
  ),
  openingWords('no {limit,cap,ceiling,charge,such limit}', inClause(40), '{applies,apply,holds,is,are}'),
);
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

/** Letters that may stand between two passages that follow each other: a number, a title of a word. */
const MOST_BETWEEN = 24;

/** Whether one passage stands right behind the other in the same section. */
function follows({ contract }: Reading, one: Passage, next: Passage | undefined): next is Passage {
  if (!next || next.section !== one.section || next.start < one.end) return false;
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

/** What has to be read before a passage: the head of its list, or the sentences that it hangs on; null where they are not near. */
function before(reading: Reading, passage: Passage): Passage[] | null {
  const passages = passagesOf(reading);
  const at = placeOf(reading, passage);
  if (goesOn(wordsOf(passage))) {
    const head = headAbove(passages, at, (one) => goesOn(wordsOf(one)));
    return head ? [head] : null;
  }
  const signed = isSigned(passage) ? headAbove(passages, at, isSigned) : undefined;
  if (signed && signed.section === passage.section) return [signed];
  const joined: Passage[] = [];
  while (hangs([...joined, passage].map(wordsOf).join('. '), joined.length === 0)) {
    const previous = passages[at - joined.length - 1];
    if (!previous || !follows(reading, previous, joined[0] ?? passage) || joined.length === MOST_JOINED) return null;
    // What goes on from words above a list can't be told without them.
    if (isSigned(previous) || goesOn(wordsOf(previous)) || OPENS_LIST.test(previous.text)) return null;
    joined.unshift(previous);
  }
  return joined;
}

/** The sentence behind that takes back part of what a passage says; [] where none does. */
function takenBack(reading: Reading, passage: Passage): Passage[] {
  const next = passagesOf(reading)[placeOf(reading, passage) + 1];
  return follows(reading, passage, next) && TAKES_BACK.test(wordsOf(next)) && !OPENS_LIST.test(next.text) ? [next] : [];
}

/** The label of a form under which a passage is filled in, which stands before its words: 'Rent' of '£520 a month'. */
function labelOf({ document }: Reading, passage: Passage): string | null {
  const under = document.labelValues.find(
    ({ label, value }) => value.start <= passage.start && passage.start < value.end && label.end <= passage.start,
  );
  const label = under && trimmed(under.label.text);
  return label || null;
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

/**
 * A passage as a line: its sentence as it stands, after those that it hangs on or the head of its list, and with the one behind that takes part of it back.
 * @param isFigures whether it is told for its figures, so that few of its signs need be letters
 * @returns null where it is broken, or can be told neither whole nor cut without loss
 */
export function toldOf(reading: Reading, passage: Passage, isFigures = false): Told | null {
  if (OPENS_LIST.test(passage.text)) return null;
  const ahead = before(reading, passage);
  if (!ahead) return null;
  const [head] = ahead;
  const isItem = head !== undefined && OPENS_LIST.test(head.text);
  const joint = isItem ? ': ' : '. ';
  const label = labelOf(reading, passage);
  const lead = ahead.map(wordsOf).join(joint);
  const words = wordsOf(passage);
  const said = lead ? `${lead}${joint}${words}` : words;
  const isLabelled = label !== null && !said.startsWith(label);
  const whole = isLabelled ? `${label}: ${said}` : said;
  const back = takenBack(reading, passage);
  const withBack = [whole, ...back.map(wordsOf)].join('. ');
  const isLong = back.length > 0 && withBack.length > LONGEST_LINE;
  // An exception is told with its rule, in room of its own, or neither is.
  if (isLong && withBack.length > LONGEST_WITH_EXCEPTION) return null;
  const told = isLong ? { text: withBack, isCut: false } : inRoom(withBack, whole.length - words.length);
  if (!told || !isLegible(told.text, isFigures)) return null;
  return { ...told, evidence: [...ahead, passage, ...back].map((one) => passageProof(reading, one)) };
}

/** The sentence in which a fact is proved as a line, told for its figures. */
export function toldWhereProved(reading: Reading, { evidence: [proof] }: Fact<unknown>): Told | null {
  const passage = proof && passageAround(reading, proof.start);
  return passage ? toldOf(reading, passage, true) : null;
}
