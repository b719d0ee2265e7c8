import type { SideAnswer } from '../../shared/contracts';
import type { DecisionInput, Finding } from '../../shared/findings';
import { sendJson } from './api';

const PATH = '/api/contracts';

/** Keys of the cache: every decision on a contract, its runs, one of them, what a run knows of the contract's structure. */
export const decisionsKey = (id: string) => [PATH, id, 'decisions'] as const;
export const runsKey = (id: string) => [PATH, id, 'analyses'] as const;
export const runKey = (id: string, run: string) => [PATH, id, 'analyses', run] as const;
export const contentsKey = (id: string, run?: string) =>
  [PATH, id, run ? `contents?run=${encodeURIComponent(run)}` : 'contents'] as const;

/** Where a finding's decision is put and taken back. `run` is the run that the reader looks at. */
interface Which {
  contractId: string;
  findingId: string;
  run: string | undefined;
}

const decisionPath = ({ contractId, findingId }: Which) =>
  `${PATH}/${contractId}/findings/${encodeURIComponent(findingId)}/decision`;

/** @returns the finding as it stands now @throws as `request` does */
export async function saveDecision(which: Which, input: DecisionInput): Promise<Finding> {
  const body = { ...input, run: which.run };
  return (await sendJson<{ finding: Finding }>('PUT', decisionPath(which), body)).finding;
}

/** Takes the decision in force back. @returns the finding as it stands now @throws as `request` does */
export async function withdrawDecision(which: Which): Promise<Finding> {
  const query = which.run ? `?run=${encodeURIComponent(which.run)}` : '';
  return (await sendJson<{ finding: Finding }>('DELETE', decisionPath(which) + query)).finding;
}

/** Keeps whom the reader acts for. @throws as `request` does */
export async function saveSide(id: string, side: string): Promise<SideAnswer> {
  return sendJson<SideAnswer>('PUT', `${PATH}/${id}/side`, { side });
}

export type Extent = 'all' | 'accepted';

/** Address of an export ('memo.pdf', 'memo.docx', 'facts.csv', 'analysis.json'). */
export function exportUrl(id: string, format: string, extent: Extent, run: string | undefined): string {
  const query = new URLSearchParams({ findings: extent });
  if (run) query.set('run', run);
  return `${PATH}/${id}/exports/${format}?${query}`;
}

/** Address of the page that shows a run; without one the newest. */
export function runUrl(id: string, run?: string): string {
  return `/analysis/${id}${run ? `?run=${encodeURIComponent(run)}` : ''}`;
}
