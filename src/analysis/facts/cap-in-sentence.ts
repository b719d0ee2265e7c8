import type { Sentence } from '../document/outline';
import { anyWording, everywhere, inClause, openingWords, upTo, wording } from '../lexicon/words';
import { findMoney } from '../mentions/money';
import { exceptionOf } from './cap-exception';
import { type Cap, capIn, measureIn } from './cap-words';
import { ANSWERS, WENT_WRONG, withoutExamples } from './limit-in-words';
import type { Source } from './source';

/** Behind which a limit stands: 'our liability is limited to', 'the most we could owe you is', 'never more than'. */
const UPPER = everywhere(
  anyWording(
    wording([
      '{limited,restricted} {to,with} (an amount equal to )(the amount of )(the value of )',
      '{exceed,exceeds,exceeding,surpass,surpasses,go over,goes over,above,beyond,past,pass} (an amount equal to )(the amount of )',
      '{more,greater,higher} than, {stops,stop,ends,end} at, up to, at {most,the most} (to )(the amount of ), capped at',
      '{ceiling,cap,limit,maximum,most} (of )(for ~5 )(on ~5 )is, top of that',
    ]),
    wording('{the most,maximum,ceiling,most that,upper limit}', inClause(110), '{is,are,be}'),
  ),
);
/** 'No claim unless it exceeds £2,500', 'claims above £1,500 only': what a claim must reach, and how much may be claimed then. */
const REACHED = wording(
  '{unless,until,only if,must,to the extent,where,if,when}',
  inClause(60),
  '{exceed,exceeds,exceeding,above,over,more than,greater than,reach,reaches}',
);
/** That somebody owes something because of what went wrong, in these words too, which alone set no limit. */
const IS_OWED = anyWording(
  ANSWERS,
  WENT_WRONG,
  wording(
    'loss, recoverable, recovered, fail*, mistake(s), careless*, spoil*, judg*, not right, remedy, on the hook, good for, {most,total,ever} ~5 pay, owed',
  ),
);
/** Of what a limit is that is no limit of what somebody answers for. */
const OF_OTHER = wording([
  'penalt*, interest rate, sales charge(s), liquidated, contribute, deductible, late {fee,charge,payment}, purchase limit, credit limit, reimburse*, not (otherwise )recoverable',
]);
/** Money, by a word for it; without one a measure limits something else. */
const MONEY_NAMED = wording([
  'price(s), fee(s), rent(al), value, charge(s), paid, pay(s), cost(s), commission, royalt+, dues, salary, tuition, premium(s), equity, interest in',
  'deposit, hire, invoice(s), sum, consideration, remuneration, balance, contribution, insurance, dollar(s), pound(s), euro(s), yen, unpaid, amount ~5 {paid,order,contract,batch}',
]);
/** Words after which no limit is named: 'to the extent', 'more than one counsel', 'past that, the most'. */
const NO_MEASURE = openingWords(
  upTo(1, '\\w'),
  '{time,period,day,month,one counsel,one time,the extent,any,all,such,this,it,which,what is necessary,what the law,those,limited,restricted,capped,not,in no,no,never,be,when,where,at,that figure,that {i,we,you,they,he,she,it},that\\,}',
);
/** Where the words of a measure end, and the sentence goes on. */
const ENDS =
  /;|(?<=\p{Ll}{2}|[)\d])\.\s+\p{Lu}|,? (?:and|but) no (?:higher|more|further)\b|, (?:no|not|because|which|notwithstanding|including|that|with|together|however)\b/u;
/** '€6,000 is the most', '£250, and that is the limit'. */
const BEHIND_SUM = openingWords(
  upTo(30, '.;'),
  '{is,being,as,are} ({our,its,their,his,her,my,the} )({absolute,upper,overall,total} ){most,limit,ceiling,maximum,top,cap}',
);
/** What goes on below, or is only asked. */
const UNFINISHED = /[:?]\W*$/;
/** How far behind the words of a limit its sum stands at most, in characters. */
const SUM_NEAR = 45;

/**
 * The limit that a sentence sets of which another reader says that it sets one: a sum, where it names one alone, or what it is measured by. Null where it names
 * several sums, or the words are too long to tell.
 */
export function capInSentence(source: Source, { text, start }: Pick<Sentence, 'text' | 'start'>): Cap | null {
  const said = withoutExamples(text);
  if (UNFINISHED.test(said) || REACHED.test(said) || OF_OTHER.test(said) || !IS_OWED.test(said)) return null;
  const sums = findMoney(said);
  if (new Set(sums.map(({ amount }) => amount)).size > 1) return null;
  const [money] = sums;
  for (const match of said.matchAll(UPPER)) {
    const at = match.index + match[0].length;
    const behind = said.slice(at);
    if (NO_MEASURE.test(behind) || (money && (money.start < at || money.start - at > SUM_NEAR))) continue;
    const stop = behind.search(ENDS);
    const rest = stop < 0 ? behind : behind.slice(0, stop);
    const told = capIn(rest)?.cap ?? inMeasure(rest);
    if (told) return withExceptions(source, told, said, start, at);
  }
  if (!money || !BEHIND_SUM.test(said.slice(money.end))) return null;
  const { amount, currency, start: at } = money;
  return withExceptions(source, { sum: { amount, currency }, measure: null, except: null }, said, start, at);
}

function inMeasure(rest: string): Cap | null {
  const told = measureIn(rest);
  return told && MONEY_NAMED.test(told.measure) ? { sum: null, ...told } : null;
}

function withExceptions(source: Source, cap: Cap, said: string, start: number, at: number): Cap {
  const ahead = said.slice(0, at);
  return { ...cap, except: exceptionOf(source, cap, { ahead, at: start + at - 1 }) };
}
