import { anyWording, closingWords, inClause, openingWords, perhaps, upTo, wording } from '../lexicon/words';
import { findMoney } from '../mentions/money';

/** 'The liability of the Guarantor is without limit.', 'There is no other limit on liability under this Agreement.' */
const UNLIMITED = wording([
  'without ({any,upper} )limit, {no,not} ({any,upper} )limit(ed) {in,of} amount, {is,are,be} unlimited',
  '{no,nor any} ({other,further,general,overall,financial,upper,monetary} ){limit,limits,limitation,limitations,cap,ceiling}, uncapped, {is,are,be} not capped',
  '{do,does} not {limit,cap} {our,its,their,the,any,either,your} ~2 {liability,responsibility}',
]);

/** 'Nothing in this agreement limits what we owe for injury': what is left without a limit. */
const NOTHING_LIMITS = wording(
  'nothing (+ )({in,herein,here,contained} )',
  inClause(40),
  '{limit,limits,exclude,excludes,restrict,restricts}',
);
/** The same sentence may set a limit as well. */
const SETS_ONE = wording(
  'limited to, {not,never} (+ )exceed*, capped, at most, the most, no more than, up to, {maximum,cap,limit} {of,is}, otherwise, subject to',
);

const HAS_LIMIT = wording(
  '{no,not} more than, exceed(s), the most, at most, up to, otherwise, {twice,double,three times} (the )+, limited to',
);

/** What is not owed at all, or insured, and no limit of what is owed. */
const OTHER_LIMIT = wording(
  'punitive, exemplary, bonus, liquidated damages, draw on account, more than we owe, insure{d,s} ({for,up to,against} )+, our insurance covers, public liability of, Tenant Fees, Compensation Scheme, kept up for',
);
const SETS_LIMIT = wording(
  'limited to, limits, limitation, liab{le,ility} {up to,in}, exceed*, {amount,aggregate,damages} above, {the most,at most}, answer* for',
);

/** 'This is in addition to any other loss we suffer', 'damage beyond this is to be replaced additionally': what is owed for delay is not all that is owed. */
const ON_TOP = anyWording(
  wording(
    '{in addition to,on top of,besides,over and above,as well as} (any )({other,further,greater} ){loss,damage,damages,claim,claims,compensation}',
  ),
  wording(
    '{damage,damages,loss} {beyond,above,exceeding,going beyond,over} {this,that,it,the penalty}',
    inClause(40),
    'additional*, too, also, as well, replaced, claimed, compensated, recover*',
  ),
  wording(
    '{further,additional,greater} {damage,damages,loss}',
    inClause(40),
    '{claim,claims,claimed,recover,recovered}',
  ),
);
/** 'May draw on account of profits': what somebody takes out. 'You pay me £5,500 and no more, in place of the £9,200': a price that was settled. */
const OTHER_SUM = anyWording(
  wording('{may,can,shall} draw (out ){on account,monthly,each month,from profits,up to}'),
  wording('no more\\, in place of'),
  wording('nor be liable for more than {they,he,she,it} receive*'),
);
/** That all that is owed is limited, whatever else the sentence says. */
const IS_CAPPED = wording(
  '{liability,liable,responsibility,answers,answerable} ~12 {limited,exceed,exceeds,capped,more than,at most,up to}',
);

/** Whether a sentence is of liability without limit, of what is insured or not owed for its kind, or of a sum beside which the rest is owed as well. */
export function isNoLimit(text: string): boolean {
  if (OTHER_SUM.test(text) || (ON_TOP.test(text) && !IS_CAPPED.test(text))) return true;
  if (NOTHING_LIMITS.test(text) && !SETS_ONE.test(text)) return true;
  if (OTHER_LIMIT.test(text) && !SETS_LIMIT.test(text)) return true;
  return UNLIMITED.test(text) && !HAS_LIMIT.test(text) && findMoney(text).length === 0;
}

/** 'Less costs already paid and not recoverable, in no case more than 15%': what is kept of a price, and no limit. */
const NOT = closingWords('not ', perhaps('otherwise '));
const RECOVERABLE = openingWords('recoverable', upTo(60, '.;'), '{more than,exceed*}');

/** Whether words of a limit are of what cannot be had back, by those before them. */
export function isKeptOfPrice(before: string, words: string): boolean {
  return NOT.test(before) && RECOVERABLE.test(words);
}
