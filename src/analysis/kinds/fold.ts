import { plainText } from '../document/plain-text';
import { BETWEEN_WORDS, endsBehindConsonant, withoutAccents, wordsIn } from '../lexicon/characters';
import { asWritten, closingWords, everywhere, wording } from '../lexicon/words';

/** Words that are spelled in two ways, as folded words. */
const SPELLINGS: Readonly<Record<string, string>> = {
  licence: 'license',
  licencing: 'licensing',
  programme: 'program',
  enrolment: 'enrollment',
  guarantee: 'guaranty',
  labour: 'labor',
  favour: 'favor',
  cheque: 'check',
  noncompete: 'noncompetition',
  nonsolicit: 'nonsolicitation',
  adviser: 'advisor',
  organiser: 'organizer',
};
/** Prefixes that are written together, with a hyphen or apart. */
const JOINED = /\b(?:non|sub|pre|re|multi|inter)- ?(?=\p{L})|\bnon (?=\p{L})|\b(?:co|e)-(?=\p{L})/giu;

const POSSESSIVE = everywhere(wording("'s"));

/** The words of a text in small letters, singular and in American spelling, so that 'Non-Disclosure' and 'nondisclosures' are one. */
export function foldWords(text: string): string[] {
  const plain = withoutAccents(plainText(text).normalize('NFKD'))
    .toLowerCase()
    .replace(JOINED, (prefix) => prefix.split(BETWEEN_WORDS).join(''))
    .replace(POSSESSIVE, '')
    .replaceAll('&', ' and ');
  return wordsIn(plain).map(foldWord);
}

function foldWord(word: string): string {
  const singular = singularOf(word);
  return SPELLINGS[singular] ?? singular.replace(/is(ation|ing|ed|er|e)$/, 'iz$1');
}

const NO_PLURAL = asWritten(closingWords('ss, us, is, aas'));

function singularOf(word: string): string {
  if (word.length < 4 || NO_PLURAL.test(word)) return word;
  if (endsBehindConsonant(word, 'ies')) return `${word.slice(0, -3)}y`;
  return word.endsWith('s') ? word.slice(0, -1) : word;
}
