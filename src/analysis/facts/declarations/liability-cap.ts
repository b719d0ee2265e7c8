import type { Evidence } from '../../../shared/analysis';
import { capitalised } from '../../../shared/phrases';
import { sentenceAt, sentenceEvidence } from '../../document/sentence-evidence';
import { evidenceAt } from '../../evidence';
import { WHITE_SPACE, withoutEnd, withoutStart } from '../../lexicon/characters';
import {
  anyWording,
  everywhere,
  ifNext,
  inClause,
  nearestInClause,
  openingWords,
  unlessNext,
  upTo,
  wording,
} from '../../lexicon/words';
import { findMoney, formatMoney, type Money, type MoneyMention } from '../../mentions/money';
import { defineFact, type Printed } from '../define-fact';
import { type Fact, found, missing, stated } from '../fact';
import { labelledWords } from '../labelled';
import { limitInWords } from '../limit-in-words';
import { isKeptOfPrice, isNoLimit } from '../no-limit';
import type { Source } from '../source';
import { SUBJECTS } from '../spoken-of';
import { NOT_SILENT } from '../stated';
import { isTakenOutAhead, MANY, NAMED_BEFORE, takenOutBehind } from '../taken-out-behind';

/** The most that a party may owe: a sum, or what is paid, in the contract's own words: 'the greater of the fees paid and $500'. */
interface Cap {
  sum: Money | null;
  measure: string | null;
  /** What is taken out of it, or has a limit of its own: 'except for fraud'; null where the clause names nothing. */
  except: string | null;
}

const CAP = anyWording(
  wording(
    [
      'liabilit{y,ies}, liable, damages, obligation(s), claim(s), {total,entire,whole,overall} responsibility',
      'responsibility {to,under} +, recoverable',
    ],
    nearestInClause(260),
    'exceed(s), go(es) beyond, {be,is,are} limited to, limited to the, capped at, greater than, in excess of, more than',
  ),
  wording('(the ){most,maximum}', inClause(40), 'liable, liability, owe(s)', inClause(30), 'is'),
  wording('liability {cap,limit} is, liability {cap,limit}:'),
  wording('owe(s), responsib+, {never,not} pay', inClause(60), 'more than, stops at, ends at'),
  wording(
    '{total,aggregate,overall,entire,maximum} {liability,responsibility}',
    inClause(60),
    'is ',
    ifNext('#*, $#*, €#*, £#*, *3-3( )({$,€,£})#*'),
  ),
);
/** Words of an upper limit: clauses that exclude kinds of loss, or say how soon to claim, are labelled as caps too and set none. */
const CEILING = wording([
  'exceed*, go(es) beyond, {be,is,are} limited to, limited to the, capped, cap, ceiling, limit of, more than',
  'greater than, lesser of, up to',
  '{maximum,total,aggregate,entire,overall,cumulative} ~2 {liability,liabilities,amount,responsibility}, the most',
]);
/** '(i) the purchase price, or (ii) Five Hundred Thousand Dollars ($500,000)' goes on after the semicolon. */
const NEXT_ITEM = wording(';', unlessNext([' ( )({or,and} )( )(\\(){ii,b,2}\\)', '\\({ii,b,2}\\)']));
const MEASURE = anyWording(
  wording(
    'fee(s), amount(s), sum(s), price, payment(s), charge(s), consideration, compensation, royalt{y,ies}',
    inClause(40),
    'paid, payable, received, due, owed, actually',
  ),
  wording('paid, payable, received'),
);
/** 'Not liable unless all claims exceed £9,000': a sum that claims must reach. */
const CLAIMS_REACH = wording(
  'unless, until',
  inClause(60),
  'claim(s), loss(es), total, aggregate',
  inClause(30),
  'exceed(s), more than',
);
const NOT_A_CAP = wording('insurance, coverage, deductible, purchase order, insured');

/** 'Owes the other more than' is about liability too; 'will not pay more than $10,000' where it is for a claim. */
const LIABLE = anyWording(
  wording('liab*, responsib*, recoverable'),
  wording('owe(s)', 400, 'more than'),
  wording('pay', 400, 'for any {claim,loss,damage}*'),
);

const CAP_LABELS: ReadonlySet<string> = new Set([
  'liability cap',
  'cap',
  'general cap',
  'cap on liability',
  'cap of liability',
  'liability limit',
  'limit of liability',
  'limit on liability',
  'limitation of liability',
  'limitation on liability',
  'maximum liability',
  'aggregate liability',
  'total liability',
  'overall liability',
]);

