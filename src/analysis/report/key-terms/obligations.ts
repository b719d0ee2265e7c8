import { openingWords, wording } from '../../lexicon/words';
import { findMoney } from '../../mentions/money';
import { findPeriods } from '../../mentions/periods';
import type { Reading } from '../../reading';
import type { Force } from '../../statements/clauses';
import type { Passage } from '../../statements/passages';
import { type Statement, statementsOf, subjectOf } from '../../statements/statements';
import { topicOf } from '../../statements/topics';
import { isTold, LINES_PER_LIST, type Line } from './line';
import { toldOf } from './own-words';

/** Below this a duty is housekeeping, which a reader of key terms does not look for. */
const LEAST = 1.9;
/** What a further line on the same topic, or of the same party, loses: the list is to show the whole deal. */
const SAME_TOPIC = 1;
const SAME_PARTY = 0.35;
/** An NDA is about little else than confidence. */
const SAME_TOPIC_OF_NDA = 0.4;
const OF_NDA = 1.5;
/** What a line gains or loses, whatever it is about. */
const WITH_SUM = 0.9;
const WITH_LENGTH = 0.5;
const OF_SCHEDULE = -1;
const OF_BOTH = -0.5;
const CUT = -0.5;

interface Duty {
  statement: Statement;
  who: string;
  topic: string;
  weight: number;
}

const LAYS: readonly Force[] = ['must', 'must not', 'does'];
/** 'Is not entitled to', 'will not be liable', 'will not guarantee': a right withheld, or what nobody answers for, is no duty. */
const NO_DUTY = wording(
  'not {be ,}(also )(further ){entitled,eligible}, not {guarantee,warrant,promise,represent}, {not,nor} ~8 be (held ){responsible,liable,answerable,bound,obliged,required}, retain(s) all, {may,can,will} not always, not (always )be {in a position,able} to',
);
/** 'Keeps the copyright', 'will assume that it was proofread', 'will receive': what a party has, gets or takes for granted. */
const HAS = openingWords(
  'keep ~4 {copyright,title,ownership,right(s)}, keep {your,his,her,their} ~3 {name,data,details}, retain, reserve, own, {assume,presume,suppose} that, get, receive, earn, be {entitled,eligible}, {see,find,notice}',
);
const BOTH = openingWords('{Neither,Either,Each}, the parties');

function dutyOf(reading: Reading, statement: Statement, isNda: boolean): Duty | null {
  const { passage, force, verb, what, modalAt } = statement;
  if (!LAYS.includes(force) || passage.isDefinition) return null;
  if (NO_DUTY.test(passage.text.slice(modalAt, modalAt + 80)) || (force !== 'must not' && HAS.test(what))) return null;
  const topic = topicOf(verb === 'grants' ? `grant ${what}` : what);
  if (topic.weight === 0) return null;
  const who = subjectOf(statement);
  const ofNda = isNda && ['confidentiality', 'return'].includes(topic.name) ? OF_NDA : 0;
  const weight = topic.weight + ofNda + bonusOf(reading, passage) + (BOTH.test(who) ? OF_BOTH : 0);
  return weight < LEAST ? null : { statement, who, topic: topic.name, weight };
}

function bonusOf(reading: Reading, { text, section }: Passage): number {
  const ofSchedule = section !== null && reading.outline.sections[section]?.kind === 'schedule' ? OF_SCHEDULE : 0;
  return ofSchedule + (findMoney(text).length > 0 ? WITH_SUM : 0) + (findPeriods(text).length > 0 ? WITH_LENGTH : 0);
}

/** More duties than these are not compared with one another, so that a document of nothing but duties costs no more. */
const MOST_COMPARED = 120;
const MOST_READ = 5000;

/** Picks the weightiest duty time and again, each topic and party losing weight once it has a line; a sentence is told once. */
function varied(reading: Reading, duties: readonly Duty[], isNda: boolean, elsewhere: readonly Line[]): Line[] {
  const left = duties.toSorted((a, b) => b.weight - a.weight).slice(0, MOST_COMPARED);
  const picked: Duty[] = [];
  const lines: Line[] = [];
  const again = (topic: string): number => (isNda && topic === 'confidentiality' ? SAME_TOPIC_OF_NDA : SAME_TOPIC);
  const worth = (duty: Duty): number =>
    duty.weight -
    again(duty.topic) * picked.filter(({ topic }) => topic === duty.topic).length -
    SAME_PARTY * picked.filter(({ who }) => who === duty.who).length;
  while (lines.length < LINES_PER_LIST && left.length > 0) {
    const best = left.reduce((one, other) => (worth(other) > worth(one) ? other : one));
    left.splice(left.indexOf(best), 1);
    const told = toldOf(reading, best.statement.passage);
    if (!told) continue;
    const { isCut, ...said } = told;
    const line = { ...said, weight: LINES_PER_LIST - lines.length + (isCut ? CUT : 0) };
    if (isTold(line, [...lines, ...elsewhere])) continue;
    picked.push(best);
    lines.push(line);
  }
  return lines;
}

/**
 * The sentences that say who must (or must not) do what, the weightiest of each matter and party first.
 * @param elsewhere lines that another list tells
 */
export function obligationLines(reading: Reading, elsewhere: readonly Line[] = []): Line[] {
  const isNda = reading.kind.family === 'nda';
  const duties = statementsOf(reading)
    .filter(({ isMain }) => isMain)
    .slice(0, MOST_READ)
    .map((statement) => dutyOf(reading, statement, isNda));
  return varied(
    reading,
    duties.filter((duty) => duty !== null),
    isNda,
    elsewhere,
  );
}
