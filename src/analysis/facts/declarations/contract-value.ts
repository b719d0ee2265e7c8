import { isOfNamedPaper } from '../../document/another-paper';
import { sentenceAt } from '../../document/sentence-evidence';
import { recogniseKind } from '../../kinds/recognise';
import { onlyWords, openingWords, perhaps, upTo, wording } from '../../lexicon/words';
import { findMoney, formatMoney } from '../../mentions/money';
import { capitalNamed, speaksOfCapital } from '../capital';
import { defineFact } from '../define-fact';
import { type Fact, found, missing, stated, withValue } from '../fact';
import { labelledWords } from '../labelled';
import { onlyTotal } from '../only-total';
import { besidePrice, besideTotal, notOwed } from '../paid-beside';
import { isBonus, isForPromise, isOfMainContract, speaksOfPromise } from '../paid-for-else';
import { isOfPart, isTargetOfAgent, isUnderPriceTitle, payOfAgent, plansBeside, rhythmOfPlace } from '../part-of-price';
import { deferralBehind } from '../pay-deferred';
import { A_YEAR, AT_MOST } from '../plainly-paid';
import { isPriceByPart, namesThresholdsAlone, setsThreshold } from '../price-by-part';
import { isRateOfTime, namedAsPaid } from '../price-defined';
import { growsEachYear, growthOf } from '../price-growth';
import { BEFORE_THE_SUM, plainPrice, priceInClause, SAYS_PRICE } from '../price-in-clauses';
import { priceInSentence } from '../price-in-sentence';
import { COMMON_LABELS, PRICE_LABELS, witnessOf } from '../price-labels';
import { riseBehind } from '../price-rises';
import { FEES_BESIDE, isMarginal, pricesNamed, sharesPaid, withOthers, withShare } from '../prices-named';
import { evidenceOf } from '../ranked-fact';
import { likeliest } from '../ranking/ranker';
import { rhythmOf, rhythmOfColumn } from '../rhythm';
import type { Source } from '../source';
import { heardFrom, isOfUsualLength, isShort, SUBJECTS } from '../spoken-of';
import { volumeNamed } from '../volume-named';
import { isOfFirstYear, isOfWholeTime, type Worth, worth } from '../worth';

/** In characters: the head of a paper. */
const HEAD = 6_000;
/** 'Price | £1,895.00', 'Total contract value: EUR 40,000', 'Annual fee: $6,000'. */
function underLabel(source: Source): Fact<Worth> | null {
  for (const { pair, words, evidence } of labelledWords(source, PRICE_LABELS)) {
    const isListed = COMMON_LABELS.has(pair.names[0] ?? '') && pair.label.start > HEAD;
    const money = isListed ? undefined : findMoney(words)[0];
    const after = money ? words.slice(money.end, money.end + 40) : '';
    if (!money || money.amount < 1 || !BEFORE_THE_SUM.test(words.slice(0, money.start)) || isPriceByPart(after))
      continue;
    const label = pair.names[0] ?? '';
    const yearly = label.startsWith('annual') || label.endsWith('salary') || A_YEAR.test(after) ? 'year' : null;
    const per = yearly ?? rhythmOf(words, money.start, money.end) ?? rhythmOfColumn(pair.column?.text ?? '');
    return found({ value: worth(money, per), confidence: 0.85, evidence: [evidence], ...witnessOf(label) });
  }
  return null;
}

/** 'Total | €9,374', where it is the only total. */
function inTotal(source: Source): Fact<Worth> | null {
  const total = onlyTotal(source);
  if (!total) return null;
  const value = worth(total.money, total.per);
  return found({ value, confidence: IN_TOTAL, evidence: [total.evidence], rule: OF_A_LIST });
}
/** Its label is the second witness of a total: its cells have no words that speak of a price. */
const OF_A_LIST = 'the total of a list of prices';
const IN_TOTAL = 0.7;

const PARTS = 'a price by the unit or by the time, or of several parts; the contract names no sum for the whole';
const ONE_OF_SEVERAL = 'several sums are named, and which of them is the price is not sure';
const SPOKEN_OF = 0.5;
/** Below, 12 of 17 sums of papers that nothing was learned from were no price of the whole, above 4 of 42 (docs/accuracy.md). */
const SURE = 0.7;

