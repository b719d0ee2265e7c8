import { MONTH_NAMES } from '../../analysis/lexicon/en/months';
import { findDates } from '../../analysis/mentions/dates';
import { findMoney } from '../../analysis/mentions/money';
import { CARDINAL, numberFromWords } from '../../analysis/mentions/number-words';
import { approximateDays, findPeriods, type Period } from '../../analysis/mentions/periods';
import { plain } from './words';

/** '$' and 'dollars' alone. */
const ANY_DOLLAR = '$';

/** Words for numbers that say nothing of a sum or a length: 'one of the parties', 'both', 'second half'. */
const LOOSE = new Set(['one', 'first', 'second', 'third', 'zero', 'another']);
/** Things that are counted in contracts beside money and the lengths of time that are read as such. */
const UNITS = new Set(
  'day night hour minute week month quarter year percent page copy copies unit seat user person employee instalment installment mile kilometre kilometer meter metre'.split(
    ' ',
  ),
);

interface Counted {
  value: number;
  /** What is counted, in the singular; null where the next word is no unit. */
  unit: string | null;
  /** ISO 4217 of the money that is counted in words behind it: 'five thousand euros'. */
  currency?: string;
}

/** Names of money; dollars of no country may be anybody's. */
const CURRENCIES = new Map([
  ['dollar', ANY_DOLLAR],
  ['euro', 'EUR'],
  ['pound', 'GBP'],
  ['yen', 'JPY'],
  ['franc', 'CHF'],
  ['rupee', 'INR'],
]);
const CODES = new Set('USD EUR GBP CAD AUD CHF JPY CNY HKD SGD NZD INR SEK NOK DKK'.split(' '));

/** Adjectives of money, and the country's letter of its code. */
const OF_COUNTRY: readonly (readonly [RegExp, string])[] = [
  [/\b(?:US|U\.S\.|American|United States) dollars?\b/gi, 'USD'],
  [/\bCanadian dollars?\b/gi, 'CAD'],
  [/\bAustralian dollars?\b/gi, 'AUD'],
  [/\bNew Zealand dollars?\b/gi, 'NZD'],
  [/\bSingapore dollars?\b/gi, 'SGD'],
  [/\bHong Kong dollars?\b/gi, 'HKD'],
  [/\bSwiss francs?\b/gi, 'CHF'],
  [/\b(?:British pounds?|pounds? sterling)\b/gi, 'GBP'],
];

/** 'Canadian dollars' as 'CAD', so that no country is read from the name of money. */
export function withCurrencyCodes(text: string): string {
  return OF_COUNTRY.reduce((said, [name, code]) => said.replace(name, code), text);
}

