import { WHITE_SPACE } from '../lexicon/characters';

/** Characters without a meaning of their own: what a font without a map to Unicode gives. */
const MEANINGLESS = /[\p{Co}\p{Cn}\ufffd]/gu;
const MOST_MEANINGLESS = 0.5;
/** Codes of letters taken for characters: where they are numbers of glyphs, spaces and digits come out as controls. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: controls are what is counted
const CONTROLS = /[\u0000-\u0008\u000e-\u001f\u007f-\u009f]/g;
const MOST_CONTROLS = 0.08;
const LETTERS = /\p{Script=Latin}/gu;
const VOWELS = /[aeiouy\u00e0-\u00e6\u00e8-\u00ef\u00f2-\u00f6\u00f8-\u00fd\u0153]/gi;
/** Letters below which their statistics say nothing: tables of codes have few. */
const LEAST_LETTERS = 150;
/** Languages in Latin letters have 36 to 50 vowels in a hundred letters; English with every letter replaced by another one 5 to 20. */
const LEAST_VOWELS = 0.22;

/**
 * True where the text of a page is none that a person could read, although there is ink: private-use or unassigned characters, controls,
 * or letters that make no words, because its fonts do not say which character a glyph is.
 * @param text as the PDF has it, before it is normalised
 */
export function isBroken(text: string): boolean {
  const characters = text.replace(WHITE_SPACE, '').length;
  if (characters === 0) return false;
  const count = (pattern: RegExp) => text.match(pattern)?.length ?? 0;
  if (count(MEANINGLESS) > MOST_MEANINGLESS * characters) return true;
  if (count(CONTROLS) > MOST_CONTROLS * characters) return true;
  const letters = count(LETTERS);
  return letters >= LEAST_LETTERS && count(VOWELS) < LEAST_VOWELS * letters;
}
