import { approximateDays, findPeriods, formatPeriod, type Period } from '../mentions/periods';
import type { Fact } from './fact';
import type { Notice } from './termination-notice';

/** 'Ninety', '90', 'one hundred twenty (120)'. */
const NUMBER = '[\\w-]+(?: hundred(?:(?: and)? [\\w-]+(?= ?\\())?)?(?: ?\\(\\d{1,3}\\))?';
/** 'Six calendar months', '30 clear days'. */
const UNIT = '(?:(?:calendar|clear|full|complete) )?(days|weeks|months)';
/** 'Not more than forty-five and not fewer than thirty days', 'between 90 and 60 days', 'at least 60 and not more than 90 days'. */
const WINDOWS: readonly RegExp[] = [
  `(?:not|no) (?:more|earlier|sooner) than (${NUMBER})(?: ${UNIT})?,?(?: (?:and|nor|but|or))?(?: (?:not|no))? (?:fewer|less|later) than (${NUMBER}) ${UNIT}`,
  `between (${NUMBER})(?: ${UNIT})? and (${NUMBER}) ${UNIT}`,
  `(?:at least|(?:not|no) (?:less|fewer|later) than) (${NUMBER})(?: ${UNIT})?,?(?: (?:and|nor|but|or))?(?: (?:not|no))? (?:more|earlier|sooner) than (${NUMBER}) ${UNIT}`,
].map((source) => new RegExp(`\\b${source}`, 'i'));

function periodOf(number: string | undefined, unit: string | undefined): Period | null {
  return findPeriods(`${number} ${unit}`)[0] ?? null;
}

/** The two ends of a time within which alone notice counts, the later one of which is its last day. */
interface NoticeWindow {
  early: Period;
  late: Period;
}

/** The window that the words of a clause give a notice of this length at one of its ends; null where they give none. */
export function windowIn(words: string, { count, unit }: Period): NoticeWindow | null {
  for (const window of WINDOWS) {
    const [, one, first, other, last] = window.exec(words) ?? [];
    const ends = [periodOf(one, first ?? last), periodOf(other, last)];
    const [start, end] = ends;
    if (!start || !end || !ends.some((each) => each?.count === count && each.unit === unit)) continue;
    return approximateDays(start) > approximateDays(end) ? { early: start, late: end } : { early: end, late: start };
  }
  return null;
}

/** 'Between 45 days and 30 days' for a notice that counts within a window only; null for any other. */
export function noticeWindow({ value, evidence }: Fact<Notice>): string | null {
  if (!value) return null;
  for (const { quote } of evidence) {
    const window = windowIn(quote, value);
    if (window) return `between ${formatPeriod(window.early)} and ${formatPeriod(window.late)}`;
  }
  return null;
}
