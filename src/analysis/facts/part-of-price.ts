import type { Evidence } from '../../shared/analysis';
import { plainText } from '../document/plain-text';
import { sentenceAt } from '../document/sentence-evidence';
import { evidenceAt, overlaps } from '../evidence';
import { agency } from '../kinds/declarations/agency';
import { recogniseKind } from '../kinds/recognise';
import { onlyWords, wording } from '../lexicon/words';
import { findMoney } from '../mentions/money';
import { headingsOf } from '../provisions/input/headings';
import { pricesNamed, sharesPaid, withOthers } from './prices-named';
import { type Rhythm, rhythmOfColumn, rhythmOfLabel } from './rhythm';
import type { Source } from './source';

/** Words before a sum, or of its label, that make it the price of a part: 'Fixed Fee (Phases 1 and 2)', 'The fee for Stage 1 is'. */
const OF_A_PART = wording(
  '{phase,stage,lot,work package,workstream,module,sprint,tranche}(s) {#,one,two,three,A,B,I,II}',
);
const OF_ALL = wording('total, whole, entire, all {phases,stages,lots,work packages,workstreams,modules}');

/** Whether the words that stand before a sum in its row or sentence make it the price of one part of the work. */
export function isOfPart({ quote }: Evidence): boolean {
  const words = plainText(quote);
  const before = words.slice(0, findMoney(words)[0]?.start ?? 0);
  return OF_A_PART.test(before) && !OF_ALL.test(before);
}

/** What one of several offers is called, of which the customer takes one: 'Monthly', 'Yearly plan', 'Adult', 'Gold membership'. */
const PLAN = onlyWords(
  '({adult,child,junior,student,family,senior,couple,single} )',
  [
    'monthly, yearly, annual, quarterly, weekly, gift, rolling, pay as you go, day pass',
    'basic, standard, premium, pro, plus, starter, gold, silver, bronze, platinum, classic, essential(s), lite, business, team',
    'adult, child, junior, student, family, senior, concession, couple, single, off-peak, peak',
  ],
  '( {plan,membership,subscription,pass,package,tier,option,ticket})',
);
/** A sum at the beginning of a cell. */
const FIRST = 4;

/** The rows of a list of plans of which one is the given price; none where it is no plan, or the only one. */
export function plansBeside({ contract, document }: Source, [proof]: readonly Evidence[]): Evidence[] {
  if (!proof) return [];
  const rows = document.labelValues.filter(
    ({ form, names: [name = ''], value, state }) =>
      form === 'row' && state === 'filled' && PLAN.test(name) && (findMoney(value.text)[0]?.start ?? FIRST) < FIRST,
  );
  const isPlan = rows.some(({ label, value }) => overlaps(proof, { start: label.start, end: value.end }));
  const sums = new Set(rows.map(({ value }) => findMoney(value.text)[0]?.amount));
  return isPlan && sums.size > 1 ? rows.map(({ label, value }) => evidenceAt(contract, label.start, value.end)) : [];
}

/** What an agent has to bring in, or is lent until he has. */
const TARGET = wording([
  '{minimum,target} ~2 {turnover,sales,orders,quota}, {turnover,sales,orders} {of,for} ~3 {minimum,at least,not less than}',
  '{turnover,sales,orders} ~2 {minimum,at least,not less than}, turnover of, set off against ~2 commission*, advance',
]);
/** A letter by which somebody becomes an agent has no title that says so. */
const APPOINTS = wording('{commercial,sales,selling,mercantile} {agent,representative}, handelsvertreter');
const HEAD = 2_500;

const isOfAgent = (source: Source) =>
  recogniseKind(source).kind?.id === agency.id || APPOINTS.test(source.plain.slice(0, HEAD));

/** Whether words tell of what an agent has to bring in, or is lent, where he is paid a share of sales. */
export function isTargetOfAgent(source: Source, words: string): boolean {
  return TARGET.test(words) && isOfAgent(source) && sharesPaid(source).length > 0;
}

/** What an agent is paid, which is a share of sales, before other sums and without what he has to bring in; none of another paper. */
export function payOfAgent(source: Source): Evidence[] {
  const shares = isOfAgent(source) ? sharesPaid(source).slice(0, 2) : [];
  const others = pricesNamed(source).filter(({ quote }) => !TARGET.test(plainText(quote)));
  return shares.length > 0 ? withOthers(shares, others) : [];
}

/** How often the sums of a row are paid, by the heading of its column or by a label that stands amid its words. */
export function rhythmOfPlace({ document }: Source, proof: Evidence | undefined): Rhythm | null {
  if (!proof) return null;
  const row = document.labelValues.find(({ label, value }) => overlaps(proof, { start: label.start, end: value.end }));
  return rhythmOfColumn(row?.column?.text ?? '') ?? rhythmOfLabel(plainText(proof.quote));
}

/** A title that says that what follows is the price: 'The money.', '4. Fees', 'What it costs'. */
const OF_THE_PRICE = wording(
  'price, fee(s), money, charges, payment, remuneration, compensation, consideration, what {it,this} costs, cost(s), what {we,you,i} pay, pay',
);
/** A heading of its own stands over more than a title in the line does. */
const OVER_THE_PRICE = wording('price, fee(s), payment, remuneration, compensation, consideration');
const OF_LATE = wording('late, default, failure, overdue, unpaid, penalt*, interest, terminat*, refund*');
const LONGEST_TITLE = 40;

/** Whether the title over a price, in its line or above it, says that it is one. */
export function isUnderPriceTitle({ outline }: Source, proof: readonly Evidence[]): boolean {
  return proof.some(({ quote, start }) => {
    // A row of a table says by its label what its sum is.
    if (quote.includes('\t')) return false;
    const sentence = sentenceAt(outline, start);
    const previous = sentence ? outline.sentences[outline.sentences.indexOf(sentence) - 1] : undefined;
    const isTitle = previous && previous.paragraph === sentence?.paragraph && previous.text.length <= LONGEST_TITLE;
    if (isTitle && OF_THE_PRICE.test(previous.text)) return true;
    const over = sentence ? (headingsOf(outline, sentence).split(' | ')[0] ?? '') : '';
    return over.length <= LONGEST_TITLE && OVER_THE_PRICE.test(over) && !OF_LATE.test(over);
  });
}
