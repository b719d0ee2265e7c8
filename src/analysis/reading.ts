import type { Clause, Facts } from '../shared/analysis';
import type { Outline } from './document/outline';
import type { ContractText } from './pdf/contract-text';

/** All that a rule may look at: the text, its structure, the detected clauses and the facts. */
export interface Reading {
  contract: ContractText;
  outline: Outline;
  facts: Facts;
  clauses: Clause[];
}
