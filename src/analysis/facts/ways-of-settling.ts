import {
  COMPLAINT_FIRST,
  DECIDES_OTHERWISE,
  DISPUTE_OF_OTHERS,
  EXPERT_DECIDES,
  GRIEVANCE_NEXT,
  PERSON_DECIDES,
  PERSON_HEARS,
} from '../lexicon/en/steps-before-courts';
import { anyWording, inClause, unlessNext, wording } from '../lexicon/words';

/** The ways of settling a dispute, in the order in which contracts take them, by the stems of the words for each. */
export const WAYS = {
  grievance: ['grievance'],
  complaint: ['complaints? (?:desk|procedure)'],
  writing: ['written complaint'],
  talks: ['negotiat', 'amicabl', 'good[ -]faith discussion', 'good[ -]faith meeting', 'informal discussion', 'escalat'],
  hearing: ['hears? both'],
  // Not those of a law's name: 'the Arbitration and Conciliation Act, 1996'.
  mediation: ['(?<!arbitration and )mediat', '(?<!arbitration and )conciliat'],
  decision: ['decision', 'decided by'],
  expert: ['expert determination', 'independent expert', 'dispute (?:review )?board'],
  adjudication: ['adjudicat'],
  arbitration: ['arbitrat(?!ri)'],
  courts: ['courts?\\b', 'judge\\b'],
} as const;
export type Way = keyof typeof WAYS;

/** What is said of a dispute that a way settles: 'shall be referred to', 'will be decided by', 'we agree to'. */
const SETTLED = [
  ...[
    'settled?',
    'settling',
    'resolved?',
    'resolving',
    'decided?',
    'decides',
    'determined?',
    'submit(?:ted)?',
    'refer(?:red)?',
  ],
  ...[
    'go(?:es)?',
    'taken?',
    'attempt',
    'try',
    'tries',
    'agrees?',
    'handled',
    'heard',
    'brought',
    'subject',
    'adjudicated',
  ],
].join('|');
const DISPUTE =
  'disputes?|controvers(?:y|ies)|disagree\\w*|differences?|claims?|lawsuits?|litigation|proceedings?|quarrels?|arguments?';
/** What a way is itself said to be: 'arbitration shall be final', 'the seat of arbitration is'. */
const FINAL = 'final|binding|conducted|administered|held|seated|the exclusive|the sole|the only';

/** What the parties do who settle a dispute so. */
const VERBS: Readonly<Partial<Record<Way, string>>> = {
  talks: 'negotiate',
  mediation: 'mediate',
  arbitration: 'arbitrate',
};

/** Who talks a dispute over for each side. */
const PEOPLE =
  '(?:sponsors|directors|managers|partners|principals|executives|officers|representatives|chief executives)';

