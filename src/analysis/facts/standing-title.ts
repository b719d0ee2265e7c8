import { hasVerb } from '../document/headings';
import { evidenceAt } from '../evidence';
import {
  endsWithSign,
  hasDigit,
  hasLetters,
  opensWithCapital,
  opensWithDigit,
  withoutStart,
  wordsIn,
} from '../lexicon/characters';
import { closingWords, openingWords } from '../lexicon/words';
import { findDates } from '../mentions/dates';
import { endsLikeOrganisation, soundsLikeOrganisation } from '../mentions/legal-forms';
import { isBesideBody, type Paragraph } from '../pdf/contract-text';
import { type Fact, found } from './fact';
import type { Source } from './source';

/** How many lines a letter has before it greets, and a paper before its title. */
const FIRST_LINES = 20;
const LINES_ABOVE = 3;
const MOST_WORDS = 14;
const LEAST_LETTERS = 8;
const GREETS = openingWords('dear, hello, hi, ladies and gentlemen, gentlemen, to whom it may concern');
const SURE = 0.6;
/** Where a line breaks within its words. */
const BREAKS = closingWords('{by,of,for,to,with,between} {a,an,the}');

/** Whether a line ends before its title does: 'CONTRACT FOR THE PROCESSING OF DATA BY A' over 'SUBCONTRACTOR'. */
export function breaksOff(line: string): boolean {
  return BREAKS.test(line);
}

/**
 * The line that stands as a title by its place alone, whatever its words: in a letter the line between greeting and text, in another paper the first
 * heading, or the line under the name of a firm. Null where the line is a sentence, a row of a form, an address, a day or a name.
 */
export function standingTitle(source: Source): Fact<string> | null {
  const { contract, plain } = source;
  const lines = contract.paragraphs.slice(0, FIRST_LINES).filter((paragraph) => !isBesideBody(paragraph));
  const greeting = lines.findIndex(({ start, end }) => GREETS.test(plain.slice(start, end)));
  const at = greeting >= 0 ? greeting + 1 : placeOfTitle(source, lines);
  const line = lines[at];
  if (!line || !standsAlone(source, lines, at)) return null;
  const value = contract.text.slice(line.start, line.end).trim();
  return found({ value, confidence: SURE, evidence: [evidenceAt(contract, line.start, line.end)] });
}

/** The first heading that names no firm, else the line under the one that does. */
function placeOfTitle({ plain }: Source, lines: readonly Paragraph[]): number {
  const [first] = lines;
  const top = first ? plain.slice(first.start, first.end).trim() : '';
  if (first?.kind !== 'heading' && !isCapitals(top)) return -1;
  if (!isName(plain, top)) return 0;
  return lines.findIndex(
    ({ start, end }, at) => at > 0 && at <= LINES_ABOVE && !isAside(plain.slice(start, end).trim()),
  );
}

const isCapitals = (text: string) => hasLetters(text) && text === text.toUpperCase();

/** '(incorporated association)', 'Reg. No. 1234': what a letterhead says beside a name. */
const isAside = (line: string) => line.startsWith('(') || hasDigit(line);

/** A firm, or whoever the text calls again by the same words. */
function isName(plain: string, line: string): boolean {
  if (endsLikeOrganisation(line) || soundsLikeOrganisation(line)) return true;
  const words = line.toLowerCase();
  return plain.toLowerCase().includes(words, plain.toLowerCase().indexOf(words) + words.length);
}

/** Whether a line could be a title: short, no sentence or row of a form, and what follows does not go on in it. */
function standsAlone({ plain }: Source, lines: readonly Paragraph[], at: number): boolean {
  const line = lines[at];
  const next = lines[at + 1];
  if (!line || !next) return false;
  const text = plain.slice(line.start, line.end).trim();
  const count = wordsIn(text).length;
  if (count < 2 || count > MOST_WORDS || text.length < LEAST_LETTERS || !hasLetters(text)) return false;
  if (breaksOff(text) || endsWithSign(text, '.,;:!?') || text.includes('\t') || text.includes(': ')) return false;
  if (!opensWithCapital(withoutStart(text, `"'`)) || hasVerb(text) || findDates(text).length > 0) return false;
  // 'ASSIGNMENT OF SOFTWARE' and then 'between Ann Borel and Acme Mills Ltd'.
  if (isCapitals(text)) return true;
  const below = withoutStart(plain.slice(next.start, next.end).trim(), `"'([-•`);
  return opensWithCapital(below) || opensWithDigit(below) || next.kind !== 'body';
}
