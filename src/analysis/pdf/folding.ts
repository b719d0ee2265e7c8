import { hasDigit, hasLetters, hasSpace } from '../lexicon/characters';

/** Text without differences that do not matter for a comparison, and where each character of it comes from. */
export interface Folded {
  text: string;
  /** The source offset of each character. */
  from: number[];
}

/**
 * What is folded: white space and case (with the shapes of quotation marks, dashes and ligatures), punctuation as well, or also
 * the hyphens inside of words with the line break behind them, so that 'termi-\nnation' is 'termination'.
 */
export type Folding = 'space' | 'punctuation' | 'hyphens';

const SHAPES: Readonly<Record<string, string>> = { '“': '"', '”': '"', '„': '"', '‘': "'", '’': "'", '‚': "'" };
const DASHES = '\u2010\u2011\u2012\u2013\u2014\u2015\u2212';
/** Punctuation, but for the signs that make a number an amount or a percentage. */
const PUNCTUATION = /[\p{P}\p{S}]/u;
const AMOUNT_SIGNS = '$€£¥%§';
const INSIDE_NUMBER = '.,:/-';

/** White space (and punctuation, if folded) becomes one ' ', letters become small. Marks inside of numbers stay. */
export function fold(source: string, folding: Folding): Folded {
  const from: number[] = [];
  let text = '';
  for (let i = 0; i < source.length; i++) {
    const character = plain(source.charAt(i));
    if (folding === 'hyphens' && character === '-') {
      const broken = brokenWord(source, i);
      if (broken > 0) {
        i += broken - 1;
        continue;
      }
    }
    const dropped = folding !== 'space' && PUNCTUATION.test(character) && !AMOUNT_SIGNS.includes(character);
    if (hasSpace(character) || (dropped && !isInsideNumber(source, i, character))) {
      if (text === '' || text.endsWith(' ')) continue;
      text += ' ';
      from.push(i);
    } else {
      text += character;
      for (let unit = 0; unit < character.length; unit++) from.push(i);
    }
  }
  return { text, from };
}

const LIGATURE = /[\uFB00-\uFB06]/;
const SOFT_HYPHEN = '\u00ad';

function plain(character: string): string {
  if (character < '\u0080') return character.toLowerCase();
  if (character === SOFT_HYPHEN) return '';
  if (LIGATURE.test(character)) return character.normalize('NFKC');
  return DASHES.includes(character) ? '-' : (SHAPES[character] ?? character.toLowerCase());
}

/** How many characters a hyphen inside of a word takes with the white space behind it; 0 where it joins no letters. */
function brokenWord(source: string, i: number): number {
  if (!hasLetters(source.charAt(i - 1))) return 0;
  const space = /^\s{0,4}/.exec(source.slice(i + 1, i + 5))?.[0].length ?? 0;
  return hasLetters(source.charAt(i + 1 + space)) ? 1 + space : 0;
}

function isInsideNumber(source: string, i: number, mark: string): boolean {
  return INSIDE_NUMBER.includes(mark) && hasDigit(source.charAt(i - 1)) && hasDigit(source.charAt(i + 1));
}
