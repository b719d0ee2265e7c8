import { LAST_DAY_FOR_NOTICE } from '../analysis/report/key-terms/dates';
import type { StoredHeadline } from '../db/schema';
import type { Analysis } from '../shared/analysis';
import { titleOf } from '../shared/contract-title';

const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** What a list shows of an analysis as a side reads it. */
export function headlineOf(analysis: Analysis): StoredHeadline {
  const { facts, kind, contractType, riskAssessment, keyTerms, summary } = analysis;
  const end = facts.expirationDate.normalized;
  return {
    title: titleOf(analysis, '') || null,
    kind: kind?.label ?? contractType,
    rating: riskAssessment.notAssessed === undefined ? riskAssessment.overallRisk : null,
    noticeBy: lastDayForNotice(keyTerms.dates),
    end: end && DAY.test(end) ? end : null,
    summary,
  };
}

/** The day of the line that tells it ('Dec 2, 2027'), as YYYY-MM-DD: analyses have it for people only. */
function lastDayForNotice(lines: readonly string[]): string | null {
  const words = lines.find((line) => line.startsWith(LAST_DAY_FOR_NOTICE))?.slice(LAST_DAY_FOR_NOTICE.length);
  const time = Date.parse(`${words} UTC`);
  return Number.isNaN(time) ? null : new Date(time).toISOString().slice(0, 10);
}
