const QUOTES = /[“”„‟″]/g;
const APOSTROPHES = /[‘’‚‛′`]/g;
const SPACES = /[\u00a0\u2000-\u200b\u202f\u3000\t\n\r]/g;
const DASHES = /[‐‑‒–—−]/g;

/**
 * The text with typographic quotes, dashes and spaces made plain and line breaks made spaces. Each character keeps its
 * place, so offsets into the result are offsets into the text.
 */
export function plainText(text: string): string {
  return text.replace(QUOTES, '"').replace(APOSTROPHES, "'").replace(SPACES, ' ').replace(DASHES, '-');
}
