import { placeOf } from '../../document/place';
import { COMMERCIAL } from '../../kinds/contract-kind';
import { findMoney, formatMoney } from '../../mentions/money';
import { approximateDays, findPeriods, formatPeriod } from '../../mentions/periods';
import { proof } from '../../statements/search';
import { capSentences } from '../cap-sentences';
import { defineRule, finding } from '../rule';

const FEES = /\b(?:fees?|amounts?|sums?|charges?|price|pay|payments?|royalt(?:y|ies))\b/i;
const A_YEAR = 360;
const A_QUARTER = 93;
/** 'The fees you paid in the month before the claim' has no number. */
const ONE_MONTH =
  /\b(?:in|of|for) (?:the|one|a) (?:single |last |previous |preceding )?month(?:'s)?\b(?! of)|\b(?:one|a|the last) month's (?:fees?|price|rent|pay|payments?)\b/i;
const SHARE_OF_PRICE = /\b(\d{1,2})\s?(?:%|percent) of the (?:\w+ )?(?:price|fees?)\b/i;
/** In percent; under half of the contract's value as below. */
const SMALL_SHARE = 49;
/** In whole units of any currency: a limit that covers no loss at all. */
const TOKEN = 1_000;

export const lowCap = defineRule({
  id: 'low-cap',
  label: 'Low limit of liability',
  family: 'liability',
  severity: {
    high: 'up to three months of fees: hardly any claim would be paid',
    medium:
      'under a year of fees, under half of the price, or a token sum: most of a likely loss stays with the one who suffers it',
  },
  kinds: [...COMMERCIAL, 'unknown'],
  witness: { provisions: ['Cap On Liability'], headings: ['liab', 'limitation'] },
  find(reading) {
    const value = findMoney(reading.facts.contractValue.value ?? '')[0];
    for (const hit of capSentences(reading)) {
      const text = hit.sentence.text.slice(hit.match.index, hit.match.index + 700);
      const period = FEES.test(text)
        ? findPeriods(text).find(({ unit }) => unit === 'month' || unit === 'quarter')
        : undefined;
      const oneMonth = FEES.test(text) && ONE_MONTH.test(text);
      const money = findMoney(text)[0];
      const share = SHARE_OF_PRICE.exec(text)?.[1];
      const where = placeOf(reading, hit.sentence);
      const advice = 'Ask for a limit that covers the likely loss; 12 months of fees or the contract value is common.';
      if (period && approximateDays(period) < A_YEAR && !/\b(?:greater|higher|larger) of\b/i.test(text)) {
        return finding(
          approximateDays(period) <= A_QUARTER ? 'high' : 'medium',
          `${where} limits liability to the fees of ${formatPeriod(period)}, less than one year's fees.`,
          advice,
          [proof(reading, hit)],
        );
      }
      if (oneMonth) {
        return finding(
          'high',
          `${where} limits liability to the fees of one month, less than one year's fees.`,
          advice,
          [proof(reading, hit)],
        );
      }
      if (share && Number(share) <= SMALL_SHARE) {
        return finding('medium', `${where} limits liability to ${share}% of the price.`, advice, [proof(reading, hit)]);
      }
      if (money && money.amount <= TOKEN && !/\b(?:greater|higher|larger) of\b|\bper\b|\beach\b/i.test(text)) {
        return finding(
          'medium',
          `${where} limits liability to ${formatMoney(money)}, which covers hardly any loss.`,
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
});
