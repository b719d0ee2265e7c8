import { WHITE_SPACE, withoutEnd, withoutStart } from '../lexicon/characters';
import { anyWording, inClause, onlyWords, openingWords, perhaps, unlessNext, upTo, wording } from '../lexicon/words';
import { findMoney, formatMoney, type Money, type MoneyMention } from '../mentions/money';
import { MANY } from './taken-out-behind';

/** The most that a party may owe: a sum, or what is paid, in the contract's own words: 'the greater of the fees paid and $500'. */
export interface Cap {
  sum: Money | null;
  measure: string | null;
  /** What is taken out of it, or has a limit of its own: 'except for fraud'; null where the clause names nothing. */
  except: string | null;
}

const MEASURE = anyWording(
  wording(
    'fee(s), amount(s), sum(s), price, payment(s), charge(s), consideration, compensation, royalt{y,ies}',
    inClause(40),
    'paid, payable, received, due, owed, actually',
  ),
  wording('paid, payable, received'),
);
const MORE_OR_LESS = '{more,greater,higher,larger,greatest,highest,less,lesser,lower,lowest,smaller,least}';
/** Words that begin what has no place in a measure: an exception, which the sentence tells, or another clause. */
const GOES_ON = anyWording(
  wording([
    'except, unless, provided that, save {for,that}, whether, regardless, even if, irrespective',
    'and {neither,in no event,under no circumstances,that}, and {any,every,no} {claim,action,suit}(s)',
    '\\, {and,nor,but}',
  ]),
  // 'Whichever is less' belongs to the measure.
  wording('whichever', unlessNext(` {is,be,shall be} (the )${MORE_OR_LESS}`)),
);
/** Longer measures are told by their sentence alone, in characters. */
const LONGEST = 170;
const SHORTEST = 8;

/** Words that take something out of a limit, or give it another one. */
const EXCEPTS = openingWords(
  upTo(2, '\\w.:)'),
  perhaps('per ~3 , for {any one,each,every} ~3 '),
  upTo(4, '\\w.:)'),
  'except(ing), save {for,that,in,where}, other than, provided that, unless, but',
);
const LONGEST_EXCEPTION = 150;

/** 'And for breach of clause 6 to €200,000', 'or, in respect of data, £1,000,000': another matter has another limit. */
const AND_FOR_ANOTHER = openingWords(
  upTo(3, '\\w.:()'),
  '{and,or}(,) {for,in respect of,in relation to,in the case of,as regards,as to} ',
  upTo(90, '.;'),
  '{to,exceed,of,by,is,at,be,###,$,€,£}',
);

/** ', and the Company's shall not exceed the amount invested': the other side has a limit of its own. */
const AND_OF_THE_OTHER = openingWords(
  upTo(40, '.;'),
  "{and,while,whereas} (the )({that of} )(the )+( +)({',’}s)( liability) {shall,will,does,may,must,is} not {exceed,be more than,be greater than}",
);

/** What stands behind a limit and takes something out of it, or gives another matter a limit of its own. */
function exceptionIn(rest: string): string | null {
  if (AND_OF_THE_OTHER.test(rest)) return MANY;
  const isOfAnother = AND_FOR_ANOTHER.test(rest) && findMoney(rest).length > 0;
  if (!EXCEPTS.test(rest) && !isOfAnother) return null;
  const said = withoutEnd(withoutStart(rest.replace(WHITE_SPACE, ' '), ',;('), ',;:.)');
  const words = said === said.toUpperCase() ? said.toLowerCase() : said;
  return words.length > LONGEST_EXCEPTION || words.includes(';') ? MANY : words;
}