/** What is paid is a share of what is sold: no sum, and told by its words. */
function shareOfSales(source: Source): Fact<Worth> | null {
  const [share] = sharesPaid(source);
  return share ? stated(SPOKEN_OF, [share], PARTS) : null;
}

/** A price that is no sum for the whole is told by its own words; it is never told as absent. */
function priceInParts(source: Source): Fact<Worth> | null {
  const named = pricesNamed(source);
  return named.length > 0
    ? stated(SPOKEN_OF, withOthers(named, sharesPaid(source).slice(0, 1)), PARTS)
    : shareOfSales(source);
}

/** 'The most we pay is £500', 'an arrangement fee of £2,550', 'the Company will also pay your premiums', 'the statutory lump sum of EUR 40'. */
const NEVER_THE_PRICE = wording([
  'the most {we,i,you,he,she,it,they,that}, {pay,paid} more than, other than the first, statutory',
  'valuation cap, target rent',
  FEES_BESIDE,
  'contribute{,s,d}, {will,shall,must} also {pay,reimburse,cover}',
]);

/** What their parties put in, and what they are paid, is no price of such papers. */
const WITHOUT_PRICE: ReadonlySet<string | null> = new Set(
  'llc-operating partnership shareholders joint-venture data-processing'.split(' '),
);
const isFounded = (source: Source) => WITHOUT_PRICE.has(recogniseKind(source).kind?.id ?? null);

function sentenceBefore({ plain, outline }: Source, at: number): string {
  return plain.slice(sentenceAt(outline, at)?.start ?? at, at);
}

/** '£36 per seat' is no price of a month, though its label says 'monthly'. */
const BY_UNIT = openingWords(
  perhaps(' '),
  perhaps(' '),
  '{per,a,each} {seat,user,head,guest,person,unit,item,piece,page,word,visit,post,share}',
);
const IS_THE_PRODUCT = onlyWords(upTo(60, '.;='), '=');

/** The product that is told behind a price by the unit: '£36 per seat × 15 seats = £540 a month'. */
function productOf({ plain, outline }: Source, { start, end }: { start: number; end: number }): Worth | null {
  const last = sentenceAt(outline, start)?.end ?? end;
  const rest = plain.slice(end, last);
  const product = findMoney(rest).find((one) => IS_THE_PRODUCT.test(rest.slice(0, one.start).trimEnd()));
  return product ? worth(product, rhythmOf(plain, end + product.start, end + product.end)) : null;
}

/** What the ranker takes for the price of a paper of usual length, as those it learned from: a sum for the whole or for each of some times, and what is paid by the unit in the contract's own words. */
function ranked(source: Source): Fact<Worth> | null {
  if (!isOfUsualLength(source)) return null;
  const best = likeliest(source, 'price');
  const first = best?.candidates[0];
  if (!best || first?.kind !== 'money' || isOfNamedPaper(source.plain, first.start)) return null;
  const { start, end, money } = first;
  const before = source.plain.slice(Math.max(0, start - 60), start);
  if (isForPromise(source, start) || isBonus(source, start)) return null;
  if (setsThreshold(before) || AT_MOST.test(before) || NEVER_THE_PRICE.test(sentenceBefore(source, start))) return null;
  const evidence = [evidenceOf(source, first)];
  const product = productOf(source, first);
  if (product) return found({ value: product, confidence: best.confidence, evidence });
  const per =
    rhythmOf(source.plain, start, end, sentenceAt(source.outline, start)?.start) ?? rhythmOfPlace(source, evidence[0]);
  // A sum that is not surely the price is none where its sentence says what else it is for.
  const isElse = isMarginal(evidence[0]?.quote ?? '') && (best.confidence < SURE || !per);
  if (isElse) return null;
  const isByUnit = BY_UNIT.test(source.plain.slice(end, end + 30));
  if ((!per || isByUnit) && isPriceByPart(source.plain.slice(end, end + 40)))
    return stated(best.confidence, withOthers(evidence, pricesNamed(source)), PARTS);
  if (best.confidence < SURE) return stated(best.confidence, withOthers(evidence, pricesNamed(source)), ONE_OF_SEVERAL);
  return found({ value: worth(money, per), confidence: best.confidence, evidence });
}

