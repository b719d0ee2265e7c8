import { LAST_DAY_FOR_NOTICE } from '../analysis/report/key-terms/dates';
import type { Db } from '../db/client';
import { findShownRun, setHeadline } from '../db/contracts';
import { findContractsOfKind } from '../db/playbooks';
import type { StoredHeadline } from '../db/schema';
import type { Analysis } from '../shared/analysis';
import { titleOf } from '../shared/contract-title';
import { readAs } from './read-as';

const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** Works out anew what lists show of a contract, after its run, side or playbook changed; nothing before its first run. */
export async function refreshHeadline(db: Db, contractId: string): Promise<void> {
  const shown = await findShownRun(db, contractId);
  if (!shown) return;
  const { analysis } = await readAs(db, shown.contract, shown.run);
  await setHeadline(db, contractId, headlineOf(analysis));
}

/** The same for all contracts of a kind, whose default playbook changed; one after the other, since an analysis is large. */
export async function refreshHeadlinesOfKind({ db }: { db: Db }, userId: string, kind: string): Promise<void> {
  for (const { id } of await findContractsOfKind(db, userId, kind)) await refreshHeadline(db, id);
}

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
