import { capitalised } from '../../../shared/phrases';
import { WHITE_SPACE } from '../../lexicon/characters';
import { anyWording, everywhere, inClause, onlyWords, wording } from '../../lexicon/words';

const INSURANCE = wording('insur+, coverage');
/** 'In addition to Minimum Rent', 'less National Insurance': what a sum is not. */
const NOT_FOR = everywhere(
  anyWording(wording('national insurance, social {security,insurance}'), /\bin addition to [^,.;]{3,60},/),
);
/** What a sum is for, most telling first: the words before the sum are searched, then the whole sentence. */
const PURPOSES: readonly (readonly [pattern: RegExp, name: string, weight: number])[] = [
  [
    wording(
      'shall, must, agree(s) to, undertake(s) to',
      inClause(80),
      'purchase, buy, order, spend',
      inClause(60),
      'at least, {not,no} less than, a minimum of',
    ),
    'Minimum commitment',
    9,
  ],
  [wording('overtime'), 'Overtime', 6.5],
  [wording('advance(s) {of,against}, an advance'), 'Advance', 8],
  [wording('{returned,bounced} che{ck,que}(s)'), 'Returned check', 4.5],
  [wording('commit(s) to {purchase,buy,order,pay}'), 'Minimum commitment', 9],
  [wording('purchase price'), 'Purchase price', 10],
  [
    wording('{liabilit,liable}*, recoverable', 240, 'exceed, limited to, greater than, more than, in excess of'),
    'Limit of liability',
    7,
  ],
  [
    wording(
      'minimum ({annual ,monthly ,guaranteed ,royalty ,purchase ,order ,net })({annual ,monthly ,guaranteed ,royalty ,purchase ,order ,net }){royalt+,guarantee,commitment,purchase(s),payment,fee(s),amount(s),order,quantit+}*',
    ),
    'Minimum commitment',
    9,
  ],
  [wording('royalt{y,ies}'), 'Royalty', 9],
  [wording('commission(s)'), 'Commission', 8],
  [wording('{revenue,profit}{ ,-}shar+'), 'Revenue share', 8],
  [wording('liquidated damages'), 'Liquidated damages', 8],
  [wording('{termination,cancellation,break(-)up} {fee,payment,charge}*'), 'Termination fee', 8],
  [wording('{franchise,initial franchise} fee*'), 'Franchise fee', 9],
  [wording('licen{c,s}e fee(s)'), 'License fee', 9],
  [wording('credit(s) {of,equal}'), 'Credit', 6],
  [wording('subscription {fee(s),charge(s)}'), 'Subscription fee', 9],
  [wording('{sponsorship,rights} fee(s)'), 'Sponsorship fee', 9],
  [wording('milestone {payment,fee}*'), 'Milestone payment', 8],
  [
    wording(
      '{management,service,services,maintenance,support,consulting,monthly,annual,set(-)up,hosting,development,advertising,marketing} {fee(s),charge(s)}',
    ),
    'Fee',
    8,
  ],
  [wording('(base )salary'), 'Salary', 9],
  [wording('allowance(s)'), 'Allowance', 7],
  [wording('bonus'), 'Bonus', 7],
  [wording('retainer'), 'Retainer', 8],
  [wording('deposit'), 'Deposit', 6],
  [wording('{principal,loan} {amount,sum}, principal, lend(s)'), 'Principal', 9],
  [wording('capital contribution, contribut+'), 'Contribution', 7],
  [wording('rent'), 'Rent', 9],
  [wording('discount, rebate'), 'Discount', 5],
  [wording('incentive(s)'), 'Incentive', 7],
  [wording('cost(s) of'), 'Costs', 4],
  [wording('reimburs+, expenses'), 'Expenses', 5],
  [wording('pric{e,es,ing}'), 'Price', 7],
  [wording('fee(s), compensation, consideration'), 'Fee', 8],
  [/(?<!free of |without )\bcharge\b/i, 'Charge', 6],
  [wording('pay(s), payment, payable, paid, paying'), 'Payment', 6],
  [/\b(?:sells?|buys?)\b[^.;]{1,80}\bfor\b/i, 'Price', 7],
  [wording('put(s) in'), 'Contribution', 7],
];
/** Purposes too general to be of use alone; the contract's own words before the noun make them telling. */
const GENERIC: readonly string[] = ['Fee', 'Price', 'Payment', 'Charge', 'Rent'];
const OWN_WORDS = /\b((?:[A-Za-z][\w-]+\s){1,2})(fees?|prices?|charges?|payments?|rents?)\b/gi;
const NO_ADJECTIVE = onlyWords([
  'the, a(n), of, such, any, all, its, their, our, your, his, her, this, that, each, other, said, in',
  'for, to, and, or, with, from, by, on, at, pay, pays, paying, paid, be, is, are, shall, will, may',
  'must, no, not, as, if, then, additional, total, applicable, make, makes, monthly, annual, per, full',
  'these, those, following, due, payable, all, we, you, they, it, i, not, never, also',
]);

