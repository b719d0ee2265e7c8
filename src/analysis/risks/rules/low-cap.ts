import { placeOf } from '../../document/place';
import { COMMERCIAL, OTHER } from '../../kinds/family';
import { anyWording, unlessNext, wording } from '../../lexicon/words';
import { findMoney, formatMoney } from '../../mentions/money';
import { approximateDays, findPeriods, formatPeriod } from '../../mentions/periods';
import { proof } from '../../statements/search';
import { capSentences } from '../cap-sentences';
import { defineRule, finding } from '../rule';

const FEES = wording('fee(s), amount(s), sum(s), charge(s), price, pay, payment(s), rent, royalt{y,ies}');
const RENT = wording('rent(s)');
const A_YEAR = 360;
const A_QUARTER = 93;
/** 'The fees you paid in the month before the claim' has no number. */
const ONE_MONTH = anyWording(
  wording("{one,a,the last} month's {fee(s),price,rent,pay,payment(s)}"),
  wording("{in,of,for} {the,one,a} ({single ,last ,previous ,preceding })month('s)", unlessNext(' of*')),
);
const SHARE_OF_PRICE = /\b(\d{1,2})\s?(?:%|percent) of the (?:\w+ )?(?:price|fees?)\b/i;
/** In percent; under half of the contract's value as below. */
const SMALL_SHARE = 49;
/** In whole units of any currency: a limit that covers no loss at all. */
const TOKEN = 1_000;

/** 'No liability until the losses exceed $15,000': what has to be reached first is no limit. */
const UNTIL = /\b(?:until|unless)\b[^,;]*[,;]/gi;
/** 'And any claim not asserted within six months is barred': another matter. */
const ANOTHER_MATTER = /\band (?:that )?(?:any|every|no) (?:claim|action|suit)\b.*$/is;

function ofLimit(text: string): string {
  return text.replace(UNTIL, '').replace(ANOTHER_MATTER, '');
}

export const lowCap = defineRule({
  id: 'low-cap',
  label: 'Low limit of liability',
  family: 'liability',
  severity: {
    high: 'up to three months of fees: hardly any large claim would be paid in full',
    medium:
      'under a year of fees, under half of the price, or a token sum: much of a likely loss may stay with the one who suffers it',
  },
  kinds: [...COMMERCIAL, 'lease', 'venture', ...OTHER],
  bears: 'whose liability is not limited',
  witness: { provisions: ['Cap On Liability'], headings: ['liab', 'limitation'] },
  find(reading) {
    const { value } = reading.facts.contractValue;
    for (const hit of capSentences(reading)) {
      const text = ofLimit(hit.sentence.text.slice(hit.match.index, hit.match.index + 700));
      const period = FEES.test(text)
        ? findPeriods(text).find(({ unit }) => unit === 'month' || unit === 'quarter')
        : undefined;
      const oneMonth = FEES.test(text) && ONE_MONTH.test(text);
      const money = findMoney(text)[0];
      const share = SHARE_OF_PRICE.exec(text)?.[1];
      const what = RENT.test(text) ? 'the rent' : 'the fees';
      const where = placeOf(reading, hit.sentence);
      const advice = 'Ask for a limit that covers the likely loss; 12 months of fees or the contract value is common.';
      if (period && approximateDays(period) < A_YEAR && !wording('{greater,higher,larger} of').test(text)) {
        return finding(
          approximateDays(period) <= A_QUARTER ? 'high' : 'medium',
          `${where} limits liability to ${what} of ${formatPeriod(period)}, less than that of one year.`,
          advice,
          [proof(reading, hit)],
        );
      }
      if (oneMonth) {
        return finding(
          'high',
          `${where} limits liability to ${what} of one month, less than that of one year.`,
          advice,
          [proof(reading, hit)],
        );
      }
      if (share && Number(share) <= SMALL_SHARE) {
        return finding('medium', `${where} limits liability to ${share}% of the price.`, advice, [proof(reading, hit)]);
      }
      if (money && money.amount <= TOKEN && !wording('{greater,higher,larger} of, per, each').test(text)) {
        return finding(
          'medium',
          `${where} limits liability to ${formatMoney(money)}, which covers small losses only.`,
          advice,
          [proof(reading, hit)],
        );
      }
      if (money && value && money.currency === value.currency && money.amount < value.amount / 2) {
        return finding(
          'medium',
          `${where} limits liability to ${formatMoney(money)}, less than half of the ${formatMoney(value)} that the contract names as its value.`,
          advice,
          [proof(reading, hit), ...reading.facts.contractValue.evidence],
        );
      }
    }
    return null;
  },
  examples: {
    paper: 'licence',
    hits: [
      [
        '11.2 In no event shall Provider’s aggregate liability exceed the fees paid by Customer in the three (3) months preceding the claim.',
        '3 months',
      ],
      [
        '11.2 The total liability of the Supplier under this Agreement shall be limited to the amounts paid in the preceding six (6) months.',
        '6 months',
        'supply',
      ],
      ['Whatever happens, the most we will pay you is $100.', '$100', 'terms'],
      ['11.2 Provider’s liability is limited to 10% of the price.', '10% of the price'],
      [
        '5.1 The total purchase price is $900,000.\n11.2 Provider’s total liability under this Agreement shall not exceed $50,000.',
        'less than half',
      ],
      ['Our liability will never be more than the fees you paid in the month before the claim.', 'one month', 'terms'],
      ['8. The most Provider will ever owe Customer is $100.', '$100'],
    ],
    misses: [
      [
        '11.2 Each party’s liability shall not exceed the fees paid in the twelve (12) months preceding the claim.',
        'a whole year',
      ],
      [
        '11.2 Provider’s liability shall not exceed the greater of $500,000 and the fees paid in the six (6) months preceding the claim.',
        'the greater of two',
      ],
      [
        '9.1 Seller warrants that no liability of the business in excess of $500 was incurred outside the ordinary course.',
        'a warranty about small debts',
      ],
      ['7.1 Provider shall keep liability insurance with a limit of not more than $1,000 of deductible.', 'insurance'],
      [
        '6. Our liability for loss of your visitors’ personal property is limited to $500 for each visit.',
        'one small head of loss',
        'services',
      ],
      ['4.1 Late orders of less than $100 are not accepted.', 'a sum of something else'],
      ['4. Customer never pays more than $500 a month.', 'a price'],
      ['8. Provider will never owe Customer more than the fees of the last year.', 'a year'],
      [
        '5.1 The total purchase price is $60,000.\n11.2 Provider shall have no liability until the losses exceed $5,000, and in no event shall its aggregate liability exceed $50,000.',
        'a threshold',
      ],
      [
        '11.2 Provider’s liability shall not exceed the fees paid under this Agreement and any claim not asserted within six (6) months shall be barred.',
        'a time for claims',
      ],
    ],
  },
});
