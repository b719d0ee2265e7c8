import { findDates } from '../../analysis/mentions/dates';
import { findMoney } from '../../analysis/mentions/money';
import { numberFromWords } from '../../analysis/mentions/number-words';
import { approximateDays, findPeriods } from '../../analysis/mentions/periods';
import { plain } from './words';

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
}

const TOKEN = /[$€£¥]?\d[\d.,]*\d|\d|%|\p{L}[\p{L}'’]*/gu;

function singular(word: string): string {
  return word.replace(/ies$/, 'y').replace(/s$/, '');
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
        if (numberFromWords(longer) === null || /^and$|\d/.test(tokens[next - 1] ?? '')) break;
        words = longer;
        next++;
      }
      next = Math.max(at + 1, next - 1);
      if (words !== '' && !LOOSE.has(words)) value = numberFromWords(words);
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
    found.push({ value, unit: behind.find((word) => UNITS.has(word)) ?? null });
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
  const [said, proof] = [plain(claim), plain(passages)];
  const days = new Set(findDates(proof).flatMap(({ iso }) => iso ?? []));
  for (const { iso } of findDates(said)) if (iso !== null && !days.has(iso)) return iso;
  const sums = findMoney(proof);
  for (const { amount, currency, start, end } of findMoney(said)) {
    if (!sums.some((sum) => sum.amount === amount && sum.currency === currency)) return said.slice(start, end);
  }
  const lengths = findPeriods(proof);
  for (const length of findPeriods(said)) {
    const isThere = lengths.some(
      (other) =>
        (other.unit === length.unit && other.count === length.count) ||
        (isExact(other.unit, length.unit) && Math.abs(approximateDays(other) - approximateDays(length)) < 2),
    );
    if (!isThere) return said.slice(length.start, length.end);
  }
  const numbers = numbersIn(proof);
  for (const { value, unit } of numbersIn(said)) {
    const same = numbers.filter((number) => number.value === value);
    const isLength = lengths.some(
      (length) => findPeriods(said).some(({ count }) => count === value) && length.count > 0,
    );
    if (same.length === 0 && !isLength) return String(value);
    if (
      unit !== null &&
      same.length > 0 &&
      same.every((number) => number.unit !== null && number.unit !== unit) &&
      !isLength
    )
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
