import type { Reading } from '../../reading';
import { earlierMail } from './later-mails';
import { isUnbinding } from './unbinding';

/**
 * A line with what has to be known of its term before it is taken for agreed: that it does not bind, or that a later mail returns to it.
 * @param term the words of the term itself
 * @param at where it begins
 */
export function withCaution(reading: Reading, line: string, term: string, at: number): string {
  const cautions = [isUnbinding(reading, at) ? 'Not binding' : null, earlierMail(reading, term, at)];
  return [...cautions.filter((caution) => caution !== null), line].join(': ');
}