const A_TIME = openingWords('( )~2 {hour,day,week,month,year}(s)');
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
  upTo(4, '\\w.:)'),
  'except(ing), save {for,that,in,where}, other than, provided that, unless, but',
);
const EXCEPTS_AHEAD = wording(
  'except(ing) {for,in,as,with,where,to}, save {for,in,as,where}, other than {for,in,as,with}, apart from',
);
/** 'For anything else', 'Apart from that', 'For the rest': what stands before has a limit of its own, or none. */
const AFTER_OTHERS = wording(
  'for {anything,everything,all} else, for the rest, {apart from,other than,subject to,beyond,save for,except for} {that,this,these,those}, otherwise',
);
/** 'Subject to clause 9.2, the liability of': what that clause says is not limited. */
const SUBJECT_TO = wording(
  'subject to (the )({terms,provisions} of )({this,these} ){clause,section,paragraph,article,sub-clause,subclause,exceptions,exclusions}(s)',
);
const LONGEST_EXCEPTION = 150;

/** 'And for breach of clause 6 to €200,000', 'or, in respect of data, £1,000,000': another matter has another limit. */
const AND_FOR_ANOTHER = openingWords(
  upTo(3, '\\w.:()'),
  '{and,or}(,) {for,in respect of,in relation to,in the case of,as regards,as to} ',
  upTo(90, '.;'),
  '{to,exceed,of,by,is,at,be,###,$,€,£}',
);

/** What stands behind a limit and takes something out of it, or gives another matter a limit of its own. */
function exceptionIn(rest: string): string | null {
  const isOfAnother = AND_FOR_ANOTHER.test(rest) && findMoney(rest).length > 0;
  if (!EXCEPTS.test(rest) && !isOfAnother) return null;
  const said = withoutEnd(withoutStart(rest.replace(WHITE_SPACE, ' '), ',;('), ',;:.)');
  const words = said === said.toUpperCase() ? said.toLowerCase() : said;
  return words.length > LONGEST_EXCEPTION || words.includes(';') ? MANY : words;
}

