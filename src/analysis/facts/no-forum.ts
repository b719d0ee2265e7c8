import { everywhere, inClause, wording } from '../lexicon/words';

/** What is said of disputes, and of where they are decided. */
const OF_FORUM = wording(
  'court(s), jurisdiction, venue, arbitra*, forum, tribunal(s), mediat*, negotiat*, dispute(s), ombuds*, disagree*, complaint(s)',
);
const COSTS = wording([
  "{attorney,attorneys,attorney's,attorneys',attorney’s,attorneys’,lawyer,lawyers,legal,solicitors} {fees,costs,expenses}",
  'costs of {litigation,suit,the proceedings}, court costs, prevailing party',
]);
const COURT_COSTS = everywhere(
  wording('court {costs,fees,expenses}, costs of court, {tribunal,arbitration} {fees,costs}'),
);

/** Whether a sentence says who pays what a lawsuit costs, and not where or how a dispute is settled. */
export function isOfCosts(text: string): boolean {
  return COSTS.test(text) && !OF_FORUM.test(text.replace(COURT_COSTS, ' '));
}

const GOVERNS = wording(
  '{governed,construed,interpreted} ({and,or} {governed,construed,interpreted,enforced} )({by,in accordance,under}), govern(s)',
);
/** 'Without regard to the conflicts of law provisions of such jurisdiction', 'the laws of any other jurisdiction'. */
const OF_OTHER_LAWS = everywhere(
  wording(
    '{conflict,conflicts,choice,law,laws}',
    inClause(80),
    '{such,any,any other,another,that,other,of the,its,said} ({state,or,and,other} )({state} )({or} )jurisdiction(s)',
  ),
);

/** Whether a sentence chooses a law and speaks of a jurisdiction only as of one that has laws. */
export function isOfLawOnly(text: string): boolean {
  return GOVERNS.test(text) && !OF_FORUM.test(text.replace(OF_OTHER_LAWS, ' '));
}

/** A sentence without one of these states no way of settling a dispute, whatever it sounds like. */
const OF_DISPUTES = wording([
  'court(s), jurisdiction, venue, arbit*, forum, tribunal(s), mediat*, conciliat*, negotiat*, disput*, ombuds*, disagree*, complain*, differences',
  'suits, falling-out, amicab*, agree*, speak*, appeal*, consumer, last word, fair, first',
  'suit, lawsuit*, sue, sued, sues, suing, litigat*, action(s), proceeding(s), claim(s), judge, jury, grievance*, quarrel*, fall out, falling out, adjudicat*',
  'settle*, resolve*, resolution, sort, talk*, wrong, unhappy, problem(s), concern*, expert, escalat*, controvers*, argu*, question*, decide*, decision, law',
]);

/** 'Fair wear and tear' is no word of disputes. */
const FAIR_WEAR = everywhere(wording('fair wear'));
/** 'If a third party brings a lawsuit, the Party shall defend the suit': a suit of others. */
const OF_OTHERS = wording(
  'third {party,parties,person,persons}',
  inClause(60),
  '{suit,lawsuit,action,claim,proceeding,claiming}(s)',
  inClause(160),
  'defend(s), indemnif*, hold harmless',
);

/** Whether a sentence has no word of disputes at all, or only of those with others. */
export const isOfNoDispute = (text: string): boolean =>
  !OF_DISPUTES.test(text.replace(FAIR_WEAR, ' ')) || (OF_OTHERS.test(text) && !OF_FORUM.test(text));

/** 'A mediator in Galway before anyone goes to court': that is the mediator's place, and no court is named. */
const BEFORE_COURT = wording(
  'mediat*, conciliat*',
  inClause(120),
  'before ({anyone,anybody,either,one,we,you,any} )(+ )(+ ){goes,go,going,resorting,resort,comes,taking,takes,rushing,starting,starts} ~3 court',
);
const NAMES_COURT = wording(
  'courts, court {of,in,at}, {county,high,district,sheriff,circuit,supreme,small claims} court',
);

/** 'Mediation in Galway arranged by the Law Society', with nothing of whoever decides. */
const MEDIATES = wording('mediat*, conciliat*');
const DECIDES = wording(
  'court(s), arbitra*, jurisdiction, venue, forum, tribunal(s), suit(s), sue(s), sued, judge(s), litigat*, adjudicat*',
);
/** Whether a sentence names a mediator alone, and nobody who decides. */
export const isOfMediator = (text: string): boolean =>
  (BEFORE_COURT.test(text) && !NAMES_COURT.test(text)) || (MEDIATES.test(text) && !DECIDES.test(text));

/** 'Any remedy will depend on the discretion of the courts': what courts may do chooses none. */
const DISCRETION = wording('{discretion,judgment,opinion,view} of {the,a,any} court(s), judicial remed{y,ies}');
const CHOOSES_COURT = wording(
  'jurisdiction, venue, forum, {brought,filed,heard,decided,settled,resolved} {in,by,before}',
);
/** Whether a sentence tells what courts may do, and chooses none. */
export const isOfDiscretion = (text: string): boolean => DISCRETION.test(text) && !CHOOSES_COURT.test(text);
