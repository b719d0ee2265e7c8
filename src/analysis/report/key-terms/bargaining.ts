import { linesOf } from '../../document/lines';
import { mailsOf } from '../../document/mail-chain';
import { anyWording, inClause, wording } from '../../lexicon/words';
import { findMoney } from '../../mentions/money';
import type { Reading } from '../../reading';
import type { Passage } from '../../statements/passages';

/** One of the mails or messages by which people come to terms, by the order in which they were sent. */
interface Message {
  start: number;
  end: number;
  sent: string;
}

/** '[10/06, 07:31] Ann: ', '12/03/2025 18:14 - Bo: '. */
const CHAT_HEAD = /^\[?\d{1,2}[/.]\d{1,2}(?:[/.]\d{2,4})?,? \d{1,2}[:.]\d\d/;
const LEAST_CHAT = 3;

/** What says of a sum only what somebody thinks of it, has, hopes for or no longer offers. */
const REMARK = anyWording(
  wording(
    '{is,are,was,seems,looks,feels,sounds}( just)( still)( a)( bit)( little)( rather)( way)( far)( very)( really)( too)( quite)( pretty) {steep,dear,expensive,pricey,too much,too high,too low,high for,low for,more than ({I,we,my,our} )+}',
    inClause(40),
    'budget*, hoped, expected, afford, thought, can, could, had, have, year, me, us, steep, dear, expensive, pricey, much, high, low',
  ),
  wording('{is,are,was} {steep,pricey,a bit much,too much,a stretch}, {is,was} {nearly,almost} + times'),
  wording(
    '{is,are,was,seems,feels,looks}( just) {a bit,a little,rather,quite,pretty,very,too,way too,far too} {light,low,thin,tight,steep,high,short,little}, on the {low,light,high,steep,thin} side',
  ),
  wording(
    '{my,our,his,her}( + )( +) {budget,limit,ceiling} {is,was}, {I,we} {had budgeted,budgeted,was hoping,were hoping,had hoped,had in mind,was thinking,were thinking}, {is,are,was} set aside for {it,this,that}',
  ),
  wording("{I,we} {can't,can’t,cannot,couldn't,couldn’t,could not} {do,go to,stretch to,run to,afford,manage}"),
  wording(
    '{quote,offer,price,figure,estimate}',
    inClause(40),
    '{is,was} (now ){dead,off the table,withdrawn,no longer good}',
  ),
);
/** What puts a sum forward. */
const PUTS_FORWARD = wording([
  "asking, ask for, {I,we}{'d,’d, would, could, can,'ll,’ll, will} {pay,do,go,give,offer,take,accept,say,come down}, would you {take,accept,do,consider,meet}, could you do, how about, what about, let me do",
  "last price, best price, best I can do, my offer, our offer, offer you, propose, suggest, meet {you,us,me} at, {doesn,don}{'t,’t} (even )cover, total is, can we say, call it",
]);
const ACCEPTS = wording(
  "agreed, deal, accept(ed), we accept, yes please, yes to, you{'re,’re} on, done, sold, {that,it}( is,'s,’s) {fine,works,good}, {that,it} works, happy with, go with, go ahead, confirmed, great",
);
/** 'If you accept, reply by Friday' takes nothing yet. */
const IF = wording('if, once, when, until, unless, subject to');
/** Sums of one thing lie so near each other while people bargain. */
const MOST_APART = 2;

const messagesMemo = new WeakMap<Reading['outline'], Message[]>();

function messagesOf({ contract, outline }: Reading): Message[] {
  const known = messagesMemo.get(outline);
  if (known) return known;
  const heads = linesOf(contract.text).filter(({ text }) => CHAT_HEAD.test(text));
  const chat = heads.map(({ start }, at) => ({
    start,
    end: heads[at + 1]?.start ?? contract.text.length,
    sent: String(at).padStart(6, '0'),
  }));
  const mails = mailsOf(contract);
  const messages = mails.length > 0 ? mails : chat.length >= LEAST_CHAT ? chat : [];
  messagesMemo.set(outline, messages);
  return messages;
}

const sumsOf = (text: string): number[] => findMoney(text).map(({ amount }) => amount);
const isAsked = ({ text }: Pick<Passage, 'text'>): boolean => text.trimEnd().endsWith('?');

/** Whether sums may be of one thing and are none of those of the other. */
function isNear(one: number, other: number): boolean {
  return one !== other && Math.max(one, other) < MOST_APART * Math.min(one, other);
}

/**
 * Of a paper that is made of mails or messages: whether a sentence tells no term but what somebody asks, thinks of a sum or once put forward, and a later one
 * settles otherwise. What the answer takes as it is stays a term.
 */
export function isBargained(reading: Reading, passage: Pick<Passage, 'start' | 'text'>): boolean {
  const messages = messagesOf(reading);
  const own = messages.find(({ start, end }) => start <= passage.start && passage.start < end);
  const sums = sumsOf(passage.text);
  if (!own || sums.length === 0) return false;
  if (REMARK.test(passage.text)) return true;
  const later = messages
    .filter(({ sent }) => sent > own.sent)
    .toSorted((one, other) => (one.sent < other.sent ? -1 : 1));
  const saidIn = ({ start, end }: Message) =>
    reading.outline.sentences.filter((sentence) => start <= sentence.start && sentence.start < end);
  const isSame = (sum: number) => sums.includes(sum);
  const isOther = (sum: number) => sums.some((one) => isNear(one, sum));
  const said = later.flatMap(saidIn);
  const isReplaced =
    said.some(({ text }) => sumsOf(text).some(isOther)) &&
    !said.some(({ text }) => !REMARK.test(text) && sumsOf(text).some(isSame));
  // '$900 is steep for us', before another sum is named.
  const isRefused = said.some(({ text }) => REMARK.test(text) && sumsOf(text).some(isSame));
  const asked = isAsked(passage);
  if (!asked && !PUTS_FORWARD.test(passage.text)) return isReplaced && isRefused;
  const answer = later[0] ? saidIn(later[0]) : [];
  const isCountered = answer.some(
    (one) => sumsOf(one.text).some(isOther) && (isAsked(one) || PUTS_FORWARD.test(one.text) || REMARK.test(one.text)),
  );
  const isTaken = answer.some(({ text }) => ACCEPTS.test(text) && !IF.test(text)) && !isCountered;
  const isRepeated = said.some(({ text }) => sumsOf(text).some(isSame));
  // What was asked and is told again is told there; else a question is a term only where the answer takes it.
  return asked ? isRepeated || !isTaken : isReplaced && !isTaken;
}
