import { anyWording, asWritten, closingWords, inClause, openingWords, wording } from '../../lexicon/words';
import type { Reading } from '../../reading';
import { capitalised } from '../../shorten';
import type { Force } from '../../statements/clauses';
import { type Passage, passageProof } from '../../statements/passages';
import { type Statement, statementsOf, subjectOf } from '../../statements/statements';
import { topicOf } from '../../statements/topics';
import { condensed, ended } from './condense';
import { isLegible } from './legible';
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
  if (/^Neither\s/.test(who)) return { lead: `${who} may`, rest: what };
  if (force === 'must not') return { lead: `${who} must not`, rest: what };
  const responsible = /^be (?:solely |fully |also )?(responsible (?:for|to)\b.*)$/i.exec(what);
  if (responsible) return { lead: `${who} ${isPlural ? 'are' : 'is'}`, rest: responsible[1] ?? '' };
  return { lead: `${who} must`, rest: what };
}

/** 'If it does not': what it means stands in a sentence that the line doesn't show. */
const WITHOUT_REFERENCE = openingWords(
  '{if,unless,in the event,should,where,when} (that ){it,they,he,she,this,these,not,so,such {is,are,event}}',
);
/** A condition that stands before the subject leaves room for a statement of at least this length. */
const LONGEST_FRONT = 64;
const LEAST_AFTER_FRONT = 30;

/** The duty with as much of its condition and time as there is room for; null where a condition had to go. */
function written(statement: Statement, what: string): string | null {
  const { lead, rest } = opening(statement, what);
  const room = LINE_LENGTH - lead.length - 1;
  const additions = statement.adjuncts.map(({ text, kind }) => ({ text: plainly(text), kind }));
  const condition = additions.find(({ kind }) => kind === 'condition');
  if (condition && WITHOUT_REFERENCE.test(condition.text)) return null;
  const addition = condition ?? additions.find(({ kind }) => kind === 'time');
  const whole = condensed(rest, room);
  if (!addition) return `${lead} ${whole}`;
  const left = room - addition.text.length - 1;
  const short = addition.text.length <= room / 2 ? condensed(rest, left) : '';
  if (short.length >= SHORTEST && !short.endsWith('…')) return `${lead} ${short} ${addition.text}`;
  if (addition.text.length <= LONGEST_FRONT) {
    const front = `${capitalised(addition.text)}, ${uncapitalised(lead)}`;
    const after = condensed(rest, LINE_LENGTH - front.length - 1);
    if (after.length >= LEAST_AFTER_FRONT) return `${front} ${after}`;
  }
  return condition ? null : `${lead} ${whole}`;
}

const LIGHT = /^(?:either:?|promptly|hereby|also|further|thereafter|at all times|in turn|then),?\s/i;
/** An object that stood in a list below the sentence: 'deliver to the Agents at the Closing Time:'. */
const OBJECT_BELOW = /^\w+(?:,| to\b)/;
const NO_DUTY = anyWording(
  openingWords([
    'default, fail {to,in}, {commit,be in} (a(n) )(material ){breach,default}, become {insolvent,bankrupt}, of, all, certain',
    'make a(n) (general )assignment for, each {of,such,party}, such, terms, confidential treatment',
    'without limitation, until, subject to, whether, within, directors, receive, continue to {receive,be}',
    'be {entitled,eligible}, take or abstain, following, as follows, this, it, so, them, these, that, and, or',
  ]),
  /^(?:the|an?)\s|^pay, (?:as|in)\b|^cause \(|^disclose\b.{0,80}\b(?:order|law|court|regulation|subpoena|legal process)\b|^\w+,\s(?:and|or)\b|^\S+(?:\s\S+)?$/i,
);
const BROKEN_END = closingWords(
  '{efforts,endeavo(u)rs,the following( +)( +)( +),{set {out,forth},described,listed} below,as follows,sum of,equal to( +),a fee of,royalty of,follows}( )(:)',
);

/** A statement that broke off in the text itself. */
const UNFINISHED = /\s(?:in particular|a|however|the|an?(?<!Party A)|of|to|and|or|than|by|with)$/i;

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
  'be (in any way ){responsible,liable,answerable,bound,obliged,required}, incur, undertake to',
]);
/** 'We won't serve if the price is not paid': what one need not do while something is not done. */
const REFUSES = openingWords("will not, won{'t,’t}");
/** What is forbidden however the sentence goes on. */
const BANNED = openingWords(
  40,
  'tell, disclose, use, share, sell, assign, transfer, copy, compete, solicit, hire, work, show',
);
const ON_CONDITION = wording('if, unless, until, as long as, so long as');

/** Whether the words only say what a party owns, does not answer for or may refuse, whatever verb they use. */
function isNoDuty({ force, passage, modalAt, at }: Statement, what: string): boolean {
  if (OWNS.test(what) && !SAFE.test(what) && force !== 'must not') return true;
  if (force !== 'must not') return false;
  const modal = passage.text.slice(modalAt, at).trim();
  return DISCLAIMED.test(what) || (REFUSES.test(modal) && ON_CONDITION.test(what) && !BANNED.test(what));
}

/** What is told as an obligation. */
const LAYS: readonly Force[] = ['must', 'must not', 'does'];

function dutyOf(reading: Reading, statement: Statement, isNda: boolean): Duty | null {
  const { passage, force, verb } = statement;
  if (!LAYS.includes(force) || passage.isDefinition) return null;
  const isBroken = !passage.isWhole || /:\s*$/.test(statement.what);
  const what = plainly(isBroken ? ended(statement.what) : statement.what)
    .replace(LIGHT, '')
    .replace(/[\s.;,]+$/, '');
  if (isNoDuty(statement, what)) return null;
  if (what.length < SHORTEST || NO_DUTY.test(what) || BROKEN_END.test(what) || !/^[A-Za-z]/.test(what)) return null;
  if (/:\s*$/.test(statement.what) && (OBJECT_BELOW.test(what) || asWritten(wording('following')).test(what)))
    return null;
  const topic = topicOf(verb === 'grants' ? `grant ${what}` : what);
  // A verb in capitals is a defined one ('Manufacture'); what else begins so is the title of something.
  if (topic.weight === 0 || (/^[A-Z]/.test(what) && topic.name === 'other')) return null;
  const text = written(statement, what);
  if (!text || !isLegible(text) || UNFINISHED.test(text) || pointsElsewhere(text)) return null;
  const extra = isNda && asWritten(wording('confidentiality*, return*')).test(topic.name) ? 1.5 : 0;
  const weight = topic.weight + extra + bonus(reading, passage, text) - (isBroken ? 0.7 : 0);
  if (weight < LEAST) return null;
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
