import { findPeriods, type Period } from '../mentions/periods';
import type { Words } from './phrase';

const set = (words: string) => new Set(words.split(', '));
const PAY = set('pay, pays, paid, payable, payment, payments, due, remit, remits, remitted, settle, settles, settled');
/** What leads to the length of time within which is to be paid: 'within thirty days', 'no later than 30 days'. */
const LEADS = set('within, net, than, in');
/** What follows it: '30 days after receipt of the invoice'. */
const FOLLOWS = set('after, from, of, following');
/** Who has not paid within a time is in default; that is no time to pay. */
const DENIES = set('not, never, fails, fail, failed, failure, failing, unless, t, without');
/** 'Not later than' and 'not more than' deny nothing. */
const NOT_DENIED = set('later, more');
/** Money that is paid back is another matter. */
const BACK = set('back, refund, refunded, refunds, reimburse, reimbursed');

/** So many words may stand between the paying and the time for it. */
const REACH = 16;
const LEAD = 4;
const FOLLOW = 5;

/** The times within which, by this sentence, is to be paid: 'shall pay within 30 days', 'due net 45 days', 'Payment terms: net 30'. */
export function paymentPeriods(text: string, words: Words): Period[] {
  if (!words.list.some((word) => PAY.has(word))) return [];
  const written = findPeriods(text.replaceAll('\n', ' ')).filter(({ start, end }) => {
    const first = words.starts.findIndex((at) => at >= start);
    const next = words.starts.findIndex((at) => at >= end);
    const after = next < 0 ? [] : words.list.slice(next, next + FOLLOW);
    const before = words.list.slice(Math.max(0, first - LEAD), first);
    const timed = before.some((word) => LEADS.has(word)) || after.some((word) => FOLLOWS.has(word));
    return first > 0 && timed && isToBePaid(words.list.slice(Math.max(0, first - REACH), first));
  });
  return [...written.map(({ count, unit }) => ({ count, unit })), ...netDays(words)];
}

/** The last word of paying before the time, if nothing denies it or turns it back. */
function isToBePaid(before: readonly string[]): boolean {
  const at = before.findLastIndex((word) => PAY.has(word));
  if (at < 0) return false;
  const around = before.slice(Math.max(0, at - 4));
  return !around.some((word, i) => BACK.has(word) || (DENIES.has(word) && !NOT_DENIED.has(around[i + 1] ?? '')));
}

/** 'Net 30' without a unit is thirty days. */
function netDays({ list }: Words): Period[] {
  return list.flatMap((word, i): Period[] => {
    const count = word === 'net' ? Number(list[i + 1]) : Number.NaN;
    const unit = list[i + 2] ?? '';
    return Number.isInteger(count) && count > 0 && !UNITS.some((one) => unit.startsWith(one))
      ? [{ count, unit: 'day' }]
      : [];
  });
}

const UNITS = ['day', 'business', 'working', 'calendar', 'week', 'month', 'year'];
