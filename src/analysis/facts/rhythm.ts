/** How often a sum is paid that is paid again and again. */
export type Rhythm = 'year' | 'quarter' | 'month' | 'fortnight' | 'week';

const RHYTHMS: Readonly<Record<string, Rhythm>> = {
  year: 'year',
  annum: 'year',
  annual: 'year',
  quarter: 'quarter',
  month: 'month',
  fortnight: 'fortnight',
  week: 'week',
};
/** '€1,340 per month', '$54.00 a fortnight', '£2,184 a year'. */
const AGAIN_AFTER =
  /^\)?,? {0,2}(?:\(?plus [^.;|]{0,20}\)? {0,2})?(?:(?:an?|per|each|every) (?:calendar |contract )?(year|annum|quarter|month|fortnight|week)\b|(year|annual|quarter|month|fortnight|week)ly?\b)/i;
/** 'A monthly rent of £900', 'Monthly fee | $189.00'. */
const AGAIN_BEFORE = /\b(year|annual|quarter|month|fortnight|week)(?:ly)? (?!one\b)[^.;\d]{0,40}$/i;

/**
 * How often the sum from `start` to `end` is paid, by the words beside it.
 * @param from where its sentence or row begins: what stands above is of another sum
 */
export function rhythmOf(plain: string, start: number, end: number, from = 0): Rhythm | null {
  const [, unit, adverb] = AGAIN_AFTER.exec(plain.slice(end, end + 50)) ?? [];
  const [, before] = AGAIN_BEFORE.exec(plain.slice(Math.max(from, start - 60), start)) ?? [];
  // 'Annual charge | £11,480, quarterly in advance' is paid in four parts.
  const named = before && adverb && RHYTHMS[before.toLowerCase()] === 'year' ? before : (adverb ?? before);
  return RHYTHMS[(unit ?? named ?? '').toLowerCase()] ?? null;
}
