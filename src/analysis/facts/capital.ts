import { evidenceAt } from '../evidence';
import { anyWording, wording } from '../lexicon/words';
import { findMoney } from '../mentions/money';
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
  const said = outline.sentences.find(({ start, end }) => {
    const words = plain.slice(start, end);
    return speaksOfCapital(words) && findMoney(words).length > 0;
  });
  return said ? stated(NAMED, [evidenceAt(contract, said.start, said.end)], CAPITAL) : null;
}

const CAPITAL = 'what its founders put in';
