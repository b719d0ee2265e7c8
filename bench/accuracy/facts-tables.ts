import type { Facts } from '../../src/shared/analysis';
import { type FactFigures, factFigures, isHeldOut, type LabelledAnswers, MEASURES, partyCounts } from './facts';
import { kleisterCounts, type LabelledNda } from './kleister';
import { type Counts, figuresOf } from './presence';

/** The rows of one half, or of both: labels and facts stay in the same order. */
function heldOut<Label extends { pdf: string }>(
  gold: readonly Label[],
  facts: readonly Facts[],
): { gold: Label[]; facts: Facts[] } {
  return {
    gold: gold.filter(({ pdf }) => isHeldOut(pdf)),
    facts: facts.filter((_, index) => isHeldOut(gold[index]?.pdf ?? '')),
  };
}

function accuracy({ labelled, right }: FactFigures): string {
  return labelled === 0 ? '–' : (right / labelled).toFixed(3);
}

function share({ wronglyGiven, unlabelled }: FactFigures): string {
  return unlabelled === 0 ? '–' : `${wronglyGiven} of ${unlabelled}`;
}

function f1(counts: Counts): string {
  return figuresOf(counts).f1.toFixed(3);
}

function three(counts: Counts): string {
  const { precision, recall, f1: both } = figuresOf(counts);
  return [precision, recall, both].map((figure) => figure.toFixed(3)).join(' | ');
}

/** Facts of CUAD as a Markdown table: accuracy where the labels have an answer, and answers given where they have none. */
export function cuadTable(gold: readonly LabelledAnswers[], facts: readonly Facts[]): string {
  const half = heldOut(gold, facts);
  const rows = MEASURES.map((measure) => {
    const unseen = factFigures(measure, half.gold, half.facts);
    const all = factFigures(measure, gold, facts);
    return `| ${measure.name} | ${accuracy(unseen)} | ${accuracy(all)} | ${all.labelled} | ${share(unseen)} | ${share(all)} |`;
  });
  const unseen = partyCounts(half.gold, half.facts);
  const all = partyCounts(gold, facts);
  return [
    '| fact | held-out half | both halves | labelled | wrongly given, held-out half | wrongly given, both |',
    '|---|--:|--:|--:|--:|--:|',
    ...rows,
    `| parties, F1 | ${f1(unseen)} | ${f1(all)} | ${all.right + all.missed} names | – | – |`,
    '',
    '| parties | precision | recall | F1 |',
    '|---|--:|--:|--:|',
    `| held-out half | ${three(unseen)} |`,
    `| both halves | ${three(all)} |`,
  ].join('\n');
}

/** Facts of Kleister NDA as a Markdown table. */
export function kleisterTable(gold: readonly LabelledNda[], facts: readonly Facts[]): string {
  const half = heldOut(gold, facts);
  const unseen = kleisterCounts(half.gold, half.facts);
  const rows = [...kleisterCounts(gold, facts)].map(([name, counts]) => {
    const other = unseen.get(name) ?? counts;
    return `| ${name} | ${f1(other)} | ${three(counts)} |`;
  });
  return [
    '| fact of an NDA | F1, held-out half | precision, both | recall, both | F1, both |',
    '|---|--:|--:|--:|--:|',
    ...rows,
  ].join('\n');
}
