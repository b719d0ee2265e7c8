import type { Fact } from '../facts/fact';
import type { Notice } from '../facts/termination-notice';
import { findPeriods, formatPeriod, type Period } from '../mentions/periods';

const NUMBER = '[\\w-]+(?: ?\\(\\d{1,3}\\))?';
const UNIT = '(days|weeks|months)';
/** 'Not more than forty-five and not fewer than thirty days', 'between 90 and 60 days', 'at least 60 and not more than 90 days'. */
const WINDOWS: readonly RegExp[] = [
  `(?:not|no) (?:more|earlier|sooner) than (${NUMBER})(?: ${UNIT})?,?(?: (?:and|nor|but|or))?(?: (?:not|no))? (?:fewer|less|later) than (${NUMBER}) ${UNIT}`,
  `between (${NUMBER})(?: ${UNIT})? and (${NUMBER}) ${UNIT}`,
  `(?:at least|(?:not|no) (?:less|fewer|later) than) (${NUMBER})(?: ${UNIT})?,?(?: (?:and|nor|but|or))?(?: (?:not|no))? (?:more|earlier|sooner) than (${NUMBER}) ${UNIT}`,
].map((source) => new RegExp(`\\b${source}`, 'i'));

function periodOf(number: string | undefined, unit: string | undefined): Period | null {
  return findPeriods(`${number} ${unit}`)[0] ?? null;
}

/** 'Between 45 days and 30 days' for a notice that counts within a window only; null for any other. */
export function noticeWindow({ value, evidence }: Fact<Notice>): string | null {
  if (!value) return null;
  for (const { quote } of evidence) {
    for (const window of WINDOWS) {
      const [, one, unit, other, last] = window.exec(quote) ?? [];
      const ends = [periodOf(one, unit ?? last), periodOf(other, last)];
      const [first, second] = ends;
      if (!first || !second || !ends.some((end) => end?.count === value.count && end.unit === value.unit)) continue;
      const [early, late] = first.count > second.count ? [first, second] : [second, first];
      return `between ${formatPeriod(early)} and ${formatPeriod(late)}`;
    }
  }
  return null;
}
