import type { Evidence } from '../../shared/analysis';
import { plainText } from '../document/plain-text';
import { evidenceAt, overlaps } from '../evidence';
import { anyWording, inClause, unlessNext, upTo, wording } from '../lexicon/words';
import { findMoney } from '../mentions/money';
import { headingsOf } from '../provisions/input/headings';
import type { Source } from './source';
import type { Worth } from './worth';

/** What is paid again and again, by the words that a price and the sentence on its growth have in common. */
const NAMES: readonly RegExp[] = [
  'rent(s), rental(s)',
  '{purchase,minimum,annual,yearly} commitment(s), commitment(s), minimum purchase(s)',
  'fee(s), subscription(s), licence fee(s), license fee(s), dues, retainer, charge(s), price(s), rate(s), premium(s), tuition',
  'salary, salaries, wage(s), remuneration',
  'hire',
].map((names) => wording(names));
const NAMED =
  '{rent,rents,rental,commitment,commitments,minimum purchase,fee,fees,subscription,dues,retainer,charge,charges,price,prices,rate,premium,tuition,salary,wage,hire,it,they}';

const GROWS =
  '{increase,increases,increased,rise,rises,escalate,escalates,escalated,go up,goes up,step up,steps up,grow,grows,uplifted}';
const EACH_YEAR =
  '{each,every} ({contract,lease,rental,calendar,subsequent,successive,following,further} ){year,anniversary}, annually, yearly, per annum, a year, anniversar{y,ies}';
/** 'Base Rent shall increase by four percent on each anniversary', 'the fee goes up by 3% every year'. */
const GROWS_EACH_YEAR = anyWording(
  wording(
    NAMED,
    inClause(60),
    `{shall,will,is,are} ({then,also,thereafter,automatically,hereby} )(be )${GROWS}`,
    inClause(110),
    EACH_YEAR,
  ),
  wording(NAMED, inClause(30), '{increases,rises,escalates,goes up,steps up}', inClause(110), EACH_YEAR),
  // 'The commitment for each Contract Year after the first shall be 115% of that for the preceding year.'
  wording(
    NAMED,
    inClause(60),
    '{each,every,any} (+ )(+ ){year,period,anniversary}',
    inClause(90),
    '{preceding,previous,prior,last} (+ ){year,period}',
    inClause(60),
    '{increased,plus,%}',
  ),
  wording(
    NAMED,
    inClause(110),
    '{percent,per cent,%} (\\(#1-3%\\) )of',
    inClause(40),
    '{preceding,previous,prior} (+ ){year,period}',
  ),
);
/** 'The Licensor may increase the Fees on each anniversary', 'we may raise the price once a year by up to 5%'. */
const MAY_GROW = anyWording(
  wording(
    '{may,can,is entitled to,are entitled to,has the right to,reserves the right to,reserve the right to} ({also,then,at any time,from time to time,once a year} ){adjust,alter,change,increase,raise,revise,review and increase,put up,vary}',
    upTo(40, '.;,'),
    NAMED,
  ),
  wording(
    NAMED,
    upTo(30, '.;,'),
    '{may,can} ({also,then} )(be ){adjusted,increased,raised,revised,put up,go up,rise,increase}',
    inClause(90),
    '%, percent, per cent, index, inflation, each year, every year, once a year, a year, annually, anniversar{y,ies}, on ~4 notice, by giving',
  ),
  wording(
    NAMED,
    inClause(60),
    '{initial,initially}',
    inClause(60),
    '{revised,reviewed,adjusted} {pursuant to,under,in accordance with,as}',
  ),
);
/** What grows where nothing is paid in time, at the end or for another thing. */
const OF_OTHERS = wording(
  'interest, default, late, deposit, overdue, damages, penalt{y,ies}, insurance, tax(es), vat, gst, renewal term(s), any renewal, extension, cancel*, holding over, hold(s) over, holdover, service charge, additional rent, operating {costs,expenses}, capital, principal, turnover, storage',
);
const NOT = wording(
  "{not,no,never,without,n't,neither,nor} ~5 {increase*,rise*,raise*,change*,adjust*,escalat*,go up,vary,revis*}, fixed for, remain{,s} {fixed,the same,unchanged}",
);

/** 'Base Rent shall abate for the first two months', 'the first month is free', 'no rent is payable until 24 June'. */
const FREE = anyWording(
  wording(
    NAMED,
    inClause(40),
    '{abate,abates,abated,waived,free,not payable,not be payable,not charged}',
    inClause(60),
    '{first,initial} (+ )(+ )(\\(#1-2\\) )(full )(calendar ){day,week,month,quarter,year}(s)',
  ),
  wording(
    'no ',
    upTo(20, '.;,'),
    '{rent,fee,fees,charge,subscription,dues} {is,are,shall be,will be,falls} {payable,due,charged,paid}',
    inClause(30),
    '{for,until,during,before,in}',
    inClause(40),
    '{first,initial,period,month,months,weeks,#}',
  ),
  wording(
    '{first,initial} ~3 {week,weeks,month,months,quarter,year} {is,are,shall be,will be} (rent )(given )(offered ){free,without charge}',
    unlessNext(' of {any,all,defect,error}*'),
  ),
  wording('rent{ ,-}free period'),
);
/** 'No fees are due for Years 2 and 3' of who leaves after the first. */
const NOT_FREE = wording(
  '{if,unless,where,damage*,destroy*,fire,untenantable,insured,suspended,casualty,condemn*}, {year,years,month,months} {2,3,4,5,two,three,four,five}, remaining, remainder, subsequent, the rest',
);

const isOfThat = (words: string, isMeant: RegExp): boolean =>
  isMeant.test(words) && !OF_OTHERS.test(words) && !NOT.test(words);

/** Whether a sentence says that what is paid grows from year to year. */
export const growsEachYear = ({ quote }: Pick<Evidence, 'quote'>): boolean =>
  isOfThat(plainText(quote), GROWS_EACH_YEAR);
/** Whether a sentence lets one side raise it. */
export const mayGrow = ({ quote }: Pick<Evidence, 'quote'>): boolean => isOfThat(plainText(quote), MAY_GROW);
/** Whether a sentence says that at first nothing is paid. */
export function isFreeAtFirst({ quote }: Pick<Evidence, 'quote'>): boolean {
  const words = plainText(quote);
  return FREE.test(words) && !NOT_FREE.test(words);
}

/** The sentences by which a price that is paid again and again grows with the years, may be raised or is free at first; none where none does. */
export function growthOf(source: Source, price: { value: Worth; evidence: readonly Evidence[] }): Evidence[] {
  const [proof] = price.evidence;
  if (!proof || price.value.per === null) return [];
  const { outline, contract } = source;
  const own = outline.sentences.find(({ start, end }) => start < proof.end && proof.start < end);
  const about = `${plainText(proof.quote)} ${own ? headingsOf(outline, own) : ''}`;
  const names = NAMES.filter((one) => one.test(about));
  const told = outline.sentences.filter(({ start, end, text }) => {
    if (findMoney(text).length > 0 && overlaps(proof, { start, end })) return false;
    const quote = { quote: text };
    return names.some((one) => one.test(text)) && (growsEachYear(quote) || mayGrow(quote) || isFreeAtFirst(quote));
  });
  const grows =
    told.find((one) => growsEachYear({ quote: one.text })) ?? told.find((one) => mayGrow({ quote: one.text }));
  const free = told.find((one) => isFreeAtFirst({ quote: one.text }));
  return [grows, free === grows ? undefined : free].flatMap((one) =>
    one ? [evidenceAt(contract, one.start, one.end)] : [],
  );
}
