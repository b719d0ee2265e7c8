// Written by `bun run generate`: a file in this folder is all that it takes.
import type { FaultDeclaration } from '../fault';
import { brokenReference } from './broken-reference';
import { sectionNumberTwice } from './section-number-twice';
import { wordsAndFigures } from './words-and-figures';

/** Every drafting fault that is looked for. */
export const FAULTS: readonly FaultDeclaration[] = [brokenReference, sectionNumberTwice, wordsAndFigures];
