import type { Evidence } from '../../shared/analysis';
import { isOfNamedPaper } from '../document/another-paper';
import type { Sentence } from '../document/outline';
import { evidenceAt } from '../evidence';
import { anyWording, everywhere, inClause, openingWords, wording } from '../lexicon/words';
import { lowerBound } from '../lower-bound';
import { bareAmount, currenciesIn, findMoney } from '../mentions/money';
import { headingsOf } from '../provisions/input/headings';
import { type Fact, stated } from './fact';
import { isBesideTheDeal, MINOR } from './prices-named';
import type { Source } from './source';

/** How much is bought or sold in a time, or is hoped for: 'buys in each year products of not less than AED 900,000', 'an expected value of EUR 240,000 per year'. */
const VOLUME = anyWording(
  wording(
    '{buy,buys,purchase,purchases,order,orders,take,takes,achieve,achieves}',
    inClause(90),
    '{at least,not less than,no less than,a minimum of,for a minimum}',
  ),
  wording(
    '{minimum,minimal,yearly,annual,target,expected,estimated,planned} (+ ){purchase,purchases,turnover,volume,order value,value,offtake,quantity,target}',
    inClause(60),
    '{is,are,be,of,amount*,at,to,for,in,year}',
  ),
);
/** What else is measured so. */
const OF_ELSE = wording([
  'insur*, cover*, liab*, deductible, excess, rateable, capital, guarantee, audit, discount, rebate, free delivery, delivery free, small order, surcharge, signature(s), fine, penalt*',
  'lose(s), failing which, threshold, exclusiv* ~3 {ends,lost}, market value, book value, residual value, replacement',
]);

/** The heading of a table or section of prices: 'Item | Reseller price', 'Article 3 (Price)', 'Contract year | Minimal purchase'. */
const OF_PRICES = wording([
  'price(s), price list, rate(s), rate card, tariff, fee(s), plan(s), {minimum,minimal,yearly,annual} (+ ){purchase,purchases,turnover}',
]);
/** A row of a table is no longer, in characters. */
const LONGEST_ROW = 100;
/** Two rows make a list. */
const LEAST_ROWS = 2;
/** So many places are told. */
const MOST = 4;
/** Rows of a list are shown with the fact; in a summary some of many would be half a truth. */
const OF_A_LIST = 0.45;
const SAID = 0.5;
const RULE = 'a price by the piece, or how much is bought; the contract names no sum for the whole';

const isMeant = (words: string): boolean => !OF_ELSE.test(words) && !isBesideTheDeal(words);

/** That what was not bought is paid all the same makes a minimum graver, and no other sum. */
const SHORTFALL = everywhere(wording('shortfall'));

/** The sentences that say how much is bought or is aimed at. */
function volumes({ plain, outline, contract }: Source): Evidence[] {
  return outline.sentences.flatMap(({ start, end }) => {
    const words = plain.slice(start, end);
    const sums = findMoney(words);
    const isOfThis = sums[0] !== undefined && !isOfNamedPaper(plain, start + sums[0].start);
    return isOfThis && VOLUME.test(words) && isMeant(words.replace(SHORTFALL, ' '))
      ? [evidenceAt(contract, start, end)]
      : [];
  });
}

/** Whether a line is a row with one sum: 'Whetstone #1000 | JPY 2,100 | 40 pieces'. */
function isPricedRow({ text }: Sentence): boolean {
  return (
    text.length <= LONGEST_ROW &&
    text.includes('\t') &&
    findMoney(text).length === 1 &&
    !MINOR.test(text) &&
    isMeant(text)
  );
}

/** A smallest lot, or how soon it comes, in a cell behind a price. */
const BY_THE_LOT = openingWords(
  '#1-9 {piece(s),pcs,unit(s),box(es),case(s),carton(s),pair(s),bottle(s),kg,business day(s),working day(s),day(s),week(s)}',
);

/** Whether a row of a list of prices has a lot behind its sum: 'JPY 2,100 | 40 pieces' says without its headings, and alone of several, what nobody knows. */
export function isRowOfPrices(
  { outline }: Pick<Source, 'outline'>,
  { start, end }: { start: number; end: number },
): boolean {
  const { sentences } = outline;
  const own = lowerBound(sentences.length, (index) => (sentences[index]?.end ?? 0) <= start);
  const [before, row, behind] = [sentences[own - 1], sentences[own], sentences[own + 1]];
  if (!row || row.start >= end || !isPricedRow(row)) return false;
  const [, ...cells] = row.text.slice(findMoney(row.text)[0]?.end).split('\t');
  if (!cells.some((cell) => BY_THE_LOT.test(cell))) return false;
  return [before, behind].some((next) => next !== undefined && isPricedRow(next));
}

/** The rows of the first list of prices: two or more below each other, under a heading that calls them so. */
function listOfPrices({ outline, contract }: Source): Evidence[] {
  const { sentences } = outline;
  for (let first = 1; first < sentences.length; first++) {
    let last = first;
    while (sentences[last] && isPricedRow(sentences[last] as Sentence)) last++;
    const [head, row] = [sentences[first - 1], sentences[first]];
    if (last - first < LEAST_ROWS || !head || !row) continue;
    if (OF_PRICES.test(head.text.slice(0, LONGEST_ROW)) || OF_PRICES.test(headingsOf(outline, row)))
      return sentences.slice(first, last).map(({ start, end }) => evidenceAt(contract, start, end));
    first = last;
  }
  return [];
}

/** The heading of a table of what has to be bought in each year: 'Contract Year | Minimum Purchase (SGD)'. */
const OF_COMMITMENT = wording(
  '{minimum,minimal,committed,guaranteed} ({annual,yearly,net} ){purchase,purchases,turnover,quantity,order,orders,order value,offtake,commitment,spend,sales}, {purchase,annual,volume} commitment',
);
/** A cell with nothing but a sum: '420,000'. */
const LEAST_COMMITTED = 100;

/** The rows of the table that says how much has to be bought in each year or time, below a heading that names the currency or beside one sum each. */
function committedRows({ outline, contract }: Source): Evidence[] {
  const { sentences } = outline;
  const head = sentences.findIndex(
    ({ text }) => text.includes('\t') && OF_COMMITMENT.test(text) && isMeant(text) && findMoney(text).length === 0,
  );
  if (head < 0) return [];
  const hasCurrency = currenciesIn(sentences[head]?.text ?? '').length > 0;
  const rest = sentences.slice(head + 1);
  const end = rest.findIndex(({ text }) => {
    const amount = bareAmount(text.slice(text.lastIndexOf('\t') + 1).trim());
    const isBare = hasCurrency && amount !== null && amount >= LEAST_COMMITTED;
    return !text.includes('\t') || !(isBare || findMoney(text).length === 1);
  });
  const rows = rest.slice(0, end < 0 ? rest.length : end);
  // The heading says what the bare sums are.
  const told = rows.length < LEAST_ROWS ? [] : [...sentences.slice(head, head + 1), ...rows];
  return told.map(({ start, end: last }) => evidenceAt(contract, start, last));
}

/** How much is bought, and the list of its prices, where a contract names no price of the whole; null where it names neither. */
export function volumeNamed(source: Source): Fact<never> | null {
  const said = volumes(source);
  const committed = said.length > 0 ? [] : committedRows(source);
  const told = [...said, ...(committed.length > 0 ? committed : listOfPrices(source))].slice(0, MOST);
  return told.length > 0 ? stated(said.length > 0 ? SAID : OF_A_LIST, told, RULE) : null;
}
