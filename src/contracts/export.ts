import type { Db } from '../db/client';
import { listDecisions } from '../db/decisions';
import { AppError } from '../errors';
import { analysisJson } from '../exports/analysis-json';
import type { ExportedRun, Extent } from '../exports/exported-run';
import { factsCsv } from '../exports/facts-csv';
import { composeMemo } from '../exports/memo';
import { printMemo } from '../exports/print-memo';
import { riskAt } from '../shared/acting-for';
import { findingsOf, toDecision } from './findings';
import { readAs } from './read-as';
import { getRun, toRun } from './runs';

interface Format {
  type: string;
  extension: string;
  write: (exported: ExportedRun) => Promise<Uint8Array | string> | string;
}

const FORMATS: Readonly<Record<string, Format>> = {
  'memo.pdf': {
    type: 'application/pdf',
    extension: ' - memo.pdf',
    write: (exported) => printMemo(composeMemo(exported), 'pdf'),
  },
  'memo.docx': {
    type: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    extension: ' - memo.docx',
    write: (exported) => printMemo(composeMemo(exported), 'docx'),
  },
  'facts.csv': { type: 'text/csv; charset=utf-8', extension: ' - facts.csv', write: factsCsv },
  'analysis.json': { type: 'application/json; charset=utf-8', extension: ' - analysis.json', write: analysisJson },
};

export interface ExportRequest {
  id: string;
  /** A name of FORMATS, as it stands in the address. */
  format: string;
  extent: Extent;
  run?: string | undefined;
}

/**
 * The analysis of a user's own contract to take along.
 * @throws AppError not_found (contract, run or format), conflict where no run has ended yet
 */
export async function exportRun(
  deps: { db: Db; now: () => Date },
  user: { id: string; name: string },
  { id, format, extent, run }: ExportRequest,
): Promise<{ content: Uint8Array | string; type: string; filename: string; extension: string }> {
  const found = await getRun(deps, user.id, id, run);
  const chosen = Object.hasOwn(FORMATS, format) ? FORMATS[format] : undefined;
  if (!chosen) throw new AppError('not_found', 'There is no such export.');
  const { filename, fileSize, sha256, uploadedAt } = found.contract;
  const read = await readAs(deps.db, found.contract, found.run);
  const { analysis, side } = read;
  const findings = await findingsOf(deps.db, found, read);
  const exported: ExportedRun = {
    contract: { id: found.contract.id, filename, fileSize, uploadedAt: uploadedAt.toISOString(), sha256 },
    run: toRun(found.run, found.contract),
    analysis,
    side,
    // Answers that are as the side wants them, and rights of its own, are none of its findings.
    findings: findings.filter(({ kind, path }) => kind !== 'risk' || riskAt(analysis, path)),
    decisions: (await listDecisions(deps.db, found.contract.id)).map(toDecision),
    extent,
    preparedBy: user.name,
    preparedAt: deps.now(),
  };
  const { type, extension } = chosen;
  return { content: await chosen.write(exported), type, filename: filename.replace(/\.pdf$/i, ''), extension };
}
