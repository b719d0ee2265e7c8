import type { Clause, Facts } from '../shared/analysis';
import type { Outline } from './outline';
import type { ContractText } from './text/contract-text';

/** All that a rule may look at: the text, its structure, the detected clauses and the facts. */
export interface Reading {
  contract: ContractText;
  outline: Outline;
  facts: Facts;
  clauses: Clause[];
}
