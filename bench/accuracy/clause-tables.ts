import type { GoldContract } from '../../scripts/training/gold';
import type { Analysis } from '../../src/shared/analysis';
import { halvesOf } from './halves';
import { type Counts, figuresOf, presenceCounts, totalOf } from './presence';
import { spanFigures } from './spans';

type Listed = Pick<Analysis, 'clauses'>;

function shares(counts: Counts, digits: number): string {
  const { precision, recall, f1 } = figuresOf(counts);
  return [precision, recall, f1].map((share) => share.toFixed(digits)).join(' | ');
}

/** 'The contract has a clause of this category' as a Markdown table: each category over all contracts, then all categories in A and in B. */
export function presenceTable(gold: readonly GoldContract[], listed: readonly Listed[]): string {
  const halves = halvesOf(gold, listed);
  const total = ({ gold, found }: { gold: GoldContract[]; found: Listed[] }) =>
    totalOf(presenceCounts(gold, found).values());
  const counts = presenceCounts(gold, listed);
  const row = (name: string, count: Counts, digits: number) =>
    `| ${name} | ${count.right + count.missed} | ${count.right} | ${count.wrong} | ${count.missed} | ${shares(count, digits)} |`;
  return [
    '| category | contracts | right | wrong | missed | precision | recall | F1 |',
    '|---|--:|--:|--:|--:|--:|--:|--:|',
    ...[...counts].map(([name, count]) => row(name, count, 2)),
    row('all together (micro), B', total(halves.B), 3),
    row('all together (micro), A', total(halves.A), 3),
    row('all together (micro)', totalOf(counts.values()), 3),
  ].join('\n');
}

/** CUAD's own measure of quotes as a Markdown table, of B, of A and of both. */
export function spansTable(gold: readonly GoldContract[], all: readonly Listed[]): string {
  const halves = halvesOf(gold, all);
  const row = (name: string, gold: readonly GoldContract[], found: readonly Listed[]) => {
    const { spans, aupr, precisionAt80Recall, bestF1, recall } = spanFigures(gold, found);
    const figures = [aupr, precisionAt80Recall, bestF1, recall].map((share) => share.toFixed(3));
    return `| ${name} | ${spans} | ${figures.join(' | ')} |`;
  };
  return [
    '| contracts | labelled spans | AUPR | precision at 80% recall | best F1 | greatest recall |',
    '|---|--:|--:|--:|--:|--:|',
    row('B', halves.B.gold, halves.B.found),
    row('A', halves.A.gold, halves.A.found),
    row('both', gold, all),
  ].join('\n');
}

/** How often a quote of each confidence is right about a span, as a Markdown table. */
export function confidenceTable(gold: readonly GoldContract[], all: readonly Listed[]): string {
  const rows = Array.from({ length: 10 }, (_, tenth) => {
    let quotes = 0;
    let right = 0;
    gold.forEach((contract, index) => {
      const inTenth = (all[index]?.clauses ?? []).filter(
        ({ confidence }) => Math.min(9, Math.floor(confidence * 10)) === tenth,
      );
      quotes += inTenth.length;
      right += inTenth.filter((clause) => spanFigures([contract], [{ clauses: [clause] }]).recall > 0).length;
    });
    const percent = ((100 * right) / Math.max(1, quotes)).toFixed(0);
    return `| ${tenth / 10} to ${(tenth + 1) / 10} | ${quotes} | ${percent}% |`;
  });
  return ['| confidence | quotes | right |', '|---|--:|--:|', ...rows].join('\n');
}