/** A sentence that sends disputes the way. Each part is bounded, so that long sentences cost little. */
function sendsTo(way: Way): RegExp {
  const named = `(?:${WAYS[way].join('|')})\\w*`;
  const verb = VERBS[way];
  const parts = [
    `\\b(?:${DISPUTE})\\b[^.;]{0,200}?\\b(?:${SETTLED})\\b[^.;]{0,120}?\\b${named}`,
    `\\b(?:${SETTLED})\\b[^.;]{0,40}?\\b(?:any|all|every|each|the|a|such|our|their)\\s(?:\\w+\\s){0,2}(?:${DISPUTE})\\b[^.;]{0,140}?\\b${named}`,
  ];
  if (way !== 'courts')
    parts.push(
      `\\b${named}[^.;]{0,60}?\\b(?:is|be|are)\\s(?:\\w+\\s){0,2}(?:${FINAL})\\b`,
      `\\b(?:settled|resolved|decided|determined|submitted|referred)\\s(?:\\w+\\s){0,2}?(?:by|to|through|in)\\s(?:\\w+\\s){0,3}?${named}`,
    );
  if (way === 'mediation')
    parts.push(
      `\\b${named} (?:comes|goes|is) first\\b`,
      `\\b(?:then|first|must|shall|will)\\s(?:try to\\s)?mediate\\b[^.;]{0,120}?\\b(?:before|court|action|sue|suing|arbitrat|litigat)`,
    );
  if (way === 'arbitration')
    parts.push(`\\b(?:${DISPUTE})\\b[^.;]{0,80}?\\b(?:shall|will|must|to) be (?:\\w+\\s){0,2}arbitrated\\b`);
  // 'Three arbitrators shall finally settle, in Geneva, whatever differences may arise.'
  if (way === 'arbitration')
    parts.push(
      `\\barbit(?:rat)?(?:or|er)s?\\b[^.;]{0,160}?\\b(?:shall|will|must|finally)\\s(?:finally\\s)?(?:settle|decide|determine|resolve)\\b[^.;]{0,80}?\\b(?:${DISPUTE})\\b`,
    );
  // 'Neither party shall commence suit until thirty days after a request for mediation.', 'The parties must first try mediation, except for unpaid rent.'
  if (way === 'mediation')
    parts.push(
      `\\b(?:commenc|bring|fil|start|begin|issu)(?:e|ed|ing)?\\b[^.;]{0,30}?\\b(?:suit|lawsuit|action|proceedings)\\b[^.;]{0,160}?\\b${named}`,
      `\\b(?:suit|lawsuit|action|proceedings)\\b[^.;]{0,30}?\\b(?:filed|brought|commenced|started|issued)\\b[^.;]{0,30}?\\b(?:until|unless|before)\\b[^.;]{0,100}?\\b${named}`,
      `\\b(?:parties|both|we|side|party|landlord|tenant|you)\\s(?:[\\w-]+\\s){0,2}?(?:shall|will|must|agree to|have to)\\s(?:first\\s)?(?:try|attempt|attend|hold|enter|use|go to|take part in|submit to)\\b[^.;]{0,40}?\\b${named}`,
    );
  // 'Disputes go first to the project sponsors and then to the executive directors.'
  if (way === 'talks')
    parts.push(
      `\\b(?:${DISPUTE})\\b[^.;]{0,40}?\\b(?:go|goes|referred|escalated|taken|brought|raised)\\sfirst\\s(?:to|with)\\s[^.;]{0,60}?\\b(?:sponsors?|directors?|managers?|partners|principals|executives?|officers)\\b`,
    );
  // 'The Contract Managers shall attempt in good faith to resolve it', 'what the officers cannot settle in a meeting'.
  if (way === 'talks')
    parts.push(
      `\\b${PEOPLE}\\b[^.;]{0,40}?\\b(?:attempt|try|endeavou?r|seek|meet)\\b[^.;]{0,40}?\\b(?:resolve|settle)\\s(?:it\\b|them\\b|(?:the|any|a|such)\\s(?:${DISPUTE}))`,
      `\\b(?:${DISPUTE})\\b[^.;]{0,60}?\\b${PEOPLE}\\b[^.;]{0,30}?\\b(?:unable to|cannot|do not|fail to)\\s(?:settle|resolve)\\b[^.;]{0,20}?\\b(?:meeting|discussion|negotiation)s?\\b`,
    );
  // 'If it is not sorted, it goes to a conciliator agreed between us.'
  if (way === 'mediation')
    parts.push(
      `\\b(?:it|the (?:matter|row|quarrel))\\s(?:then\\s|shall\\s|will\\s){0,2}(?:goes|go|is referred|be referred|is put|be put)\\s(?:then\\s)?to\\s(?:a|an|the|one)\\s(?:\\w+\\s){0,2}?${named}`,
    );
  // 'The parties confer within ten days. If not resolved they shall return to mediation.'
  if (way === 'mediation')
    parts.push(
      `\\b(?:if (?:not|it|that|this|these|they|we|the parties|talks|unresolved)|failing)\\b[^.;]{0,80}?\\b(?:go|goes|return|returns|proceed|proceeds|move|moves|turn|turns)\\s(?:back\\s|on\\s)?to\\s(?:\\w+\\s){0,3}?${named}`,
      `\\b(?:if|failing)\\b[^.;]{0,80}?\\b(?:may|can)\\s(?:then\\s)?(?:ask for|request|call for|propose)\\s(?:\\w+\\s){0,3}?${named}`,
      `\\b(?:if not resolved|if that fails|failing (?:that|this|agreement))\\b[^.;]{0,60}?\\b(?:is|be|are)\\smediated\\b`,
    );
  // 'Before going to court they spend a day with a mediator.'
  if (way === 'mediation' || way === 'expert')
    parts.push(
      `\\bbefore\\b[^.;]{0,80}?\\b(?:court|action|suing|suit|lawsuit|litigat|arbitrat)\\w*[^.;]{0,120}?\\b${named}`,
      `\\b${named}[^.;]{0,160}?\\b(?:before|and then|after that|failing that)\\b[^.;]{0,60}?\\b(?:courts?|suing|judge)\\b`,
    );
  if (way === 'courts')
    parts.push(
      '\\b(?:fails?|failing|cannot|unable|otherwise)\\b[^.;]{0,60}?\\b(?:legal action|lawsuits?|proceedings)\\b[^.;]{0,40}?\\bcourts?\\b',
    );
  if (way === 'courts')
    parts.push('\\bcourts?\\b[^.;]{0,80}?\\b(?:has|have|keeps?|retains?)\\s(?:[\\w-]+\\s){0,3}jurisdiction\\b');
  if (verb)
    parts.push(
      `\\b(?:shall|will|must|agrees? to|agreed to)\\s(?:\\w+\\s){0,3}${verb}\\b[^.;]{0,80}?\\b(?:${DISPUTE})\\b`,
    );
  return new RegExp(parts.join('|'), 'i');
}

