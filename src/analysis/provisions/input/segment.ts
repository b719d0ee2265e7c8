import type { Outline } from '../../document/outline';
import type { ContractText } from '../../pdf/contract-text';
import { sectionsOf } from './sections';
import { sentencesOf } from './sentences';

/** The structure of a contract: sections with their parents, and sentences. Running headers and footers are left out. */
export function outlineOf(contract: ContractText): Outline {
  const sections = sectionsOf(contract);
  return { sections, sentences: sentencesOf(contract, sections) };
}
