import { linesOf } from '../document/lines';
import { mailsOf } from '../document/mail-chain';
import { evidenceAt } from '../evidence';
import { COLON } from '../lexicon/characters';
import { onlyWords, openingWords, wording } from '../lexicon/words';
import { findDates } from '../mentions/dates';
import type { SignedDay } from './signed-days';
import type { Source } from './source';

/** The heads of a message: who writes, to whom, when. */
const HEADER = openingWords(/\s*/, 'from, to, cc, bcc, date, sent, subject, re', COLON);
const WRITER = wording('from', COLON);
/** What stands before the day of a message. */
const SENT = /(?:^|\s)(?:date|sent)\s?:\s{0,3}(?:(?:mon|tue|wed|thu|fri|sat|sun)[a-z]{0,6}[.,]{0,2}\s)?$/i;
/** 'Thursday, May 29, 2025, 2:17 PM' alone in its line. */
const TIMED = /\b\d{1,2}[:.]\d{2}\b/;
const DAY_AND_TIME = onlyWords(
  /[\s,.()+-]*(?:(?:mon|tues|wednes|thurs|fri|satur|sun)(?:day)?|[ap]\.?m|at|on|\d|[:.,\s()+-])*/,
);
/** How many lines from its day a message names its writer. */
const NEAR = 4;
/** How much of a message says at once whether its writer agrees, in characters. */
const OPENING = 260;
const MOST_LINES = 8;
const AGREES = wording([
  "agreed, {i,we} (gladly ){accept,agree}, accepted, {we have,it's,it is,that's} a deal, go ahead",
  "yes to {all,that,it,everything,both}, deal on {the,those,these,your}, {you're,we're,i'm} on, {that,this,it} works for {me,us}, {i,we} say yes",
  'yes, {i,we} confirm, confirmed, {both,all} fine, happy with {that,this,all,it,the}, {sounds,looks} {good,fine} {to,for} {me,us}',
]);
/** 'Just reply "agreed"', 'if you accept', 'when you say yes': what the other side may still say. */
const ASKS = wording('if, once, when, until, reply, answer, just', 30, 'agree(d), accept(ed), yes, confirm(ed)');
const REFUSES = wording("not, {can,don,won,couldn}'t, cannot, no deal, before we", 20, 'agree(d), accept, confirm');

/** 'The bank said yes.' */
const ANOTHER_SAYS = wording('{said,says} yes');

interface Message extends SignedDay {
  opening: string;
}

/** The messages that a paper is made of: those under 'From:' and 'To:', and those whose head says in one line who writes and when. */
function messagesOf(source: Source): Message[] {
  const headed = headedMessages(source);
  const isKnown = (at: number) => headed.some(({ evidence }) => evidence.start <= at && at < evidence.end);
  const { contract, plain } = source;
  const others = mailsOf(contract).flatMap(({ start, end, day, dated }): Message[] => {
    if (isKnown(dated.start)) return [];
    const opening = plain.slice(dated.end, Math.min(end, dated.end + OPENING));
    const written = contract.text.slice(dated.start, dated.end);
    return [{ iso: day, written, evidence: evidenceAt(contract, start, dated.end), opening }];
  });
  return [...headed, ...others].toSorted((one, other) => one.evidence.start - other.evidence.start);
}

function headedMessages({ plain, contract }: Source): Message[] {
  const lines = linesOf(contract.text.slice(0, plain.length)).map(({ text, start }) => ({
    text: plain.slice(start, start + text.length),
    start,
  }));
  return lines.flatMap(({ text, start }, row): Message[] => {
    const near = lines.slice(Math.max(0, row - NEAR), row + NEAR);
    if (!near.some((line) => WRITER.test(line.text))) return [];
    const days = findDates(text).filter(({ kind }) => kind === 'day');
    return days.flatMap((day): Message[] => {
      const isAlone = days.length === 1 && isDayAndTime(text.slice(0, day.start) + text.slice(day.end));
      if (!day.iso || !(isAlone || SENT.test(text.slice(0, day.start)))) return [];
      const [from, to] = [start + day.start, start + day.end];
      const below = lines.slice(row + 1, row + MOST_LINES).map((line) => line.text);
      const opening = [text.slice(day.end), ...below]
        .filter((line) => !HEADER.test(line))
        .join(' ')
        .slice(0, OPENING);
      return [
        { iso: day.iso, written: contract.text.slice(from, to), evidence: evidenceAt(contract, start, to), opening },
      ];
    });
  });
}

/** The day of the last message of an exchange; null where a paper is none, or has one message. */
export function lastMessage(source: Source): SignedDay | null {
  const messages = messagesOf(source).toSorted((one, other) => one.iso.localeCompare(other.iso));
  const last = messages.length > 1 ? messages.at(-1) : undefined;
  return last ? { iso: last.iso, written: last.written, evidence: last.evidence } : null;
}

const isDayAndTime = (rest: string) => TIMED.test(rest) && DAY_AND_TIME.test(rest);

/** The day of the last message by which the other side agrees to what was offered before; null where a paper is no such exchange. */
export function agreedInMail(source: Source): SignedDay | null {
  const messages = messagesOf(source);
  // What answers a paper of another form stands below it alone.
  const [only, ...others] = messages;
  const isAnswer = only && others.length === 0 && only.evidence.start > source.plain.length / 2;
  const first = isAnswer
    ? null
    : messages.reduce<Message | null>((one, other) => (one && one.iso <= other.iso ? one : other), null);
  const agreeing = messages.filter(
    (message) =>
      message !== first &&
      AGREES.test(message.opening) &&
      !ASKS.test(message.opening) &&
      !REFUSES.test(message.opening) &&
      !ANOTHER_SAYS.test(message.opening),
  );
  const last = agreeing.toSorted((one, other) => one.iso.localeCompare(other.iso)).at(-1);
  if (!last) return null;
  const { opening: _, ...day } = last;
  return day;
}