/** The sentences that send disputes each way; what is written first is told by two sentences together (`written-complaint.ts`). */
export const SENDS: Readonly<Record<Exclude<Way, 'writing'>, RegExp>> = {
  grievance: anyWording(sendsTo('grievance'), GRIEVANCE_NEXT),
  complaint: COMPLAINT_FIRST,
  talks: sendsTo('talks'),
  hearing: PERSON_HEARS,
  mediation: sendsTo('mediation'),
  decision: PERSON_DECIDES,
  expert: anyWording(sendsTo('expert'), EXPERT_DECIDES),
  adjudication: sendsTo('adjudication'),
  arbitration: sendsTo('arbitration'),
  courts: sendsTo('courts'),
};
/** Disputes with others, and words on them in passing. */
export const OTHER_DISPUTES = wording([
  'third{ ,-}part{y,ies}, indemnif+, hold harmless, labo(u)r, union, insur{ed,er,ance}, taxing, tax authorit+',
  'invoice{d,s,} in dispute, set{ ,-}off, sets off',
]);
/** What is held back of a bill while it is talked over sends no dispute anywhere: 'if the Customer disputes an invoice, it may hold back the disputed part'. */
export const OF_A_BILL = wording([
  '{dispute,disputes,disputing,contests,queries,questions} {an,any,the,a part of an,part of an} ({item,line} {of,on} {an,any,the} )(+ ){invoice,bill,charge,statement}(s)',
  'disputed {part,portion,amount,sum,invoice,charge,fee,item}(s), undisputed {part,portion,amount,sum}(s)',
]);
const BOTH =
  '(?:you and we|we both|we all|both(?: of (?:us|them))?|both (?:parties|sides)|the parties|all parties|they both)';
