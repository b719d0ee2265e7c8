import type { Drafting } from '../../shared/analysis';
import type { Reading } from '../reading';
import { FAULTS } from './faults/registry';

/** More of one class say no more than that the class is there; the rest is counted. */
const MOST_OF_A_CLASS = 5;

/**
 * The drafting faults of a contract by the declarations of `faults/`: where the paper is at odds with itself. Of each class the first
 * ones are told and the others counted. Nothing is looked for in a document that is no contract.
 */
export function draftingOf(reading: Reading): Drafting {
  if (reading.kind.family === 'not-a-contract') return { faults: [], more: [] };
  const classes = FAULTS.map(({ id, label, find }) => ({ rule: id, type: label, found: find(reading) }));
  return {
    faults: classes.flatMap(({ rule, type, found }) =>
      found.slice(0, MOST_OF_A_CLASS).map(({ description, evidence }) => ({ rule, type, description, evidence })),
    ),
    more: classes
      .filter(({ found }) => found.length > MOST_OF_A_CLASS)
      .map(({ rule, type, found }) => ({ rule, type, count: found.length - MOST_OF_A_CLASS })),
  };
}
