import { capitalised } from '../../../shared/phrases';
import { closingWords, inClause, onlyWords, wording } from '../../lexicon/words';

/** 'Not liable unless all claims exceed £9,000': what claims must reach. */
const CLAIMS_REACH = closingWords(
  'unless, until, if, once',
  inClause(40),
  'claim(s), loss(es), total',
  inClause(20),
  '{exceed(s),reach(es),exceeding} ',
);
/** 'Has withheld the last $11,250 of the price': what one side keeps back. */
const KEPT_BACK = closingWords(
  '{withheld,withholds,withholding,withhold,kept back,not paid} (the )({last,final,remaining,rest,sum} )(of )',
);
/** 'An unauthorized animal carries a charge': owed for a breach only. */
const FOR_BREACH = wording('unauthori{s,z}ed, without {consent,permission,leave}, in breach, violat+');
/** 'Fees and up to $1,800': a ceiling with a purpose of its own. */
export const AND_UP_TO = closingWords('and {up to,not more than,no more than,at most} ');
/** Labels that do not say for what the most is set. */
const VAGUE_MOST = onlyWords('Fee(s), Cost(s), Charge(s), Price, Payment, Share, Expenses');
/** 'And a further $10 for each day'. */
const FURTHER = closingWords('{a further,an additional,another} ');
const FURTHER_WORK =
  /^\W*(?:\d[\d.]*\s)?((?:further|additional|extra) [a-z-]+(?: [a-z-]+)?) (?:is|are|will|shall|costs?)\b/i;
const OF_WORK = onlyWords('Price, Fee(s), Charge(s)');
/** What a policy pays is told; what somebody replaces is not. */
const REPLACED = wording('replace(s), stolen, lost, make good');
/** 'Subject to a monthly maximum of 12%': the ceiling of something else. */
export const A_CEILING = wording('maximum, ceiling, not exceed+, capped');
/** 'Collections on devices she delivers in excess of $400,000': only what is above counts. */
export const ABOVE_LATER = /^[^.;]{0,90}?\b(?:in excess of|above|over|exceeding) [$€£]/;
/** 'The date on which the Company has itself been paid'. */
export const ONCE_PAID = wording(
  '{itself,first} (been )received, {receive,receives,received} (the ){payment,funds} from, been paid by',
);

/** 'Keeps £100 of the deposit', 'at reasonable cost, up to £250'. */
const PART_OF_DEPOSIT = wording('of the deposit');
const COST_UP_TO = wording('cost(s), expense(s)', /,? /, 'up to');
const ADVANCE = closingWords('advance against royalt+', inClause(30), '');

/** Whether a sum with this label is none that is owed: what claims must reach, what is replaced, what one side keeps back. */
export function isOfNothing(label: string, isMost: boolean, text: string, start: number): boolean {
  const before = text.slice(Math.max(0, start - 70), start);
  if (KEPT_BACK.test(before) || PART_OF_DEPOSIT.test(text.slice(start, start + 60))) return true;
  if (label === 'Limit of liability') return CLAIMS_REACH.test(before);
  return label === 'Insurance' && isMost && REPLACED.test(text);
}

/** Whether only the sentence itself says what the sum is owed for: it stands for a breach, or is the most of something. */
export function needsOwnWords(label: string, isMost: boolean, text: string, start: number): boolean {
  if (isMost && COST_UP_TO.test(text.slice(Math.max(0, start - 40), start))) return true;
  return FOR_BREACH.test(text.slice(0, start)) || (isMost && VAGUE_MOST.test(label));
}

/** A label that says of which of several like sums it is: 'Further late charge', 'Further rounds'. */
export function toldApart(label: string, text: string, start: number): string {
  const work = OF_WORK.test(label) ? FURTHER_WORK.exec(text)?.[1] : undefined;
  if (work) return capitalised(work);
  if (label === 'Royalty' && ADVANCE.test(text.slice(0, start))) return 'Advance against royalties';
  return FURTHER.test(text.slice(Math.max(0, start - 30), start)) && label.startsWith('Initial ')
    ? label.replace('Initial ', 'Further ')
    : label;
}
