import { anyWording, inClause, wording } from '../words';

/** What people have when they do not agree. */
export const DISPUTE_WORDS =
  "{dispute,disagreement,difference,controversy,controversies,quarrel,argument,dissension}(s), disagree(s), fall out, {do,does,can,are} not ({be,able to} )agree(d), cannot (be )agree(d), can’t agree, {don,can}’t agree, {don,can}'t agree, fail(s) to agree";

const MATTER_LIST: readonly string[] = [
  'deposit(s), deduction(s), service charge(s), ground rent, rent(s), rental value, dilapidations, condition, boundary, boundaries, inventory, share of the rent',
  '({completion,closing,final,annual,earn-out,year-end} ){account,accounts,statement,statements,balance sheet}, earn{ ,-}out, working capital, net assets, valuation, {value,price} of (the )({his,her,their,its,any,a} ){share,shares,stake,interest,unit,units,business,stock}, fair {value,price}, accounting',
  'quality, quantity, weight, grade, defect(s), fault(s), sample(s), test(s) results, measurement(s), specification(s), technical {matter,question,point,issue}(s), readings, ({monthly,interim} )invoice(s), extra(s), variation(s), payment(s)',
  'profit{ ,-}share, royalt{y,ies}, bonus, expenses, loss assessment, sum insured, compensation for improvements, repairs, works, damage',
];
/** What a dispute may be about that is a part of a contract only: the rent, the accounts, the quality of goods. */
export const MATTERS = wording(MATTER_LIST);

const ABOUT = '{on,about,over,as to,concerning,regarding,relating to,in relation to,in respect of,touching}';
/** 'A dispute about the rent review', 'if we disagree over the service charge', 'differences as to the final accounts'. */
export const ON_MATTER = wording(
  "{dispute,disagreement,difference,question,controversy,argument}(s), {disagree,disagrees,not agree,n't agree,n’t agree}",
  ` ${ABOUT} (the )({amount,level,size,return,reasonableness,fairness,value} of )(the )({a,an,any,its,his,her,their,your,our} )(^2 )`,
  MATTERS,
);
/** Clauses on one matter, by the title over them: 'Service charge', 'Rent review'. */
export const MATTER_TITLE = MATTERS;

/** All that may be between the sides: 'under this agreement', 'arising out of the lease'. */
export const OF_CONTRACT = wording(
  '{this,the,our} ({whole,entire} ){agreement,contract,lease,deed,letter,tenancy,licence,license,order,terms,note,partnership,arrangement}, these {terms,conditions}, {out of,under,in connection with} {it,them}, between (the ){us,parties,partners,members,founders,shareholders}, validity, existence, interpretation, anything',
);
/** Of a clause or schedule alone: 'any dispute under this Schedule', 'for the purposes of this clause'. */
export const OF_CLAUSE = wording([
  '{dispute,disagreement,difference,question}(s) ({arising,which arises,that arises} )({under,out of,in,on,about} ){this,that,the foregoing} {clause,section,paragraph,schedule,article,part,annex,appendix,sub-clause}',
  'for the purpose(s) of this {clause,section,paragraph,schedule,article,part,annex,appendix,sub-clause}, for this purpose',
]);
/** The clause on disputes itself says 'under this clause' of all of them. */
export const OF_DISPUTES = wording(
  'dispute*, arbitrat*, mediat*, settle*, differences, jurisdiction, disagree*, court(s)',
);

/** What is left when one matter has its own way. */
const REST = [
  '{any,all,every} other {dispute,disagreement,difference,matter,question,claim,case}(s), {anything,everything,all} else, other {disputes,matters,disagreements}, {for,all} the rest',
];
export const THE_REST = wording(REST);
const BODIES = 'tribunal(s), ombuds*, commission, rent board, panel, authority, small claims, adviser, council';
/** Bodies beside courts and arbitrators: 'anything else is for the First-tier Tribunal', 'disputes go to the Tribunal'. */
export const REST_ELSEWHERE = anyWording(
  wording(REST, 80, BODIES),
  wording('dispute(s)', inClause(40), '{go,goes,taken,referred,brought} to, {decided,heard} by', inClause(30), BODIES),
);

/** Who settles a dispute by talking: 'the managing directors', 'our two foremen'. */
export const WHO_TALKS =
  '{manager,director,executive,officer,principal,partner,sponsor,coordinator,co-ordinator,contact,representative,lead,owner,head,chair,chairman,president,foreman}(s), managers, directors, foremen, management, {steering,management,project} {team,committee,group}, senior {staff,personnel,leadership}, each other, one another, the other (party)';
