import type { Evidence } from '../../shared/analysis';
import { isOfNamedPaper } from '../document/another-paper';
import { sentenceAt } from '../document/sentence-evidence';
import { evidenceAt, overlaps } from '../evidence';
import { anyWording, closingWords, inClause, openingWords, upTo, wording } from '../lexicon/words';
import { findMoney } from '../mentions/money';
import type { Fact } from './fact';
import { isOfMainContract, speaksOfPromise } from './paid-for-else';
import { setsThreshold } from './price-by-part';
import { rank } from './ranking/ranker';
import type { Source } from './source';
import { isOfUsualLength } from './spoken-of';

/** Fees beside a price, in the notation of `wording`. */
export const FEES_BESIDE =
  '{booking,registration,joining,enrolment,enrollment,application,administration,admin,set-up,setup,call-out,replacement,arrangement,documentation,entry,issue,court,establishment,waiting list,waiting-list,waitlist,reconnection,reinstatement,rebooking} {fee,charge}';
/** What is paid for one thing among others, or when something goes wrong: no part of the price. */
export const MINOR = wording([
  'deposit, late, overdue, interest, liab+, damages, insur+, penalt+, refund+, bonus, expense(s), fine, tax(es), cancel+, terminat+',
  FEES_BESIDE,
  'the most, {pay,paid} more than, other than the first, statutory, threshold for',
  'limited to, unauthori{s,z}ed, replac+, withheld, withholds, threshold, claim(s), exceed+, breach*, credit, reimburs+, loss, penny, discount',
]);
/** What is owed for what goes wrong, or beside the deal: no price, whatever the sentence says of it. */
const BESIDE_THE_DEAL = wording([
  'breach*, violat*, forfeit*, transgress*, penalt{y,ies}, inactiv*, dormant, complaint(s), insur*, credit {line,limit}, postage, pallet(s), shortfall, lock-in, failing which',
  // 'We charge €5 for each quarter hour after 18.10': for being late.
  '{quarter hour,quarter of an hour,half hour,half an hour,minutes,minute} (or part )(started )(begun ){after,late,beyond,past}, {late,after} {collection,pick-up,pickup}, collected late',
  '{may,can,shall} (each )draw, withdrawal(s), {for,of} every day, for each day, such request(s), gratuitous, booth, beyond the, hold(s) the date, keep(s) the date',
  // What each spends itself, and what only may be offered.
  '{our,its,their,your,his,her,my} own {cost,costs,expense,expenses}, indicative {view,value,valuation}, lost {key,fob,card,badge,pass}(s), {in,into} ~4 trust account',
  // What is valued, aimed at, or earned before.
  'valuation cap, target rent, for ~3 {accrued,unused} ~2 {vacation,holiday,holidays,leave}',
]);
export const isBesideTheDeal = (words: string) => BESIDE_THE_DEAL.test(words);

/** 'The first four hours are free; beyond that we charge €135 per hour', 'travel is reimbursed with EUR 0.38': before a sum, what it is paid for beside the price. */
const FOR_EXTRAS = anyWording(
  wording(
    '{beyond,above,over,exceeding} {that,this,these,those}, {further,additional,extra} {time,hours,work,assistance,help,support,requests,copies,visits,rounds}',
    inClause(80),
    '{charge,charges,charged,pay,pays,paid,payable,bill,bills,billed,invoice,invoices,invoiced,cost,costs,at} ',
  ),
  wording('{reimburse,reimburses,reimbursed,refund,refunds,refunded} '),
);

/** Whether the first sum of a sentence is paid beside the price: for what goes wrong, for more than was agreed or for costs that are given back. */
export function isMarginal(words: string): boolean {
  const [first] = findMoney(words);
  if (isBesideTheDeal(words)) return true;
  if (first === undefined) return false;
  return FOR_EXTRAS.test(words.slice(0, first.start)) || FOR_MORE.test(words.slice(first.end));
}
/** '$150 per hour for any time beyond that'. */
const FOR_MORE = openingWords(
  '( ){per,an,a,each} {hour,day,visit,session,km,kilometre,mile} for {any,all,each,every} ~3 {beyond,above,over,in excess,more than}',
);

const PERCENT = '#1-3( )%, per( )cent(um)';
const SALES =
  '{net,gross} ~1 {amount,sales,invoice*,receipts,revenue*,turnover,income}, invoice(d) {value,amount,price,sum}, {FOB,CIF} value, takings';
const IS_PAID = wording(
  '{pay,pays,paid,payable,paying}, {charge,charges,charged,cost,costs}, fee(s), rent, price, salary, wage(s), rate, retainer, lend(s), lending, loan, advance, royalt+, rental, {is,are,be} billed',
);
const PAID_LABEL = closingWords(
  'rent, rental, fee(s), pay, wage(s), salary, rate, price(s), retainer, premium, subscription, loan, advance, charge(s)',
);
const PER_LABEL = openingWords('{price,fee,rent,cost,rate} per +');
/** So many places of a price in parts are told. */
const MOST = 4;
/** From this probability on a sum may be the price, though another or none is likelier. */
const MAY_BE = 0.03;

/** Where a contract names what is paid. */
type Named = Pick<Evidence, 'start' | 'end'>;

/** The rows of forms under a label of what is paid. */
function rowsOf({ document }: Source): Named[] {
  return document.labelValues.flatMap(({ names: [name = ''], label, value }) =>
    (PAID_LABEL.test(name) || PER_LABEL.test(name)) &&
    !MINOR.test(name) &&
    !isBesideTheDeal(name) &&
    findMoney(value.text).length > 0
      ? [{ start: label.start, end: value.end }]
      : [],
  );
}