/** The total of a list of prices; of a list behind the clauses, as of an annex, the price that a clause names ahead of it where that is no less. */
function inList(source: Source): Fact<Worth> | null {
  const total = inTotal(source);
  const [place] = total?.evidence ?? [];
  if (total?.status !== 'found' || !place || place.start < BEHIND_CLAUSES * source.plain.length) return total;
  const said = plainPrice(source) ?? namedAsPaid(source) ?? priceInClause(source);
  const isWhole =
    said?.status === 'found' &&
    said.value.per === null &&
    said.value.currency === total.value.currency &&
    said.value.amount >= total.value.amount &&
    said.evidence.every(({ start }) => start < place.start);
  return isWhole ? said : total;
}
const BEHIND_CLAUSES = 0.6;

function priceOf(source: Source): Fact<Worth> {
  if (isFounded(source)) return capitalNamed(source) ?? missing(source.contract);
  return (
    underLabel(source) ??
    inList(source) ??
    namedAsPaid(source) ??
    priceInClause(source) ??
    plainPrice(source) ??
    ranked(source) ??
    priceInParts(source) ??
    volumeNamed(source) ??
    missing(source.contract)
  );
}

/** The price, with the places of other sums behind it that weigh enough for it not to be the whole. */
function worthOf(source: Source): Fact<Worth> {
  const likely = priceOf(source);
  const isElsewhere = likely.evidence.length > 0 && likely.evidence.every(isOfMainContract);
  const price = isElsewhere ? (priceInParts(source) ?? missing(source.contract)) : likely;
  if (price.status !== 'found' || price.evidence.some(({ quote }) => isTargetOfAgent(source, quote))) {
    const commission = payOfAgent(source);
    return commission.length > 0 ? stated(SPOKEN_OF, commission, PARTS) : price;
  }
  if (price.rule) {
    const beside =
      price.rule === SAYS_PRICE ? besidePrice(source, price.value, price.evidence) : besideTotal(source, price.value);
    const others = [...beside, ...sharesPaid(source).slice(0, 1)];
    return { ...price, evidence: withOthers(price.evidence, others) };
  }
  const parts = plansBeside(source, price.evidence);
  if (parts.length > 0) return stated(SPOKEN_OF, withOthers(price.evidence, parts), PARTS);
  const { value: sum } = price;
  if (price.evidence.some((one) => isOfPart(one) || (!sum.per && isRateOfTime(one.quote, sum))))
    return stated(SPOKEN_OF, withOthers(price.evidence, pricesNamed(source)), PARTS);
  // A second witness of the price itself comes first: see `believed`.
  if (price.evidence.every((own) => heardFrom(source, [SUBJECTS.price], own) < BELIEVED))
    return (isShort(source) && shareOfSales(source)) || underItsTitle(source, price);
  const others = [...besidePrice(source, price.value, price.evidence), ...sharesPaid(source).slice(0, 1)];
  return { ...price, evidence: withOthers(price.evidence, others) };
}
const BELIEVED = 0.05;

/** A price that no head hears has its second witness in the title over it. */
function underItsTitle(source: Source, price: Fact<Worth>): Fact<Worth> {
  return isUnderPriceTitle(source, price.evidence) ? { ...price, rule: 'its title says that it is the price' } : price;
}

/** A sum that its row, or a sentence that names it too, gives for the first year is told as that of the first year, and so is one that grows each year. */
const ofFirstYear = ({ outline }: Source, price: Fact<Worth>): Fact<Worth> =>
  withValue(price, (value) => {
    const isSaid = price.evidence.some(({ quote }) => isOfFirstYear(quote, value));
    const isElsewhere = () => outline.sentences.some(({ text }) => FIRST.test(text) && isOfFirstYear(text, value));
    const isFirst = isSaid || (value.per !== null && (price.evidence.some(growsEachYear) || isElsewhere()));
    return isFirst ? { ...value, isOfFirstYear: true } : value;
  });
const FIRST = wording('{first,initial} ~1 year');

/** A sum for the whole time is not paid again, though its row stands in a list of what is. */
const ofWholeTime = (price: Fact<Worth>): Fact<Worth> =>
  withValue(price, (value) =>
    value.per && price.evidence.some(({ quote }) => isOfWholeTime(quote, value)) ? { ...value, per: null } : value,
  );

