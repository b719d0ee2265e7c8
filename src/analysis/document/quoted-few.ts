import type { Evidence } from '../../shared/analysis';
import { listed } from '../../shared/phrases';
import { DRAWN_LINE, WHITE_SPACE } from '../lexicon/characters';

/** Places of a paper in their own words within brackets, ready to follow what is said of them: ' (“By: ______”)'; nothing where these are many or long. */
export function quotedFew(places: readonly Evidence[]): string {
  const words = places.map(({ quote }) => quote.replace(WHITE_SPACE, ' ').replace(DRAWN_LINE, '____'));
  if (words.length === 0 || words.length > MOST || words.some(({ length }) => length > LONGEST)) return '';
  return ` (${listed(words.map((one) => `“${one}”`))})`;
}
const MOST = 3;
const LONGEST = 90;
