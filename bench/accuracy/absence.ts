import type { GoldContract } from '../../scripts/training/gold';
import type { Analysis } from '../../src/shared/analysis';
import { MEASURES } from './facts';
import { halvesOf } from './halves';

/** Of one fact, over the contracts whose labels have a clause for it. */
export interface AbsenceFigures {
  name: string;
  /** Contracts with a labelled clause. */
  there: number;
  /** In how many of them the fact is told 'absent' all the same. */
  absent: number;
  /** In how many of these the analysis itself lists a clause of that category. */
  contradicted: number;
}

type Told = Pick<Analysis, 'facts' | 'clauses'>;

/** How often a fact is told to be absent from a contract that has a clause for it. */
export function absenceFigures(gold: readonly GoldContract[], analyses: readonly Told[]): AbsenceFigures[] {
  return MEASURES.map(({ fact, name, category }) => {
    const figures: AbsenceFigures = { name, there: 0, absent: 0, contradicted: 0 };
    gold.forEach(({ clauses }, index) => {
      const told = analyses[index];
      if ((clauses[category] ?? []).length === 0 || !told) return;
      figures.there++;
      if (told.facts[fact]?.status !== 'absent') return;
      figures.absent++;
      if (told.clauses.some((clause) => clause.category === category)) figures.contradicted++;
    });
    return figures;
  });
}

/** The same as a Markdown table, A and B apart. */
export function absenceTable(gold: readonly GoldContract[], analyses: readonly Told[]): string {
  const halves = halvesOf(gold, analyses);
  const inA = absenceFigures(halves.A.gold, halves.A.found);
  const inB = absenceFigures(halves.B.gold, halves.B.found);
  const cells = ({ there, absent, contradicted }: AbsenceFigures) => `${there} | ${absent} | ${contradicted}`;
  const total = (figures: readonly AbsenceFigures[]): AbsenceFigures => ({
    name: 'all together',
    there: figures.reduce((sum, { there }) => sum + there, 0),
    absent: figures.reduce((sum, { absent }) => sum + absent, 0),
    contradicted: figures.reduce((sum, { contradicted }) => sum + contradicted, 0),
  });
  const rows = [...inB, total(inB)].map((ofB, index) => {
    const ofA = [...inA, total(inA)][index];
    return `| ${ofB.name} | ${cells(ofB)} | ${ofA ? cells(ofA) : ''} |`;
  });
  return [
    "| fact | B: has a clause | told 'absent' | of these listed | A: has a clause | told 'absent' | of these listed |",
    '|---|--:|--:|--:|--:|--:|--:|',
    ...rows,
  ].join('\n');
}
