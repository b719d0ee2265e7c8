import type { Evidence } from '../shared/analysis';
import { criticalWordsOf } from './critical-words';
import { type ContractText, pageAt } from './text/contract-text';
import { type Folded, type Folding, fold } from './text/folding';

/** The words between two offsets as evidence: without the white space around them, and no word cut in two. */
export function evidenceAt(contract: ContractText, start: number, end: number): Evidence {
  let from = start;
  let to = end;
  while (from < to && /\s/.test(contract.text.charAt(from))) from++;
  while (to > from && /\s/.test(contract.text.charAt(to - 1))) to--;
  while (from > 0 && from < to && WORD_CUT.test(contract.text.slice(from - 1, from + 1))) from--;
  while (to > from && WORD_CUT.test(contract.text.slice(to - 1, to + 1))) to++;
  return { quote: contract.text.slice(from, to), page: pageAt(contract, from), start: from, end: to };
}

/**
 * Finds a quote that somebody else claims to be in the contract: exactly, then whatever its white space and case, then
 * whatever its punctuation. The evidence holds the words of the contract, not those of the claim. Numbers, amounts,
 * percentages and negations must be the same, and words are never skipped or guessed.
 * @returns null when the quote can't be proved
 */
export function verifyQuote(contract: ContractText, quote: string): Evidence | null {
  const claim = quote.trim();
  if (!/[\p{L}\p{N}]/u.test(claim)) return null;
  const found =
    findExact(contract.text, claim) ??
    findFolded(contract, claim, 'space') ??
    findFolded(contract, claim, 'punctuation');
  if (!found) return null;
  const evidence = evidenceAt(contract, ...found);
  return criticalWordsOf(evidence.quote) === criticalWordsOf(claim) ? evidence : null;
}

type Span = readonly [start: number, end: number];

function findExact(text: string, quote: string): Span | null {
  for (let at = text.indexOf(quote); at !== -1; at = text.indexOf(quote, at + 1)) {
    if (standsAlone(text, at, at + quote.length)) return [at, at + quote.length];
  }
  return null;
}

function findFolded(contract: ContractText, quote: string, folding: Folding): Span | null {
  const needle = fold(quote, folding).text.trim();
  if (needle === '') return null;
  const { text, from } = foldedText(contract, folding);
  for (let at = text.indexOf(needle); at !== -1; at = text.indexOf(needle, at + 1)) {
    if (standsAlone(text, at, at + needle.length)) return [from[at] ?? 0, (from[at + needle.length - 1] ?? 0) + 1];
  }
  return null;
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
