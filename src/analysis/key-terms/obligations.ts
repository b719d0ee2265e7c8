import { dutyIn } from '../matching/duty';
import { operativeSentences } from '../matching/operative';
import { isJoint, nameOf } from '../matching/party-names';
import { proof } from '../matching/search';
import { capitalised, shorten } from '../matching/shorten';
import type { Reading } from '../reading';
import type { Line } from './line';

/** How much a duty weighs, by its verb: what the deal is about first, housekeeping last. */
const WEIGHTS: readonly (readonly [RegExp, number])[] = [
  [
    /^(?:not\s)?(?:be\s)?(?:deemed|construed|considered|entitled|liable|responsible|bound|in|an?|the|have|governed|effective|binding|subject)\b/i,
    0,
  ],
  [
    /^(?:mean|include|survive|remain|inure|apply|constitute|become|cause|continue|commence|begin|expire|terminate|use (?:its|their|reasonable|commercially))\b/i,
    0,
  ],
  [
    /^(?:pay|deliver|supply|sell|purchase|perform|manufacture|develop|license|transfer|render|host|ship|produce|contribute)\b/i,
    6,
  ],
  [
    /^(?:indemnify|defend|hold|keep|maintain|disclose|compete|solicit|return|destroy|protect|insure|obtain|procure|carry)\b/i,
    5,
  ],
  [
    /^(?:appoint|market|promote|advertise|distribute|report|submit|furnish|prepare|make|install|train|support|assign|reimburse|complete|order)\b/i,
    4,
  ],
  [/^(?:comply|ensure|notify|give|permit|allow|cooperate|assist|establish|grant|inform|send|designate)\b/i, 3],
];
const EMPTY =
  /^(?:not\s)?(?:be\b|have\b|receive\b|do so\b|mutually agree|arrange for appropriate|in no event|include|mean|from time to time|(?:\w+ly,? )?at (?:its|your|their) option|\W)/i;
const LONGEST = 130;
/** A sentence that opens with a condition is told whole only if the condition is short; else the duty alone would mislead. */
const CONDITION = /^\s*(?:\(?[a-z0-9]{1,4}\)\s*|[\d.]+\s+)?(?:if|unless|in the event|where|should|upon|except)\b/i;

function weigh(what: string): number {
  return WEIGHTS.find(([pattern]) => pattern.test(what))?.[1] ?? 2;
}

/** "Either party must not" reads better as "Neither party may". */
function subject(who: string, modal: string): string {
  return /^either\b/i.test(who) && modal === 'must not'
    ? `${who.replace(/^either/i, 'Neither')} may`
    : `${who} ${modal}`;
}

interface DutyLine extends Line {
  who: string;
}

/** Most lines for one party, so that the list shows both sides. */
const MOST_PER_PARTY = 6;

/** Who must (or must not) do what, one duty a line: "Supplier must deliver the Goods within 30 days". */
export function obligationLines(reading: Reading): Line[] {
  const duties = operativeSentences(reading).flatMap((sentence): DutyLine[] => {
    if (CONDITION.test(sentence.text)) return [];
    const duty = dutyIn(reading, sentence.text);
    if (!duty || duty.modal === 'may' || duty.what.length < 12 || EMPTY.test(duty.what)) return [];
    const weight = weigh(duty.what.replace(/^\w+ly\s/i, ''));
    if (weight === 0) return [];
    const who = nameOf(duty.who)
      .replace(/[“”]/g, '')
      .replace(/^neither\s/i, 'either ')
      .replace(/^no\s/i, 'any ');
    const what = duty.what.replace(/^(?:also|promptly|further|hereby|thereafter|at all times)\s/i, '');
    const modal = duty.modal === 'shall' ? 'must' : 'must not';
    const text = `${subject(capitalised(who), modal)} ${shorten(what, LONGEST)}`;
    const named = isJoint(duty.who) ? 0 : 0.5;
    return [{ text, evidence: [proof(reading, { sentence })], weight: weight + named, who: who.toLowerCase() }];
  });
  return bothSides(duties);
}

/** The weightiest duties, at most six of one party while others have any. */
function bothSides(duties: readonly DutyLine[]): Line[] {
  const counts = new Map<string, number>();
  return [...duties]
    .sort((a, b) => b.weight - a.weight)
    .map((line) => {
      const count = (counts.get(line.who) ?? 0) + 1;
      counts.set(line.who, count);
      return {
        text: line.text,
        evidence: line.evidence,
        weight: count > MOST_PER_PARTY ? line.weight - 10 : line.weight,
      };
    });
}
