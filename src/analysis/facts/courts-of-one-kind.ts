import { anyWording, everywhere, inClause, wording } from '../lexicon/words';
import { isFreedomOfOne, letsOneEnforce, letsOneSueForMoney } from './other-ways';

/** What courts are there for that are not there for every dispute. */
export type OneKind = 'injunctions' | 'claims of one side' | 'money';

const INJUNCTION = [
  '{injunctive,interim,provisional,preliminary,urgent,equitable,emergency} ({or,and} {injunctive,interim,provisional,equitable,other} ){relief,remed*,measure*,order*,protection,injunction}',
  'injunction(s), restraining order(s), specific performance, interdict',
];
const ASKED_FOR =
  '{for,seek,seeking,seeks,obtain,obtaining,get,request,requesting,ask,grant,grants,order,restrain,restraining}';
/** 'Either party may seek injunctive relief in', 'for an injunction', 'to restrain a breach'. */
const FOR_INJUNCTION = anyWording(
  wording(ASKED_FOR, inClause(40), INJUNCTION),
  wording(INJUNCTION, ' {may,shall,must,can} be {sought,obtained,applied for,requested}'),
  wording('to {restrain,prevent,stop} ~4 {breach,infringement,disclosure,use,violation,misuse}'),
  wording('in aid of ({the,any,an} )arbitration'),
);
/** 'Except for injunctive relief', 'including for an injunction', 'may also': such courts are there for the rest, or for all. */
const FOR_MORE = wording([
  '{except,save,other than,apart from,excluding,unless,without limiting,includ}*',
  'any other {action,claim,dispute,matter,relief,remed}*, or otherwise, {any,all,every} {dispute,controversy,controversies,difference,disagreement}(s)',
]);
const OF_INJUNCTION = everywhere(
  wording(
    '{any,all,every,each} ({such,other} ){action,claim,suit,proceeding,application,motion,request}(s) {for,seeking,to obtain}',
    inClause(20),
    INJUNCTION,
  ),
);
const OF_ALL_CLAIMS = wording('{any,all,every,each} ({such,other,legal} ){action,claim,suit,proceeding,lawsuit}(s)');
/** 'Any action for unpaid dues shall be brought in'. */
const FOR_MONEY = wording(
  '{action,claim,suit,proceeding}(s) ({for,to recover,to collect} )(the )({payment,recovery,collection} of )({any,its,the} )(unpaid ){dues,rent,fees,tuition,invoices,charges,royalties,debts}',
);
/** Where another clause of the same sentence begins: with a subject of its own, as an exception, or on what was said. */
const NEXT_CLAUSE =
  /,? (?:and|but|while|whereas) (?=(?:either|each|the|neither|both|nothing) )|,? (?:save|except|provided) that |, (?:but|though|although|which) |; /g;

/** The clause of a sentence at an offset. */
function clauseAt(sentence: string, at: number): string {
  const cuts = [...sentence.matchAll(NEXT_CLAUSE)].map(({ index, 0: { length } }) => ({ index, length }));
  const before = cuts.filter(({ index }) => index < at).at(-1);
  const behind = cuts.find(({ index }) => index >= at);
  return sentence.slice(before ? before.index + before.length : 0, behind?.index);
}

/** For what alone a sentence names the court at an offset: 'either party may seek injunctive relief in the courts of Travis County'; null where it is there for all disputes. */
export function oneKindOf(sentence: string, at: number): OneKind | null {
  const clause = clauseAt(sentence, at);
  if (letsOneEnforce(clause) || letsOneSueForMoney(clause)) return 'claims of one side';
  if (FOR_MORE.test(clause)) return null;
  if (FOR_MONEY.test(clause)) return 'money';
  const isForInjunctions = FOR_INJUNCTION.test(clause) && !OF_ALL_CLAIMS.test(clause.replace(OF_INJUNCTION, 'it'));
  if (!isForInjunctions) return null;
  return isFreedomOfOne(clause) ? 'claims of one side' : 'injunctions';
}