/** What the contract is worth: a total, price or principal that it names. Sums of many payments are not added up. */
export const contractValue = defineFact({
  id: 'contractValue',
  label: 'Contract value',
  place: 120,
  kind: 'text',
  silence: { provision: null, until: 1, subjects: [SUBJECTS.price], believed: BELIEVED },
  speaksOf: [
    'fee',
    'fees',
    'price',
    'prices',
    'pay*',
    'sum',
    'sums',
    'amount',
    'amounts',
    'consideration',
    'value',
    'compensation',
    'rent',
    'cost',
  ],
  notOf: (source, words) =>
    isMarginal(words) ||
    namesThresholdsAlone(words) ||
    speaksOfPromise(words) ||
    isOfMainContract({ quote: words }) ||
    isTargetOfAgent(source, words) ||
    (isFounded(source) && !speaksOfCapital(words)),
  find(source) {
    const price = ofWholeTime(withShare(source, worthOf(source)));
    if (price.status !== 'found') return price;
    const behind = [
      ...riseBehind(source, price.evidence),
      ...growthOf(source, price),
      ...deferralBehind(source, price.evidence),
      ...notOwed(source, price),
    ];
    return ofFirstYear(source, { ...price, evidence: [...price.evidence, ...behind] });
  },
  readIn: priceInSentence,
  print(value) {
    const money = formatMoney(value);
    const paid = value.per ? `${money} per ${value.per}` : money;
    return { value: value.isOfFirstYear ? `${paid} in the first year` : paid, normalized: money };
  },
  examples: {
    paper: 'services',
    hits: [
      ['4. The fee is four thousand two hundred pounds. Further rounds are charged at £55 an hour.', 'GBP 4,200'],
      [
        '4. The price is three hundred and ten thousand pounds, of which £230,000 is payable at once and the rest in June.',
        'GBP 310,000',
      ],
      [
        '4. Customer will pay Provider $16,000 in two installments: $8,000 at once and $8,000 by June 30, 2029.',
        '$16,000',
      ],
      ['4. The total contract price is $250,000, payable in four parts.', '$250,000'],
      ['4. Customer pays GBP 12,000 a year.', 'GBP 12,000 per year'],
      ['4. The purchase price is EUR 40,000.', 'EUR 40,000'],
      ['1. Maker pays Holder the principal sum of $42,500, together with interest at 6% a year.', '$42,500'],
      ['4. Provider does the work for a fixed fee of $4,500.', '$4,500'],
      [
        'KENNEL BOOKING\nOwner: Mara Olsson\nKennel: Gallagher Ltd\nBoarding: $1,334.00\nBath: $45.00\nTotal incl. GST: $1,379.00\nDeposit: $350.00',
        '$1,379',
        'whole',
      ],
      [
        'CATERING BOOKING\nCaterer: Gallagher Food Ltd\nClient: Mara Olsson\nMenu for 90 guests: €8,100\nMarquee: €1,274\nTotal: €9,374\nDeposit: €1,500',
        'EUR 9,374',
        'whole',
      ],
    ],
    misses: [
      ['4. The most we pay for a ruined coat is £500.', 'a limit of liability in everyday words'],
      ['3. The Lender retains an arrangement fee of £2,550.', 'a fee beside a loan'],
      ['4. A catering booking fee of £600 was paid on 4 March.', 'a fee for the booking'],
      ['6. An unauthorized animal carries a one-time charge of $200.', 'what a breach costs'],
      ['4. The fee for a new tenant is the reasonable cost, limited to £50.', 'the ceiling of a lesser fee'],
      ['4. Orders over GBP 900. Total excl. VAT of the sample order: GBP 950 per week', 'a price by the week'],
      ['11. In no event shall Provider’s aggregate liability exceed $50,000.', 'a limit of liability'],
      ['4. Customer pays for the lessons of the cook up to $320 in all.', 'the most that it pays for one thing'],
      ['4. Orders with a total price above EUR 250,000 need a signature of both directors.', 'a threshold'],
      ['4. Customer shall pay $80 per hour.', 'a price by the hour'],
      ['4. The purchase price of $4,500 was paid under the sale agreement of 4 May 2021.', 'paid under another paper'],
      ['12. On early termination Customer pays a cancellation fee of $900.', 'a fee for the end'],
    ],
  },
});
