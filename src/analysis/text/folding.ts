/** Text without differences that do not matter for a comparison, and where each character of it comes from. */
export interface Folded {
  text: string;
  /** The source offset of each character. */
  from: number[];
}

/** What is folded: white space and case (with the shapes of quotation marks and dashes), or punctuation as well. */
export type Folding = 'space' | 'punctuation';

const SHAPES: Readonly<Record<string, string>> = { '“': '"', '”': '"', '„': '"', '‘': "'", '’': "'", '‚': "'" };
const DASH = /[\u2010-\u2015\u2212]/;
/** Punctuation, but for the signs that make a number an amount or a percentage. */
const PUNCTUATION = /[\p{P}\p{S}]/u;
const AMOUNT_SIGN = /[$€£¥%§]/;
const INSIDE_NUMBER = /[.,:/-]/;

/** White space (and punctuation, if folded) becomes one ' ', letters become small. Marks inside of numbers stay. */
export function fold(source: string, folding: Folding): Folded {
  const from: number[] = [];
  let text = '';
  for (let i = 0; i < source.length; i++) {
    const character = plain(source.charAt(i));
    const dropped = folding === 'punctuation' && PUNCTUATION.test(character) && !AMOUNT_SIGN.test(character);
    if (/\s/.test(character) || (dropped && !isInsideNumber(source, i, character))) {
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

function plain(character: string): string {
  return DASH.test(character) ? '-' : (SHAPES[character] ?? character.toLowerCase());
}

function isInsideNumber(source: string, i: number, mark: string): boolean {
  return INSIDE_NUMBER.test(mark) && /\d/.test(source.charAt(i - 1)) && /\d/.test(source.charAt(i + 1));
}