/** The words of a measure, from where the ceiling is named to where the clause goes on; null where they are too long to tell. */
function measureIn(clause: string): { measure: string; except: string | null } | null {
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

/** What a clause or a form says of a cap, and where its sum ends; null where it names neither a sum nor what is paid. */
function capIn(clause: string): { cap: Cap; money: MoneyMention | undefined } | null {
  const money = findMoney(clause)[0];
  const sum = money ? { amount: money.amount, currency: money.currency } : null;
  if (!MEASURE.test(clause) && !OF_TWO.test(clause) && !IS_MULTIPLE.test(clause))
    return sum && { cap: { sum, measure: null, except: exceptionIn(clause.slice(money?.end)) }, money };
  const told = measureIn(clause);
  return told && { cap: { sum, ...told }, money };
}

/** '$50,000', 'Twice the fees paid', 'The greater of the amounts paid in the last six (6) months or EUR 20,000'. */
function printCap(cap: Cap): Printed {
  const { sum, measure } = cap;
  return { value: capitalised(capWords(cap)), normalized: measure === null ? sum && formatMoney(sum) : null };
}

/** The same within a sentence: 'twice the fees paid, except for fraud'. */
export function capWords({ sum, measure, except }: Cap): string {
  const limit = measure ?? (sum ? formatMoney(sum) : '');
  return except ? `${limit}, ${except}` : limit;
}

/** A limit of one matter, beside which a clause may have one for all: 'liability for damage to property is limited to'. */
const OF_PROPERTY = anyWording(
  wording('liab{le,ility} for ~2 {damage to,loss of,delay,data,defects,the warranty}'),
  wording('{liability,liable,responsibility} of {each,any,the,a} {guarantor,surety,warrantor}'),
);

/** What is taken out of a limit, by its own words, those before it in its sentence or the next sentences. */
function exceptionOf(source: Source, { except }: Cap, { ahead, at }: { ahead: string; at: number }): string | null {
  if (except) return except;
  if (AFTER_OTHERS.test(ahead)) return NAMED_BEFORE;
  if (EXCEPTS_AHEAD.test(ahead) || SUBJECT_TO.test(ahead)) return MANY;
  return takenOutBehind(source, at) ?? (isTakenOutAhead(source, at) ? NAMED_BEFORE : null);
}

function capOf(source: Source): Fact<Cap> {
  const { plain, contract, outline } = source;
  for (const { words, evidence } of labelledWords(source, CAP_LABELS)) {
    const told = capIn(words);
    if (told) return found({ value: told.cap, confidence: 0.85, evidence: [evidence] });
  }
  let inWords: Evidence | null = null;
  let ofOneMatter: Fact<Cap> | null = null;
  // Many matches may stand in one sentence without end.
  const open = new Map<string, boolean>();
  const isOpen = (text: string) => open.get(text) ?? open.set(text, isNoLimit(text)).get(text);
  for (const match of plain.matchAll(everywhere(CAP))) {
    if (
      !LIABLE.test(match[0] + plain.slice(match.index + match[0].length, match.index + match[0].length + 60)) ||
      NOT_A_CAP.test(match[0]) ||
      isKeptOfPrice(plain.slice(Math.max(0, match.index - 20), match.index), match[0]) ||
      CLAIMS_REACH.test(match[0])
    )
      continue;
    const at = match.index + match[0].length;
    const stretch = plain.slice(at, at + 300);
    const stop = stretch.search(new RegExp(`(?<!\\bRs)\\.\\s+[A-Z\\d]|${NEXT_ITEM.source}`));
    const clause = stop < 0 ? stretch : stretch.slice(0, stop);
    const told = capIn(clause);
    if (!told) {
      // 'If you owe us money for more than 21 days'.
      if (A_TIME.test(clause) || isOpen(sentenceAt(outline, at - 1)?.text ?? '')) continue;
      inWords ??= sentenceEvidence(contract, outline, match.index, at);
      continue;
    }
    const end = at + (told.money?.end ?? Math.min(clause.length, 60));
    const evidence = sentenceEvidence(contract, outline, match.index, end);
    // A heading above it, 'Liability', may be the first word of the match.
    const ahead = plain.slice(sentenceAt(outline, at - 1)?.start ?? match.index, match.index);
    const except = exceptionOf(source, told.cap, { ahead, at: at - 1 });
    const cap = found({ value: { ...told.cap, except }, confidence: 0.8, evidence: [evidence] });
    if (!OF_PROPERTY.test(plain.slice(match.index, at))) return cap;
    ofOneMatter ??= cap;
  }
  if (ofOneMatter) return ofOneMatter;
  const limited = limitInWords(source);
  if (limited) inWords ??= evidenceAt(contract, limited.start, limited.end);
  return inWords ? stated(IN_WORDS, [inWords]) : missing(contract);
}

/** Of a limit that is no sum and not what is paid: 'limited to the licence fee for that year'. */
const IN_WORDS = 0.6;

/** The most that a party may owe. */
export const liabilityCap = defineFact({
  id: 'liabilityCap',
  label: 'Liability cap',
  place: 110,
  kind: 'text',
  silence: { provision: 'Cap On Liability', until: NOT_SILENT, says: CEILING, subjects: [SUBJECTS.limit] },
  speaksOf: ['liab*', 'damages', 'exceed*', 'limit*', 'aggregate'],
  notOf: (_, text) => isNoLimit(text),
  find: capOf,
  print: printCap,
  examples: {
    paper: 'services',
    hits: [
      [
        '11. In no event shall Provider’s aggregate liability exceed $50,000.',
        '$50,000, for the liability of Provider',
      ],
      [
        '11. Provider’s total liability is limited to the fees paid by Customer in the twelve (12) months before the claim.',
        'The fees paid by Customer in the twelve (12) months before the claim, for the liability of Provider',
      ],
      [
        '11. The aggregate liability of either party shall not exceed the greater of $500,000 and the fees paid in the twelve months before the claim.',
        'The greater of $500,000 and the fees paid in the twelve months before the claim',
      ],
      ['11. The liability of Provider does not go beyond $4,000.', '$4,000, for the liability of Provider'],
      ['11. Whatever happens, the most Provider will be liable for is $500.', '$500, for the liability of Provider'],
      [
        '11. The liability of either party shall not exceed the greater of the amounts paid in the last six (6) months or EUR 20,000.',
        'The greater of the amounts paid in the last six (6) months or EUR 20,000',
      ],
      [
        '11. Provider’s liability shall not exceed the fees paid and any claim not asserted within six months shall be barred.',
        'The fees paid, for the liability of Provider',
      ],
      [
        '11. Our total liability is limited to twice the fees paid, except for fraud and wilful default.',
        'Twice the fees paid, except for fraud and wilful default, for “our” liability',
      ],
      [
        '11. Provider’s liability shall not exceed the rent received in the six months before the claim.',
        'The rent received in the six months before the claim, for the liability of Provider',
      ],
    ],
    misses: [
      [
        '11. The Seller is not liable for a claim unless all claims exceed £9,000, when he is liable for the whole.',
        'what claims must reach',
      ],
      ['7. Provider shall carry liability insurance of not less than $1,000,000.', 'insurance'],
      ['8. Its responsibility for the Guest’s own bicycle is limited to $300.', 'a limit for one thing'],
      ['6. Provider may stop the service if Customer owes it money for more than 21 days.', 'a time for payment'],
      ['11. Neither party is liable for indirect damages.', 'a kind of loss without a sum'],
      ['4. Customer shall pay fees of $5,000 a month.', 'a price'],
      ['2. Work. Provider shall clean the offices of Customer every Monday.', 'nothing on liability'],
    ],
  },
});
