import type { Evidence } from '../../shared/analysis';
import { evidenceAt } from '../evidence';
import { endsWithSign } from '../lexicon/characters';
import type { ContractText } from '../pdf/contract-text';
import { looksLikeTitle } from '../provisions/input/headings';
import { numberingOf } from '../provisions/input/numbering';
import { endsInAbbreviation } from './abbreviations';
import type { Outline, Sentence } from './outline';

/** Longest quote given as evidence; a longer sentence is cut at commas around the words that count. */
const LONGEST_QUOTE = 600;
/** A sentence that begins at most so far before the words that count is quoted from its start. */
const LONGEST_LEAD = 250;

/** The sentence at an offset; null in headers, footers and between sentences. Sentences are in order. */
export function sentenceAt(outline: Outline, offset: number): Sentence | null {
  let low = 0;
  let high = outline.sentences.length - 1;
  while (low <= high) {
    const middle = (low + high) >> 1;
    const sentence = outline.sentences[middle];
    if (!sentence) return null;
    if (offset < sentence.start) high = middle - 1;
    else if (offset >= sentence.end) low = middle + 1;
    else return sentence;
  }
  return null;
}

/** The sentence around the words from `start` to `end`, cut at commas or semicolons when it is very long. */
export function sentenceEvidence(contract: ContractText, outline: Outline, start: number, end: number): Evidence {
  let from = sentenceAt(outline, start)?.start ?? start;
  let to = Math.max(end, sentenceAt(outline, Math.max(start, end - 1))?.end ?? end);
  while (to - from < LONGEST_QUOTE && goesOn(contract.text, to)) to = sentenceAt(outline, to + 1)?.end ?? end;
  while (to - from < LONGEST_QUOTE && goesOn(contract.text, from - 1))
    from = sentenceAt(outline, from - 2)?.start ?? start;
  if (to - from > LONGEST_QUOTE) {
    from = start - from < LONGEST_LEAD ? from : Math.max(from, cutBefore(contract.text, start));
    to = Math.min(to, cutAfter(contract.text, end));
  }
  return evidenceAt(contract, withoutHeading(contract.text, from, to), to);
}

const ABBREVIATED = /\b(?:[A-Z]\.[A-Z]|Mt|St|Ste|Ave|Blvd|No|Nos|Dr|P\. ?O\. ?B)\.$/;

/** After 'at 412 Mt.' and 'set by C.R.S.' the sentence goes on. */
function goesOn(text: string, at: number): boolean {
  const before = text.slice(Math.max(0, at - 40), at);
  return (
    (ABBREVIATED.test(before) && /^ [\p{Lu}\d,]/u.test(text.slice(at, at + 2))) ||
    endsInAbbreviation(before, text.slice(at + 1, at + 20))
  );
}

/** A heading line that was read together with its first sentence is no part of the quote. */
function withoutHeading(text: string, from: number, to: number): number {
  const first = text.slice(from, to - 1).indexOf('\n');
  if (first < 0) return from;
  const line = from + first;
  const heading = text.slice(from, line).trim();
  const title = heading.slice(numberingOf(heading)?.length ?? 0);
  return looksLikeTitle(title) && !endsWithSign(title, '.,;:') ? line + 1 : from;
}

function cutBefore(text: string, at: number): number {
  const window = text.slice(Math.max(0, at - 200), at);
  const cut = Math.max(window.indexOf('; '), window.indexOf(', '), window.indexOf('\n'));
  return cut < 0 ? at - window.length + Math.max(0, window.indexOf(' ')) : at - window.length + cut + 1;
}

function cutAfter(text: string, at: number): number {
  const window = text.slice(at, at + 200);
  const cut = Math.max(window.lastIndexOf('; '), window.lastIndexOf(', '), window.lastIndexOf('. '));
  if (cut >= 0) return at + cut;
  const space = window.lastIndexOf(' ');
  return at + (space < 0 ? window.length : space);
}
