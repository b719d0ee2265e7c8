import type { Headline } from '../../../shared/contracts';
import { formatDay } from '../../../shared/format';
import { localDay } from '../../lib/calendar-days';

/**
 * The next of a contract's dates in words ('notice by Dec 2, 2027', 'ends Mar 1, 2028'); null where all are past or unknown. What renews unless
 * somebody gives notice doesn't end on that day for sure: only its term does. The day of `now` is the reader's.
 */
export function nextDate({ noticeBy, end }: Pick<Headline, 'noticeBy' | 'end'>, now: Date): string | null {
  const today = localDay(now);
  if (noticeBy && noticeBy >= today) return `notice by ${formatDay(noticeBy)}`;
  if (end && end >= today) return `${noticeBy ? 'term ends' : 'ends'} ${formatDay(end)}`;
  return null;
}
