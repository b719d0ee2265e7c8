import { constants } from 'node:fs';
import { access, stat } from 'node:fs/promises';
import { resolve } from 'node:path';
import { ExtractionError, type ExtractionOptions, runExtraction } from '../jobs/extract';
import type { Analysis } from '../shared/analysis';

/** What becomes of one file; the shape of a line of `analyze --json`. `ms` is wall-clock time. */
export type FileResult =
  | { file: string; pages: number; ms: number; analysis: Analysis }
  | { file: string; error: { code: string; message: string } };

/** Analyses one file in a capped child process. Never throws: every failure is a result with a code. */
export async function analyzeFile(
  file: string,
  options: Pick<ExtractionOptions, 'minConfidence' | 'signal'>,
): Promise<FileResult> {
  const startedAt = performance.now();
  try {
    const path = resolve(file);
    const fault = await faultOf(path);
    if (fault) return { file, error: fault };
    const { analysis } = await runExtraction(path, options);
    return { file, pages: analysis.coverage.pages, ms: Math.round(performance.now() - startedAt), analysis };
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
