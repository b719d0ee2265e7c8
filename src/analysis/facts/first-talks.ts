import type { Sentence } from '../document/outline';
import { DISPUTE_WORDS, WHO_TALKS } from '../lexicon/en/dispute-matters';
import { COURT_AT_ANY_TIME, OPENS_WITH_TALKS, TITLE_OF_DISPUTES } from '../lexicon/en/steps-before-courts';
import { anyWording, inClause, openingWords, unlessNext, upTo, wording } from '../lexicon/words';
import { headingsOf } from '../provisions/input/headings';
import { findAll, findFirst, type Hit } from '../statements/search';
import { matterOf } from './dispute-scope';
import type { Source } from './source';
import { titlesOver } from './title-over';
import { OF_A_BILL, OTHER_DISPUTES } from './ways-of-settling';

/** 'We will first sit down together', 'the parties will meet, then mediate': talks ahead of mediation. */
const TALK_FIRST = anyWording(
  wording(
    'dispute(s), disagree*, difference(s), argument, row, quarrel*, fall out',
    inClause(120),
    'sit down, meet, talk, discuss, negotiate, speak to',
  ),
  wording('{will,shall,must} (first ){meet,talk,sit down}', inClause(40), 'then mediat*'),
);
const NO_TALKS = anyWording(OTHER_DISPUTES, OF_A_BILL);

const PUT_TO =
  '{referred,escalated,taken,brought,raised,put,submitted,discussed,go,goes,passed,reported,laid,talked over,considered}';
const TALK = '{discuss,discussed,meet,met,talk,talked,confer,consult,negotiate,sit down,speak}';
/** Whom they put it to: 'to the managing directors', 'between a director of each'; not 'before a mediator named by the partners'. */
const TO_WHOM = wording(
  ' {to,before,with,between,by,among} ({the,a,an,our,its,their} )',
  unlessNext('(+ )(+ ){mediator,arbitrator,expert,adjudicator,conciliator,panel,court,judge}'),
  '({meeting,conference,call} {of,between} )~6 ',
  WHO_TALKS,
);
/** 'By discussion between their account managers', 'through their executives', 'by a meeting in person'. */
const BY_TALKS = anyWording(
  wording(
    '{by,through,in,with} (+ )(+ ){discussion,consultation,conversation,dialogue,talk,negotiation,meeting}(s), {by,through} {talking,speaking,meeting,discussing,negotiating,conferring}',
  ),
  wording('{by,through} their (^2 )', WHO_TALKS),
);
/** 'The managing directors shall meet within 21 days of a notice of dispute'. */
const MEETS = ' {shall,must,will} ({first,then} ){meet,confer,speak,talk,discuss}';
/** 'A party with a complaint writes, and the two managers must speak': of whatever there is between them. */
const AFTER_COMPLAINT = wording(
  ['complaint, grievance, row', DISPUTE_WORDS],
  inClause(120),
  '{two,both,their,respective} (+ )',
  WHO_TALKS,
  MEETS,
);
/** 'Neither party may commence arbitration until the senior representatives have met'. */
const UNTIL_MET = wording(
  '{not,no,neither,nobody}',
  inClause(60),
  'court, proceedings, suit, action, arbitrat*, sue',
  inClause(30),
  '{until,unless,before}',
  inClause(40),
  WHO_TALKS,
  inClause(20),
  '{met,talked,spoken,conferred,negotiated}',
);
/** 'Before taking any step to recover money the parties will meet'. */
const BEFORE_STEP = wording(
  'before ({taking,any,commencing,starting,bringing,filing,going,resorting,either} )~3 {step,steps,suit,action,proceedings,court,litigation}',
  inClause(160),
  '{parties,both,we,they,sides} ({both} ){will,shall,must} ({first} ){meet,confer,talk,discuss,negotiate}',
  unlessNext(' ({once,first,together} )with {a,the,one} (^ ){mediator,conciliator}'),
);
/** 'Which the chief executive officers of the parties have not resolved within thirty days'. */
const NOT_RESOLVED_BY = wording(WHO_TALKS, inClause(40), '{have,has,do,cannot} ~1 {resolved,settled,resolve,settle}');
const MEETING = anyWording(
  BEFORE_STEP,
  wording(DISPUTE_WORDS, inClause(60), NOT_RESOLVED_BY),
  UNTIL_MET,
  wording(WHO_TALKS, MEETS, inClause(80), DISPUTE_WORDS),
  AFTER_COMPLAINT,
);
/** 'And if not resolved within twenty-eight days', 'failing which': something comes after. */
const AND_IF_NOT =
  'if ~5 {not,unresolved,cannot,unable,fail,fails,no}, failing {which,that,such,agreement,resolution}, should ~4 {not,fail}, {any,disputes,those} ~3 (so )not ~2 {settled,resolved}';
