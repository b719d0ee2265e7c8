import { anyWording, closingWords, inClause, openingWords, unlessNext, upTo, wording } from '../lexicon/words';
import { findMoney } from '../mentions/money';

/** No other line or cell. */
const BLANKS = upTo(2, '\\S\\t\\n');
const BY_PART = anyWording(
  openingWords(inClause(40), 'per ', unlessNext('annum, year')),
  openingWords(
    inClause(40),
    '{a,an,each,every} {hour,day,week,month,quarter,unit,user,seat,item,piece,page,word,visit,post,share}, every {#*,two,three,four,five,six,other} ',
  ),
  openingWords(BLANKS, '{monthly,weekly,hourly,daily,deposit,late fee}*'),
);

const IN_BRACKETS = openingWords(BLANKS, '\\(', upTo(60, '()'), '(\\))');

/** Whether the words behind a sum make it a price by the unit, or one that comes again sooner than in a year; in 'S$7,840 (S$98 per lesson)' they are of the sum in brackets. */
export function isPriceByPart(after: string): boolean {
  return BY_PART.test(after.replace(IN_BRACKETS, (words) => (findMoney(words).length > 0 ? '' : words)));
}

/** 'Orders with a total price above EUR 250,000' sets a threshold and names no price. */
const THRESHOLD = closingWords(
  'above, below, over, under, exceed*, {less,more,greater} than, at least, threshold, up to, reach*',
  inClause(30),
  '',
);

/** The same right before the sum. */
const NEXT_TO = closingWords(
  '{above,exceed,exceeds,exceeded,exceeding,less than,more than,greater than,in excess of,at least,reach,reached,reaches} ({of,a,the,total,sum} )',
);
/** 'Two Hundred Fifty Thousand Dollars (' before the figures of the same sum. */
const IN_WORDS =
  /(?:\b(?:[a-z]{3,6}teen|(?:twen|thir|for|fif|six|seven|eigh|nine)ty|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|hundred|thousand|million|and|no\/100)\b[\s-]{0,2}){1,14}(?:u\.?s\.? |united states )?(?:dollars|pounds(?: sterling)?|euros?)\s?\(\W{0,3}$/i;

/** Whether the words before a sum make it one that something must reach. */
export function setsThreshold(before: string): boolean {
  return THRESHOLD.test(before) || NEXT_TO.test(before.replace(IN_WORDS, ''));
}

/** Before a sum: 'any customer whose purchases have exceeded', 'if the repair costs more than'; what is lent or has to be bought is none of these. */
const IN_THAT_CASE = wording(
  '{whose,if,when,once,where,unless,until,should,any ({single,one} ){customer,account,claim,order,item,expenditure,transaction,expense,repair,contract}}',
  inClause(120),
  unlessNext('not '),
  '{exceed,exceeds,exceeded,exceeding,above,over,in excess of,more than,reach,reaches,reached}',
);

/** Whether the sums of a sentence are no more than what something must reach: 'any customer whose purchases have exceeded $250,000'. */
export function namesThresholdsAlone(words: string): boolean {
  const sums = findMoney(words);
  return (
    sums.length > 0 &&
    sums.every(({ start }) => {
      const before = words.slice(0, start);
      return setsThreshold(before) && IN_THAT_CASE.test(before) && !COMMITS.test(before);
    })
  );
}
/** What somebody has to buy or pay names a price, whatever it hangs on. */
const COMMITS = wording(
  '{shall,must,will,has to,have to,agrees to,undertakes to} ({then,also,each,in each year} )~1 {purchase,buy,order,pay,spend,lend}, facility, loan, principal, rent, fee(s)',
);
