import type { Sentence } from '../document/outline';
import { wording } from '../lexicon/words';
import { findMoney } from '../mentions/money';
import { AT_MOST } from './plainly-paid';
import { isPriceByPart, setsThreshold } from './price-by-part';
import { isMarginal, MINOR } from './prices-named';
import { rhythmOf } from './rhythm';
import type { Source } from './source';
import { type Worth, worth } from './worth';

/** What the price of a deal is called, or that it is paid for the whole. */
const CALLED = wording([
  '{rent,salary,pay,retainer,severance,freight,stipend,tuition,wages}( )(:), {monthly,weekly,annual,yearly,quarterly} ({usage,licence,license,subscription,membership} ){fee,price,rent,charge,salary}',
  'principal amount, {fixed,total,whole,full} price, total {charge,charges,price,due,cost}, base salary, in full settlement, lends, {will,shall} pay, pays, the price is, in all, we pay, fee, price',
]);
/** What is paid for a part, once, or may be more. */
const OF_PART = wording([
  'whereas, maintenance, contribut*, minimum, at least, not less than, no less than, one-time, one-off, opening {order,assortment}, special, tools, option, advance, towards, up to, training, travel, extra, additional, per {hour,day,lesson,night,unit,piece,board,tonne,litre,seat,user,word,session,visit,drop,stop,mile}',
  '{an,each,every,a} {hour,day,lesson,night,unit,piece,seat,user,word,session,visit}, estimat*, first {year,term,season}, signature fee, costs',
]);
/**
 * The price that a sentence names of which another reader says that it states it: one sum, for the whole or for each of some times. Null where it names several, or what
 * is paid for a part.
 */
export function priceInSentence(source: Source, { text, start }: Pick<Sentence, 'text' | 'start'>): Worth | null {
  const sums = findMoney(text);
  const [money] = sums;
  if (!money || sums.some(({ amount }) => amount !== money.amount)) return null;
  const [before, after] = [text.slice(0, money.start), text.slice(money.end)];
  if (!CALLED.test(text) || OF_PART.test(text) || MINOR.test(text) || isMarginal(text)) return null;
  if (setsThreshold(before) || AT_MOST.test(before)) return null;
  const per = rhythmOf(source.plain, start + money.start, start + money.end, start);
  if (!per && isPriceByPart(after.slice(0, 40))) return null;
  return worth(money, per);
}
