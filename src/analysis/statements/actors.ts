import { operativeSentences } from '../document/operative';
import type { Sentence } from '../document/outline';
import { NO_WORD } from '../lexicon/characters';
import { openingWords, wording } from '../lexicon/words';
import type { Reading } from '../reading';
import type { Force } from './clauses';
import { type Actor, isSame, partiesIn, partyAt } from './parties';
import type { Hit } from './search';
import { type Statement, statementsIn } from './statements';

/** A hit with a modal of its own has a subject of its own, unless it goes on from the one before: 'and may'. */
const OWN_MODAL = openingWords(NO_WORD, 'shall, must, will, may, can, has to, have to, need(s) to, reserve(s)');
const GOES_ON = /(?:\b(?:and|or|but|also|then|that it|that they)|,)\s*(?:\w+ly\s|also\s)?$/i;
const BOTH = wording('{each,either,neither,both,no}( of the) part{y,ies}, {each,either,neither,both} {side(s),of us}');

/** The statement in which the words of a hit stand, or the first that begins within them; null where no party is spoken of there. */
export function statementAt(reading: Reading, { sentence, match }: Hit): Statement | null {
  const { statements, at } = statementsIn(reading, sentence);
  const from = at + match.index;
  const to = from + match[0].length;
  const around = statements.findLast((statement) => statement.from <= from && from < statement.to);
  const within = statements.find((statement) => from < statement.from && statement.from < to);
  if (!around) return within ?? null;
  if (from <= around.at || !OWN_MODAL.test(match[0])) return around;
  return GOES_ON.test(around.passage.text.slice(around.at, from)) ? around : (within ?? null);
}

/** Who does, must or may do what a hit speaks of; null where nobody is named. */
export function actorOf(reading: Reading, hit: Hit): Actor | null {
  return statementAt(reading, hit)?.who ?? null;
}

/** The one party that alone does what all hits speak of, with its first hit; null where the other side does it too or none is told. */
export function soleActor(reading: Reading, hits: readonly Hit[]): { name: string; actor: Actor; hit: Hit } | null {
  const acts = hits.flatMap((hit) => {
    const actor = actorOf(reading, hit);
    return actor ? [{ hit, actor }] : [];
  });
  const [first] = acts;
  if (!first || acts.some(({ actor }) => actor.joint || !isSame(actor, first.actor))) return null;
  return { name: first.actor.name, ...first };
}

/** Somebody who is no party by this name and is bound: 'The Distributors will not', 'resellers shall not'. */
const SUBJECT_BANNED = wording('^s(,) {will,shall,must,may,agree} {not,to}');

/** Who is bound where a hit stands: 'each party' where it is both, 'a party' where none is named. */
export function boundBy(reading: Reading, hit: Hit): { name: string; mutual: boolean } {
  const said = statementAt(reading, hit) ?? firstWith(reading, hit.sentence, ['must', 'must not']);
  // 'The Distributors will not sell goods competitive with those offered by Lucid': who is only named behind 'by' is not bound.
  const isBystander = said?.voice === 'agent' && SUBJECT_BANNED.test(hit.sentence.text);
  const who = isBystander ? null : said?.who;
  if (who && !who.joint) return { name: who.name, mutual: false };
  return { name: who || BOTH.test(hit.sentence.text) ? 'each party' : 'a party', mutual: true };
}

/** The first statement of a sentence with one of these forces. */
export function firstWith(reading: Reading, sentence: Sentence, forces: readonly Force[]): Statement | null {
  return statementsIn(reading, sentence).statements.find(({ force }) => forces.includes(force)) ?? null;
}

/** The party that is named right behind the words of a hit: 'is the property of | Customer'. */
export function actorBehind(reading: Reading, { sentence, match }: Hit): Actor | null {
  return partyAt(reading, sentence.text, match.index + match[0].length);
}

/** Pairs of a sentence's party and the words behind it, for what is said of somebody without a verb: 'Customer’s sole remedy'. */
export function partyBefore(reading: Reading, sentence: Sentence, words: RegExp): Actor | null {
  const { text } = sentence;
  return partiesIn(reading, text).find(({ to }) => matchesAt(words, text, to))?.actor ?? null;
}

function matchesAt(pattern: RegExp, text: string, index: number): boolean {
  pattern.lastIndex = index;
  return pattern.test(text);
}

/** The sentence before, in which 'it' is named; null where there is none. */
export function sentenceBefore(reading: Reading, sentence: Sentence): Sentence | null {
  const sentences = operativeSentences(reading);
  return sentences[sentences.indexOf(sentence) - 1] ?? null;
}
