import { printFacts } from '../../src/analysis/report/facts';
import { summarise } from '../../src/analysis/report/summary';
import { contractWith, readingOf } from './reading';

/** What is told of a contract with these clauses on how its disputes are settled; null where no way is told. */
export const settledBy = (clauses: string): string | null =>
  printFacts(readingOf(contractWith(clauses)).facts).disputeResolution?.value ?? null;

/** The sentence of its summary on law and disputes; '' without one. */
export const lawAndDisputes = (clauses: string): string =>
  summarise(readingOf(contractWith(clauses)), {
    overallRisk: 'low',
    rationale: '',
    riskFactors: [],
    recommendations: [],
  })
    .map(({ text }) => text)
    .find((text) => /^(?:The law of|Disputes go)/.test(text)) ?? '';
