import { plainText } from '../document/plain-text';
import { NO_WORD } from '../lexicon/characters';
import { anyWording, closingWords, inClause, openingWords, upTo } from '../lexicon/words';
import { findMoney, type Money } from '../mentions/money';
import type { Rhythm } from './rhythm';

/** A sum for the whole, or one that is paid again and again. */
export interface Worth extends Money {
  /** How often it is paid; null of a sum for the whole. */
  per: Rhythm | null;
  /** Whether it is that of the first year, and others come after it. */
  isOfFirstYear?: boolean;
}

/** A sum of money with how often it is paid. */
export function worth({ amount, currency }: Money, per: Rhythm | null = null): Worth {
  return { amount, currency, per };
}

/** 'Rent per month, first year | R28 400.00', 'First-year total | $127,820.00'. */
const FIRST_YEAR_LABEL = closingWords('{first,initial}{ ,-}year, year {one,1}', inClause(30), '');
/** '£900 a month for the first year'. */
const FOR_FIRST_YEAR = openingWords(
  ' ({a,per,each,every} {month,week,quarter,year} )({plus,excluding,exclusive of,including} {VAT,GST,tax} )(\\()(\\, ){for,in,during} the {first,initial} {year,twelve months,12 months}',
);

/** 'The Fees for the first Year are €86,400'. */
const IN_FIRST_YEAR_IS = closingWords(
  '{for,in,during} the {first,initial} ({contract,lease,licence,license,subscription,service,rental} ){year,twelve months,12 months} ({is,are,shall be,will be,of,at,amounts to,amount to,comes to} )',
);

/** Whether the row or sentence that proves a sum says that it is that of the first year only. */
export function isOfFirstYear(quote: string, { amount }: Money): boolean {
  const words = plainText(quote);
  const sum = findMoney(words).find((one) => one.amount === amount);
  if (!sum) return false;
  const isRow = quote.includes('\t');
  const before = words.slice(0, sum.start);
  return (
    (isRow && FIRST_YEAR_LABEL.test(before)) ||
    IN_FIRST_YEAR_IS.test(before) ||
    FOR_FIRST_YEAR.test(words.slice(sum.end))
  );
}

/** 'Total of 24 monthly dues', 'Estimated hire charges for Minimum Hire Period': before a sum that is for all of it, whatever its column counts by. */
const OF_ALL = anyWording(
  closingWords('total {of,for} ({all,the} )#1-3 ', upTo(40, '.;'), ''),
  closingWords(
    'for (the )(whole )({minimum,initial,whole,entire,full} )({hire,rental,contract,subscription,service} ){period,term}',
    NO_WORD,
  ),
);

/** Whether the words before a sum say that it is for the whole time, and not for each part of it. */
export function isOfWholeTime(quote: string, { amount }: Money): boolean {
  const words = plainText(quote);
  const sum = findMoney(words).find((one) => one.amount === amount);
  return sum !== undefined && OF_ALL.test(words.slice(0, sum.start));
}
