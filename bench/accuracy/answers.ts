/** How an answer is compared with a label: both are brought to one form first. The rules are those of the labels' own scorer. */

const WORD = '[\\p{L}\\p{N}_]';

function words(alternatives: string, flags = 'gu'): RegExp {
  return new RegExp(`(?<!${WORD})(?:${alternatives})(?!${WORD})`, flags);
}

const SUFFIX = words(
  'incorporated|inc|corporation|corp|company|co|limited|ltd|llc|llp|lp|plc|gmbh|ag|sa|nv|bv|the|and|of',
);
const PLACE = words(
  'the|state|commonwealth|province|of|laws?|united states|usa|us|united kingdom|uk|canada|republic|people s|peoples',
);
const SMALL = 'zero one two three four five six seven eight nine ten eleven twelve'.split(' ');
const NUMBERS = new Map<string, number>([
  ...SMALL.map((word, number) => [word, number] as const),
  ...([
    ['fifteen', 15],
    ['eighteen', 18],
    ['twenty', 20],
    ['thirty', 30],
    ['forty five', 45],
    ['sixty', 60],
    ['ninety', 90],
    ['hundred', 100],
    ['one hundred twenty', 120],
    ['one hundred eighty', 180],
  ] as const),
]);
/** Longest first, so that 'one hundred twenty' is not read as 'one'. */
const NUMBER_WORDS = [...NUMBERS].toSorted(([one], [other]) => other.length - one.length);

function tidy(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}

/** Without case, punctuation and repeated spaces. */
function foldAnswer(text: string | null): string {
  const plain = (text ?? '').toLowerCase().replaceAll('&', ' and ').replaceAll('.', '');
  return tidy(plain.replace(/[^\p{L}\p{N}_ ]+/gu, ' '));
}

/** A company's name without its legal form and its former names. */
export function foldParty(name: string): string {
  const own = name.replace(/\((?:formerly|f\/k\/a|d\/b\/a|dba)[^)]*\)/gi, '').replace(/["“”]/g, '');
  return tidy(foldAnswer(own).replace(SUFFIX, ' '));
}

/** The names in a label like 'Acme, Inc. ("Acme"); Borel LLC (collectively, the "Parties")'. */
export function labelledParties(label: string): string[] {
  return label.split(';').flatMap((part) => {
    const name = part.replace(/\(.*?\)/g, '').replace(/^[ ,.]+|[ ,.]+$/g, '');
    const alias = [...part.matchAll(/\((.*?)\)/g)]
      .map((match) => match[1])
      .join(' ')
      .toLowerCase();
    const forAll = /collectively|and the|each a|parties to/.test(alias);
    const several = name.toLowerCase().includes(' and ') && /parties|party/.test(alias);
    return forAll || several || name === '' || [...name].length > 90 || foldParty(name) === '' ? [] : [name];
  });
}

/** YYYY-MM-DD or 'perpetual'; null for what is neither, such as a date that is partly redacted. Numbers alone are month first. */
export function foldDate(text: string | null): string | null {
  const day = (text ?? '').trim();
  if (/^\d{4}-\d{2}-\d{2}$/.test(day)) return day;
  const match = /^(\d{1,2})\/(\d{1,2})\/(\d{2,4})$/.exec(day);
  if (!match) return day.toLowerCase() === 'perpetual' ? 'perpetual' : null;
  const [month = 0, date = 0, short = 0] = match.slice(1).map(Number);
  const year = short > 99 ? short : short + (short < 50 ? 2000 : 1900);
  const time = new Date(Date.UTC(year, month - 1, date));
  return time.getUTCMonth() === month - 1 && time.getUTCDate() === date ? time.toISOString().slice(0, 10) : null;
}

/** '36 month' for '3 years': the first length in the text, in days, business days or months; null where there is none. */
export function foldPeriod(text: string | null): string | null {
  let plain = foldAnswer((text ?? '').replaceAll('-', ' '));
  for (const [word, number] of NUMBER_WORDS) plain = plain.replace(words(word), String(number));
  const match = /(\d+)\s*(business day|day|week|month|quarter|year)/.exec(plain);
  if (!match) return plain.includes('perpetual') ? 'perpetual' : null;
  const count = Number(match[1]);
  if (match[2] === 'year') return `${count * 12} month`;
  if (match[2] === 'quarter') return `${count * 3} month`;
  return match[2] === 'week' ? `${count * 7} day` : `${count} ${match[2]}`;
}

/** A state or country without 'the State of' and the country that a state is in. */
export function foldPlace(text: string | null): string {
  return tidy(foldAnswer(text).replace(PLACE, ' '));
}

/** A law is right when it is one of the first two that the label names, or part of it ('England' of 'England and Wales'). */
export function isSameLaw(label: string, answer: string | null): boolean {
  const got = foldPlace(answer);
  const named = label
    .split(/[;,]/)
    .map(foldPlace)
    .filter((place) => place !== '');
  const wanted = named.length > 0 ? named.slice(0, 2) : [foldPlace(label)];
  return got !== '' && wanted.some((want) => want.includes(got) || got.includes(want));
}

/** A title is right when it is the label's or one holds the other. */
export function isSameName(label: string, answer: string | null): boolean {
  const want = foldAnswer(label);
  const got = foldAnswer(answer);
  return got === want || (got.length > 8 && (want.includes(got) || got.includes(want)));
}
