import { isOfNamedPaper } from '../document/another-paper';
import { plainText } from '../document/plain-text';
import { sentenceEvidence } from '../document/sentence-evidence';
import { closingWords, upTo } from '../lexicon/words';
import { findMoney } from '../mentions/money';
import { type Fact, found } from './fact';
import type { Source } from './source';
import { type Worth, worth } from './worth';

/** '$150,000 (the "Purchase Amount")': the name of what is paid, right behind its sum. */
const NAMED_AS_PAID =
  /^\)? ?\((?:the |such sum being the |hereinafter (?:called )?(?:the )?)?["“'](?:purchase (?:amount|price)|subscription (?:amount|price)|investment amount|loan(?: amount)?|contract (?:price|sum)|total (?:price|fee))["”']\)/i;
const SURE = 0.85;
/** Its own name is the second witness of such a sum. */
const NAMED = 'the contract names it as what is paid';

/** The one sum that a contract itself names as what is paid, in the words behind it; null where it names none, or several. */
export function namedAsPaid({ plain, contract, outline }: Source): Fact<Worth> | null {
  const sums = findMoney(plain).filter(
    ({ amount, start, end }) =>
      amount >= 1 && NAMED_AS_PAID.test(plain.slice(end, end + 60)) && !isOfNamedPaper(plain, start),
  );
  const [money] = sums;
  if (!money || new Set(sums.map(({ amount }) => amount)).size > 1) return null;
  const evidence = sentenceEvidence(contract, outline, money.start, money.end);
  return found({ value: worth(money), confidence: SURE, evidence: [evidence], rule: NAMED });
}

/** 'Day Rate: £310', 'the daily rate is £310': what one day or hour costs, and no price of the whole. */
const RATE_OF_TIME = closingWords('{day,daily,hour,hourly} rate', upTo(24, '.;\\d'));

/** Whether the words before a sum make it what one day or hour costs. */
export function isRateOfTime(quote: string, { amount }: Pick<Worth, 'amount'>): boolean {
  const words = plainText(quote);
  const sum = findMoney(words).find((one) => one.amount === amount);
  return sum !== undefined && RATE_OF_TIME.test(words.slice(0, sum.start));
}
