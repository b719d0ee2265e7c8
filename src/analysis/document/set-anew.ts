import { DIGITS } from '../lexicon/characters';
import { GRANTS, NOT_SENT, REFUSES, REST_STAYS } from '../lexicon/en/mail-changes';
import { MONTH_NAMES } from '../lexicon/en/months';
import {
  BY_THE,
  EXTENDS_OTHER,
  NEW_END,
  NEW_PRICE,
  NEW_START,
  NOT_THE_EARLIER,
  OF_END,
  OF_PRICE,
  OF_START,
  OPENS_WITH_NOTICE,
  REQUESTS,
  SETS_NOTICE,
  UNSETTLED,
} from '../lexicon/en/set-anew';
import { findMoney, type Money } from '../mentions/money';
import { findPeriods } from '../mentions/periods';
import type { ContractText } from '../pdf/contract-text';
import { isOfNamedPaper } from './another-paper';
import { datesOfPaper } from './dates-of-paper';
import { type LaterPart, laterParts } from './later-parts';
import type { Outline, Sentence } from './outline';
import { plainText } from './plain-text';
import { accepts, isAsked, writtenIn } from './struck-later';
import type { Span } from './tick-boxes';

/** What a later part may set anew. */
export type Matter = 'start' | 'end' | 'price' | 'notice';

/** A value that a later part sets for a matter. */
export interface SetAnew {
  matter: Matter;
  /** The day, of a start or an end. */
  day: { iso: string; written: string } | null;
  /** The sum, of a price. */
  sum: Money | null;
  /** The sentence in plain characters. */
  text: string;
  /** Whether the words name the value that goes: 'and not 12 January'. */
  namesEarlier: (earlier: string) => boolean;
  /** Whether the words themselves say that the matter is set anew, whatever it was before. */
  isPlain: boolean;
  sentence: Span;
  /** The words by which both sides hold to it; null where that is not plain. */
  agreed: Span | null;
}

interface Said extends Span {
  text: string;
  part: LaterPart;
}

const isQuoted = (text: string): boolean => text.trimStart().startsWith('>');

/** The sentences of the later parts, without the heads of mails and without what these quote. */
function saidIn(contract: ContractText, sentences: readonly Sentence[]): Said[] {
  const parts = laterParts(contract);
  const inMails = writtenIn(contract, sentences).flatMap(({ text, start, end, mail }): Said[] => {
    const part = parts.find((one) => one.form === 'mail' && one.end === mail.end);
    return part ? [{ text, start, end, part }] : [];
  });
  const heard = inMails.length > 0 ? parts.filter(({ form }) => form !== 'mail') : parts;
  const others = heard.flatMap((part) =>
    sentences
      .filter(({ start, end }) => part.start <= start && end <= part.end)
      .map(({ text, start, end }) => ({ text: plainText(text), start, end, part })),
  );
  return [...inMails, ...others].filter(({ text }) => !isQuoted(text));
}

/** The words by which somebody else takes what a sentence of a mail sets; null where none do, or where they are taken back. */
function takenBy(contract: ContractText, all: readonly Said[], one: Said, value: string): Span | null {
  if (one.part.form !== 'mail') return one.part.agreed;
  const isLater = ({ sent, start }: LaterPart) =>
    sent > one.part.sent || (sent === one.part.sent && start > one.part.start);
  const later = all.filter(({ part }) => isLater(part));
  if (later.some(({ text }) => NOT_SENT.test(text))) return null;
  const others = later.filter(({ part }) => part.writer !== one.part.writer);
  const isOnlyAsked = isAsked(one.text) || REQUESTS.test(one.text);
  const answer = others.find(
    ({ text, part }) =>
      (accepts(text) && (!isOnlyAsked || contract.text.slice(part.start, part.end).includes(value))) ||
      (text.includes(value) && GRANTS.test(text) && !REFUSES.test(text) && !isAsked(text)),
  );
  if (!answer) return null;
  const isRefusal = ({ text, start }: Said) =>
    start < answer.start && REFUSES.test(text) && !REST_STAYS.test(text) && !GRANTS.test(text);
  return others.some(isRefusal) ? null : answer;
}

