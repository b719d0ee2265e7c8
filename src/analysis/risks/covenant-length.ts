import { closingWords, wording } from '../lexicon/words';
import { approximateDays, findPeriods, type Period } from '../mentions/periods';

const LOOKS_BACK = closingWords('{last,preceding,previous,prior,final,past} (period of )');
/** 'For a year after': no figure and no numeral. */
const FOR_A_YEAR = wording('for a {year,month}( {after,afterwards,from,following})');

/** How long a covenant lasts: its longest period in months or years that is none of the past, as 'customers of the last twelve months' is. */
export function covenantLength(text: string): Period | null {
  const [longest] = findPeriods(text)
    .filter(({ unit }) => unit === 'month' || unit === 'year')
    .filter(({ start }) => !LOOKS_BACK.test(text.slice(Math.max(0, start - 40), start)))
    .sort((a, b) => approximateDays(b) - approximateDays(a));
  if (longest) return longest;
  const one = FOR_A_YEAR.exec(text)?.[0];
  return one ? { count: 1, unit: wording('year').test(one) ? 'year' : 'month' } : null;
}
