import type { Outline, Sentence } from '../document/outline';
import { evidenceAt } from '../evidence';
import { anyWording, openingWords, wording } from '../lexicon/words';
import { findMoney } from '../mentions/money';
import { headingsOf } from '../provisions/input/headings';
import { type Fact, stated } from './fact';
import type { Source } from './source';

/** What partners, members and shareholders put into what they found, which is what such a paper is worth. */
const PUT_IN = anyWording(
  wording(
    '{contribution,contributions} ~4 {shall be,is,are,be,of,amounts to,made,shown}, {put,puts,have put,brought} ~3 in',
  ),
  wording(
    'subscri{be,bes,bed,ption}, {invest,invests,invested} ~3 {in,for}, {contribute,contributes,contributed}, money in',
  ),
);
/** What is paid out of it, and duties to put in more. */
const OTHERS = wording([
  'dividend(s), distribut*, return(s) of, repay*, withdraw*, salary, fee(s), drawing(s), interest, authori{s,z}ed, loan(s), advance*',
  '{issued,share,nominal,registered} capital, incorporated, further capital, additional capital, more capital, call(s), in arrears, default*, insurance, pension',
]);
const NAMED = 0.6;

/** A clause that says how much the capital is says so whatever it says beside. */
const IS_CAPITAL = wording('capital (of ~3 ){shall be,is,amounts to}');

/** Whether words tell what the founders put in. */
export function speaksOfCapital(words: string): boolean {
  return IS_CAPITAL.test(words) || (PUT_IN.test(words) && !OTHERS.test(words));
}

/** What the founders put in, by the first sentence or row that names a sum of it; null where none does. */
export function capitalNamed({ plain, outline, contract }: Source): Fact<never> | null {
  const named = outline.sentences.filter(({ start, end }) => findMoney(plain.slice(start, end)).length > 0);
  const said =
    named.find(({ start, end }) => speaksOfCapital(plain.slice(start, end))) ??
    named.find((row) => isBelowPutIn(outline, row) && !OTHERS.test(row.text));
  if (!said) return null;
  const rows = said.text.includes('\t') ? rowsFrom(outline, said) : [said];
  return stated(
    NAMED,
    rows.slice(0, MOST_ROWS).map(({ start, end }) => evidenceAt(contract, start, end)),
    CAPITAL,
  );
}

/** So many rows of what each puts in are told. */
const MOST_ROWS = 4;
const TOTAL = openingWords('total, in all, together, sum');

/** The rows of a table from one on, what all put in together before what each does. */
function rowsFrom({ sentences }: Outline, first: Sentence): Sentence[] {
  const rest = sentences.slice(sentences.indexOf(first));
  const end = rest.findIndex(({ text }) => !text.includes('\t') || findMoney(text).length === 0);
  const rows = rest.slice(0, end < 0 ? rest.length : end);
  return [...rows.filter(({ text }) => TOTAL.test(text)), ...rows.filter(({ text }) => !TOTAL.test(text))];
}

/** A heading over the rows that tell it: 'What each of us puts in', 'Contributions', 'Initial capital'. */
const PUT_IN_BELOW = wording(
  '{contribution,contributions}, what ~4 {puts,put,brings,bring,pays,pay} in, what ~4 {brings,bring,contributes,contribute}, {initial,start-up,starting} capital',
);

/** A line so long is no heading. */
const LONGEST_HEADING = 70;

/** Whether a section, or the line over a table, says that here is told what they put in. */
function isBelowPutIn(outline: Outline, row: Sentence): boolean {
  if (PUT_IN_BELOW.test(headingsOf(outline, row))) return true;
  if (!row.text.includes('\t')) return false;
  const above = outline.sentences.slice(0, outline.sentences.indexOf(row)).findLast(({ text }) => !text.includes('\t'));
  return above !== undefined && above.text.length <= LONGEST_HEADING && PUT_IN_BELOW.test(above.text);
}

const CAPITAL = 'what its founders put in';
