import { everywhere, wording } from '../../lexicon/words';

/**
 * Small words that decide whether a sentence says a thing, denies it, softens it or gives it to the other side. A group counts as one; the first `NEGATIONS`
 * deny.
 */
const GROUPS = [
  'not, cannot, don’t, doesn’t, won’t, isn’t, aren’t, can’t, didn’t, hasn’t, haven’t, wouldn’t, shouldn’t',
  'no, never',
  'nor, neither',
  'without',
  'nothing, nobody, none',
  'unless',
  'except*, save, other than',
  'only',
  'if, provided, subject',
  'but',
  'however, though, although, even so',
  'may',
  'must',
  'shall',
  'will',
  'can',
  'either, both',
  'each',
  'mutual, mutually',
  'reasonable, reasonably',
  'refund*, repay, repaid, return*',
  'credit*',
  'consent*, approval, agree, agreed, agrees',
  'written, writing',
  'prior, before',
  'notice',
  'free',
  'any',
  'all',
  'every',
  'right, rights, entitled',
  'waive*',
  'despite, notwithstanding, regardless',
  'remain*, stay, stays',
  'keep, keeps',
  'own',
  'up to, most, maximum',
  'limit*, cap, capped',
  'day, days',
  'month, months',
  'year, years',
  'prorata, pro rata, prorated, proportion*',
  'negligen*',
  'fault',
  'prompt, promptly',
  'first',
  'again',
  'court, courts',
  'law, laws',
  'sole, discretion',
  'reason, reasons, cause',
  'time',
  'later',
  'instead',
  'back',
  'him, his, her',
  'our, us, we',
  'your, you',
  'their, they, them',
  'it, its',
  'party, parties',
  'tell*, told',
  'ask, asks, asked',
  'choose*, chosen',
  'pay, pays, paid',
  // What is so or not, and what is forbidden.
  '{does,do,did,is,are,was,were,has,have} not, doesn’t, don’t, isn’t, aren’t, hasn’t, haven’t',
  '{may,shall,must,can,will,should,would} not, cannot, can’t, won’t, mustn’t',
  'nothing {in,here*,contained,about,shall,may,said}, none of {this,these,the}',
  'only {if,when,where,after,with,to,for,in}, not {unless,until,before,without}',
  'no {longer,one,more}, not even, whether or not',
  'still, even if, even when',
  'not {lose,lost,forfeit*,affected,limit*,exclude*,waive*,release*,liable,responsible,required,obliged,bound}',
  'first {tell,ask,give,get,told}, ask first',
] as const;

/** The place of 'nothing' among the groups. */
export const NOTHING_GROUP = 4;
/** So many of the first groups deny. */
const NEGATIONS = 6;
/** More of one group says no more. */
const MOST = 2;

const PATTERNS = GROUPS.map((words) => everywhere(wording(words)));

/** How many groups are counted. */
export const TURNING_GROUPS = GROUPS.length;

/** How often words of each group stand in a text, `MOST` at most. */
export function turningWords(text: string): number[] {
  const plain = text.replaceAll("'", '’');
  return PATTERNS.map((pattern) => {
    let count = 0;
    for (const _ of plain.matchAll(pattern)) {
      count++;
      if (count === MOST) break;
    }
    return count;
  });
}

/** How many of the counted words deny. */
export function negationsOf(counts: readonly number[]): number {
  return counts.slice(0, NEGATIONS).reduce((sum, one) => sum + one, 0);
}
