import type { Evidence } from '../shared/analysis';
import { criticalWordsOf } from './critical-words';
import { statesSomething } from './document/headings';
import { endsWithSign, hasDigit, hasLetterOrDigit, hasSpace, withoutLast } from './lexicon/characters';
import { closingWords, openingWords } from './lexicon/words';
import { type ContractText, isBesideBody, pageAt } from './pdf/contract-text';
import { type Folded, type Folding, fold } from './pdf/folding';
import { looksLikeTitle } from './provisions/input/headings';
import { numberingOf } from './provisions/input/numbering';

/** The words between two offsets as evidence: without the white space around them, and no word cut in two. */
export function evidenceAt(contract: ContractText, start: number, end: number): Evidence {
  let from = start;
  let to = end;
  while (from < to && hasSpace(contract.text.charAt(from))) from++;
  while (to > from && hasSpace(contract.text.charAt(to - 1))) to--;
  while (from > 0 && from < to && WORD_CUT.test(contract.text.slice(from - 1, from + 1))) from--;
  while (to > from && WORD_CUT.test(contract.text.slice(to - 1, to + 1))) to++;
  return { quote: contract.text.slice(from, to), page: pageAt(contract, from), start: from, end: to };
}

interface Stretch {
  start: number;
  end: number;
}

/** Whether two stretches of one text share characters. */
export function overlaps(one: Stretch, other: Stretch): boolean {
  return one.start < other.end && other.start < one.end;
}

export interface QuoteClaim {
  /** The page on which the quote is said to stand: where it stands on several, that one wins; where it does not, it is mended. */
  page?: number | null;
  /** Titles prove nothing of what a contract says, but they do prove its name. */
  headings?: boolean;
}

/**
 * Finds a quote that somebody else claims to be in the contract: exactly, then whatever its white space, case and ligatures, then
 * whatever its punctuation, then whatever hyphens break its words. The evidence holds the words and the page of the contract, not
 * those of the claim. Numbers, amounts, percentages, dates and negations must be the same, and words are never skipped or guessed.
 * @returns null when the quote can't be proved, is nothing but a heading, or leaves out the negation that stands beside it
 */
export function verifyQuote(contract: ContractText, quote: string, claim: QuoteClaim = {}): Evidence | null {
  const words = quote.trim();
  if (!hasLetterOrDigit(words)) return null;
  for (const find of [findExact, findSpaced, findPunctuated, findHyphenated]) {
    const proved = find(contract, words)
      .map((span) => evidenceAt(contract, ...span))
      .filter((evidence) => sameCriticalWords(evidence.quote, words) && !isCutAtNegation(contract.text, evidence))
      .filter((evidence) => claim.headings || !isHeading(contract, evidence));
    const best = proved.find(({ page }) => page === claim.page) ?? proved[0];
    if (best) return best;
  }
  return null;
}

/** A word broken by a hyphen at the end of a line is read both with and without it. */
function sameCriticalWords(source: string, claim: string): boolean {
  const wanted = criticalWordsOf(source.replace(BROKEN, '$1-'));
  return [claim, claim.replace(BROKEN, '$1-'), claim.replace(BROKEN, '$1')].some(
    (read) => criticalWordsOf(read) === wanted,
  );
}

const BROKEN = /(\p{L})[-\u2010\u2011]\s+(?=\p{L})/gu;
const NEGATED_BEFORE = closingWords('{not,never,no,neither,nor,without,except,unless} ');
const NEGATED_AFTER = openingWords(' {not,never,no}');

/** 'Shall assign' is no quote from 'shall not assign', nor is 'assign' alone. */
function isCutAtNegation(text: string, { start, end }: Evidence): boolean {
  return NEGATED_BEFORE.test(text.slice(Math.max(0, start - 9), start)) || NEGATED_AFTER.test(text.slice(end, end + 7));
}

/** Whether evidence lies in running headers or footers alone, in headings, or is the title that its paragraph begins with. */
function isHeading({ text, paragraphs }: ContractText, { quote, start, end }: Evidence): boolean {
  const touched = paragraphs.filter((paragraph) => paragraph.start < end && start < paragraph.end);
  if (touched.length > 0 && touched.every(isBesideBody)) return true;
  if (statesSomething(quote)) return false;
  if (touched.length > 0 && touched.every(({ kind }) => kind === 'heading')) return true;
  const only = touched.length === 1 ? touched[0] : undefined;
  // The cells of a table and the lines of a signature are set like titles.
  if (!only || only.kind === 'table-row' || only.kind === 'form-field' || quote.includes('\t')) return false;
  const titleAt = only.start + (numberingOf(text.slice(only.start, only.end))?.length ?? 0);
  const title = text.slice(titleAt, end);
  const ends = end === only.end || /^[.:](?:\s|$)/.test(text.slice(end, end + 2)) || endsWithSign(title, '.:');
  return start <= titleAt && ends && !hasDigit(title) && looksLikeTitle(withoutLast(title, '.:'));
}

type Span = readonly [start: number, end: number];

const findSpaced = (contract: ContractText, quote: string) => findFolded(contract, quote, 'space');
const findPunctuated = (contract: ContractText, quote: string) => findFolded(contract, quote, 'punctuation');
const findHyphenated = (contract: ContractText, quote: string) => findFolded(contract, quote, 'hyphens');

function findExact({ text }: ContractText, quote: string): Span[] {
  return occurrences(text, quote).map((at) => [at, at + quote.length]);
}

function findFolded(contract: ContractText, quote: string, folding: Folding): Span[] {
  const needle = fold(quote, folding).text.trim();
  const { text, from } = foldedText(contract, folding);
  return occurrences(text, needle).map((at) => [from[at] ?? 0, (from[at + needle.length - 1] ?? 0) + 1]);
}

/** More places than this are a phrase and no quote; it is not looked further. */
const MOST_PLACES = 200;

function occurrences(text: string, needle: string): number[] {
  const places: number[] = [];
  if (needle === '') return places;
  for (let at = text.indexOf(needle); at !== -1 && places.length < MOST_PLACES; at = text.indexOf(needle, at + 1)) {
    if (standsAlone(text, at, at + needle.length)) places.push(at);
  }
  return places;
}

const WORD_CUT = /[\p{L}\p{N}]{2}/u;
const NUMBER_CUT_BEFORE = /\d[.,]\d$/;
const NUMBER_CUT_AFTER = /^\d(?:[.,]\d| ?%)/;

/** A quote may not cut a word or number: '0 days' is not a quote from '30 days', nor '5' one from '5%' or '1.5'. */
function standsAlone(text: string, start: number, end: number): boolean {
  if (WORD_CUT.test(text.slice(Math.max(0, start - 1), start + 1)) && start > 0) return false;
  if (WORD_CUT.test(text.slice(end - 1, end + 1))) return false;
  return (
    !NUMBER_CUT_BEFORE.test(text.slice(Math.max(0, start - 2), start + 1)) &&
    !NUMBER_CUT_AFTER.test(text.slice(end - 1, end + 2))
  );
}

const foldedTexts = new WeakMap<ContractText, Map<Folding, Folded>>();

/** Many quotes are looked up in one contract; it is folded once. */
function foldedText(contract: ContractText, folding: Folding): Folded {
  const known = foldedTexts.get(contract) ?? new Map<Folding, Folded>();
  foldedTexts.set(contract, known);
  const folded = known.get(folding) ?? fold(contract.text, folding);
  known.set(folding, folded);
  return folded;
}
