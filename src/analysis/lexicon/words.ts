import { anyWordOf } from './phrases';

/** Words and phrases, parted by a comma and a blank, in the notation of `phrases.ts`: 'fee(s), price list'; or several lines of them. */
export type Words = string | readonly string[];
/** Up to so many characters may stand between two lists: of any kind, or none of those named. */
export type Gap = number | { characters: number; without: string; nearest: boolean };
/** Lists of words, and patterns made of them, in the order of a text, with the gaps between them. */
type Parts = readonly (Words | RegExp | Gap)[];

/** Up to so many characters, with no full stop or semicolon among them. */
export function inClause(characters: number): Gap {
  return { characters, without: '.;', nearest: false };
}

/** The same, up to the nearest of the words that follow. */
export function nearestInClause(characters: number): Gap {
  return { characters, without: '.;', nearest: true };
}

/** The same with no comma before them either. */
export function nearestInPhrase(characters: number): Gap {
  return { characters, without: '.;,', nearest: true };
}

/** Up to the nearest of the words that follow, with no semicolon before them. */
export function nearestInItem(characters: number): Gap {
  return { characters, without: ';', nearest: true };
}

/** Up to so many characters, with none of these signs among them, in the notation of a class of characters. */
export function upTo(characters: number, without: string): Gap {
  return { characters, without, nearest: false };
}

/** The same, up to the nearest of the words that follow. */
export function nearestWithout(characters: number, without: string): Gap {
  return { characters, without, nearest: true };
}

/** Commas inside brackets part nothing, nor does one behind a backslash. */
const PARTED = /(?<!\\),(?:\s|$)(?![^({]*[)}])/;

/** The words of a list, one by one. */
export function listOf(words: Words): string[] {
  return [words]
    .flat()
    .flatMap((line) => line.split(PARTED))
    .filter((word) => word !== '');
}

function isGap(part: Words | RegExp | Gap): part is Gap {
  return typeof part === 'number' || (typeof part === 'object' && 'characters' in part);
}

function gapSource(gap: Gap): string {
  if (typeof gap === 'number') return `.{0,${gap}}`;
  return `[^${gap.without}]{0,${gap.characters}}${gap.nearest ? '?' : ''}`;
}

/** A word begins and ends where letters do, and so does a text. */
function sourceOf(parts: Parts, before: string, after: string): string {
  const last = parts.length - 1;
  const sources = parts.map((part, at) => {
    if (isGap(part)) return gapSource(part);
    if (part instanceof RegExp) return `(?:${part.source})`;
    return anyWordOf(listOf(part), at > 0 || before === '', at < last || after === '');
  });
  return `${before}${sources.join('')}${after}`;
}

/** Patterns are made once, though a function asks for them with each call. */
const made = new Map<string, RegExp>();

function pattern(before: string, parts: Parts, after: string): RegExp {
  const named = parts.map((part) => (part instanceof RegExp ? String(part) : isGap(part) ? gapSource(part) : part));
  const key = `${before}${named.join('\n')}${after}`;
  const known = made.get(key);
  if (known) return known;
  const fresh = new RegExp(sourceOf(parts, before, after), 'i');
  made.set(key, fresh);
  return fresh;
}

/**
 * A pattern, in small letters or capitals, for texts in which a word of each list stands, in this order and no farther apart than the
 * number between the lists: `wording('may, can', 40, 'cancel, terminate')`.
 */
export function wording(...parts: Parts): RegExp {
  return pattern('', parts, '');
}

/** The same for words with which a text begins. */
export function openingWords(...parts: Parts): RegExp {
  return pattern('^', parts, '');
}

/** The same for words with which a text ends. */
export function closingWords(...parts: Parts): RegExp {
  return pattern('', parts, '$');
}

/** The same for words that are all of a text. */
export function onlyWords(...parts: Parts): RegExp {
  return pattern('^', parts, '$');
}

/** A part of a pattern that may be missing: `closingWords('between, among', perhaps(':'))`. */
export function perhaps(...parts: Parts): RegExp {
  return new RegExp(`(?:${sourceOf(parts, '', '')})?`, 'i');
}

/** A part of a pattern: none of the words may follow at once; `wording('exclusive', unlessNext(' {jurisdiction,remed*}'))`. */
export function unlessNext(...parts: Parts): RegExp {
  return new RegExp(`(?!${sourceOf(parts, '', '')})`, 'i');
}

/** A part of a pattern: one of the words has to follow at once. */
export function ifNext(...parts: Parts): RegExp {
  return new RegExp(`(?=${sourceOf(parts, '', '')})`, 'i');
}

/** A part of a pattern: what it matches is `match[1]`, or the next number where several are kept. */
export function kept(...parts: Parts): RegExp {
  return new RegExp(`(${sourceOf(parts, '', '')})`, 'i');
}

/** One pattern for several; what stands first in the text is found. */
export function anyWording(...patterns: readonly RegExp[]): RegExp {
  const source = patterns.map((one) => one.source).join('|');
  const known = made.get(source) ?? new RegExp(source, 'i');
  made.set(source, known);
  return known;
}

const sensitive = new WeakMap<RegExp, RegExp>();
const global = new WeakMap<RegExp, RegExp>();

/** The pattern with other flags, made once. */
function flagged(known: WeakMap<RegExp, RegExp>, pattern: RegExp, flags: string): RegExp {
  const made = known.get(pattern) ?? new RegExp(pattern.source, flags);
  known.set(pattern, made);
  return made;
}

/** The same pattern for words as they are written: 'ICC' but not 'icc'. */
export function asWritten(pattern: RegExp): RegExp {
  return flagged(sensitive, pattern, '');
}

/** The same pattern at every place, for `matchAll` and `replace`. */
export function everywhere(pattern: RegExp): RegExp {
  return flagged(global, pattern, `${pattern.flags}g`);
}
