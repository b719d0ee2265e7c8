import { documentOf } from '../../../src/analysis/document/document';
import type { Outline } from '../../../src/analysis/document/outline';
import type { ContractText } from '../../../src/analysis/pdf/contract-text';
import { termRows } from '../../../src/analysis/weighing/term-rows';
import type { Severity } from '../../../src/shared/analysis';
import { readLawyersPapers } from '../lawyers-papers';

/** A paper, and what a lawyer who read it before any analysis wrote down to tell a client of it. */
export interface ToldPaper {
  /** Who wrote and read it. */
  hand: string;
  name: string;
  text: ContractText;
  written: Written;
  outline: Outline;
  /** The sentences that could be a term, as places in the outline. */
  terms: number[];
  /** Of each sentence the gravest point that is told of it; 'fair' where it only sounds like one, null of all others. */
  told: (Severity | 'fair' | null)[];
}

/** What a lawyer wrote down of a paper: points to tell, and sentences that only sound like one. */
export interface Written {
  /** Without a quote where something is missing. */
  tells: { severity: Severity; quote: string | null }[];
  fair: string[];
}

/** So many words in a row are compared, and this share of the shorter text's have to agree. */
const ROW = 4;
const SHARE = 0.4;
const LEAST_WORDS = 3;
const BY_GRAVITY = ['high', 'medium', 'low'] as const;

const wordsOf = (text: string) =>
  text
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, ' ')
    .trim()
    .split(' ');

function rowsOf(text: string): Set<string> {
  const words = wordsOf(text);
  const count = Math.max(1, words.length - ROW + 1);
  return new Set(Array.from({ length: count }, (_, at) => words.slice(at, at + ROW).join(' ')));
}

/** Whether two quotes are of the same passage. */
function meets(one: string, other: string): boolean {
  const [first, second] = [rowsOf(one), rowsOf(other)];
  const same = [...first].filter((row) => second.has(row)).length;
  return same >= SHARE * Math.min(first.size, second.size);
}

function toldOf(text: string, { tells, fair }: Written): Severity | 'fair' | null {
  if (wordsOf(text).length < LEAST_WORDS) return null;
  const met = tells.filter(({ quote }) => quote !== null && meets(quote, text));
  const gravest = BY_GRAVITY.find((level) => met.some(({ severity }) => severity === level));
  return gravest ?? (fair.some((quote) => meets(quote, text)) ? 'fair' : null);
}

/** Whether quotes are of a passage that is told, or of one that only sounds like a point; null of any other, and of those that are of both. */
export function isMaterial(quotes: readonly string[], { tells, fair }: Written): boolean | null {
  const isOf = (passage: string | null) => passage !== null && quotes.some((quote) => meets(passage, quote));
  const [isTold, isFair] = [tells.some(({ quote }) => isOf(quote)), fair.some(isOf)];
  return isTold === isFair ? null : isTold;
}

/** Every paper of which a lawyer wrote down what to tell. */
export async function readToldPapers(): Promise<ToldPaper[]> {
  const papers = await readLawyersPapers<Written>(({ tells }) => tells.length > 0, 'judged');
  return papers.map(({ hand, name, labels, text }): ToldPaper => {
    const document = documentOf(text);
    const { outline } = document;
    const terms = termRows({ contract: text, document, outline });
    return {
      hand,
      name,
      text,
      written: labels,
      outline,
      terms,
      told: outline.sentences.map((sentence) => toldOf(sentence.text, labels)),
    };
  });
}
