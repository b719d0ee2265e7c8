import {
  FOR_EACH,
  inTheMatter,
  OF_ONE_MATTER,
  OF_ONE_SIDE,
  OF_ONE_SIDE_AND_MATTER,
  ofWhat,
  WITH_CONDITIONS,
} from '../../shared/caveats';
import type { Facts } from '../facts/facts';
import { BY_ANOTHER } from '../facts/taken-out-behind';
import { BEFORE_CLAUSE } from '../lexicon/characters';
import { anyWording, everywhere, inClause, openingWords, perhaps, unlessNext, upTo, wording } from '../lexicon/words';
import { sideLiable } from './side-named';
import { OF_BOTH, says } from './whose-words';

/** A limit that counts anew: 'in any one year', 'per claim'. */
const ANEW = wording([
  '{each,every,any,per,any one,that} (+ )year, annual(ly), per annum',
  // 'In any event' and 'in any case' count nothing.
  '{each,every,per,any one,any single,a single} ({single,separate} ){claim,event,accident,incident,occurrence,case,month}',
  '{each,every,per,any one,any single,a single} {shipment,load,consignment,delivery,order,package,parcel,item,piece,container,visit,stay,booking,kilogram,kilo,kg}',
]);

/** 'In each case save for fraud' says again of all that was said, and counts nothing. */
const AS_SAID = everywhere(
  wording(
    'in {each,every} case {save,except,excepting,other than,unless,whether,as,to the extent,so far as,subject,only,including,without,however,even,where}',
  ),
);

/** A limit of all that is owed, whatever for: 'the total liability', 'arising out of this agreement', 'for any reason'. */
const OVERALL = wording([
  '{total,aggregate,overall,entire,whole,cumulative,maximum,full} ({financial,combined,maximum} ){liability,liabilities,responsibility}',
  'aris+ {out of,under,from,in connection}, {under,in connection with,in relation to} {this,the} {agreement,contract,lease,order,letter,engagement}',
  '{for,on} any {reason,ground,cause,theory}, of any {kind,nature}, whatever, howsoever, for everything, all claims, altogether, in total, contract\\, tort',
]);
/** What a limit is for, where it is not for all: 'for damage to the building', 'in respect of the visit'. */
const OF_A_MATTER = wording([
  'in respect of, for {damage,loss,delay,breach,defects,injury,lost,goods,data,each,an item,things,his,her,a claim under} ({of,to,for,by,in} )+',
  'warrant{y,ies}, {clause,section,paragraph,article} #',
]);

/** A limit of what is owed under one clause or promise: 'Acme's total liability under this warranty'; 'under this lease' is all. */
const UNDER_A_CLAUSE = anyWording(
  wording(
    '{liability,responsibility,liable} ({arising,for breach} ~1 ){under,of} {it,that,{this,the,its,these} (+ ){warranty,warranties,indemnity,guarantee,section,clause,paragraph,item}}',
  ),
  // 'The liability of the Company to any Purchaser for breach of this Section 3'.
  wording(
    '{liability,responsibility,liable}',
    upTo(60, '.;,'),
    '{for {a,any,every,the,its} breach,for breach,arising from breach,under} (of )((the )+ in ){{this,these} {warranty,warranties,indemnity,section,clause,paragraph,undertaking},{section,clause,paragraph,article} #}',
    inClause(120),
    '{exceed,limited to,more than,capped,greater than}',
  ),
);
/** 'Carrier's liability for cargo shall not exceed', 'liability for principal': of one thing, whatever is taken out of it. */
const FOR_ONE_THING = wording(
  '{liability,responsibility} for ',
  unlessNext(
    '(the )(any )(all )({direct,actual,proven,such} ){damage,damages,loss,losses,claim,claims,breach,breaches,negligence,anything,everything,all,any,this,that,these,it,either,default,matters,costs}',
  ),
  '(the )+ ({shall,will,does,is,may,must} )({not,never} )({exceed,be limited,limited,capped,be capped})',
);

