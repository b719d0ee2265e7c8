import type { Evidence, FactStatus } from '../../shared/analysis';
import type { Outline, Sentence } from '../document/outline';
import { evidenceAt } from '../evidence';
import type { ContractText } from '../pdf/contract-text';
import { isLost } from '../pdf/unreadable';
import { looksLikeTitle } from '../provisions/input/headings';
import { numberingOf } from '../provisions/input/numbering';

/** Longest quote given as evidence; a longer sentence is cut at commas around the words that count. */
const LONGEST_QUOTE = 600;
/** A sentence that begins at most so far before the words that count is quoted from its start. */
const LONGEST_LEAD = 250;
const ABSENT_CONFIDENCE = 0.7;

interface Proof {
  /** A probability between 0 and 1. */
  confidence: number;
  evidence: Evidence[];
  /** How a value came about that is not written as it is told. */
  rule?: string;
}

/** What a contract says of one thing, as data. The report prints it (`report/facts.ts`); nothing inside the engine reads the print. */
export type Fact<T> = Proof &
  (
    | { status: 'found'; value: T }
    | { status: 'ambiguous'; value: null; readings: readonly T[] }
    | { status: Exclude<FactStatus, 'found' | 'ambiguous'>; value: null }
  );

export function found<T>({ value, confidence, evidence, rule }: Proof & { value: T }): Fact<T> {
  return { status: 'found', value, confidence, evidence, ...(rule ? { rule } : {}) };
}

/** The contract says several different things: the evidence proves each of the readings. */
export function ambiguous<T>(readings: readonly T[], { confidence, evidence, rule }: Proof): Fact<T> {
  return { status: 'ambiguous', value: null, readings, confidence, evidence, ...(rule ? { rule } : {}) };
}

/** The same fact with another value made of its own. */
export function withValue<T, U>(fact: Fact<T>, make: (value: T) => U): Fact<U> {
  if (fact.status === 'found') return { ...fact, value: make(fact.value) };
  return fact.status === 'ambiguous' ? { ...fact, readings: fact.readings.map(make) } : fact;
}

/** The contract has a clause on it, the evidence, but no value that could be told: it hangs on an event, is redacted, or left blank. */
export function stated(confidence: number, evidence: Evidence[], rule?: string): Fact<never> {
  return { status: 'stated', value: null, confidence, evidence, ...(rule ? { rule } : {}) };
}

/** True when every page gave its text, so that what was not found is not in the document. */
export function wasReadWhole(contract: ContractText): boolean {
  return !contract.truncated && !contract.pages.some(isLost);
}

/** Not found: 'absent' only when every page was read, else 'unreadable'. Evidence may show a blank left to fill in. */
export function missing(contract: ContractText, evidence: Evidence[] = [], rule?: string): Fact<never> {
  const whole = wasReadWhole(contract);
  return {
    status: whole ? 'absent' : 'unreadable',
    value: null,
    confidence: whole ? ABSENT_CONFIDENCE : 0,
    evidence,
    ...(rule ? { rule } : {}),
  };
}

/** What stands for a fact whose rule broke. */
export function failed(): Fact<never> {
  return { status: 'failed', value: null, confidence: 0, evidence: [] };
}

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

/** After 'at 412 Mt.' the sentence goes on. */
function goesOn(text: string, at: number): boolean {
  return ABBREVIATED.test(text.slice(Math.max(0, at - 10), at)) && /^ [\p{Lu}\d,]/u.test(text.slice(at, at + 2));
}

/** A heading line that was read together with its first sentence is no part of the quote. */
function withoutHeading(text: string, from: number, to: number): number {
  const line = text.indexOf('\n', from);
  if (line < 0 || line >= to - 1) return from;
  const heading = text.slice(from, line).trim();
  const title = heading.slice(numberingOf(heading)?.length ?? 0);
  return looksLikeTitle(title) && !/[.,;:]$/.test(title) ? line + 1 : from;
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
