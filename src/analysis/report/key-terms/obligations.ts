import { capitalised } from '../../../shared/phrases';
import { WHITE_SPACE } from '../../lexicon/characters';
import { anyWording, asWritten, closingWords, inClause, onlyWords, openingWords, wording } from '../../lexicon/words';
import type { Reading } from '../../reading';
import type { Force } from '../../statements/clauses';
import { type Passage, passageProof, passagesOf } from '../../statements/passages';
import { type Statement, statementsOf, subjectOf } from '../../statements/statements';
import { topicOf } from '../../statements/topics';
import { followsCondition, withConsent } from './around-duty';
import { condensed, ended } from './condense';
import { CUT_OFF, isLeftHanging, NOTHING_OWED } from './dangling';
import { isLegible } from './legible';
import { GOES_ON_LIMITING, LONGEST_WITH_LIMITS, limitAt, toldWhole, wholeSentence } from './limits';
import { LINES_PER_LIST, type Line, saySame, uncapitalised } from './line';
import { pointsElsewhere } from './own-words';
import { plainly } from './wording';

/** The longest line, in characters. */
export const LINE_LENGTH = 140;
/** Fewer characters after 'must' tell nothing. */
const SHORTEST = 12;
/** Below this a duty is housekeeping, which a reader of key terms does not look for. */
const LEAST = 1.9;
/** What a further line on the same topic, or of the same party, loses: the list is to show the whole deal. */
const SAME_TOPIC = 1;
const SAME_PARTY = 0.35;
/** An NDA is about little else than confidence. */
const SAME_TOPIC_OF_NDA = 0.4;

interface Duty extends Line {
  who: string;
  topic: string;
}

/** 'Supplier must not', 'Neither party may', 'Licensor grants', 'Customer is responsible for'. */
function opening(statement: Statement, what: string): { lead: string; rest: string } {
  const { force, verb } = statement;
  const who = subjectOf(statement);
  const isPlural = / and |^(?:The parties|We|You)\b/.test(who);
  if (verb) return { lead: `${who} ${isPlural ? verb.slice(0, -1) : verb}`, rest: what };
  if (who.startsWith('Neither ')) return { lead: `${who} may`, rest: what };
  if (who === 'Either party' && force === 'must not') return { lead: 'Neither party may', rest: what };
  if (force === 'must not') return { lead: `${who} must not`, rest: what };
  const responsible = /^be (?:solely |fully |also )?(responsible (?:for|to)\b.*)$/i.exec(what);
  if (responsible) return { lead: `${who} ${isPlural ? 'are' : 'is'}`, rest: responsible[1] ?? '' };
  return { lead: `${who} must`, rest: what };
}

/** 'If it does not': what it means stands in a sentence that the line doesn't show. */
const WITHOUT_REFERENCE = anyWording(
  openingWords(
    '{if,unless,in the event,should,where,when} (that ){it,they,he,she,this,these,not,so,such {is,are,event}}',
  ),
  openingWords("{if,unless} {you,we} {do,don't,don’t,does,do not,did}"),
  wording('{do,does,doing} so'),
  openingWords('in {such,that,this,either} {event,case}, {in ,under }{such,these} circumstances, failing {which,that}'),
);
/** 'Upon termination', 'after the trial': before, or without, what it names there is no such duty. */
const EVENT = openingWords(
  'upon, after, following, when, whenever, once, until, while, as soon as, from and after, during {any,the trial,the first}*, on termination',
);
const OF_THE_TERM = openingWords(
  '{during,throughout} {the,its} {term,entire term}*, upon signing this, after the {effective,commencement} date',
);
/** A condition that stands before the subject leaves room for a statement of at least this length. */
const LONGEST_FRONT = 64;
const LEAST_AFTER_FRONT = 30;

/** '; provided, however, that', ', but': what limits the duty behind its clause. */
function limitBehind({ passage, to, force, what }: Statement): string {
  const behind = passage.text.slice(to);
  const clause = behind.replace(/^[\s,;]+/, '');
  const [next = ''] = clause.split(/;\s/);
  if (GOES_ON_LIMITING.test(clause)) return `, ${plainly(next)}`;
  return force === 'must not' && ALLOWS.test(next) && sharesWord(what, next) ? `; ${plainly(next)}` : '';
}

