/** Most characters of a name that is kept; file systems allow 255 bytes. */
const MAX_LENGTH = 300;
/** Control characters, and the marks that turn the direction of text, with which 'fdp.exe' can be shown as 'exe.pdf'. */
const UNSEEN = /[\p{Cc}\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]/gu;

/** A file name as it is shown to people: the last part of the path, composed (NFC), without unseen characters. */
export function cleanFilename(given: string): string {
  const name = given.toWellFormed().split(/[/\\]/).at(-1) ?? '';
  const cleaned = name.normalize('NFC').replace(UNSEEN, '').trim();
  return cleaned.slice(0, MAX_LENGTH).toWellFormed() || 'contract.pdf';
}