/** The sentences that say that a sum is paid, and not for one thing among others. */
function sentencesOf({ plain, outline }: Source): Named[] {
  // Many sums may stand in one sentence without end.
  const known = new Map<number, boolean>();
  const isMinor = (at: { start: number; end: number }): boolean => {
    const said = known.get(at.start) ?? isMarginal(plain.slice(at.start, at.end));
    known.set(at.start, said);
    return said;
  };
  return findMoney(plain).flatMap(({ start, end, amount }) => {
    const sentence = amount < 1 || isOfNamedPaper(plain, start) ? null : sentenceAt(outline, start);
    if (!sentence || isMinor(sentence)) return [];
    const before = plain.slice(sentence.start, start);
    const isPrice = IS_PAID.test(before.slice(-120)) && !setsThreshold(before) && !MINOR.test(before);
    return isPrice && !MINOR.test(plain.slice(end, Math.min(end + 40, sentence.end))) ? [sentence] : [];
  });
}

/** 'The Agent receives 4.5% of the net invoice value': what is paid is a share of what is sold. */
const SHARE_PAID = anyWording(
  wording(PERCENT, inClause(60), SALES),
  wording('commission(s), provision, royalt+', inClause(60), PERCENT, upTo(8, '.;'), ' {of,on,upon}'),
);
/** 'A management services fee of eight per cent of Gross Sales together with a marketing contribution of three per cent': a fee, whatever comes beside it. */
const FEE_OF_SALES = wording(
  '{fee,fees,royalty,royalties,commission}(,) ({of,equal to,equivalent to,at the rate of,calculated at,being,at} )',
  upTo(40, '.;'),
  PERCENT,
  inClause(60),
  SALES,
);
const NO_PAY = wording(
  'interest, late, liab+, discount, shares, share capital, penalt+, increase*, above the, promotion, bonus, rebate, attorney, deduct*, contribut*, advertis*, fund, accounts for, buy(s) back, purchase back, repurchase*, restocking',
);

/** The heading of a column of shares: 'Commission on net invoice value'. */
const SHARES = openingWords('({agent,sales} )commission, rate of commission, commission rate, royalty, royalties');
/** The label of a row that gives one: 'F Commission on gross sales', 'Selling fee'. */
const SHARE_OF = wording([
  '{commission,royalty} {on,of} ~2 {sales,takings,turnover,receipts,revenue,invoice*}',
  '{selling,sale,sales,success,transaction,marketplace,agency,platform,performance} fee',
]);
const SHARE_ALONE = openingWords('#1-2({.,\\,}#1-2)( )%');

/** The sentences and rows by which somebody is paid a share of sales, as an agent is. */
export function sharesPaid({ plain, outline, contract, document }: Source): Evidence[] {
  const said = outline.sentences.flatMap(({ start, end }) => {
    const words = plain.slice(start, end);
    const fee = FEE_OF_SALES.exec(words);
    const isPay = !NO_PAY.test(fee ? words.slice(0, fee.index + fee[0].length) : words);
    return SHARE_PAID.test(words) && isPay ? [evidenceAt(contract, start, end)] : [];
  });
  if (said.length > 0) return said;
  return document.labelValues
    .filter(
      ({ names: [name = ''], column, value }) =>
        (SHARES.test(column?.text ?? '') || SHARE_OF.test(name)) && SHARE_ALONE.test(value.text),
    )
    .map(({ label, value }) => evidenceAt(contract, label.start, value.end));
}

/** The sums that the ranker may take for the price, each in its sentence, the likeliest first. */
function rankedSums(source: Source): Named[] {
  if (!isOfUsualLength(source)) return [];
  return rank(source, 'price').flatMap(({ candidates: [first], probability }) => {
    const sentence = first && probability >= MAY_BE ? sentenceAt(source.outline, first.start) : null;
    if (!first || !sentence || isOfNamedPaper(source.plain, first.start)) return [];
    const words = source.plain.slice(sentence.start, sentence.end);
    if (isMarginal(words) || speaksOfPromise(words)) return [];
    return MINOR.test(source.plain.slice(sentence.start, first.start)) ? [] : [sentence];
  });
}

/** The places where a contract names what is paid, at most four, the likeliest price first and the others in the order of the text. */
export function pricesNamed(source: Source): Evidence[] {
  const said = [...rowsOf(source), ...sentencesOf(source)];
  if (said.length === 0) return [];
  const named: Named[] = [];
  for (const one of [...rankedSums(source), ...said]) if (!named.some((other) => overlaps(one, other))) named.push(one);
  const [first, ...rest] = named.slice(0, MOST);
  if (!first) return [];
  const told = [first, ...rest.toSorted((one, other) => one.start - other.start)];
  return told.map(({ start, end }) => evidenceAt(source.contract, start, end)).filter((one) => !isOfMainContract(one));
}

/** A price's own proof with the other places of what is paid behind it. */
export function withOthers(proof: readonly Evidence[], named: readonly Evidence[]): Evidence[] {
  return [...proof, ...named.filter((one) => !proof.some((own) => overlaps(own, one)))].slice(0, MOST);
}

/** A sum that is no sure price, with the share of sales behind it that is paid as long as the contract lasts: 'an initial fee of £18,500', and then 'eight per cent of Gross Sales'. */
export function withShare<T>(source: Source, price: Fact<T>): Fact<T> {
  const [first, ...others] = price.evidence;
  const share = price.status === 'stated' && first ? sharesPaid(source).slice(0, 1) : [];
  return first && share.length > 0 ? { ...price, evidence: withOthers(withOthers([first], share), others) } : price;
}