/** 'Must not pass the work on; window cleaning may be subcontracted': what the next clause takes out of the ban. */
const ALLOWS = wording('may, can, need not');
const SHARED_STEM = 7;

/** Whether two clauses speak of one thing. */
function sharesWord(one: string, other: string): boolean {
  const stems = one.toLowerCase().split(WHITE_SPACE);
  return stems.some((word) => word.length >= SHARED_STEM && other.toLowerCase().includes(word.slice(0, SHARED_STEM)));
}

/** The duty with its condition and all that limits it, and its time where there is room; null where something of that had to go. */
function written(statement: Statement, what: string): string | null {
  const { lead, rest } = opening(statement, `${what}${limitBehind(statement)}`);
  const isNarrow = NARROW.test(lead);
  const told = (room: number, used: number): string | null =>
    toldWhole(rest, room, LONGEST_WITH_LIMITS - used, isNarrow);
  const room = LINE_LENGTH - lead.length - 1;
  const additions = statement.adjuncts.map(({ text, kind }) => ({ text: plainly(text), kind }));
  const needed = additions.filter(
    ({ text, kind }) => kind === 'condition' || (kind === 'time' && EVENT.test(text) && !OF_THE_TERM.test(text)),
  );
  if (needed.some(({ text }) => WITHOUT_REFERENCE.test(text))) return null;
  const [addition = additions.find(({ kind }) => kind === 'time')] = needed;
  const whole = told(room, lead.length + 1);
  if (!addition) return whole && `${lead} ${whole}`;
  const isShort = needed.length < 2 && addition.text.length <= room / 2 && limitAt(rest) < 0;
  const short = isShort ? condensed(rest, room - addition.text.length - 1) : '';
  if (short.length >= SHORTEST && !short.endsWith('…')) return `${lead} ${short} ${addition.text}`;
  const words = needed.length > 1 ? needed.map(({ text }) => text).join(', ') : addition.text;
  const front = `${capitalised(words)}, ${uncapitalised(lead)}`;
  if (needed.length === 0 && words.length > LONGEST_FRONT) return whole && `${lead} ${whole}`;
  const after = told(Math.max(LINE_LENGTH - front.length - 1, LEAST_AFTER_FRONT), front.length + 1);
  if (after && after.length >= LEAST_AFTER_FRONT && front.length + after.length < LONGEST_WITH_LIMITS)
    return `${front} ${after}`;
  return needed.length > 0 ? null : whole && `${lead} ${whole}`;
}

/** What is forbidden is no more than what the words say to their end. */
const NARROW = wording('must not, may');
/** An indemnity against what, in a line that was cut before its cause. */
const WITHOUT_CAUSE = wording('indemnif+, hold harmless');
const CAUSE = wording(
  '{arising,resulting,caused,suffered,incurred}, from, because, due to, by reason, as a result, based, for, out of, relating, claim(s) that, in connection',
);

const LIGHT =
  /^(?:either:?|promptly|hereby|also|further|thereafter|otherwise|need to|at all times|in turn|then|(?:to )?each other to),?\s/i;
