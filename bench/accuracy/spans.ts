import type { GoldContract } from '../../scripts/training/gold';
import type { Analysis } from '../../src/shared/analysis';

/** CUAD's own measure (Hendrycks, Burns, Chen and Ball, NeurIPS 2021): a quote counts where half of its words and the span's are shared. */
const SHARED = 0.5;

interface Answer {
  confidence: number;
  /** The labelled spans it is right about. */
  right: string[];
}

export interface SpanFigures {
  aupr: number;
  precisionAt80Recall: number;
  bestF1: number;
  recall: number;
  spans: number;
}

function wordsOf(text: string): Set<string> {
  return new Set(
    text
      .toLowerCase()
      .replace(/[.,;]/g, ' ')
      .split(/\s+/)
      .filter((word) => word !== ''),
  );
}

function jaccard(one: Set<string>, other: Set<string>): number {
  return one.intersection(other).size / Math.max(1, one.union(other).size);
}

function isRight(category: string, quote: string, words: Set<string>, span: string): boolean {
  if (jaccard(words, wordsOf(span)) >= SHARED) return true;
  // A party's name is short: it counts where it is part of the quote, as in CUAD's own evaluation.
  return category === 'Parties' && quote.toLowerCase().includes(span.toLowerCase());
}

function answersOf(gold: GoldContract, { clauses }: Pick<Analysis, 'clauses'>): Answer[] {
  return clauses.map(({ category, quote, confidence }) => {
    const words = wordsOf(quote);
    const spans = gold.clauses[category] ?? [];
    const right = spans.flatMap(([, , text], index) =>
      isRight(category, quote, words, text) ? [`${gold.pdf}/${category}/${index}`] : [],
    );
    return { confidence, right };
  });
}

/** Precision and recall over all categories together, by falling confidence. */
export function spanFigures(
  gold: readonly GoldContract[],
  analyses: readonly Pick<Analysis, 'clauses'>[],
): SpanFigures {
  const spans = gold.reduce((sum, { clauses }) => sum + Object.values(clauses).flat().length, 0);
  const answers = gold.flatMap((contract, index) => answersOf(contract, analyses[index] ?? { clauses: [] }));
  const found = new Set<string>();
  const figures = { aupr: 0, precisionAt80Recall: 0, bestF1: 0, recall: 0, spans };
  let wrong = 0;
  for (const { right } of answers.toSorted((one, other) => other.confidence - one.confidence)) {
    for (const span of right) found.add(span);
    if (right.length === 0) wrong++;
    const recall = found.size / Math.max(1, spans);
    const precision = found.size / Math.max(1, found.size + wrong);
    figures.aupr += (recall - figures.recall) * precision;
    figures.recall = recall;
    figures.bestF1 = Math.max(figures.bestF1, (2 * recall * precision) / Math.max(1e-9, recall + precision));
    if (recall >= 0.8) figures.precisionAt80Recall = Math.max(figures.precisionAt80Recall, precision);
  }
  return figures;
}
