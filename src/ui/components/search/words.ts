import type { SearchAnswer } from '../../../shared/search';
import type { SearchPart } from '../../lib/search-address';

const RATINGS: Record<string, string> = { high: 'High', medium: 'Medium', low: 'Low', not_assessed: 'Not assessed' };
const ANSWERS: Record<string, string> = {
  yes: 'Yes',
  no: 'No',
  not_stated: 'Not stated',
  unclear: 'Unclear',
  rejected: 'Answer rejected',
};

/** A value of a facet as people call it. */
export function labelOf(part: SearchPart, value: string): string {
  if (part === 'rating') return RATINGS[value] ?? value;
  return part === 'answer' ? (ANSWERS[value] ?? value) : value;
}

/** How many contracts were found, in words. */
export function countOf({ total, more, about }: SearchAnswer): string {
  const count = total.toLocaleString('en-US');
  if (more) return `More than ${count} contracts; the best ${count} are listed`;
  if (total === 1) return '1 contract';
  return about ? `About ${count} contracts` : `${count} contracts`;
}
