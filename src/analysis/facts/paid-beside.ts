import type { Evidence } from '../../shared/analysis';
import type { LabelValue } from '../document/label-values';
import { plainText } from '../document/plain-text';
import { evidenceAt, overlaps } from '../evidence';
import { CELL_OR_LINE_END, CLAUSE_NUMBER } from '../lexicon/characters';
import { anyWording, inClause, openingWords, unlessNext, upTo, wording } from '../lexicon/words';
import { findMoney } from '../mentions/money';
import type { Fact } from './fact';
import { paidOnce } from './paid-once';
import { isBesideTheDeal, MINOR, pricesNamed } from './prices-named';
import { costsBesideRent } from './rent-beside';
import type { Source } from './source';
import type { Worth } from './worth';

/** What is a part of the price, or paid later than it: no other sum. */
const OF_THE_PRICE = wording([
  'instal{,l}ment(s), in {two,three,four,#} ({equal,monthly} ){parts,payments,stages}, stage(s), milestone(s), half, third, balance, remainder, rest',
  '{of,from} {the,this,that} {price,fee,sum,total,amount}, on {signing,signature,completion,delivery}, deposit, in advance, paid {today,now,already}, {was,were,been} (already )paid, earlier years, previous*, per {hour,day}, hourly, daily',
]);

/** 'And will pay $2,500 for each such post': what a breach costs is no part of a price. */
const ON_BREACH = wording([
  '{for,per,of,on} {each,every,any} ({such,further,single} ){breach,violation,default,failure,infringement,offen{c,s}e,post,publication,disclosure}',
  'penalt{y,ies}, fine(s), fined, liquidated damages, if ~6 {fails,breaches,defaults,violates}',
]);

/** 'For each of the 24 users', '$46 per user per month'. */
const FOR_EACH_OF_MANY = wording(
  '{per,each,for each,for every} (of )(the )(#1-4 ){user,seat,head,person,guest,licen{c,s}e,device,site,unit,employee,vehicle}(s)',
);
const IS_TOTAL = wording('total, in all, altogether, all{ ,-}in');
/** Less of the price than this is a side payment; in the same table less weighs enough, as nothing else is told there. */
const LEAST_SHARE = 0.1;
const LEAST_SHARE_OF_TABLE = 0.05;
/** What runs on beside a work that is paid once: 'Support services shall be charged at EUR 9,800 per month'. */
const RUNS_ON = wording(
  '{support,maintenance,hosting,monitoring,subscription,retainer,updates,licen{c,s}e,management}',
  inClause(80),
  '{per,a,each,every} {week,month,quarter,year}, monthly, yearly, annual*, quarterly',
);

/**
 * The places of other sums that are paid beside a price and weigh enough that it is not the whole: the users' fees beside a core fee, the deferred part beside what is paid at
 * completion, the monthly support beside the total fee for a development. Stages of the price itself, and rates of more work, are none.
 */
export function besidePrice(source: Source, price: Worth, proof: readonly Evidence[]): Evidence[] {
  const isTotal = proof.some(({ quote }) => IS_TOTAL.test(quote));
  const isOther =
    (least: number) =>
    ({ quote, start, end }: Evidence): boolean => {
      if (proof.some((own) => overlaps(own, { start, end })) || OF_THE_PRICE.test(quote) || ON_BREACH.test(quote))
        return false;
      const sums = findMoney(plainText(quote)).map(({ amount }) => amount);
      if (sums.includes(price.amount)) return false;
      const weighs = FOR_EACH_OF_MANY.test(quote) || (price.per === null && RUNS_ON.test(quote));
      return sums.some((amount) => amount >= least * price.amount) || (sums.length > 0 && weighs);
    };
  const named = pricesNamed(source).filter(isOther(LEAST_SHARE));
  // A total has all in it but what runs on, and what an employee gets beside his pay.
  const others = isTotal ? named.filter(({ quote }) => price.per === null && RUNS_ON.test(quote)) : named;
  const rows = isTotal ? [] : besideInTable(source, proof).filter(isOther(LEAST_SHARE_OF_TABLE));
  const more = [...rows, ...bonuses(source).filter(isOther(LEAST_SHARE))];
  const all = [...others, ...more.filter((one) => !others.some((other) => overlaps(one, other)))];
  const told = [...proof, ...all];
  return [...all, ...costsBesideRent(source, told), ...paidOnce(source, price, told)];
}

