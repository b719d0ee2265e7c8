import { WHITE_SPACE } from '../../lexicon/characters';

/** Remains of a bad scan, of markup, of a form or of a redaction: no line is made of such words. */
const DEBRIS =
  /&\w{2,6};|&[a-z]?b?bsp\b|\ufffd|_{2,}|-{4,}|\.{4,}|[|\\{}<>~^]|\b(?:[A-Za-z] ){4,}|\w\d{0,2}[!?]\w|[a-z]{28,}|["']{3,}/;
const REDACTED = /\[\s?[*•●x.\s]{1,12}\s?\]|\*{2,}|\[\s?_?redacted_?\s?\]/gi;

/** The share of letters that words need, and that the row of a table needs which says what its sums are for. */
const LEAST = 0.7;
const LEAST_OF_FIGURES = 0.4;

/** Whether the words can be shown to a reader as a statement: no debris, mostly letters (unless figures are what it is about), at most one redaction. */
export function isLegible(text: string, isFigures = false): boolean {
  if (DEBRIS.test(text.replace(REDACTED, ''))) return false;
  if ((text.match(REDACTED) ?? []).length > 1) return false;
  const letters = text.match(/[A-Za-z]/g)?.length ?? 0;
  return letters >= text.replace(WHITE_SPACE, '').length * (isFigures ? LEAST_OF_FIGURES : LEAST);
}
