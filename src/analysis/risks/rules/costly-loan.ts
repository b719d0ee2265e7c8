import type { Evidence } from '../../../shared/analysis';
import { plainText } from '../../document/plain-text';
import { evidenceAt } from '../../evidence';
import { openingWords, wording } from '../../lexicon/words';
import { findMoney, formatMoney, type MoneyMention } from '../../mentions/money';
import type { Reading } from '../../reading';
import { defineRule, finding } from '../rule';
import { yearlyRate } from '../yearly-rate';

/** What a form calls the sum that is lent, and all that is paid back. */
const PRINCIPAL: ReadonlySet<string> = new Set([
  ...['loan amount', 'amount of loan', 'amount of the loan', 'principal', 'principal amount', 'principal sum'],
  ...['amount financed', 'amount of credit', 'amount lent', 'loan', 'loan principal', 'advance amount'],
]);
const TOTAL: ReadonlySet<string> = new Set([
  ...['total repayment amount', 'total of payments', 'total repayment', 'total payback', 'total payback amount'],
  ...['total amount payable', 'total amount repayable', 'total to repay', 'total repayable', 'repayment amount'],
]);
const COUNTED =
  /\b(?<count>\d{1,3})(?: \(\d+\))?(?: (?:equal|consecutive|successive|fixed|weekly|monthly|daily|fortnightly|biweekly|bi-weekly))* (?:payments|instal+ments)(?: of)?/i;
/** Payments a year; business days first, since a day is in them. */
const RHYTHMS: readonly (readonly [RegExp, number])[] = [
  [wording('{each,every,per,a} {business,working,banking} day, {business,working} daily'), 252],
  [wording('daily, {each,every,per,a} day'), 365],
  [wording('fortnightly, biweekly, bi-weekly, every {two,second,other} week(s)'), 26],
  [wording('weekly, {each,every,per,a} week'), 52],
  [wording('monthly, {each,every,per,a,of each,of every} (calendar )month'), 12],
];
const OPEN = openingWords('up to, maximum, not exceeding');
/** From these nominal yearly rates on; 36% is what US law allows lenders to soldiers and many states for small loans (10 U.S.C. § 987). */
const HIGH_FROM = 0.36;
const MEDIUM_FROM = 0.2;
/** Where how often is paid is not said: so much of what was lent comes on top. */
const MUCH = 0.25;

/** The one sum under a label; null where there is none, or more than one. */
function sumUnder(
  { contract, document }: Reading,
  names: ReadonlySet<string>,
): { money: MoneyMention; evidence: Evidence } | null {
  const found = document.labelValues.flatMap(({ names: own, label, value, state }) => {
    const text = plainText(value.text);
    const [money, ...others] = findMoney(text);
    const isIt = state === 'filled' && own[0] !== undefined && names.has(own[0]) && !OPEN.test(text);
    return isIt && money && others.length === 0
      ? [{ money, evidence: evidenceAt(contract, label.start, value.end) }]
      : [];
  });
  const [first] = found;
  return first && found.every(({ money }) => money.amount === first.money.amount) ? first : null;
}

/** In how many equal parts it is paid back, and how often a year; null where that is not told in one place. */
function partsOf({ contract, document }: Reading, total: number) {
  for (const { label, value } of document.labelValues) {
    const text = plainText(value.text);
    const whole = `${plainText(label.text)} ${text}`;
    const count = Number(COUNTED.exec(text)?.groups?.count);
    const payment = findMoney(text)[0]?.amount;
    const aYear = RHYTHMS.find(([says]) => says.test(whole))?.[1];
    if (!count || !payment || !aYear || Math.abs(count * payment - total) > payment) continue;
    return { count, payment, aYear, evidence: evidenceAt(contract, label.start, value.end) };
  }
  return null;
}

/** A form says what is lent and what is paid back, and leaves the yearly rate out: the two are compared. */
export const costlyLoan = defineRule({
  id: 'costly-loan',
  label: 'Costly loan',
  family: 'money',
  severity: {
    high: 'a yearly rate from 36% on: more than many laws allow',
    medium: 'a yearly rate from 20% on, or a quarter of what is lent on top of it',
  },
  kinds: ['finance'],
  witness: 'a figure',
  find(reading) {
    const [lent, back] = [sumUnder(reading, PRINCIPAL), sumUnder(reading, TOTAL)];
    if (!lent || !back || lent.money.currency !== back.money.currency) return null;
    const cost = back.money.amount - lent.money.amount;
    const parts = partsOf(reading, back.money.amount);
    const rate = parts && yearlyRate({ ...parts, principal: lent.money.amount });
    const isMuch = rate === null ? cost >= MUCH * lent.money.amount : rate >= MEDIUM_FROM;
    if (cost <= 0 || !isMuch) return null;
    const { currency } = lent.money;
    const yearly =
      rate === null ? '' : `, about ${Math.round(100 * rate)}% a year if it is paid as scheduled, fees not counted`;
    return finding(
      (rate ?? 0) >= HIGH_FROM ? 'high' : 'medium',
      `${formatMoney(back.money)} is paid back for ${formatMoney(lent.money)} that is lent: ${formatMoney({ amount: cost, currency })} more${yearly}.`,
      'Ask for the yearly rate with all fees in writing, compare it with the limit of the law and with other offers, and ask that early repayment costs less.',
      [back.evidence, lent.evidence, ...(parts ? [parts.evidence] : [])],
    );
  },
  examples: {
    paper: 'loan',
    hits: [
      [
        'Loan Amount: $85,000.00\nTotal Repayment Amount: $115,600.00\nPayment Schedule: 200 payments of $578.00, due each Business Day',
        '$30,600 more, about 82% a year',
      ],
      [
        'Amount financed: $10,000.00\nTotal of payments: $12,000.00\nPayments: 12 monthly payments of $1,000.00',
        'about 35% a year',
      ],
      ['Loan Amount: $10,000.00\nTotal Repayment Amount: $14,000.00', '$4,000 more.'],
      [
        'Principal amount: £5,000.00\nTotal amount payable: £7,800.00\nRepayments: 52 weekly payments of £150.00',
        'GBP 2,800 more',
      ],
    ],
    misses: [
      [
        'Amount financed: $10,000.00\nTotal of payments: $10,560.00\nPayments: 12 monthly payments of $880.00',
        'a usual rate',
      ],
      ['Loan Amount: $10,000.00\nTotal Repayment Amount: $11,000.00', 'a tenth on top'],
      ['Loan Amount: up to $10,000.00\nTotal Repayment Amount: $14,000.00', 'a loan that is not drawn'],
      ['Loan Amount: $10,000.00\nTotal of all loans: $14,000.00', 'other loans'],
      ['Loan Amount: $10,000.00\nTotal Repayment Amount: $10,000.00', 'nothing on top'],
      ['Loan Amount: $10,000.00\nTotal Repayment Amount: €14,000.00', 'another currency'],
    ],
  },
});