/** 'Provided that Tenant has paid all rent for sixty months', 'once the fee has been paid in full': until then there is no limit, or another one. */
const ON_CONDITION = openingWords(
  // 'EIGHTH: Provided that'.
  perhaps('+:'),
  BEFORE_CLAUSE,
  ['{provided,once,so long as,as long as,on condition} ', '{if,after,when} (the )+ {has,have} '],
  inClause(260),
  'liab*, responsib*, owe(s)',
);
const ONLY_IF = wording(
  '{limited,capped,exceed}',
  inClause(160),
  '{provided that,so long as,as long as,on condition that,only if,only where}',
  upTo(60, '.;'),
  '{has,have} {not,never,always,duly,timely,first,paid,been,performed,complied,given,kept,notified,taken,maintained}',
);
/** Who answers for another is one beside the sides. */
const OF_SURETY = wording('{liability,responsibility} of {each,any,every,either} {guarantor,surety,warrantor}');

/** Whose a limit is, where its clause says so; a form's 'Liability cap: £50,000' does not. */
const OF_SOMEBODY = anyWording(
  wording(
    'our, your, my, his, her, its, we, you, i, he, she, they, {liability,responsibility} of (the )+, owe(s), liable',
  ),
  wording("+{',’}(s) ^3 {liability,responsibility}"),
);

/** 'Neither of us is liable for lost profit, and our total liability is limited to': the limit is one side's, whatever both are spared beside it. */
const LIMIT_OF_ONE = new RegExp(
  [
    '(?<!\\b(?:each|either|neither|both|any|every|one|a)\\s(?:\\w+\\s)?)',
    "\\b(?:our|your|my|(?!part(?:y|ies)|side|other|one|each)[a-z]{2,30}'s)\\s(?:[\\w-]+\\s){0,4}?(?:liability|responsibility)\\b",
    '(?![^.;]{0,60}\\b(?:each other|one another|either party|to the other)\\b)[^.;]{0,140}?\\b(?:exceed|limited to|capped|more than|greater than)',
  ].join(''),
  'i',
);

/** Whose and of what a limit is, where its clause limits only one side's, or only one matter, and whether it hangs on something. */
export function ofLimit({
  liabilityCap: { evidence, value },
  parties,
}: Pick<Facts, 'liabilityCap' | 'parties'>): string {
  const said = evidence.map(({ quote }) => ({ quote: quote.replace(AS_SAID, ' ') }));
  const anew = says(said, ANEW) && !ANEW.test(value?.measure ?? '') ? FOR_EACH : '';
  if (anew && !says(said, FOR_ONE_THING)) return anew;
  const isOfBoth =
    !says(said, OF_SURETY) && !says(said, LIMIT_OF_ONE) && (says(said, OF_BOTH) || !says(said, OF_SOMEBODY));
  const isOfClause = says(said, UNDER_A_CLAUSE) || says(said, FOR_ONE_THING);
  const isOfAll =
    !isOfClause && ((value?.except && value.except !== BY_ANOTHER) || says(said, OVERALL) || !says(said, OF_A_MATTER));
  // What is told as an exception needs no second word.
  const isConditional = says(said, ON_CONDITION) || (!value?.except && says(said, ONLY_IF));
  const conditions = `${anew}${isConditional ? WITH_CONDITIONS : ''}`;
  if (isOfBoth) return `${isOfAll ? '' : OF_ONE_MATTER}${conditions}`;
  const side = sideLiable(
    parties,
    said.map(({ quote }) => quote),
  );
  if (!side) return `${isOfAll ? OF_ONE_SIDE : OF_ONE_SIDE_AND_MATTER}${conditions}`;
  const whose = side.its('liability');
  return `${isOfAll ? ofWhat(whose) : inTheMatter(whose)}${conditions}`;
}