/** Whether a text opens with a day of the calendar, with or without its year. */
function opensWithDay(text: string, iso: string): boolean {
  const [, month = 0, day = 0] = iso.split('-').map(Number);
  const name = MONTH_NAMES[month - 1] ?? '';
  const short = name.slice(0, 3);
  return [`${day} ${name}`, `${name} ${day}`, `${day} ${short} `, `${short} ${day}`].some((written) =>
    text.startsWith(written),
  );
}

/** The figure with which a text opens: '30' of '30 days'. */
const figuresAtStart = (text: string): string | undefined => text.match(DIGITS)?.[0];

/** What a sentence sets anew. */
function setIn(contract: ContractText, all: readonly Said[], one: Said): SetAnew[] {
  const { text, start, end } = one;
  const isRequest = REQUESTS.test(text) || isAsked(text);
  if (!isRequest && UNSETTLED.test(text)) return [];
  const base = { sentence: { start, end }, text };
  const days = datesOfPaper(contract, text).flatMap((day): SetAnew[] => {
    if (!day.iso || isOfNamedPaper(text, day.start)) return [];
    const before = text.slice(0, day.start);
    const behind = text.slice(day.end);
    const not = NOT_THE_EARLIER.exec(behind)?.[0];
    const namesEarlier = (iso: string) => not !== undefined && opensWithDay(behind.slice(not.length), iso);
    const written = text.slice(day.start, day.end);
    const agreed = takenBy(contract, all, one, written);
    const value = { ...base, day: { iso: day.iso, written }, sum: null, namesEarlier, agreed };
    const isEnd = NEW_END.test(before) && !EXTENDS_OTHER.test(text);
    return [
      ...(isEnd || (not !== undefined && OF_END.test(before))
        ? [{ ...value, matter: 'end' as const, isPlain: isEnd }]
        : []),
      ...(NEW_START.test(before) || (not !== undefined && OF_START.test(before))
        ? [{ ...value, matter: 'start' as const, isPlain: NEW_START.test(before) }]
        : []),
    ];
  });
  const sums = findMoney(text).flatMap((sum): SetAnew[] => {
    const behind = text.slice(sum.end);
    const not = NOT_THE_EARLIER.exec(behind)?.[0];
    const isPlain = NEW_PRICE.test(text.slice(0, sum.start)) && !BY_THE.test(behind);
    const earlier =
      not === undefined ? undefined : findMoney(behind.slice(not.length)).find((other) => other.start === 0);
    const isInstead = earlier !== undefined && OF_PRICE.test(text.slice(0, sum.start));
    if (!(isPlain || isInstead) || isOfNamedPaper(text, sum.start)) return [];
    const namesEarlier = (amount: string) => String(earlier?.amount) === amount;
    const agreed = takenBy(contract, all, one, text.slice(sum.start, sum.end));
    return [{ ...base, matter: 'price', day: null, sum, namesEarlier, isPlain, agreed }];
  });
  const notices = SETS_NOTICE.test(text)
    ? findPeriods(text).flatMap((period): SetAnew[] => {
        const behind = text.slice(period.end).replace(OPENS_WITH_NOTICE, '');
        const not = NOT_THE_EARLIER.exec(behind)?.[0];
        if (not === undefined) return [];
        const agreed = takenBy(contract, all, one, text.slice(period.start, period.end));
        const namesEarlier = (count: string) => figuresAtStart(behind.slice(not.length)) === count;
        return [{ ...base, matter: 'notice', day: null, sum: null, namesEarlier, isPlain: false, agreed }];
      })
    : [];
  // What a mail asks or offers changes nothing until the others take it.
  return [...days, ...sums, ...notices].filter(({ agreed }) => agreed !== null || one.part.form !== 'mail');
}

const memo = new WeakMap<Outline, SetAnew[]>();

/**
 * The values that parts behind the terms of a paper set anew, in the order in which they were written: a mail that the others take, an addition that goes before the form,
 * a remark that was countersigned. What was refused, only thought of, or said of another paper is not among them; what nobody took has no words of consent.
 */
export function setAnew(contract: ContractText, outline: Outline): SetAnew[] {
  const known = memo.get(outline);
  if (known) return known;
  const all = saidIn(contract, outline.sentences);
  const found = all.flatMap((one) => setIn(contract, all, one));
  memo.set(outline, found);
  return found;
}
