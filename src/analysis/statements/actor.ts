import { operativeSentences } from '../document/operative';
import type { Sentence } from '../document/outline';
import type { Reading } from '../reading';
import { isJoint, nameOf, partyPattern } from './party-names';
import type { Hit } from './search';

/** Words that may stand between a party and what it may or must do: "The Client also", "You, the tenant,". */
const BETWEEN = '(?:,[^,;.]{1,40},)?(?:\\s(?:also|only|alone|each|then|always|however|therefore|agrees|and))?\\s$';

/** Who does what a hit speaks of, in plain sentences: the party right before the words that matched ("You | can end ..."). */
export interface Actor {
  name: string;
  /** Both sides, or one of them named together with the other. */
  joint: boolean;
}

/** 'He pays for all claims': who he is stands in the sentence before. */
const PRONOUN = /^\W*(?:\d{1,2}\.\s)?(?:It|He|She)(?:\s(?:also|alone|then))?\s$/;

/** The party with which the sentence before begins. */
function subjectBefore(reading: Reading, sentence: Sentence): Actor | null {
  const sentences = operativeSentences(reading);
  const before = sentences[sentences.indexOf(sentence) - 1]?.text ?? '';
  const who = new RegExp(`^\\W*(?:\\d{1,2}\\.\\s)?(${partyPattern(reading)})\\b`).exec(before)?.[1];
  if (!who) return null;
  return isJoint(who) ? { name: 'either party', joint: true } : { name: nameOf(who), joint: false };
}

/** The party right before the words of a hit; null where none stands there ("She", "They", a passive). */
export function actorOf(reading: Reading, { sentence, match }: Hit): Actor | null {
  const party = partyPattern(reading);
  const before = sentence.text.slice(0, match.index);
  const found = new RegExp(`(${party})${BETWEEN}`).exec(before);
  if (!found?.[1]) return PRONOUN.test(before) ? subjectBefore(reading, sentence) : null;
  const pair = new RegExp(`${party},?\\s(?:or|and|nor)\\s$`).test(before.slice(0, found.index));
  const joint = pair || isJoint(found[1]) || /\b(?:each|either|neither|both) of\b/i.test(before);
  return { name: joint ? 'either party' : nameOf(found[1]), joint };
}

/** The one party that alone does what all hits speak of, with its first hit; null where the other side does it too or none is told. */
export function soleActor(reading: Reading, hits: readonly Hit[]): { name: string; hit: Hit } | null {
  const acts = hits.map((hit) => ({ hit, actor: actorOf(reading, hit) }));
  const first = acts.find(({ actor }) => actor !== null);
  if (!first?.actor || first.actor.joint) return null;
  const { name } = first.actor;
  if (acts.some(({ actor }) => actor && (actor.joint || actor.name.toLowerCase() !== name.toLowerCase()))) return null;
  return { name, hit: first.hit };
}
