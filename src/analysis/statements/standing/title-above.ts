import { hasLetters, NUMBERING, WHITE_SPACE, withoutLast, withoutStart } from '../../lexicon/characters';
import type { Reading } from '../../reading';
import { passagesOf } from '../passages';

/** A title is shorter than this, in characters. */
const LONGEST = 90;

/** The title that stands right above a passage, by its place among all: the last line between it and the one before; null where there is none. */
export function titleAbove(reading: Reading, at: number): string | null {
  const passages = passagesOf(reading);
  const passage = passages[at];
  if (!passage) return null;
  const runIn = withoutStart(passage.text.slice(0, passage.lead), NUMBERING).replace(WHITE_SPACE, ' ').trim();
  if (hasLetters(runIn, 2)) return withoutLast(runIn, '.:');
  const from = passages[at - 1]?.end ?? 0;
  const lines = reading.contract.text.slice(Math.max(from, passage.start - 4 * LONGEST), passage.start).split('\n');
  const last = lines.map((line) => line.replace(WHITE_SPACE, ' ').trim()).findLast((line) => line !== '');
  const title = withoutLast(last?.replace(/^(?:[\d.()]+|[A-Z][.)])\s*/, '') ?? '', '.:');
  return hasLetters(title, 2) && title.length <= LONGEST ? title : null;
}
