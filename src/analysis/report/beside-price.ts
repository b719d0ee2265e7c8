import { anyWording, inClause, wording } from '../lexicon/words';

/** What somebody pays only when something goes wrong, is lost or is left early: a sentence on it tells nobody what the deal costs. */
const MISHAP = wording([
  'penalt{y,ies}, fine(s), fined, liquidated damages, failing which, late, overdue, unpaid, arrears, bounce{,s,d}, dishonoured, {returned,failed,declined} {payment,draft,debit,cheque,check}(s), reminder, default*, breach*',
  'lost, loses, lending, {card,payment,debit,draft} fail{s,ed}, smok{e,ing}, damage(d), breakage(s), no-show, missed, abandon(s), overlock, lockout, replacement, sick, for the inconvenience, brought in, cleaning, misconduct, under-reported, audit',
  '{transfer,assignment,renewal,exit,termination,cancellation,reconnection,re-key} fee, transfer costs, repay, clawback, each time, per {breach,post,offence,violation,occurrence}, cancels, cancelled',
]);
/** 'Shall not engage any tutor … failing which', 'if you employ any member of our staff'. */
const POACHES = wording(
  '{engage,hire,employ,recruit,solicit,poach}(s), poaches',
  inClause(60),
  'tutor(s), staff, employee(s), teacher(s), nann{y,ies}, carer(s), cleaner(s), personnel, worker(s), consultant(s), member(s)',
);
/** 'Bríd is paying the €2,640 this afternoon': money on its way is a part of a price that stands elsewhere. */
const ON_ITS_WAY = wording('{is,are,am} {paying,sending,transferring} (you )(the ), {will,’ll} {transfer,send} the');

/** Whether a sentence names a sum that is asked besides the price: for a mishap, a breach or leaving, or on its way already. */
export const isBesidePrice = (text: string): boolean => BESIDE.test(text);
const BESIDE = anyWording(MISHAP, POACHES, ON_ITS_WAY);
