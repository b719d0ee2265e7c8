import { BETWEEN_WORDS, endsWithSign, withoutSigns } from '../lexicon/characters';
import { wording } from '../lexicon/words';
import { isOrdinalWord, numberFromWords } from './number-words';

/** A number that is written both in words and in figures: 'thirty (30)', '$50,000 (fifty thousand dollars)'. Offsets are those of the text searched. */
export interface SpelledNumber {
  start: number;
  end: number;
  words: { text: string; value: number };
  figures: { text: string; value: number };
}

/** '(30)', '($50,000.00)', '(2.5%)', '(15th)', '(US$ 1.5 million)'. */
const FIGURES_IN_PARENTHESES =
  /\( ?((?:US|U\.S\.|USD|GBP|EUR|Rs\.?)? ?[$€£₹]? ?)(\d{1,3}(?:,\d{2,3})+(?:\.\d{1,2})?|\d+(?:\.\d{1,4})?)((?:st|nd|rd|th)?)(?: ?(thousand|million|billion))? ?(?:%|percent|USD|days|months|years|-)? ?\)/gi;
/** '60 (sixty)', '$50,000 (fifty thousand dollars)'. */
const WORDS_IN_PARENTHESES = /(?<![\d.,]|\d )(\d{1,3}(?:[, ]\d{3})+|\d{1,9})(%?) ?\(([a-z][a-z -]{2,80})\)/gi;
/** What parts thousands: '120,000', '120 000'. */
const GROUPING = ', ';
const SCALES = new Map([
  ['hundred', 1e2],
  ['thousand', 1e3],
  ['million', 1e6],
  ['billion', 1e9],
]);
/** What may stand between the words of a number and its figures. */
const UNITS = new Set(
  'dollars dollar us u.s united states percent per cent pounds sterling euros euro rupees yen only no 00 xx 100 and'.split(
    ' ',
  ),
);
const LONGEST_BEFORE = 140;
/** A word, a number, a mark; hyphens join. */
const TOKEN = /[a-z]+(?:\.[a-z])?|\d+|[^\s\w-]/gi;
/** A year in words is read in halves: 'nineteen ninety-nine (1999)'. */
const isYear = (value: number): boolean => value >= 1900 && value < 2100;

interface Token {
  text: string;
  at: number;
}

const valueOfWord = (word: string): number | null =>
  word === 'another' || word === 'and' ? null : numberFromWords(word);

/** Whether `word` may stand before a number that begins with `next`: 'twenty' before 'five', 'hundred' before 'and five'. */
function leadsTo(word: string, next: string): boolean {
  if (SCALES.has(word) || SCALES.has(next)) return true;
  const [value, following] = [valueOfWord(word) ?? 0, valueOfWord(next) ?? 0];
  return value >= 20 && value % 10 === 0 && value < 100 && following > 0 && following < 10;
}

/** The number in words that ends where the figures begin, over 'dollars', 'percent' and the like. */
function numberBefore(before: string): { text: string; value: number; before: string } | null {
  const tokens = [...before.matchAll(TOKEN)].map((match): Token => ({ text: match[0].toLowerCase(), at: match.index }));
  while (tokens.length > 0 && (UNITS.has(tokens.at(-1)?.text ?? '') || endsWithSign(tokens.at(-1)?.text ?? '', '/.,')))
    tokens.pop();
  const last = tokens.at(-1);
  const end = last ? last.at + last.text.length : 0;
  const run: Token[] = [];
  while (tokens.length > 0) {
    const token = tokens.at(-1);
    const next = run[0]?.text;
    if (!token) break;
    const isJoin = token.text === 'and' && SCALES.has(tokens.at(-2)?.text ?? '') && next !== undefined;
    const isWord = (SCALES.has(token.text) || valueOfWord(token.text) !== null) && (!next || leadsTo(token.text, next));
    if (!isJoin && !isWord) break;
    tokens.pop();
    if (isWord) run.unshift(token);
  }
  const first = run[0];
  const value = numberFromWords(run.map(({ text }) => text).join(' '));
  return first && value !== null && value > 0
    ? { text: before.slice(first.at, end), value, before: before.slice(0, first.at) }
    : null;
}

/** Words that make the number a part of another: 'two point five', 'one-half of one percent', 'twenty-four/seven'. */
const PART_OF_ANOTHER = /(?:\bpoint|\bof|\bhalf|\bthirds?|\bquarters?|\d|[/.$])[ -]?$/i;

const PER_CENT = wording('per( )cent*');

/** The numbers that plain text gives both in words and in figures, in order. A number that could be read in two ways is left out. */
export function findSpelledNumbers(plain: string): SpelledNumber[] {
  const mentions: SpelledNumber[] = [];
  for (const match of plain.matchAll(FIGURES_IN_PARENTHESES)) {
    const [whole, currency = '', number = '', ordinal = '', scale = ''] = match;
    const from = Math.max(0, match.index - LONGEST_BEFORE);
    const words = numberBefore(plain.slice(from, match.index));
    if (!words || PART_OF_ANOTHER.test(words.before)) continue;
    const lastWord = words.text.toLowerCase().split(BETWEEN_WORDS).at(-1) ?? '';
    if (isOrdinalWord(lastWord) !== (ordinal !== '')) continue;
    const value = Number(number.replaceAll(',', '')) * (SCALES.get(scale.toLowerCase()) ?? 1);
    if (isYear(value) && currency.trim() === '') continue;
    // Text recognition reads '(30%)' as '(3016)'; a cell of a table has lost the 'twenty' of 'four (24)'.
    if (value > 100 && words.value <= 100 && PER_CENT.test(plain.slice(from, match.index).slice(-10))) continue;
    if (words.value < 10 && value > 20 && value % 10 === words.value && !/[a-z,] $/i.test(words.before)) continue;
    mentions.push({
      start: from + words.before.length,
      end: match.index + whole.length,
      words: { text: words.text, value: words.value },
      figures: { text: whole.slice(1, -1).trim(), value },
    });
  }
  for (const match of plain.matchAll(WORDS_IN_PARENTHESES)) {
    const [whole, number = '', percent = '', inside = ''] = match;
    const words = numberBefore(inside);
    const value = Number(withoutSigns(number, GROUPING));
    if (words?.before.trim() !== '' || isYear(value)) continue;
    if (isOrdinalWord(words.text.toLowerCase().split(BETWEEN_WORDS).at(-1) ?? '')) continue;
    mentions.push({
      start: match.index,
      end: match.index + whole.length,
      words: { text: words.text, value: words.value },
      figures: { text: `${number}${percent}`, value },
    });
  }
  return mentions.toSorted((one, other) => one.start - other.start);
}