/** The words of a measure, from where the ceiling is named to where the clause goes on; null where they are too long to tell. */
export function measureIn(clause: string): { measure: string; except: string | null } | null {
  const behind = withoutStart(clause.replace(WHITE_SPACE, ' '), ':,.');
  const said = behind.startsWith('to ') ? behind.slice(3) : behind;
  const words = said === said.toUpperCase() ? said.toLowerCase() : said;
  const stop = words.search(GOES_ON);
  const measure = withoutEnd(stop < 0 ? words : words.slice(0, stop), ',;:.');
  if (measure.length > LONGEST || measure.length < SHORTEST) return null;
  return { measure, except: stop < 0 ? null : exceptionIn(words.slice(stop)) };
}

/** 'The greater of £100,000 and 150% of that year's fees', 'CAD 50,000, or the insurance money if that is more'. */
const OF_TWO = anyWording(
  wording('the {greater,higher,larger,lesser,lower,smaller} of'),
  wording(
    'or',
    inClause(120),
    `{if {that,this,it,the latter} {is,be} (the )${MORE_OR_LESS},if ${MORE_OR_LESS},whichever {is,be,shall be} (the )${MORE_OR_LESS}}`,
    unlessNext(' than'),
  ),
);

/** 'Twice the invoice value of the delivery, with a maximum of EUR 150,000': the sum is only the most of what it is a multiple of. */
const IS_MULTIPLE = openingWords(
  upTo(3, '\\w'),
  '(the )({amount of,equivalent of,sum of,equal to} )(a maximum of )',
  [
    '{twice,double,treble} , {one and a half,two,three,four,five,six,ten,#1-2(.#)} times ',
    '+ per( )cent( \\(#1-3( )%\\)) of , #1-3( )% of ',
  ],
  '(the )(value )(total )(net )(annual )(yearly )(+ )(+ )',
  '{value,price,fee,fees,sum,rent,charge,charges,amount,remuneration,premium,turnover,hire,consideration,salary,commission}',
);

/** 'Return of the Deposit and your legal costs to a maximum of $7,500', '$92,500, plus interest', '€1m per event and €3m a year': the first sum is not all of it. */
function isPartOfLimit(clause: string, { amount, start, end }: MoneyMention): boolean {
  const rest = clause.slice(end);
  const other = findMoney(rest).find((money) => money.amount !== amount);
  const isOfBoth = other !== undefined && AND_THEN.test(rest.slice(0, other.start)) && !AND_FOR_ANOTHER.test(rest);
  return isOfBoth || PLUS.test(rest) || BESIDE_SUM.test(clause.slice(0, start));
}

const AND_THEN = onlyWords(upTo(40, '.;,'), ' {and,but}(,) ', upTo(20, '.;'));
const PLUS = openingWords(upTo(4, '\\w.:('), '{plus,together with,in addition to} ');
const BESIDE_SUM = wording(
  '+ and ',
  upTo(60, '.;,()'),
  '{up to,to a maximum of,not exceeding,not more than,limited to} ',
);

/** What a clause or a form says of a cap, and where its sum ends; null where it names neither a sum nor what is paid. */
export function capIn(clause: string): { cap: Cap; money: MoneyMention | undefined } | null {
  const money = findMoney(clause)[0];
  const sum = money ? { amount: money.amount, currency: money.currency } : null;
  const bare = sum && { cap: { sum, measure: null, except: exceptionIn(clause.slice(money?.end)) }, money };
  const told = measureIn(clause);
  const full = told && { cap: { sum, ...told }, money };
  if (MEASURE.test(clause) || OF_TWO.test(clause) || IS_MULTIPLE.test(clause)) return full;
  const written = clause.slice(money?.start, money?.end).replace(WHITE_SPACE, ' ');
  const isPart = money !== undefined && isPartOfLimit(clause, money) && told?.measure.includes(written);
  return isPart ? full : bare;
}

/** The same within a sentence: 'twice the fees paid, except for fraud'. */
export function capWords({ sum, measure, except }: Cap): string {
  const limit = measure ?? (sum ? formatMoney(sum) : '');
  return except ? `${limit}, ${except}` : limit;
}
