import type { Db } from '../db/client';
import { findRunProof, getRunText } from '../db/runs';
import type { ContentsAnswer } from '../shared/contents';
import type { HighlightsAnswer } from '../shared/highlights';
import type { RunProof } from '../shared/runs';
import { highlightsOf } from './highlights';
import { proofOf } from './make-proof';
import { unpackText } from './packed-text';
import { readAs } from './read-as';
import { type FoundRun, getRun } from './runs';

/** Parts of the proof that was kept with a run; runs from before it was kept have their text to work it out from. */
export async function readProof<Part extends keyof RunProof>(
  db: Db,
  { run }: FoundRun,
  ...parts: Part[]
): Promise<Pick<RunProof, Part>> {
  const kept = await findRunProof(db, run.id, parts);
  if (kept) return kept;
  return proofOf(await unpackText(await getRunText(db, run.id)), run.analysis);
}

/**
 * Where the words of every finding of a run stand on the pages.
 * @throws AppError not_found (contract or run), conflict where no run has ended yet
 */
export async function getHighlights(
  deps: { db: Db },
  userId: string,
  id: string,
  runId?: string,
): Promise<HighlightsAnswer> {
  const found = await getRun(deps, userId, id, runId);
  const { pages, highlights } = await readProof(deps.db, found, 'pages', 'highlights');
  const { analysis, own } = await readAs(deps.db, found.contract, found.run);
  const added = own.text ? highlightsOf(own.text, analysis.questions?.slice(found.run.analysis.questions?.length)) : [];
  const known = new Set(highlights.map(({ start, end }) => `${start}-${end}`));
  const news = added.filter(({ start, end }) => !known.has(`${start}-${end}`));
  return { run: found.run.id, pages, highlights: [...highlights, ...news] };
}

/**
 * The parts and the defined terms of the contract as a run read it.
 * @throws AppError not_found (contract or run), conflict where no run has ended yet
 */
export async function getContents(
  deps: { db: Db },
  userId: string,
  id: string,
  runId?: string,
): Promise<ContentsAnswer> {
  const found = await getRun(deps, userId, id, runId);
  const { contents } = await readProof(deps.db, found, 'contents');
  return { run: found.run.id, ...contents };
}
