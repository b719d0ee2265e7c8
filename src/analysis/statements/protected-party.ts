import { operativeSentences } from '../document/operative';
import type { Sentence } from '../document/outline';
import type { Reading } from '../reading';
import { nameOf, partyPattern } from './party-names';

/**
 * The party whose liability a sentence limits or excludes: "Supplier's liability", "liability of the Supplier", "shall Supplier
 * be liable", "Supplier shall not be liable". Null where none is the subject.
 */
export function protectedParty(reading: Reading, text: string): string | null {
  const party = partyPattern(reading);
  const match =
    new RegExp(`(${party})'?s?'?\\s(?:and\\sits\\s\\w+\\s)?(?:\\w+\\s){0,5}(?:liabilit|responsibilit)`).exec(text) ??
    new RegExp(`(?:liability|LIABILITY)\\s(?:of|OF)\\s(${party})`).exec(text) ??
    new RegExp(
      `(?:shall|will|may|is|SHALL|WILL)\\s(${party})(?:[\\s,]+\\w+){0,12}?[\\s,]+(?:be\\s|BE\\s)?(?:liable|liability|LIABLE|LIABILITY)`,
    ).exec(text) ??
    new RegExp(
      `(${party})(?:[\\s,]+\\w+){0,8}?[\\s,]+(?:shall|will|SHALL|WILL)\\s(?:not\\s|NOT\\s)?(?:be\\s|BE\\s|have\\s)(?:any\\s)?(?:liable|LIABLE|liability)`,
    ).exec(text) ??
    new RegExp(
      `(${party})(?:'(?:re|ll|s))?\\s(?:(?:will|shall|can|is|are|does|do|has)\\s)?(?:(?:never|not|only|ever|\\w{2,6}n't)\\s)(?:\\w+\\s){0,3}?(?:owes?|pays?|liable|responsible)\\b`,
    ).exec(text) ??
    new RegExp(
      `(?:[Tt]he\\smost|[Aa]ll)\\s(?:that\\s)?(${party})(?:'(?:re|ll|s))?\\s(?:\\w+\\s){0,3}?(?:owes?|pays?|liable|responsible)\\b`,
    ).exec(text) ??
    new RegExp(`(${party})\\s(?:will\\s|only\\s)?owes?\\s(?:[\\w']+\\s){0,3}?(?:nothing|no\\smore|at\\smost)\\b`).exec(
      text,
    );
  if (match?.[1]) return nameOf(match[1]);
  const possessive = /\b(our|your)\s(?:\w+\s){0,2}(?:liability|responsibility)\b/i.exec(text)?.[1];
  return possessive ? nameOf(possessive.toLowerCase() === 'our' ? 'we' : 'you') : null;
}

/** 'It never has to pay more than': who is meant stands in the sentence before. */
const PRONOUN = /^\W*(?:\d{1,2}\.\s)?(?:it|he|she)\b/i;

/** The same for a sentence in its place: 'it' at its beginning is the party of the sentence before. */
export function protectedIn(reading: Reading, sentence: Sentence): string | null {
  if (!PRONOUN.test(sentence.text)) return protectedParty(reading, sentence.text);
  const sentences = operativeSentences(reading);
  const before = sentences[sentences.indexOf(sentence) - 1]?.text ?? '';
  const subject = new RegExp(`^\\W*(?:\\d{1,2}\\.\\s)?(${partyPattern(reading)})\\b`).exec(before)?.[1];
  return protectedParty(reading, before) ?? (subject ? nameOf(subject) : null);
}
