import { definitionsOf } from '../../document/definitions';
import type { Outline } from '../../document/outline';
import type { ContractText } from '../../pdf/contract-text';
import { sectionsOf } from './sections';
import { sentencesOf } from './sentences';

/** The structure of a contract: sections with their parents, sentences and defined terms. Running headers and footers are left out. */
export function outlineOf(contract: ContractText): Outline {
  const sections = sectionsOf(contract);
  const sentences = sentencesOf(contract, sections);
  return { sections, sentences, definitions: definitionsOf(sentences) };
}
