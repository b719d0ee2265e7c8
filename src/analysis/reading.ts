import type { Clause, Facts } from '../shared/analysis';
import type { Outline } from './document/outline';
import type { ContractText } from './pdf/contract-text';
import type { ProvisionScores } from './provisions/provision-scores';

/** All that a rule may look at: the text, its structure, what the provision model says of each sentence, the facts and the detected clauses. */
export interface Reading {
  contract: ContractText;
  outline: Outline;
  provisions: ProvisionScores;
  facts: Facts;
  clauses: Clause[];
}
