const QUOTES = /[“”„‟″]/g;
const APOSTROPHES = /[‘’‚‛′`]/g;
const SPACES = /[\u00a0\u2000-\u200b\u202f\u3000\t\n\r]/g;
const DASHES = /[‐‑‒–—−]/g;
/** The line on which something was filled in: '_April 1, 2025_', '____Ann Borel____'; an empty one stays. */
const FILLED_LINE = /(?<!\w)_+(?=[\p{L}\p{N}$€£])|(?<=[\p{L}\p{N}.)"%])_+(?!\w)/gu;
/** '20_25_': the year of a form. */
const FILLED_YEAR = /\b(19|20)(_+)(\d\d)(_*)(?!\w)/g;
/** Anything that is made plain: whatever is not among the common signs, and '_' and '`'. */
const NOT_PLAIN = /[^ -^a-~]/;

/**
 * The text with typographic quotes, dashes and spaces made plain, line breaks made spaces, and without the lines on which a form was filled in. Each character keeps its
 * place, so offsets into the result are offsets into the text.
 */
export function plainText(text: string): string {
  if (!NOT_PLAIN.test(text)) return text;
  const plain = text.replace(QUOTES, '"').replace(APOSTROPHES, "'").replace(SPACES, ' ').replace(DASHES, '-');
  return plain.includes('_') ? withoutLines(plain) : plain;
}

function withoutLines(plain: string): string {
  return plain
    .replace(FILLED_YEAR, (_, century, line, year, rest) => `${century}${year}${' '.repeat(line.length + rest.length)}`)
    .replace(FILLED_LINE, (line) => ' '.repeat(line.length));
}
