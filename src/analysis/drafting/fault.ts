import type { Evidence } from '../../shared/analysis';
import type { Examples } from '../examples';
import type { Reading } from '../reading';

/** One place where a paper is at odds with itself; where two passages differ the evidence proves both. */
export interface Fault {
  /** What is wrong, in the contract's own words and numbers. */
  description: string;
  evidence: Evidence[];
}

/** A class of drafting faults: a file of its own in `faults/`, which the registry there lists. */
export interface FaultDeclaration {
  /** The file's name. It is stored with every fault, so it never changes. */
  id: string;
  /** What a lawyer calls it. */
  label: string;
  /** What is told, what is passed over, and why it matters: for the documentation. */
  about: string;
  /** The faults of the class in the order of the text. */
  find(reading: Reading): Fault[];
  examples: Examples;
}

/** Declares a class of faults. What it answers is the declaration itself, checked by its type. */
export function defineFault(declaration: FaultDeclaration): FaultDeclaration {
  return declaration;
}
