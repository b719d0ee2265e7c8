// Written by `bun run generate`: a file in this folder is all that it takes.
import type { FaultDeclaration } from '../fault';
import { attachmentName } from './attachment-name';
import { brokenReference } from './broken-reference';
import { definitionTwice } from './definition-twice';
import { sectionNumberTwice } from './section-number-twice';
import { signatoryName } from './signatory-name';
import { undefinedTerm } from './undefined-term';
import { valueDiffers } from './value-differs';
import { wordsAndFigures } from './words-and-figures';

/** Every drafting fault that is looked for. */
export const FAULTS: readonly FaultDeclaration[] = [
  attachmentName,
  brokenReference,
  definitionTwice,
  sectionNumberTwice,
  signatoryName,
  undefinedTerm,
  valueDiffers,
  wordsAndFigures,
];
