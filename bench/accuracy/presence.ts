import type { GoldContract } from '../../scripts/training/gold';
import type { Analysis } from '../../src/shared/analysis';

/** Counts of 'this contract has a clause of this category'. */
export interface Counts {
  right: number;
  wrong: number;
  missed: number;
}

/** Categories with an answer of their own (a name, a date, a period, a law) are measured as facts. */
const ANSWERED = new Set([
  'Document Name',
  'Parties',
  'Agreement Date',
  'Effective Date',
  'Expiration Date',
  'Renewal Term',
  'Notice Period To Terminate Renewal',
  'Governing Law',
]);

/** Of each of the 33 yes/no categories. */
export function presenceCounts(
  gold: readonly GoldContract[],
  analyses: readonly Pick<Analysis, 'clauses'>[],
): Map<string, Counts> {
  const categories = Object.keys(gold[0]?.clauses ?? {}).filter((category) => !ANSWERED.has(category));
  return new Map(
    categories.map((category) => {
      const counts: Counts = { right: 0, wrong: 0, missed: 0 };
      gold.forEach((contract, index) => {
        const has = (contract.clauses[category] ?? []).length > 0;
        const says = (analyses[index]?.clauses ?? []).some((clause) => clause.category === category);
        if (has && says) counts.right++;
        else if (says) counts.wrong++;
        else if (has) counts.missed++;
      });
      return [category, counts];
    }),
  );
}

export function totalOf(counts: Iterable<Counts>): Counts {
  const total: Counts = { right: 0, wrong: 0, missed: 0 };
  for (const { right, wrong, missed } of counts) {
    total.right += right;
    total.wrong += wrong;
    total.missed += missed;
  }
  return total;
}

/** Precision, recall and F1; 0 where there is nothing to divide by. */
export function figuresOf({ right, wrong, missed }: Counts): { precision: number; recall: number; f1: number } {
  return {
    precision: right / Math.max(1, right + wrong),
    recall: right / Math.max(1, right + missed),
    f1: (2 * right) / Math.max(1, 2 * right + wrong + missed),
  };
}
