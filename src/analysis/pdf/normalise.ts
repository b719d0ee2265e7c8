const SPACES = /[\p{Zs}\t\r\n\f\v\u2028\u2029]/gu;
/** Controls, zero-width characters, byte order marks and the replacement character: nothing that a reader sees. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: controls are what is removed
const INVISIBLE = /[\u0000-\u0008\u000e-\u001f\u007f-\u009f\u200b-\u200f\u202a-\u202e\u2060-\u2064\ufeff]/g;
const LIGATURES = /[\ufb00-\ufb06]/g;
const SOFT_HYPHEN_INSIDE = /\u00ad(?!$)/g;

/**
 * The characters of a piece of text as they go into the one text: every kind of space becomes ' ', ligatures become
 * letters, invisible characters go. Quotation marks and dashes stay as they are printed, so that quotes are exact.
 * A soft hyphen at the very end stays for the joining of lines.
 */
export function normaliseCharacters(text: string): string {
  return text
    .replace(SPACES, ' ')
    .replace(INVISIBLE, '')
    .replace(LIGATURES, (ligature) => ligature.normalize('NFKC'))
    .replace(SOFT_HYPHEN_INSIDE, '');
}
