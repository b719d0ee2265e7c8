import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import type { RecognisedPage } from '../analysis/pdf/recognised';
import type { DrawnPage } from '../ocr/draw-upright';
import { type Ending, type Limits, runCapped } from './capped-process';
import type { RecogniseTask } from './recognise.child';

export interface RecogniseOptions {
  signal?: AbortSignal;
  /** How long the reading may take in all, on the wall clock. */
  budgetMs?: number;
  onRead?: (page: RecognisedPage) => void;
  limits?: Partial<Limits>;
}

/** A page takes two to six seconds of a processor, so two of them read some 400 pages in this time. */
export const DEFAULT_BUDGET_MS = 15 * 60_000;

/**
 * A page at 300 dpi takes 550 to 700 MB. With 2.5 GiB Bun crashes at its start (with 2 and with 3 it does not): it takes that for room enough
 * for a larger reservation, which then fails.
 */
const RECOGNISE_LIMITS: Limits = {
  memoryKib: 2_048 * 1024,
  cpuSeconds: 180,
  wallMs: DEFAULT_BUDGET_MS,
  // Ends a process that hangs. One that spins is ended by its processor time; on a busy machine a page may take a minute and more.
  silentMs: 180_000,
  outputBytes: 64 * 1024 * 1024,
};

/** A process reads this many pages at most, so that one which ends badly takes few with it and what it leaks is freed. */
const PAGES_AT_ONCE = 8;
const CHILD = join(import.meta.dir, 'recognise.child.ts');

/** Processes of this kind that run now: all jobs together have one for each processor, and each job has one at least. */
let running = 0;

/** Reads with Tesseract, in capped processes side by side. */
export async function recognisePages(
  pdf: Uint8Array | string,
  pages: readonly number[],
  { signal, budgetMs = DEFAULT_BUDGET_MS, onRead = () => {}, limits }: RecogniseOptions = {},
): Promise<RecognisedPage[]> {
  const until = performance.now() + budgetMs;
  const cores = availableParallelism();
  const waiting = [...pages];
  const crashed = new Set<number>();
  const read: RecognisedPage[] = [];
  const share = Math.min(PAGES_AT_ONCE, Math.ceil(pages.length / cores));
  const work = async () => {
    for (let batch = waiting.splice(0, share); batch.length > 0; batch = waiting.splice(0, share)) {
      const left = until - performance.now();
      if (left <= 0) return;
      const batchLimits = { ...RECOGNISE_LIMITS, ...limits, wallMs: left };
      const { done, ending } = await readBatch(pdf, batch, batchLimits, onRead, signal);
      read.push(...done);
      const [first] = batch;
      const isAgain = done.length === 0 && first !== undefined && hasCrashed(ending) && !crashed.has(first);
      if (isAgain) crashed.add(first);
      // A page that ended a process of its own has had its chance; one after others may have met with what they left behind.
      waiting.unshift(...batch.slice(isAgain ? 0 : Math.max(1, done.length)));
    }
  };
  const workers = Math.min(Math.ceil(pages.length / Math.max(1, share)), Math.max(1, cores - running));
  running += workers;
  try {
    await Promise.all(Array.from({ length: workers }, work));
  } finally {
    running -= workers;
  }
  return read;
}

/** Ended by what may have been the machine's doing: no limit of ours that the page would reach again. */
const hasCrashed = (ending: Ending): boolean =>
  ending.kind === 'signal' || (ending.kind === 'exit' && ending.code !== 0);

async function readBatch(
  pdf: Uint8Array | string,
  pages: number[],
  limits: Limits,
  onRead: (page: RecognisedPage) => void,
  signal: AbortSignal | undefined,
): Promise<{ done: RecognisedPage[]; ending: Ending }> {
  const done: RecognisedPage[] = [];
  const ending = await runRecogniser<RecognisedPage>(pdf, { pages }, limits, signal, (page) => {
    if (!page) return;
    done.push(page);
    onRead(page);
  });
  return { done, ending };
}

/**
 * Draws pages for a model to read, in one capped process, and once more in another where that one crashed before the first; those that
 * cannot be drawn, or have no ink, are left out.
 */
export async function drawPages(
  pdf: Uint8Array | string,
  pages: readonly number[],
  { signal, budgetMs = DEFAULT_BUDGET_MS }: RecogniseOptions = {},
): Promise<DrawnPage[]> {
  const drawn: DrawnPage[] = [];
  const limits = { ...RECOGNISE_LIMITS, wallMs: budgetMs };
  const draw = () =>
    runRecogniser<DrawnPage>(pdf, { pages: [...pages], pictures: true }, limits, signal, (page) => {
      if (page) drawn.push(page);
    });
  if (hasCrashed(await draw()) && drawn.length === 0) await draw();
  return drawn;
}

async function runRecogniser<Page>(
  pdf: Uint8Array | string,
  work: Omit<RecogniseTask, 'path'>,
  limits: Limits,
  signal: AbortSignal | undefined,
  onPage: (page: Page | null) => void,
): Promise<Ending> {
  const task: RecogniseTask = { ...work, ...(typeof pdf === 'string' && { path: pdf }) };
  return await runCapped({
    script: CHILD,
    args: [JSON.stringify(task)],
    input: typeof pdf === 'string' ? null : pdf,
    limits,
    ...(signal && { signal }),
    onLine: (line) => onPage(parsed<Page>(line)),
  });
}

/** A line that was cut off when the process was killed is no page. */
function parsed<Page>(line: string): Page | null {
  try {
    return JSON.parse(line) as Page;
  } catch {
    return null;
  }
}
