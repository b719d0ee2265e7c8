import { WHITE_SPACE } from '../../lexicon/characters';
import type { Reading } from '../../reading';
import { passagesOf } from '../passages';

/** A title is shorter than this, in characters. */
const LONGEST = 90;

/** The title that stands right above a passage, by its place among all: the last line between it and the one before; null where there is none. */
export function titleAbove(reading: Reading, at: number): string | null {
  const passages = passagesOf(reading);
  const passage = passages[at];
  if (!passage) return null;
  const runIn = passage.text
    .slice(0, passage.lead)
    .replace(/^[\s\d.()]+/, '')
    .replace(WHITE_SPACE, ' ')
    .trim();
  if (/\p{L}{2}/u.test(runIn)) return runIn.replace(/[.:]$/, '');
  const from = passages[at - 1]?.end ?? 0;
  const lines = reading.contract.text.slice(Math.max(from, passage.start - 4 * LONGEST), passage.start).split('\n');
  const last = lines.map((line) => line.replace(WHITE_SPACE, ' ').trim()).findLast((line) => line !== '');
  const title = last?.replace(/^(?:[\d.()]+|[A-Z][.)])\s*/, '').replace(/[.:]$/, '') ?? '';
  return /\p{L}{2}/u.test(title) && title.length <= LONGEST ? title : null;
}
