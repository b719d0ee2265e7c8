import type { Sentence } from '../document/outline';
import { anyWording, everywhere, inClause, unlessNext, wording } from '../lexicon/words';
import { isNoLimit } from './no-limit';
import type { Source } from './source';

/** An upper limit of money: 'up to what you paid us', 'never more than she has received', 'ends at the price of the goods'. */
const LIMIT = wording(
  [
    '{at most,the most}, {no,not,never} more than, limited to, capped (at), {not,never,no time} exceed*, {not,never,nor,neither} ~4 beyond',
    '{not,never,cannot,can not} {pass,go over}, {ends,end,stops,stop} at, up to, {limit,maximum,cap,ceiling} {of,is}',
  ],
  inClause(60),
  'fee(s), price, cost(s), value, amount(s), rent, sum, paid, received, charge(s), royalt+, $, €, £, euro(s), dollars, pounds, ###',
);
/** The same of all that is owed, whatever went wrong: 'I'm good for the fee I've had and not for more', 'all claims together are limited to £92,000'. */
const OF_ALL = anyWording(
  wording("{'m,am,is,are} good for", inClause(60), '{and,but} {no,not,never} ({for,a + } )more'),
  wording(
    '{entire,whole,total} exposure, all claims (together ){is,are}, whatever ~4 (have to )pay, {total,most} ~6 {made,have} to pay, have to pay {us,you,him,her,them}',
    inClause(60),
    'limited to, exceed*, {not,never} go over, is, are, more than',
    inClause(40),
    '$, €, £, price, fee(s), what, ###',
  ),
  wording('pay {us,you,him,her,them} back', inClause(40), 'up to', inClause(40), '{not,and no} ~2 more'),
  // 'The Hirer may claim only within 30 days, and for not more than the hire of one week.'
  wording(
    '{may,can} {claim,recover,ask,sue}',
    inClause(90),
    '{for not,not,no,never} more than {the,one,two,three,###,$,€,£}',
    unlessNext(' (#1-3 )({one,two,three} ){day,week,month,year,time}*'),
  ),
  // 'Every responsibility of the Supplier beyond the value of the lot is excluded.'
  wording(
    '{liability,responsibility}',
    inClause(60),
    '{beyond,above,over,exceeding,in excess of} (the ){value,price,amount,sum,fee,fees,cost}',
    inClause(50),
    '{is,are,be} excluded',
  ),
  wording('excess', inClause(40), 'is the most', inClause(40), '{pays,pay,owes,owe} for (any ){damage,loss}'),
);
/** Who says that it is no insurer may answer for a part. */
const NO_INSURER = everywhere(wording('{not,no} ({an,your,the} ){insurer,insurers}'));
/** That somebody answers for something. */
export const ANSWERS = wording([
  'liab*, answerable, answer(s), responsib*, {make,makes,made} ~4 good, indemni*, compensat*, owe(s), recover(s)',
  '{pay,pays} for {what,anything,things}, {pay,pays} for ~3 {damage,loss}, {pay,pays} {us,you,them,it} back, most ~4 {pay(s),owe(s),recover(s)}',
]);
/** That something went wrong, so that it is no fee that is limited. */
export const WENT_WRONG = wording([
  'liab*, damage(s), loss(es), loses, lost, harm, claim(s), breach*, broken, fault, negligen*, indemni*, injur*, wrong, responsib*, answerable',
  'stolen, {make,makes,made} ~4 good, answers ~3 {whatever,for}, excess, compensat*',
]);
const OF_OTHER = wording([
  'insur*, {cover,covers,covered,coverage}, deductible, interest, late, deposit, fine, penalt*, invoice*, warrant*',
  'belongings, lost property, luggage, baggage, valuables, refund*, bonus, overpa*, without limit, unlimited, queries',
]);

const INSURED =
  '({its,our,their,the,his,her,your,such,any,applicable} )(^4 ){insurance,insurances,insurers,insurer,policy of insurance,insurance policies,insurance cover,insurance coverage}';
/** 'No responsibility for any injury which is not covered by its insurance', 'liability is limited to the sums recovered under our policy': somebody answers for what an insurer pays, and for no more. */
const TO_INSURANCE = anyWording(
  wording(
    '{responsib*,liab*}',
    inClause(130),
    '{not,never} {covered,recoverable,recovered,paid,met,insured} {by,under,from} ',
    INSURED,
  ),
  wording(
    '{liability,liabilities,responsibility,liable}',
    inClause(110),
    '{limited to,exceed,exceeds,beyond,in excess of,up to,only to the extent,to the extent of,restricted to,capped at}',
    inClause(60),
    `{paid,payable,recovered,recoverable,received,covered,insured,held,limit(s),amount,sum(s),cover,coverage,proceeds} ({of,by,under,from,through} )`,
    INSURED,
  ),
);
/** What is owed is not bounded by it, or who is insured is told. */
const NOT_TO_INSURANCE = wording([
  '{not,nor} (be )({limited,restricted} ){limited,restricted} {to,by}, {shall,will,does,do} not limit, deductible, {maintain,carry,procure,effect,take out} ~4 insurance, insurance ~6 {shall,must} be, cost(s) of, \\, which {is,are} not',
]);

/** 'Including but not limited to': a list of examples, and no limit. */
const EXAMPLES = everywhere(wording('not (be )limited to'));
/** A text without the words by which it gives examples. */
export const withoutExamples = (text: string): string => text.replace(EXAMPLES, (words) => ' '.repeat(words.length));

/** The first sentence that limits what somebody owes when something goes wrong, in whatever words; undefined where none does. */
export function limitInWords({ outline }: Source): Sentence | undefined {
  return outline.sentences.find(
    ({ text }) =>
      isToInsurance(text) ||
      ((OF_ALL.test(text) || (ANSWERS.test(text) && WENT_WRONG.test(text) && LIMIT.test(withoutExamples(text)))) &&
        !OF_OTHER.test(text.replace(NO_INSURER, '')) &&
        !isNoLimit(text)),
  );
}

const isToInsurance = (text: string): boolean =>
  TO_INSURANCE.test(text) && !NOT_TO_INSURANCE.test(text) && !isNoLimit(text);
