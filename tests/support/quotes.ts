import type { ContractText } from '../../src/analysis/pdf/contract-text';
import { outlineOf } from '../../src/analysis/provisions/input/segment';

/** A quote made from a contract, and what was done to it. */
export interface MadeQuote {
  kind: string;
  quote: string;
  source: string;
}

type Change = (sentence: string, at: number, sentences: readonly string[]) => string | null;

/** The sentences of a contract that say something: of eight words or more, headings aside. */
export function sentencesOf(contract: ContractText): string[] {
  const { sentences } = outlineOf(contract);
  return [...new Set(sentences.map(({ start, end }) => contract.text.slice(start, end).trim()))].filter(
    (sentence) => sentence.split(/\s+/).length >= 8 && sentence.length < 700 && !sentence.includes('\n'),
  );
}

function replaced(sentence: string, pattern: RegExp, by: (found: string) => string): string | null {
  const changed = sentence.replace(pattern, by);
  return changed === sentence ? null : changed;
}

const halves = (sentence: string): [string, string] => {
  const words = sentence.split(' ');
  const middle = Math.floor(words.length / 2);
  return [words.slice(0, middle).join(' '), words.slice(middle).join(' ')];
};

/** Ways in which models get quotes wrong; each gives null where a sentence has nothing of the kind. */
export const CORRUPTIONS: Readonly<Record<string, Change>> = {
  'a digit changed': (s) => replaced(s, /\d(?=\D|$)/, (digit) => String((Number(digit) + 1) % 10)),
  'a number in words changed': (s) =>
    replaced(s, /\b(one|two|three|five|ten|twelve|thirty|sixty|ninety|hundred)\b/, (word) =>
      word === 'thirty' ? 'ninety' : 'thirty',
    ),
  'a currency changed': (s) => replaced(s, /\$/, () => '€'),
  'a percentage without its sign': (s) => replaced(s, /(\d) ?%/, (found) => found.replace(/ ?%/, '')),
  'an amount shortened': (s) => replaced(s, /\d,\d{3}/, (found) => found.replace(/,\d{3}/, '')),
  'a month changed': (s) =>
    replaced(s, /\b(January|February|March|April|June|July|August|September|October|November|December)\b/, (month) =>
      month === 'March' ? 'May' : 'March',
    ),
  'a not dropped': (s) => replaced(s, / not\b/, () => ''),
  'a not added': (s) => replaced(s, /\b(shall|may|will|must)\b(?! not)/, (verb) => `${verb} not`),
  'a prefix dropped': (s) => replaced(s, /\bnon-/i, () => ''),
  'without turned round': (s) => replaced(s, /\bwithout\b/, () => 'with'),
  'another verb': (s) => replaced(s, /\b(shall|may)\b/, (verb) => (verb === 'may' ? 'shall' : 'may')),
  'parties swapped': (s) =>
    replaced(s, /\b(Provider|Supplier|Buyer|Customer|Seller|Company)\b/, (name) =>
      name === 'Customer' ? 'Guarantor' : 'Customer',
    ),
  'another clause behind it': (s, at, all) => `${halves(s)[0]} ${halves(all[(at + 7) % all.length] ?? '')[1]}`,
  'two sentences run together': (s, at, all) => `${s} ${all[(at + 11) % all.length]}`,
  'words left out': (s) => [...s.split(' ').slice(0, 3), ...s.split(' ').slice(5)].join(' '),
  'an ellipsis': (s) => `${s.split(' ').slice(0, 4).join(' ')} ... ${s.split(' ').slice(-3).join(' ')}`,
  'an invented citation': (s, at) => `${s.replace(/[.;]$/, '')}, as set out in Section ${90 + (at % 9)}.4.`,
  'an invented sentence': (_s, at) =>
    `The parties further agree that clause ${at + 1} survives for ninety-nine years after the Closing.`,
};

/** What copying from a page does to words, which must not matter. */
export const NOISE: Readonly<Record<string, Change>> = {
  'as it stands': (s) => s,
  ligatures: (s) => replaced(s, /ffi|fi|fl|ff/g, (found) => ({ ffi: 'ﬃ', fi: 'ﬁ', fl: 'ﬂ', ff: 'ﬀ' })[found] ?? found),
  'a hyphen at the end of a line': (s) =>
    replaced(s, /\b([a-z]{3})([a-z]{4,})\b/, (word) => `${word.slice(0, 3)}-\n${word.slice(3)}`),
  'soft hyphens': (s) => s.replace(/([a-z]{4})(?=[a-z]{3})/g, '$1\u00ad'),
  'line breaks': (s) => s.replace(/((?:\S+ ){6})/g, (line) => `${line.trim()}\n`),
  'page breaks and tabs': (s, at) => {
    const words = s.split(' ');
    return [...words.slice(0, 2 + (at % 5)), '\f\n\n', ...words.slice(2 + (at % 5))].join(' ').replace(/, /g, ',\t');
  },
  'capitals and straight quotes': (s) => s.toUpperCase().replace(/[“”]/g, '"').replace(/[‘’]/g, "'"),
  'no final point, quoted': (s) => `"${s.replace(/[.;:,]$/, '')}"`,
};

const bare = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{N}$€%]/gu, '');

/**
 * `count` quotes made of a contract's sentences by the given changes in turn. Corrupted ones that happen to stand in the contract
 * all the same are left out.
 */
export function makeQuotes(
  contract: ContractText,
  changes: Readonly<Record<string, Change>>,
  count: number,
  corrupt: boolean,
): MadeQuote[] {
  const sentences = sentencesOf(contract);
  const text = bare(contract.text);
  const made: MadeQuote[] = [];
  for (const [at, source] of sentences.entries()) {
    for (const [kind, change] of Object.entries(changes)) {
      const quote = change(source, at, sentences);
      if (quote !== null && !(corrupt && text.includes(bare(quote)))) made.push({ kind, quote, source });
    }
  }
  // Spread over the whole contract, and over every kind.
  const step = Math.max(1, made.length / count);
  return Array.from({ length: Math.min(count, made.length) }, (_, i) => made[Math.floor(i * step)]).filter(
    (quote) => quote !== undefined,
  );
}
