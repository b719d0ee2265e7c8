import type { Reading } from '../../reading';
import { isUnbinding } from './unbinding';

/**
 * A line with what has to be known of its term before it is taken for agreed: that it does not bind.
 * @param at where the term begins
 */
export function withCaution(reading: Reading, line: string, at: number): string {
  return isUnbinding(reading, at) ? `Not binding: ${line}` : line;
}
