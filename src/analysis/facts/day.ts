import { AT_THE_EARLIEST } from '../../shared/caveats';
import { formatDay } from '../mentions/calendar';
import type { Printed } from './define-fact';
import type { Fact } from './fact';

/** A calendar day (YYYY-MM-DD). `written` is how the contract writes it; a day that was computed has none. */
export interface Day {
  iso: string;
  written?: string;
}

/** When a contract ends: on a day, or only when somebody ends it. */
export type End = Day | 'perpetual';

/** Whether an end was computed as the anniversary of a start, so that the last day of twelve months from July 1 may be held to be June 30. */
export function isOnAnniversary({ rule }: Pick<Fact<End>, 'rule'>): boolean {
  return Boolean(rule?.includes('+') && !rule.includes('- 1 day')) && !isEarliest({ rule });
}

/** Whether an end is only the day before which it cannot come, since it hangs on an event. */
export const isEarliest = ({ rule }: Pick<Fact<End>, 'rule'>): boolean => rule?.includes(AT_THE_EARLIEST) === true;

/** What stands before the day of an end: a counted one may be held to be the day before, one that an event may put off is the earliest. */
export function beforeEnd(end: Pick<Fact<End>, 'rule'>): string {
  if (isEarliest(end)) return 'not before ';
  return isOnAnniversary(end) ? 'by ' : '';
}

/** A day in the contract's own words, and as YYYY-MM-DD; words that are filled in on the lines of a form are no words to show. */
export function printDay({ iso, written }: Day): Printed {
  return { value: written && !written.includes('_') ? written : formatDay(iso), normalized: iso };
}
