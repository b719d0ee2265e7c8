import { constants } from 'node:fs';
import { access, stat } from 'node:fs/promises';
import { basename, resolve } from 'node:path';
import { type ScanReader, ScanReading } from '../contracts/read-scan';
import type { Reviewer } from '../contracts/review';
import { ExtractionError, type ExtractionOptions, runExtraction } from '../jobs/extract';
import type { Analysis } from '../shared/analysis';

/** What becomes of one file; the shape of a line of `analyze --json`. `ms` is wall-clock time, `side` whom the analysis is for. */
export type FileResult =
  | { file: string; pages: number; ms: number; side?: string; analysis: Analysis }
  | { file: string; error: { code: string; message: string } };

/** What was made of one file: its result for nobody in particular, and its packed text where it could be read. */
export type ReadFile = FileResult & { text?: Uint8Array };

/** What one run of the command may send to a model; there is no user and no day. */
const NO_DAILY_LIMIT = { tokens: Number.POSITIVE_INFINITY, pages: Number.POSITIVE_INFINITY };

const NO_ACCOUNT = { pagesLeft: async () => NO_DAILY_LIMIT.pages, book: async () => {} };

export type FileOptions = Pick<ExtractionOptions, 'minConfidence' | 'recognise' | 'signal'> & {
  reviewer?: Reviewer | undefined;
  /** A model that reads scanned pages, unless they are not to be read at all. */
  scanReader?: ScanReader | undefined;
};

/**
 * Analyses one file in a capped child process, and lets a model review it where one is given. Never throws: every failure is a result
 * with a code.
 */
export async function analyzeFile(file: string, { reviewer, scanReader, ...options }: FileOptions): Promise<ReadFile> {
  const startedAt = performance.now();
  try {
    const path = resolve(file);
    const fault = await faultOf(path);
    if (fault) return { file, error: fault };
    const signal = options.signal ?? new AbortController().signal;
    const scan = scanReader && options.recognise !== false ? new ScanReading(scanReader, NO_ACCOUNT) : null;
    const recognising = { ...options, ...(scan && { recognise: scan.recognise }) };
    const { text, analysis: builtin, proof } = await runExtraction(path, recognising);
    const work = { text, analysis: builtin, proof, filename: basename(file), left: NO_DAILY_LIMIT, signal };
    const reviewed = reviewer ? await reviewer.review(work) : { analysis: builtin };
    const analysis = scan?.noted(reviewed.analysis) ?? reviewed.analysis;
    return { file, pages: analysis.coverage.pages, ms: Math.round(performance.now() - startedAt), analysis, text };
  } catch (error) {
    if (error instanceof ExtractionError) return { file, error: { code: error.code, message: error.message } };
    const message = error instanceof Error ? error.message : String(error);
    return { file, error: { code: options.signal?.aborted ? 'aborted' : 'internal', message } };
  }
}

async function faultOf(path: string): Promise<{ code: string; message: string } | null> {
  const status = await stat(path).catch((error: NodeJS.ErrnoException) => error);
  if (status instanceof Error) {
    if (status.code === 'ENOENT' || status.code === 'ENOTDIR')
      return { code: 'not_found', message: 'There is no such file.' };
    return { code: 'unreadable', message: 'The file cannot be read: access is denied.' };
  }
  if (!status.isFile()) return { code: 'not_a_file', message: 'This is not a file but a folder or a device.' };
  const readable = await access(path, constants.R_OK).then(
    () => true,
    () => false,
  );
  return readable ? null : { code: 'unreadable', message: 'The file cannot be read: access is denied.' };
}
