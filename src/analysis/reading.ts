import type { Clause } from '../shared/analysis';
import type { ContractDocument } from './document/document';
import type { Outline } from './document/outline';
import type { Facts } from './facts/facts';
import type { PaperKind } from './kinds/paper-kind';
import type { ContractText } from './pdf/contract-text';
import type { ProvisionScores } from './provisions/provision-scores';

/** All that a rule may look at: the text, its structure (the outline is that of the document), what the provision model says of each sentence, the facts, its kind and the detected clauses. */
export interface Reading {
  contract: ContractText;
  document: ContractDocument;
  outline: Outline;
  provisions: ProvisionScores;
  facts: Facts;
  /** What the paper is, and which party stands on which side. */
  kind: PaperKind;
  clauses: Clause[];
}
