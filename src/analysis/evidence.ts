import type { Evidence } from '../shared/analysis';
import { type ContractText, pageAt } from './text/contract-text';

/** The words between two offsets as evidence, without the white space around them. */
export function evidenceAt(contract: ContractText, start: number, end: number): Evidence {
  let from = start;
  let to = end;
  while (from < to && /\s/.test(contract.text.charAt(from))) from++;
  while (to > from && /\s/.test(contract.text.charAt(to - 1))) to--;
  return { quote: contract.text.slice(from, to), page: pageAt(contract, from), start: from, end: to };
}
