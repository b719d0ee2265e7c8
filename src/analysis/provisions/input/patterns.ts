import type { ClausePattern } from './clause-pattern';
import { MONEY_PATTERNS } from './money-patterns';
import { PROPERTY_PATTERNS } from './property-patterns';
import { RESTRICTION_PATTERNS } from './restriction-patterns';
import { TERM_PATTERNS } from './term-patterns';

/** One entry for each category that is found by patterns; names and dates of the contract are facts of their own. */
export const CLAUSE_PATTERNS: readonly ClausePattern[] = [
  ...TERM_PATTERNS,
  ...RESTRICTION_PATTERNS,
  ...MONEY_PATTERNS,
  ...PROPERTY_PATTERNS,
];
