import type { Facts } from '../../src/shared/analysis';
import { type FactFigures, factFigures, type LabelledAnswers, MEASURES, partyCounts } from './facts';
import { halvesOf } from './halves';
import { kleisterCounts, type LabelledNda } from './kleister';
import { type Counts, figuresOf } from './presence';

function accuracy({ labelled, right }: FactFigures): string {
  return labelled === 0 ? '–' : (right / labelled).toFixed(3);
}

function share({ wronglyGiven, unlabelled }: FactFigures): string {
  return unlabelled === 0 ? '–' : `${wronglyGiven} of ${unlabelled}`;
}

function three(counts: Counts): string {
  const { precision, recall, f1 } = figuresOf(counts);
  return [precision, recall, f1].map((figure) => figure.toFixed(3)).join(' | ');
}

/** Facts of CUAD as a Markdown table, B and A apart: accuracy where the labels have an answer, and answers given where they have none. */
export function cuadTable(gold: readonly LabelledAnswers[], facts: readonly Facts[]): string {
  const { A, B } = halvesOf(gold, facts);
  const rows = MEASURES.map((measure) => {
    const ofB = factFigures(measure, B.gold, B.found);
    const ofA = factFigures(measure, A.gold, A.found);
    return `| ${measure.name} | ${accuracy(ofB)} | ${ofB.labelled} | ${share(ofB)} | ${accuracy(ofA)} | ${ofA.labelled} | ${share(ofA)} |`;
  });
  return [
    '| fact | B | labelled in B | wrongly given in B | A | labelled in A | wrongly given in A |',
    '|---|--:|--:|--:|--:|--:|--:|',
    ...rows,
    '',
    '| parties | precision | recall | F1 |',
    '|---|--:|--:|--:|',
    `| B | ${three(partyCounts(B.gold, B.found))} |`,
    `| A | ${three(partyCounts(A.gold, A.found))} |`,
  ].join('\n');
}

/** Facts of Kleister NDA as a Markdown table, B and A apart. */
export function kleisterTable(gold: readonly LabelledNda[], facts: readonly Facts[]): string {
  const { A, B } = halvesOf(gold, facts);
  const ofA = kleisterCounts(A.gold, A.found);
  const rows = [...kleisterCounts(B.gold, B.found)].map(([name, counts]) => {
    const other = ofA.get(name);
    return `| ${name} | ${three(counts)} | ${other ? three(other) : '– | – | –'} |`;
  });
  return [
    '| fact of an NDA | precision, B | recall, B | F1, B | precision, A | recall, A | F1, A |',
    '|---|--:|--:|--:|--:|--:|--:|',
    ...rows,
  ].join('\n');
}