/** Purposes that are found by their own noun alone. */
const NOUNS: readonly string[] = ['Charge', 'Rent'];

/** The last fee, price or payment named in the words, with its own adjectives: "renewal fee". */
function namedIn(where: string, fallback: string): string {
  // 'A yearly rent, and for the water a charge of': the rent's words are no charge's.
  const isOwn = (noun = ''): boolean =>
    !NOUNS.includes(fallback) || noun.toLowerCase().startsWith(fallback.toLowerCase());
  const match = [...where.matchAll(OWN_WORDS)].findLast(([, , noun]) => isOwn(noun));
  if (!match) return fallback;
  const words = (match[1] ?? '').trim().split(WHITE_SPACE);
  const kept: string[] = [];
  for (const word of words.reverse()) {
    if (NO_ADJECTIVE.test(word)) break;
    kept.unshift(word.toLowerCase());
  }
  return capitalised([...kept, (match[2] ?? '').toLowerCase()].join(' '));
}

/** Purposes that win over a nearer one: "liability shall not exceed the fees" is no fee. */
const OVERRIDING: readonly string[] = ['Limit of liability', 'Liquidated damages', 'Minimum commitment', 'Overtime'];
const SEARCHED = PURPOSES.map(([pattern, name, weight]) => ({ all: new RegExp(pattern.source, 'gi'), name, weight }));

/** The purpose named nearest to the sum: the last one before it, else the first one after it. */
function nearestPurpose(where: string, fromEnd: boolean): { name: string; weight: number } | null {
  let best: { name: string; weight: number; rank: number } | null = null;
  for (const { all, name, weight } of SEARCHED) {
    const matches = [...where.matchAll(all)];
    const match = fromEnd ? matches.at(-1) : matches[0];
    if (!match) continue;
    const distance = fromEnd ? where.length - match.index - match[0].length : match.index;
    const rank = (OVERRIDING.includes(name) ? 1_000 : 0) - distance + weight / 100;
    if (!best || rank > best.rank) best = { name, weight, rank };
  }
  return best;
}

/** What a sum at an offset of a sentence is for, with its weight; null where the sentence does not say. */
export function purposeOf(said: string, at: number): readonly [string, number] | null {
  const text = said.replace(NOT_FOR, (words) => ' '.repeat(words.length));
  if (INSURANCE.test(text)) return ['Insurance', 3];
  // A limit of liability is often told long before its sum.
  if (
    /\b(?:entire|total|aggregate|maximum|cumulative) liability\b[^.]{0,500}$/i.test(
      text.slice(Math.max(0, at - 560), at),
    ) &&
    wording('exceed, limited to, greater of, lesser of').test(text.slice(0, at))
  )
    return ['Limit of liability', 7];
  if (/^[^.;]{0,40}\bas liquidated damages\b/i.test(text.slice(at, at + 90))) return ['Liquidated damages', 8];
  const before = text.slice(Math.max(0, at - 160), at);
  const after = text.slice(at, at + 90);
  const [where, found] = [before, after]
    .map((words, index) => [words, nearestPurpose(words, index === 0)] as const)
    .find(([, purpose]) => purpose !== null) ?? ['', null];
  if (!found) return null;
  return [GENERIC.includes(found.name) ? namedIn(where, found.name) : found.name, found.weight];
}