const AGREE = '(?:so |then |later |mutually |expressly ){0,2}(?:agree|consent|wish|want|desire|choose|elect)';
/** 'Claims lapse if not brought before the court within six months' says until when one may sue, and not where. */
export const TIME_BAR = anyWording(
  wording(
    '{lapse,lapses,barred,time-barred,extinguished,waived,forfeited,lost,excluded}',
    inClause(40),
    '{if not,unless,if they are not,if it is not,where not}',
    inClause(60),
    'court',
  ),
  wording(
    'court',
    inClause(50),
    'within #1-3 {day,week,month,year}(s), within {one,two,three,six,twelve} {day,week,month,year}(s)',
  ),
);
/** Nothing is agreed but the way itself: not 'agree on the arbitrator'. */
const ON_IT = '(?=[,;.)]|$| (?:in writing|then|at the time|to (?:it|this|that|do so|arbitrat|refer|submit|go to)))';
/** Who is 'appointed by consent' decides though nobody agreed to go there. */
const CONSENT =
  '(?<!(?:appointed|chosen|nominated|named|selected|agreed|approved) )(?:by|with|on|upon) (?:the )?(?:\\w+ )?(?:agreement|consent)';
/** A step that is taken only if both agree on it when the dispute is there: it is none that binds. */
export const BY_CONSENT = new RegExp(
  [
    `\\b(?:if|where|when|provided) ${BOTH} ${AGREE}${ON_IT}[^.;]{0,60}\\barbitrat`,
    `\\barbitrat\\w*[^.;]{0,50}\\b(?:if|where|when|provided) ${BOTH} ${AGREE}${ON_IT}`,
    `\\bunless ${BOTH} ${AGREE}[^.;]{0,30}\\barbitrat`,
    `\\b(?:may|can)\\b[^.;]{0,30}\\b${CONSENT}\\b[^.;]{0,60}\\barbitrat`,
    `\\b(?:may|can)\\b[^.;]{0,50}\\barbitrat\\w*,? ${CONSENT}\\b`,
    `\\b${CONSENT} of (?:both|all|the other|the parties)\\b[^.;]{0,60}\\b(?:may|can)\\b[^.;]{0,30}\\barbitrat`,
    `\\b${BOTH} (?:may|can|are free to) (?:also |mutually |jointly |instead )?agree (?:in writing )?to [^.;]{0,60}\\barbitrat`,
    '\\bvoluntary arbitration|\\barbitration (?:is|shall be|remains) (?:voluntary|optional)',
  ].join('|'),
  'i',
);

/** What is allowed or asked of none: 'without mediation', but not 'if not resolved they mediate'. */
export const IS_NO_STEP = wording(
  'no, not, without, waives, waive, never',
  unlessNext(' ({been,so,be,thereby} ){resolved,settled,agreed,solved,able,reached,succeed}'),
  ' ~4 {mediat+,adjudicat+,conciliat+,grievance}',
);
/** Who is not sent there, and disputes of others. */
export const NOT_SENT = new RegExp(
  [
    OTHER_DISPUTES.source,
    IS_NO_STEP.source,
    // 'No lawsuit may be filed until the parties have tried mediation' sends them there.
    `\\b(?:no\\s(?:${DISPUTE})\\b(?![^.;]{0,60}\\b(?:until|unless|before)\\b)|not\\s(?:(?:be\\s)?(?:submitted|referred|subject|arbitrate)|be settled by))\\b[^.;]{0,80}?(?:arbitrat|mediat)`,
    '\\b(?:instead of|rather than|other than|excluding)\\s(?:[\\w-]+\\s){0,4}?(?:arbitrat|mediat)',
  ].join('|'),
  'i',
);

/** The same of a person who decides, as no expert or arbitrator does. */
export const NOT_BY_A_PERSON = anyWording(NOT_SENT, DECIDES_OTHERWISE, DISPUTE_OF_OTHERS);

/** The same of arbitration, which binds nobody who has yet to agree to it. */
export const NOT_ARBITRATED = anyWording(
  NOT_SENT,
  BY_CONSENT,
  // Who 'acts as an expert and not as arbitrator'.
  wording('{not,never} (act )as (an )arbitrator(s)'),
);
