import { documentOf } from '../../src/analysis/document/document';
import { factsOf } from '../../src/analysis/facts/facts';
import type { ContractText } from '../../src/analysis/pdf/contract-text';
import type { Facts } from '../../src/shared/analysis';
import { contractTextFromPlain } from './contract-text';

/** The facts of a contract written as plain lines. */
export function readFacts(plain: string, override: Partial<ContractText> = {}): Facts {
  const contract = contractTextFromPlain(plain, override);
  return factsOf(contract, documentOf(contract));
}
