import type { Evidence } from '../../shared/analysis';
import { sentenceAt } from '../document/sentence-evidence';
import { evidenceAt } from '../evidence';
import { anyWording, inClause, wording } from '../lexicon/words';
import type { Source } from './source';

/** A price that is called fixed, firm or all-in: where the next sentence lets it grow, alone it is half the truth. */
const FIXED = wording('fixed, firm, lump sum, all{ ,-}in, guaranteed');
/** 'Whatever rises after that is added to the next stage', 'increases in the price of timber are passed on', 'By fixed we mean'. */
const RISES = anyWording(
  wording(
    '{rise,rises,risen,increase,increases,increased,go up,goes up,gone up,surcharge(s),escalat*}',
    inClause(110),
    '{added,passed on,charged,invoiced,billed,payable by,borne by,for the account of,on top,paid by,adjust*}',
  ),
  wording(
    '{may,can,shall,will} ({also,then} )(be )({adjust,adjusted,increase,increased,raise,raised,revise,revised} )({it,the price,this price,the sum,the fee} )',
    '{if,where,when,should,to reflect,in line with,according to}',
    inClause(60),
    '{wages,cost,costs,prices,material,materials,supplier,suppliers,fuel,labour,labor,steel,timber}',
  ),
);
const NO_RISE = wording(
  "{no,not,never,nor,without,n't} ~4 {rise(s),increase(s),increased,added,passed on,charged,adjust*}",
);

/** Whether a sentence lets a price that was called fixed grow. */
export const letsRise = ({ quote }: Pick<Evidence, 'quote'>): boolean => RISES.test(quote) && !NO_RISE.test(quote);

/** How many sentences behind a fixed price may say that it grows. */
const REACH = 2;

/** The sentence behind a fixed price, in its own paragraph, by which it grows; none where none does. */
export function riseBehind({ outline, contract }: Source, [price]: readonly Evidence[]): Evidence[] {
  const own = price && FIXED.test(price.quote) ? sentenceAt(outline, price.start) : null;
  if (!own) return [];
  const { sentences } = outline;
  const at = sentences.indexOf(own);
  const said = sentences
    .slice(at + 1, at + 1 + REACH)
    .find(({ text, paragraph }) => paragraph === own.paragraph && letsRise({ quote: text }));
  return said ? [evidenceAt(contract, said.start, said.end)] : [];
}