/** Talks ahead of whatever step: 'shall first be referred to the managing directors', 'is discussed between the managers before any proceedings'. */
const AHEAD = anyWording(
  wording('first, initially', inClause(30), PUT_TO, TO_WHOM),
  wording(PUT_TO, TO_WHOM, upTo(140, '.'), AND_IF_NOT),
  wording(PUT_TO, TO_WHOM, inClause(30), 'first'),
  wording(PUT_TO, ' {first,initially,in the first instance,in the first place}', TO_WHOM),
  wording(
    TALK,
    inClause(100),
    'before ({any,either,going,taking,the,one,anyone,anybody} )~3 {court,proceedings,action,suit,arbitration,suing}',
  ),
  wording('first {refer,escalate,take,bring,raise,put}', inClause(30), TO_WHOM),
  wording(DISPUTE_WORDS, inClause(40), 'first (be ){discussed,talked over,talked through,negotiated}'),
  wording("{shall,will,must,to,we'll,we’ll,they'll,they’ll} first {discuss,meet,talk,confer,consult,negotiate}"),
  wording(
    '{try,tries,attempt,attempts,seek,seeks,endeavour,endeavor}',
    inClause(30),
    'to {settle,resolve,work out,sort out}',
    inClause(60),
    BY_TALKS,
  ),
  MEETING,
  wording(
    WHO_TALKS,
    inClause(40),
    '{try,tries,attempt,attempts,seek,seeks,endeavour} (for ~4 )to {settle,resolve,sort out}',
    inClause(60),
    DISPUTE_WORDS,
  ),
);
/** Who decides does not talk, and who may talk need not. */
const NO_DUTY = anyWording(
  wording('decision, decide(s), decided by, ruling, final, determine(s)'),
  wording('{may,can,might,could} ({also,always} )({first,then} )', TALK),
  wording('{may,can,might,could} ({also,always,first,then} )({in good faith} ){try,attempt,seek,endeavour}'),
);

function isAhead(source: Source, { sentence: { text }, sentence }: Hit): boolean {
  if (NO_DUTY.test(text)) return false;
  const matter = matterOf(text, headingsOf(source.outline, sentence), 'talks');
  if (matter !== null) return matter === 'all';
  if (UNTIL_MET.test(text) || BEFORE_STEP.test(text)) return true;
  return AFTER_COMPLAINT.test(text) && TITLE_OF_DISPUTES.test(titlesOver(source.outline, sentence));
}

/** The sentence by which the sides talk before any other step; null where none says so. */
export function talksAhead(source: Source): Hit | null {
  return findAll(source, AHEAD, { unless: NO_TALKS, negated: true }).find((hit) => isAhead(source, hit)) ?? null;
}

/** The same as a sentence of its own under a title of disputes, or at whose end disputes go on: 'We talk first, for ten days.' */
export function talksInFront(source: Source): Hit | null {
  const { outline } = source;
  for (const [at, sentence] of outline.sentences.entries()) {
    const match = OPENS_WITH_TALKS.exec(sentence.text);
    // 'Talk to us first' without a full stop is a title.
    if (!match || !sentence.text.trim().endsWith('.')) continue;
    const isOfDisputes = GOES_ON.test(sentence.text) || TITLE_OF_DISPUTES.test(titlesOver(outline, sentence));
    const next = outline.sentences.slice(at, at + AROUND);
    if (isOfDisputes && !next.some(({ text }) => COURT_AT_ANY_TIME.test(text))) return { sentence, match };
  }
  return null;
}
const GOES_ON = wording([DISPUTE_WORDS, 'mediat*, arbitrat*']);
/** How many sentences on the court may take the first step back. */
const AROUND = 5;

/** 'Any dispute not so resolved', 'failing resolution within 45 days': a step of the sentence before has failed. */
const AFTER_A_STEP = wording(
  'not ({so,then,thus,thereby} ){resolved,settled}, failing {resolution,settlement,agreement,which,that}, if {they,the parties,we} {cannot,fail,do not}, if {not resolved,unresolved,no agreement,no resolution}',
);
const TALKED = wording(
  '{confer,meet,discuss,negotiate,consult,escalate,escalated}, good{ ,-}faith, discussion(s), negotiation(s), talks, meeting, work together',
);

/** The talks of the sentence before, where a step goes on with what they have not settled: 'the parties shall confer. Any dispute not so resolved'. */
export function talksThatFailed({ outline: { sentences } }: Source, { sentence, match }: Hit): Hit | null {
  const at = sentences.findIndex(({ start }) => start === sentence.start);
  const before = sentences[at - 1];
  if (!before || before.paragraph !== sentence.paragraph || !AFTER_A_STEP.test(sentence.text)) return null;
  if (NO_DUTY.test(before.text) || NO_TALKS.test(before.text) || !match) return null;
  const talked = TALKED.exec(before.text);
  return talked && { sentence: before, match: talked };
}

/** The same before a mediation, of which the sentence before may speak. */
export function talksBefore(source: Source, mediation: Sentence): Hit | null {
  return findFirst(source, TALK_FIRST, { unless: NO_TALKS, negated: true }) ?? talkBefore(source, mediation);
}

/** 'We'll talk first. If that doesn't work, we'll go to mediation': the sentence before names the talks that may fail. */
function talkBefore({ outline }: Source, mediation: Sentence): Hit | null {
  const sentence = outline.sentences[outline.sentences.findIndex(({ start }) => start === mediation.start) - 1];
  if (!sentence || !IF_THAT_FAILS.test(mediation.text)) return null;
  const match = TALKS.exec(sentence.text);
  return match && { sentence, match };
}
const IF_THAT_FAILS = openingWords(
  "if {that,this,talking,talks,the talks} {doesn't,doesn’t,don't,don’t,does not,do not,fails,fail}",
);
const TALKS = wording(
  'talk, meet, sit down, discuss, {sort,work} it out, phone, call each other, speak to each other, directly',
);