/** What an employee is paid beside his pay: 'a signing bonus of $18,000', 'At target, commission is $40,000 a year'. */
const BONUS = anyWording(
  wording(
    '{pay,pays,paid,receive,receives,get,gets,entitled to,give,gives}',
    inClause(50),
    '{bonus,allowance,stipend} {of,is,in the amount of}',
  ),
  wording('at target', inClause(30), '{bonus,commission} {is,of}'),
);
/** 'The bonus is repaid', 'no bonus of more than': nothing that is surely paid. */
const NO_BONUS = wording(
  'repay*, repaid, pay back, claw*, no bonus, up to, not {pay,receive,entitled}, in lieu, {had,has,have} {paid,received}, forfeit*, discretion*',
);

/** The sentences by which a bonus or an allowance of a named sum is paid. */
function bonuses({ plain, outline, contract }: Source): Evidence[] {
  return outline.sentences.flatMap(({ start, end }) => {
    const words = plain.slice(start, end);
    return BONUS.test(words) && !NO_BONUS.test(words) ? [evidenceAt(contract, start, end)] : [];
  });
}

/** What the rows of a table say beside its prices: what is insured, what a breach costs, a limit. */
const NO_PRICE_ROW = wording(
  'cap, limit, liab*, excess, capital, value, insured, turnover, total, subtotal, paid, estimate(d), minimum, maximum, threshold, salary, rateable, security, bond, retention, allowance, budget, option(al), extra, additional, further, replacement, reactivat*, tax(es), VAT, GST, HST, if, {per,a} {hour,day,week}',
);
/** The rows of one table stand so near to each other, in characters. */
const NEXT_ROW = 60;
/** A sum at the beginning of a cell. */
const FIRST = 4;

/** A price at the end of its list has the rows above it in it, and one of the whole those below it too. */
const OF_THE_WHOLE = wording('whole, sum, contract {price,sum}, {total,overall,all}');

/** The rows below a price in its table that begin with a sum as well: 'Installation | EUR 27,900' below 'Price of machine | EUR 148,000'. */
function besideInTable({ document, contract }: Source, [proof]: readonly Evidence[]): Evidence[] {
  const rows = document.labelValues.filter(({ form, state }) => form === 'row' && state === 'filled');
  const own = proof
    ? rows.findIndex(({ label, value }) => overlaps(proof, { start: label.start, end: value.end }))
    : -1;
  const price = rows[own];
  if (!price || !isPriced(price) || OF_THE_WHOLE.test(price.label.text)) return [];
  const beside: Evidence[] = [];
  let { end } = price.value;
  for (const row of rows.slice(own + 1)) {
    if (row.label.start - end > NEXT_ROW || !isPriced(row)) break;
    end = row.value.end;
    const words = `${row.label.text} ${row.value.text}`;
    if (!NO_PRICE_ROW.test(words) && !MINOR.test(words) && !isBesideTheDeal(words))
      beside.push(evidenceAt(contract, row.label.start, end));
  }
  return beside;
}

const isPriced = ({ value }: LabelValue): boolean => (findMoney(value.text)[0]?.start ?? FIRST) < FIRST;

/** Of taxes, and of what is paid late or back, nothing is told. */
const NOTHING = unlessNext(
  ' ~1 {tax,taxes,vat,gst,hst,pst,qst,iva,moms,mwst,tva,interest,late,default,costs,expenses,disbursements,travel,legal,court,attorney*}',
);
/** What is paid on top in the sentence of the price itself: 'plus a royalty of 4%', 'and project fees as each SOW says', 'plus stock at valuation'. */
const ON_TOP = anyWording(
  wording(
    '{plus,together with,in addition to,and also,as well as}',
    NOTHING,
    upTo(30, ';'),
    '{commission,royalt+,bonus,fees,charges,shipping,delivery,stock,share of,premium,% of}',
  ),
  wording(
    'and {project,usage,performance,success,user,per-user,licen{c,s}e,support,media,transaction} {fee,fees,charges}',
  ),
);

