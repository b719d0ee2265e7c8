import type { Sentence } from '../document/outline';
import { closingWords, inClause, kept, wording } from '../lexicon/words';
import type { Reading } from '../reading';
import { firstWith, partyBefore, sentenceBefore } from './actors';
import { BEGINS_WITH_PRONOUN, topicParty } from './clauses';
import { type Actor, type Called, partiesIn } from './parties';

const LIABLE = '(?:liabilit|responsibilit|liable|responsible)';
const OWES = "(?:'(?:re|ll|s))?\\s(?:\\w+\\s){0,3}?(?:owes?|pays?|liable|responsible)\\b";

/** What stands around the party whose liability a sentence limits or excludes; the first that fits counts. */
const AROUND: readonly { before?: RegExp; after?: RegExp }[] = [
  { after: /'s?\s(?:and\sits\s\w+\s)?(?:\w+\s){0,4}liability\b[^.;]{0,80}?\b(?:exceed|limited\sto|capped)/iy },
  { before: closingWords('liability of( ), recoverable from( )( the)( )') },
  { after: /(?:'s?)?\s(?:and\sits\s\w+\s)?(?:\w+\s){0,5}(?:liabilit|responsibilit)/iy },
  { before: /(?:shall|will|may|is)\s$/i, after: new RegExp(`(?:[\\s,]+\\w+){0,12}?[\\s,]+(?:be\\s)?${LIABLE}`, 'iy') },
  { after: /(?:[\s,]+\w+){0,8}?[\s,]+(?:shall|will)\s(?:not\s)?(?:be|have)\s(?:any\s)?(?:liable|liability)/iy },
  {
    after:
      /(?:'(?:re|ll|s))?\s(?:(?:will|shall|can|is|are|does|do|has)\s)?(?:never|not|only|ever|\w{2,6}n't)\s(?:\w+\s){0,3}?(?:owes?|pays?|liable|responsible)\b/iy,
  },
  { before: closingWords('{the most,all} (that )'), after: new RegExp(OWES, 'iy') },
  { after: /\s(?:will\s|only\s)?owes?\s(?:[\w']+\s){0,3}?(?:nothing|no\smore|at\smost)\b/iy },
];
const POSSESSIVE = wording(kept('our, your'), ' ^2 {liability,responsibility}');
const ALL_OF_IT = '{total,aggregate,entire,maximum,whole,overall,cumulative} ';
const LIMITED_OF = wording(
  kept('our, your'),
  ` ${ALL_OF_IT}(${ALL_OF_IT}){liability,responsibility}`,
  inClause(120),
  'exceed, limited, capped, more than',
);
const WE: Actor = { name: '“we”', words: 'we', joint: false };
const YOU: Actor = { name: '“you”', words: 'you', joint: false };

/** The same by the words of one text alone, in which 'it' is nobody. */
export function liableIn(reading: Called, text: string): Actor | null {
  const parties = partiesIn(reading, text);
  // 'Neither Acme nor you will be liable for lost profits, and our total liability will not exceed': whose the limit is.
  const limited = LIMITED_OF.exec(text)?.[1]?.toLowerCase();
  if (limited) return limited === 'our' ? WE : YOU;
  for (const { before, after } of AROUND) {
    const found = parties.find(({ from, to }) => {
      if (before && !before.test(text.slice(Math.max(0, from - 24), from))) return false;
      if (!after) return true;
      after.lastIndex = to;
      return after.test(text);
    });
    if (found) return found.actor;
  }
  const possessive = POSSESSIVE.exec(text)?.[1]?.toLowerCase();
  return possessive === 'our' ? WE : possessive ? YOU : null;
}

/**
 * The party whose liability a sentence limits or excludes: "Supplier's liability", "liability of the Supplier", "shall Supplier be
 * liable", "Supplier shall not be liable"; 'it' at its beginning is the party of the sentence before. Null where none is told.
 */
export function liableParty(reading: Reading, sentence: Sentence): Actor | null {
  if (!BEGINS_WITH_PRONOUN.test(sentence.text)) return liableIn(reading, sentence.text);
  const before = sentenceBefore(reading, sentence)?.text ?? '';
  return liableIn(reading, before) ?? topicParty(reading, before);
}

const OWN_SOLE = /'s?\s(?:\w+\s){0,3}(?:sole|exclusive|only)/iy;
/** How a right is told that is the only one: 'may deduct 1% a week as its only remedy'. */
const AS_ONLY = wording('as {its,their,his,her,your,our,the} {sole,exclusive,only}');

/** The party that a sentence leaves one remedy only: "Customer's sole remedy", 'Customer may deduct 1% as its only remedy'. Null where none is told. */
export function partyWithOneRemedy(reading: Reading, sentence: Sentence): Actor | null {
  const owner = partyBefore(reading, sentence, OWN_SOLE);
  return owner ?? (AS_ONLY.test(sentence.text) ? (firstWith(reading, sentence, ['may'])?.who ?? null) : null);
}
