/** '12/07/2025', '31-12-2024': day and month as numbers. Points ('30.09.2024') always part a day from the month after it. */
const NUMERIC = /(?<![\d/-])(\d{1,2})([/-])(\d{1,2})\2((?:19|20)\d\d)(?![/-]?\d)/g;
/** Marks of contracts from countries that write the day first. */
const COMMONWEALTH =
  /\bABN \d|\bRs\. ?\d|\b(?:governed by|construed (?:in accordance with|under)|laws? (?:of|in force in))\b[^.;]{0,60}\b(?:England|Scotland|Ireland|Australia|Victoria|New South Wales|Queensland|Western Australia|South Australia|Tasmania|New Zealand|India|Singapore|Malaysia|Hong Kong|South Africa|Nigeria|Kenya|Germany|France|Spain|Italy|Netherlands|Belgium|Denmark|Portugal|Brazil|Mexico)\b|\b(?:English|Irish|Scottish|Indian|Australian|German|French|Spanish|Italian|Dutch) law\b/;

/** Whether the numbers of this text's dates name the day first: by a date that allows one reading only, else by the country. */
function isDayFirst(plain: string, dates: readonly RegExpMatchArray[]): boolean {
  const dayFirst = dates.some(([, first, , second]) => Number(first) > 12 && Number(second) <= 12);
  const monthFirst = dates.some(([, first, , second]) => Number(first) <= 12 && Number(second) > 12);
  return dayFirst === monthFirst ? !monthFirst && COMMONWEALTH.test(plain) : dayFirst;
}

/** Plain text whose numeric dates have the month first, as they are read everywhere else. Each character's place is kept. */
export function withMonthsFirst(plain: string): string {
  const dates = [...plain.matchAll(NUMERIC)];
  if (dates.length === 0 || !isDayFirst(plain, dates)) return plain;
  return plain.replace(NUMERIC, '$3$2$1$2$4');
}