/** Whether the sentence of a price says what is paid on top of it, for which it names no sum of its own. */
export function paysOnTop({ quote }: Pick<Evidence, 'quote'>): boolean {
  const words = plainText(quote);
  const price = findMoney(words)[0];
  return price !== undefined && ON_TOP.test(words.slice(price.end));
}

/** 'The amounts in Section 3 are good-faith estimates and not a ceiling', 'the total above is an estimate'. */
const ESTIMATED = wording(
  '{amount,amounts,figures,fees,total,totals,prices,sums,price,fee,charges}',
  unlessNext(' {number,of guests,of hours}'),
  inClause(50),
  '{is,are,being} (only )(an )({good-faith,good faith,budgetary,non-binding,rough,mere} ){estimate,estimates,estimated,indicative}',
);
const NO_ESTIMATE = wording('fixed, {not,no} ~2 {estimate,estimates,estimated}');
/** 'A mobilization fee of $84,000 on signing, which is not credited against the fees': beside the price, when it is paid at first, too. */
const NOT_CREDITED = wording(
  '{fee,payment,charge,sum}',
  inClause(110),
  '{not,neither} ~3 {credited,creditable,set off,deducted,counted,offset,adjustable} {against,towards,toward,from}',
);
const IS_SECURITY = wording('deposit, bond, security, retention, penalt*, cancel*, late, if');

/** 'Estimated total | USD 169,800': a row whose label says so. */
const ESTIMATED_TOTAL = openingWords(
  CLAUSE_NUMBER,
  '{estimated,est.,approximate,indicative,projected} ({annual,yearly,order,contract,project,grand,net,maximum} ){total,value,price,cost,amount,sum,fee,order value,spend}',
  upTo(20, '.;'),
  CELL_OR_LINE_END,
);
/** 'Quantities shown are estimates for planning only and Buyer shall have no obligation to purchase any': so much need not be bought. */
const NOT_OWED = wording(
  '{quantity,quantities,volume,volumes,forecast,forecasts}',
  inClause(80),
  '{is,are,being} (only )(+ )(an )(+ ){estimate,estimates,estimated,forecasts,indicative}',
  inClause(140),
  '{no {obligation,commitment,duty},not {obligated,obliged,bound,committed,a commitment},without {obligation,commitment}}',
);

/** Whether a quote says that what is named as the price is only estimated, or need not be bought. */
export const isEstimate = ({ quote }: Pick<Evidence, 'quote'>): boolean =>
  ((ESTIMATED.test(quote) || ESTIMATED_TOTAL.test(quote)) && !NO_ESTIMATE.test(quote)) || NOT_OWED.test(quote);

/** The sentence by which the goods of a total need not be bought; none for what is paid again and again. */
export function notOwed({ plain, outline, contract }: Source, { value, evidence }: Fact<Worth>): Evidence[] {
  const said =
    value?.per === null
      ? outline.sentences.find(({ start, end }) => NOT_OWED.test(plain.slice(start, end)))
      : undefined;
  const isTold = evidence.some((one) => said && overlaps(one, said));
  return said && !isTold ? [evidenceAt(contract, said.start, said.end)] : [];
}

/** The sentences without which a total is half the truth: that it is an estimate, and what is paid beside it and not credited against it. */
export function besideTotal({ plain, outline, contract }: Source, { amount: total }: Worth): Evidence[] {
  return outline.sentences.flatMap(({ start, end }) => {
    const quote = plain.slice(start, end);
    const isPaidToo =
      NOT_CREDITED.test(quote) &&
      !IS_SECURITY.test(quote) &&
      findMoney(quote).some(({ amount }) => amount >= LEAST_SHARE * total);
    return isPaidToo || isEstimate({ quote }) ? [evidenceAt(contract, start, end)] : [];
  });
}
