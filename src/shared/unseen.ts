/** Control characters, and the marks that turn the direction of text, with which 'fdp.exe' can be shown as 'exe.pdf'. */
const UNSEEN = /[\p{Cc}\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]/gu;

/** A name without what nobody sees, line breaks among it. */
export function withoutUnseen(name: string): string {
  return name.replace(UNSEEN, '');
}
