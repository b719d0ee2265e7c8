/** Signs of the law and habits that a paper belongs to; counted, since one dollar sign says little. */
const SIGNS = {
  US: /\$|\b(?:United States|U\.S\.|USA|Delaware|California|New York|Texas|Illinois|Florida|Ohio|Oregon|County|LLC|Inc\b|[A-Z]{2} \d{5}\b|at-will|zip code)/g,
  England:
    /£|\b(?:England|English law|Wales|GBP|HMRC|pcm|VAT|[A-Z]{1,2}\d{1,2}[A-Z]? \d[A-Z]{2}\b|Companies House|statutory sick pay|Ltd\b)/g,
} as const;
/** How many times as many signs the one must have. */
const CLEARLY = 2;
const SEARCHED = 60_000;

export type Place = keyof typeof SIGNS;

/** Whose law and habits a paper shows; null where the signs are mixed, few or of another country. */
export function placeOf(plain: string): Place | null {
  const text = plain.slice(0, SEARCHED);
  const american = text.match(SIGNS.US)?.length ?? 0;
  const english = text.match(SIGNS.England)?.length ?? 0;
  if (american >= 2 && american > CLEARLY * english) return 'US';
  return english >= 2 && english > CLEARLY * american ? 'England' : null;
}
