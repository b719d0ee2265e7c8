import { documentOf } from '../../src/analysis/document/document';
import { factsOf } from '../../src/analysis/facts/facts';
import type { ContractText } from '../../src/analysis/pdf/contract-text';
import { printFacts } from '../../src/analysis/report/facts';
import type { Facts } from '../../src/shared/analysis';
import { contractTextFromPlain } from './contract-text';

/** The facts of a contract written as plain lines, as analyses show them. */
export function readFacts(plain: string, override: Partial<ContractText> = {}): Facts {
  const contract = contractTextFromPlain(plain, override);
  return printFacts(factsOf(contract, documentOf(contract)));
}