const TOKEN = /[$€£¥]?\d[\d.,]*\d|\d|%|\p{L}[\p{L}'’]*/gu;

function singular(word: string): string {
  return word
    .replace(/['’]s?$/, '')
    .replace(/ies$/, 'y')
    .replace(/s$/, '');
}

const SCALE = /^(?:hundred|thousand|million|billion)$/i;

/** Whether two words are of one number: 'twenty five', 'five hundred', 'hundred and five', but not 'first ten'. */
function isJoined(before: string, word: string): boolean {
  if (SCALE.test(word) || SCALE.test(before) || /^and$/i.test(before)) return true;
  const [tens, ones] = [numberFromWords(before) ?? 0, numberFromWords(word) ?? 0];
  return tens >= 20 && tens % 10 === 0 && ones > 0 && ones < 10;
}

/** Every number of a text, in figures or in words, with the unit behind it. '1,500.00' and '1.500,00' are one number. */
export function numbersIn(text: string): Counted[] {
  const tokens = plain(text).match(TOKEN) ?? [];
  const found: Counted[] = [];
  for (let at = 0; at < tokens.length; at++) {
    const figure = figureOf(tokens[at] ?? '');
    let value = figure;
    let next = at + 1;
    if (value === null) {
      let words = '';
      while (next <= tokens.length) {
        const longer = tokens.slice(at, next).join(' ');
        const last = tokens[next - 1] ?? '';
        if (numberFromWords(longer) === null || /\d/.test(last)) break;
        // 'One hundred and eighty', but 'one and two'.
        if (/^and$/i.test(last) && (words === '' || !/^(?:hundred|thousand|million)$/i.test(tokens[next - 2] ?? '')))
          break;
        if (words !== '' && !/^and$/i.test(last) && !isJoined(tokens[next - 2] ?? '', last)) break;
        if (!/^and$/i.test(last)) words = longer;
        next++;
      }
      next = at + Math.max(1, words === '' ? 1 : words.split(' ').length);
      if (words !== '' && !LOOSE.has(words.toLowerCase())) value = numberFromWords(words);
    } else {
      const scale = /^(?:thousand|million|billion)$/.exec(tokens[next] ?? '');
      if (scale) {
        value *= numberFromWords(`one ${scale[0]}`) ?? 1;
        next++;
      }
    }
    if (value === null) continue;
    const behind = tokens.slice(next, next + 3).map((word) => (word === '%' ? 'percent' : singular(word)));
    if (behind[0] === 'per' && behind[1] === 'cent') behind[0] = 'percent';
    const [noun = ''] = tokens
      .slice(next, next + 1)
      .map((word) => (CODES.has(word) ? word : singular(word.toLowerCase())));
    const currency = CODES.has(noun) ? noun : CURRENCIES.get(noun);
    const isWritten = figure === null && currency !== undefined;
    found.push({
      value,
      unit: behind.find((word) => UNITS.has(word)) ?? null,
      ...(isWritten && { currency }),
    });
    at = next - 1;
  }
  return found;
}

function figureOf(token: string): number | null {
  if (!/\d/.test(token)) return null;
  const digits = token.replace(/^[^\d]+/, '');
  // '1.500,00' has its decimals behind the comma, '1,500.00' behind the point; a lone mark before three digits parts thousands.
  const european = /^\d{1,3}(?:\.\d{3})+(?:,\d+)?$|^\d+,\d{1,2}$/.test(digits);
  const value = Number(european ? digits.replaceAll('.', '').replace(',', '.') : digits.replaceAll(',', ''));
  return Number.isFinite(value) ? value : null;
}

/** Of each claim's numbers, sums, lengths and days one that its passages do not have, as it is written; null where all are borne out. */
export function unprovedNumber(claim: string, passages: string): string | null {
  const [said, proof] = [read(claim), read(passages)];
  return (
    unprovedDay(said, proof) ?? unprovedSum(said, proof) ?? unprovedLength(said, proof) ?? unprovedCount(said, proof)
  );
}

const read = (text: string): string => withLengths(withCurrencyCodes(plain(text)));

/** Lengths of time that are no number and a unit. 'A month' is mostly 'per month', and is one only behind such words. */
const SPOKEN: readonly (readonly [RegExp, string])[] = [
  [/\b(?:a|one) year and a half\b/gi, '18 months'],
  [/\bhalf a year\b/gi, '6 months'],
  [/\b(?:a|one) decade\b/gi, '10 years'],
  [/\b(?:a|one) fortnight\b/gi, '14 days'],
  [/\b(?<=\b(?:for|within|lasts|lasting|after) )an? (?=(?:year|month|week|day)\b(?!['’]))/gi, '1 '],
  // 'Another three years' are three.
  [new RegExp(`\\b(?:another|further) (?=(?:\\d|${CARDINAL}\\b))`, 'gi'), ''],
  // 'Thirty-six equal monthly installments' are paid over thirty-six months.
  [/\b(?:(?:equal|consecutive|successive) )*(month|week|quarter|year)ly (?=(?:instal|payment))/gi, '$1s '],
];

function withLengths(text: string): string {
  return SPOKEN.reduce((said, [spoken, length]) => said.replace(spoken, length), text);
}

const MONTHS = MONTH_NAMES.join('|');
const DAY_OF_MONTH = new RegExp(
  `\\b(\\d{1,2})(?:st|nd|rd|th)?(?: day)?(?: of)? (${MONTHS})\\b|\\b(${MONTHS}) (\\d{1,2})(?:st|nd|rd|th)?(?!\\d)`,
  'g',
);
/** 'May' alone is mostly the verb, and 'March' may be one at the beginning. */
const MONTH = new RegExp(`(?<!^)\\b(${MONTH_NAMES.filter((name) => name !== 'May').join('|')})\\b`, 'g');

/** Days of a year that is not told: '31 March', as 'March 31'. */
function daysOfMonths(text: string): string[] {
  return [...text.matchAll(DAY_OF_MONTH)].map(
    ([, day, month, before, behind]) => `${month ?? before} ${Number(day ?? behind)}`,
  );
}

function unprovedDay(said: string, proof: string): string | null {
  const days = new Set(findDates(proof).flatMap(({ iso }) => iso ?? []));
  for (const { iso } of findDates(said)) if (iso !== null && !days.has(iso)) return iso;
  const inFull = [...days].map((iso) => `${MONTH_NAMES[Number(iso.slice(5, 7)) - 1]} ${Number(iso.slice(8))}`);
  const known = new Set([...daysOfMonths(proof), ...inFull]);
  const day = daysOfMonths(said).find((one) => !known.has(one));
  if (day !== undefined) return day;
  const months = [proof, ...known].join(' ');
  return [...said.matchAll(MONTH)].map(([name]) => name).find((name) => !months.includes(name)) ?? null;
}

function unprovedSum(said: string, proof: string): string | null {
  const written = numbersIn(proof).flatMap(({ value, currency }) => (currency ? [{ amount: value, currency }] : []));
  const sums = [...sumsIn(proof), ...written];
  const isThere = ({ amount, currency }: { amount: number; currency: string }) =>
    sums.some((sum) => sum.amount === amount && isSameMoney(sum.currency, currency));
  const figures = sumsIn(said).find((sum) => !isThere(sum));
  if (figures) return figures.text;
  const words = numbersIn(said).find(({ value, currency }) => currency && !isThere({ amount: value, currency }));
  return words ? String(words.value) : null;
}

function sumsIn(text: string): { amount: number; currency: string; text: string }[] {
  return findMoney(text).map(({ amount, currency, start, end }) => {
    const written = text.slice(start, end);
    const isAnyDollar = currency === 'USD' && !/US|U\.S\./i.test(written);
    return { amount, currency: isAnyDollar ? ANY_DOLLAR : currency, text: written };
  });
}

function isSameMoney(one: string, other: string): boolean {
  const isDollar = (code: string) => code === ANY_DOLLAR || /^(?:USD|CAD|AUD|NZD|SGD|HKD)$/.test(code);
  return one === other || ((one === ANY_DOLLAR || other === ANY_DOLLAR) && isDollar(one) && isDollar(other));
}

const HOURS_OF_DAY = 24;
/** Twelve months of 30.4 days are a little less than a year. */
const ROUNDING = 0.005;

/** Hours are counted among the lengths of time as parts of days. */
function lengthsIn(text: string): (Period & { text: string })[] {
  const hours = numbersIn(text).flatMap(({ value, unit }) =>
    unit === 'hour' ? [{ count: value / HOURS_OF_DAY, unit: 'day' as const, text: `${value} hours` }] : [],
  );
  return [...findPeriods(text).map((one) => ({ ...one, text: text.slice(one.start, one.end) })), ...hours];
}

function unprovedLength(said: string, proof: string): string | null {
  const lengths = lengthsIn(proof);
  const isThere = (length: Period) =>
    lengths.some(
      (other) =>
        (other.unit === length.unit && other.count === length.count) ||
        (isExact(other.unit, length.unit) && Math.abs(approximateDays(other) / approximateDays(length) - 1) < ROUNDING),
    );
  return lengthsIn(said).find((length) => !isThere(length))?.text ?? null;
}

const TIMES = new Set('day week month quarter year'.split(' '));

/** Numbers of other things; those of lengths of time were looked at as such. */
function unprovedCount(said: string, proof: string): string | null {
  const numbers = numbersIn(proof);
  const lengths = lengthsIn(said);
  for (const { value, unit } of numbersIn(said)) {
    const isLength = (unit === null || TIMES.has(unit)) && lengths.some(({ count }) => count === value);
    if (unit === 'hour' || isLength) continue;
    const same = numbers.filter((number) => number.value === value);
    if (same.length === 0) return String(value);
    if (unit !== null && same.every((number) => number.unit !== null && number.unit !== unit))
      return `${value} ${unit}`;
  }
  return null;
}

/** Twelve months are a year and two weeks fourteen days; a month is not thirty days. */
function isExact(one: string, other: string): boolean {
  const calendar = new Set(['month', 'quarter', 'year']);
  const short = new Set(['day', 'week']);
  return (calendar.has(one) && calendar.has(other)) || (short.has(one) && short.has(other));
}