/** An object that stood in a list below the sentence: 'deliver to the Agents at the Closing Time:'. */
const OBJECT_BELOW = /^\w+(?:,| to\b)/;
const NO_DUTY = anyWording(
  openingWords([
    'default, fail {to,in}, {commit,be in} (a(n) )(material ){breach,default}, become {insolvent,bankrupt}, of, all, certain',
    'make a(n) (general )assignment for, each {of,such,party}, such, terms, confidential treatment',
    'pay ({you,us} ){at most,no more than,not more than}, (then )get {a,an,your,the,back,no,half,part}',
    'without limitation, until, subject to, whether, within, directors, receive, continue to {receive,be}',
    '{keep,retain} (all )(the )(its )(his )(her ){copyright,title,ownership,rejected,right,rights,income,earnings}, own, be {entitled,eligible}, earn, enjoy, {peaceably,quietly} {hold,enjoy,have}, neither, take or abstain, following, as follows, this, it, so, them, these, that, and, or',
  ]),
  /^(?:the|an?)\s|^pay, (?:as|in)\b|^cause \(|^disclose\b.{0,80}\b(?:order|law|court|regulation|subpoena|legal process)\b|^\w+,\s(?:and|or)\b|^make (?:no|any) deductions?$|^\S+(?:\s\S+)?$/i,
);
/** 'Not use or disclose them', 'not pass it on': what, another sentence says. */
const ON_WHAT = openingWords('+( {or,and} +) {it,them} {except,on,to,for,in,save,without,unless}');
const BROKEN_END = closingWords(
  '{efforts,endeavo(u)rs,the following( +)( +)( +),{set {out,forth},described,listed} below,as follows,sum of,equal to( +),a fee of,royalty of,follows}( )(:)',
);

/** 'Give four weeks' notice', 'tell us by post': of what, another sentence says. */
const OF_WHAT = anyWording(
  openingWords('give', inClause(70), 'notice'),
  openingWords('{tell,notify,inform} {you,us,it,him,her,the other,the +,+} {by,in,within,at,before,no later}'),
);
const OF_THIS = wording(
  'notice(s) {of,to,that,before,if,when,prior to,in case}, {of,about,that,whether,if,when,where,who,which} {the,a(n),any,its,it,this,you,we,his,her,all,each,+}',
);
/** 'Provided that you keep to this letter, the Company will pay': a condition. */
const PROVIDED = closingWords('provided( always)(,)( however)(,) that( the)( )');
/** 'You then pay for the time spent': what only follows from the clause before. */
const THEN = wording('then');
const isConditional = ({ adjuncts }: Statement): boolean => adjuncts.some(({ kind }) => kind === 'condition');
/** 'We won't carry it out; that would need a separate letter': what is left out of the work, which nobody forbids. */
const ELSEWHERE = openingWords(
  /[\s;,]{0,3}/,
  '{that,this,it,these,those,which} {would,will,needs,need,is,are}',
  inClause(30),
  '{separate,another,extra,additional,further,not part,not included,outside}',
);
/** A list below 'Upon termination of this Agreement:'. */
const STEM_SAYS_WHEN = wording('upon, if, in the event, after, following, when, termination, expiration, expiry');

/** Whether a lettered item with a subject of its own stands below a line that says when it applies. */
function isBelowCondition(reading: Reading, { passage, from }: Statement): boolean {
  if (from === 0 || !ITEM.test(passage.text)) return false;
  const passages = passagesOf(reading);
  const index = passages.indexOf(passage);
  const above = passages.slice(Math.max(0, index - MOST_ITEMS), index);
  const stem = above.findLastIndex(({ text }) => OPENS_LIST.test(text));
  return (
    stem >= 0 &&
    above.slice(stem + 1).every(({ text }) => ITEM.test(text)) &&
    STEM_SAYS_WHEN.test(above[stem]?.text ?? '')
  );
}
const OPENS_LIST = closingWords(':( )');
const ITEM = /^\s*\(?(?:[a-z]{1,4}|\d{1,2})[.)]\s/;
const MOST_ITEMS = 8;
/** '… in Appendix 2. 4.2 All shares are net': the next clause, which an abbreviation hid. */
const NEXT_CLAUSE = /\.\s(?=(?:\([a-z\d]{1,3}\)|\d{1,2}(?:\.\d{1,2})+\.?)\s[A-Z])/;
/** 'Procure that and others shall keep'. */
const BROKEN = wording('{that,of,by,to,for,from} and others, {that,of,by,to,for} against');

/** A statement that broke off in the text itself. */
const UNFINISHED =
  /\b(?:[A-Z]\.){1,3}[A-Z]$|\s(?:in particular|a|however|the|an?(?<!Party A)|of|to|and|or|than|by|with)$/i;

/** What makes a line more or less telling, whatever it is about: each pattern with what it adds. */
const TELLING: readonly (readonly [RegExp, number])[] = [
  [/[$€£]\s?\d|\b(?:EUR|GBP|USD)\s\d/, 0.9],
  [/\d\s?%|\b\d+\s(?:business |calendar |working )?(?:days?|weeks?|months?|years?|hours?)\b/i, 0.5],
  [/…$/, -0.5],
  [/\*{2}|\[\s?[*•]/, -0.4],
  [asWritten(openingWords('The parties*')), -0.8],
  [/\s(?:if|unless|in the event)\b|^(?:If|Unless|In the event)\b/, -0.7],
  [/^(?:Neither|Either|Each)\s/, -0.3],
  [asWritten(openingWords('{Indemnif,Other,Affected,Notifying,Breaching,Defaulting}* {P,p}art*')), -2.5],
  [/^.{0,70}\b(?:such|the same|these|those|thereof|foregoing)\b/, -1],
];

function bonus(reading: Reading, passage: Passage, text: string): number {
  const section = passage.section === null ? null : reading.outline.sections[passage.section];
  const telling = TELLING.reduce((sum, [pattern, worth]) => sum + (pattern.test(text) ? worth : 0), 0);
  return telling - (section?.kind === 'schedule' ? 1 : 0);
}

/** 'You keep the copyright': whose something is, no duty. */
const OWNS = openingWords(
  'keep, retain, reserve, hold',
  inClause(60),
  'copyright, title, ownership, right(s), property in, propert{y,ies}, deposit, interest in, intellectual property',
);
const SAFE = wording(
  'confidential, secret, safe, secure*, insured, good repair, good condition, in repair, escrow, trust',
);
/** 'Will not guarantee that', 'will not be responsible for': what nobody answers for. */
const DISCLAIMED = openingWords([
  'guarantee, warrant, promise, represent, accept (any ){liability,responsibility}, assume (any ){liability,responsibility}',
  'be (held )(in any way ){responsible,liable,answerable,bound,obliged,required}, incur, undertake to, be deemed, have any {liability,obligation,duty}',
  '{at any time,in any way,in any event,under any circumstances} ~5 be (held ){responsible,liable,answerable,bound}',
]);
/** 'We won't serve if the price is not paid': what one need not do while something is not done. */
const REFUSES = openingWords("will not, won{'t,’t}");
/** 'Will assume that it was proofread', 'will treat every order as Customer's': what a party takes for granted. */
const SUPPOSES = anyWording(
  openingWords('{assume,presume,suppose} that'),
  openingWords('treat, regard, consider, deem', inClause(80), 'as, approved, accepted, agreed'),
);
/** 'Will not make any attempt to check': no service, unless a contract says 'shall not attempt'. */
const NO_SERVICE = openingWords('make any {attempt,effort} to, be under any {obligation,duty}');
const OWN_REFUSAL = openingWords("can{'t,’t,not}");
/** What is forbidden however the sentence goes on. */
const BANNED = openingWords(
  40,
  'tell, disclose, use, share, sell, assign, transfer, copy, compete, solicit, hire, work, show',
);
const ON_CONDITION = wording('if, unless, until, as long as, so long as');

/** Whether the words only say what a party owns, does not answer for or may refuse, whatever verb they use. */
function isNoDuty({ who, force, passage, modalAt, at }: Statement, what: string): boolean {
  if (OWNS.test(what) && !SAFE.test(what) && force !== 'must not') return true;
  if (force !== 'must not') return SUPPOSES.test(what);
  const modal = passage.text.slice(modalAt, at).trim();
  if (NO_SERVICE.test(what) && REFUSES.test(modal)) return true;
  if (OWN_REFUSAL.test(modal) && onlyWords('we').test(who.words)) return true;
  return DISCLAIMED.test(what) || (REFUSES.test(modal) && ON_CONDITION.test(what) && !BANNED.test(what));
}

/** What is told as an obligation. */
const LAYS: readonly Force[] = ['must', 'must not', 'does'];

const SHALL = wording('shall, must, agree(s), undertake(s)');
/** 'Pay the Author, on copies sold': how much stood in a list below. */
const PAYS_ON = openingWords('pay', inClause(80), 'on');
/** 'Is not entitled to participate' withholds a right and forbids nothing. */
const NOT_ENTITLED = wording('not (be )(also )(further ){entitled,eligible}');

function isNothingOwed({ passage, modalAt, at }: Statement, what: string): boolean {
  return NOTHING_OWED.test(what) && !SHALL.test(passage.text.slice(modalAt, at));
}

function dutyOf(reading: Reading, statement: Statement, isNda: boolean): Duty | null {
  const { passage, force, verb } = statement;
  if (!LAYS.includes(force) || passage.isDefinition) return null;
  const isBroken = !passage.isWhole || OPENS_LIST.test(statement.what);
  const said = statement.what.split(NEXT_CLAUSE)[0] ?? '';
  const what = plainly(isBroken ? ended(said) : said)
    .replace(LIGHT, '')
    .replace(/[\s.;,]+$/, '');
  if (isNoDuty(statement, what) || (OF_WHAT.test(what) && !OF_THIS.test(what))) return null;
  if (PROVIDED.test(passage.text.slice(0, statement.from)) && force === 'does') return null;
  if (force !== 'must not' && isNothingOwed(statement, what)) return null;
  if (THEN.test(passage.text.slice(statement.from, statement.at)) && !isConditional(statement)) return null;
  if (
    REFUSES.test(passage.text.slice(statement.modalAt, statement.at).trim()) &&
    ELSEWHERE.test(passage.text.slice(statement.to))
  )
    return null;
  if (force === 'must not' && NOT_ENTITLED.test(passage.text.slice(statement.modalAt, statement.at))) return null;
  if (ON_WHAT.test(what)) return null;
  if (what.length < SHORTEST || NO_DUTY.test(what) || BROKEN_END.test(what) || !/^[A-Za-z]/.test(what)) return null;
  if (OPENS_LIST.test(statement.what) && (OBJECT_BELOW.test(what) || asWritten(wording('following')).test(what)))
    return null;
  const topic = topicOf(verb === 'grants' ? `grant ${what}` : what);
  // A verb in capitals is a defined one ('Manufacture'); what else begins so is the title of something.
  if (topic.weight === 0 || (/^[A-Z]/.test(what) && topic.name === 'other')) return null;
  const text = withConsent(
    reading,
    passage,
    followsCondition(statement) ? wholeSentence(passage) : written(statement, what),
  );
  if (!text || !isLegible(text) || UNFINISHED.test(text) || BROKEN.test(text) || pointsElsewhere(text)) return null;
  if (isLeftHanging(text) || (CUT_OFF.test(passage.text) && PAYS_ON.test(what))) return null;
  if (text.endsWith('…') && WITHOUT_CAUSE.test(text) && !CAUSE.test(text)) return null;
  const extra = isNda && asWritten(wording('confidentiality*, return*')).test(topic.name) ? 1.5 : 0;
  const weight = topic.weight + extra + bonus(reading, passage, text) - (isBroken ? 0.7 : 0);
  if (weight < LEAST || isBelowCondition(reading, statement)) return null;
  return {
    text,
    evidence: [passageProof(reading, passage, statement.from, statement.to)],
    weight,
    who: subjectOf(statement),
    topic: topic.name,
  };
}

/** More duties than these are not compared with one another, so that a document of nothing but duties costs no more. */
const MOST_COMPARED = 120;
const MOST_READ = 5000;

/** Picks the weightiest duty time and again, each topic and party losing weight once it has a line. */
function varied(duties: readonly Duty[], isNda: boolean): Line[] {
  const left = duties.toSorted((a, b) => b.weight - a.weight).slice(0, MOST_COMPARED);
  const picked: Duty[] = [];
  const again = (topic: string): number => (isNda && topic === 'confidentiality' ? SAME_TOPIC_OF_NDA : SAME_TOPIC);
  const worth = (duty: Duty): number =>
    duty.weight -
    again(duty.topic) * picked.filter(({ topic }) => topic === duty.topic).length -
    SAME_PARTY * picked.filter(({ who }) => who === duty.who).length;
  while (picked.length < LINES_PER_LIST && left.length > 0) {
    const best = left.reduce((one, other) => (worth(other) > worth(one) ? other : one));
    left.splice(left.indexOf(best), 1);
    if (!picked.some((line) => saySame(line.text, best.text))) picked.push(best);
  }
  return picked.map(({ text, evidence }, index) => ({ text, evidence, weight: LINES_PER_LIST - index }));
}

/** Who must (or must not) do what, when and on what condition, one duty a line: "Supplier must deliver the Goods within 30 days". */
export function obligationLines(reading: Reading): Line[] {
  const isNda = reading.kind.family === 'nda';
  const duties = statementsOf(reading)
    .filter(({ isMain }) => isMain)
    .slice(0, MOST_READ)
    .map((statement) => dutyOf(reading, statement, isNda));
  return varied(
    duties.filter((duty) => duty !== null),
    isNda,
  );
}
