import type { StoredHeadline } from '../db/schema';
import type { Analysis } from '../shared/analysis';
import { titleOf } from '../shared/contract-title';
import type { ContractDate } from '../shared/dates';

/** What a list shows of an analysis as a side reads it, with the days that were worked out of it. */
export function headlineOf(analysis: Analysis, dates: readonly ContractDate[]): StoredHeadline {
  const { kind, contractType, riskAssessment, summary, questions } = analysis;
  const dayOf = (which: string) => dates.find(({ id, kind: is }) => id === which && is === which)?.day ?? null;
  return {
    title: titleOf(analysis, '') || null,
    kind: kind?.label ?? contractType,
    rating: riskAssessment.notAssessed === undefined ? riskAssessment.overallRisk : null,
    noticeBy: dayOf('notice'),
    end: dayOf('end'),
    summary,
    playbookKind: (questions && kind?.id) ?? null,
  };
}
