import { anyWording, inClause, wording } from '../words';

/** Money goes back to who paid it. */
export const GIVEN_BACK: readonly string[] = [
  '{we,I,it,he,she,they,Seller,Vendor,Landlord,Club,Company,Provider,Studio,School,Builder,Contractor} ({will,shall,must} )(then )(promptly ){refund,return,repay,reimburse,give back,pay back,send back}(s)',
  'we {refund,return,repay,give back}',
  '~6 {is,are,be,being} (then )(promptly )({fully,wholly} )(also )(to be )({fully,wholly} ){refunded,returned,repaid,reimbursed,given back,paid back,sent back}',
  '~6 {refunded,returned,repaid,given back} in full',
  '~2 {get,gets,have,has,receive,receives} ~4 {back,refunded}',
];

/** With these the same sentence also keeps or takes something. */
export const KEPT: readonly string[] = [
  '{keep,kept,retain,forfeit,withhold,deduct}*, lose(s), lost, ours, all you get, no more, fee of, charge of, voucher(s), credit note, minus',
  'non-refundable, nonrefundable, but not, except, unless, less, only {if,where,when}',
].flatMap((line) => line.split(', '));

/** With these it gives back nothing, or not all. */
export const NOT_ALL_BACK: readonly string[] = [
  'not, no, none, nothing, never, nobody, neither, nor, cannot, only, less, half, rest, remainder, cost(s), per cent, %',
  "don't, doesn't, won't, isn't, aren't, can't",
].flatMap((line) => line.split(', '));

/** What is to be paid has an upper limit. */
export const WITH_CEILING: readonly string[] = [
  '{limited,capped,restricted} to',
  '{not,no} more than',
  'up to a {maximum,ceiling,limit}',
  '{never,not} exceed',
  'at (the )most',
];

/** What is so limited is all that is left. */
export const ALL_THAT_IS_LEFT: readonly string[] = [
  '{remain,outstand,unexpired,rest,whole,entire,full,total,each,every,per}*',
  'in addition',
  'plus',
  'double',
  'twice',
];

/** Nobody else has to answer for the debt. */
export const NOBODY_ANSWERS: readonly string[] = [
  '{no,neither} ~4 {has to,have to,is to,shall,will,must,is,are,can be} (be )({personally,ever} ){pay,liable,answer,answerable,responsible,bound}',
  '{is,are,be,shall,will} not (be )(personally ){liable,answerable,responsible,bound}',
  '{does,do} not (personally ){answer,guarantee,stand}',
  'without (any )personal liability',
  'no personal {liability,guarantee,guaranty}',
];

/** A release leaves something out. */
export const LEFT_OUT_OF_RELEASE: readonly string[] = [
  '{does,do,shall,will} not {extend to,apply to,cover,include,release,waive,affect,touch,reach,bar,limit}',
  'nothing in this',
  '{are,is,be} ({expressly,specifically} ){excluded,excepted,reserved,preserved,carved out}',
  '{except,save,other than,apart from,excluding} ~6 {benefits,compensation,unemployment,pension,wages,claims}',
  'not (a )(part of the ){released,given up,waived}',
];

const NOT_RELEASED = [
  '{does,do,shall,will} not ({hereby,thereby} ){extend to,apply to,cover,include,release,waive,affect,bar}',
  'nothing in {this,these}, except for, excluding, excludes, other than, save for, {are,is} not {released,waived}, not releasing',
];
const INJURY_OR_UNEMPLOYMENT =
  "worker(s) compensation, workers' compensation, worker's compensation, unemployment, work injur*";
const EARNED = 'vested, pension*, retirement, 401(k), 401k, accrued, superannuation, earned';
/** A release that leaves out what a worker cannot give up: public benefits or work injuries, and what is earned or vested, in either order. */
export const PROTECTED_CLAIMS_KEPT: RegExp = anyWording(
  wording(NOT_RELEASED, inClause(200), INJURY_OR_UNEMPLOYMENT, inClause(200), EARNED),
  wording(NOT_RELEASED, inClause(200), EARNED, inClause(200), INJURY_OR_UNEMPLOYMENT),
);

/** The other side mends. */
export const OTHER_SIDE_MENDS: readonly string[] = [
  '{Landlord,landlord,Landlady,landlady,Owner,owner,Lessor,lessor,Agent} ({will,shall,must,agrees to,undertakes to,is to} )({promptly,also} ){mend,repair,fix,maintain,keep in repair,put right,make good,see to}(s)',
  '{we,I} ({will,shall} )({promptly,also} ){mend,repair,fix,put right,see to}',
];

/** And sends the bill. */
export const AT_TENANTS_COST: readonly string[] = [
  'cost(s), expense, charge(s), bill(s), pay(s), paid, reimburse(s), recharge(s), recover(s), not, no, never, nothing, need not',
].flatMap((line) => line.split(', '));

/** The same terms go on. */
export const TERMS_GO_ON: readonly string[] = [
  'terms {stay,remain,continue,are} {the same,unchanged,intact}',
  '{terms,contract,service,conditions} intact',
  'on {the same,his present,her present,their present,existing,unchanged} terms',
];

/** Both do it together. */
export const DONE_TOGETHER: readonly string[] = [
  'by both together',
  'by both',
  'both ({parties,of us,sides} )together',
  'jointly',
  '{agreed,taken,counted,valued} by {both,the parties,seller and buyer}',
];
