import { join } from 'node:path';
import type { Reviewed } from '../analysis/review';
import { networkEnvironment } from '../config';
import type { Reviewer } from '../contracts/review';
import { degradedText, ModelFailure } from '../review/failure';
import type { ReviewSettings } from '../review/settings';
import { type Limits, runCapped } from './capped-process';
import type { ReviewMessage, ReviewTask } from './review-protocol';

const CHILD = join(import.meta.dir, 'review.child.ts');
/** A contract of 333 pages takes 400 MB of address space beyond Bun's own. */
const LIMITS: Omit<Limits, 'wallMs'> = { memoryKib: 2_048 * 1024, cpuSeconds: 120, outputBytes: 128 * 1024 * 1024 };
/** Loading, proving and merging, beside the time that the model may take. */
const OWN_MS = 30_000;

type Work = Parameters<Reviewer['review']>[0];

/**
 * Lets a model review an analysis in a process of its own.
 * @throws the signal's reason when aborted; else every failure is part of the answer
 */
export async function runReview(settings: ReviewSettings, work: Work): ReturnType<Reviewer['review']> {
  const { text, analysis, proof, filename, side = null, left, signal, onStage } = work;
  const packed = Buffer.from(text).toString('base64');
  const task: ReviewTask = { settings, text: packed, analysis, proof, filename, side, left };
  let usage: Reviewed['usage'] = { requests: 0, promptTokens: 0, completionTokens: 0, pages: 0 };
  let result: Awaited<ReturnType<Reviewer['review']>> | null = null;
  await runCapped({
    script: CHILD,
    args: [],
    input: new TextEncoder().encode(JSON.stringify(task)),
    limits: { ...LIMITS, wallMs: settings.totalMs + OWN_MS },
    signal,
    env: networkEnvironment(),
    onLine: (line) => {
      const message = parsed(line);
      if (!message) return;
      if ('stage' in message) onStage?.(message.stage);
      else if ('usage' in message) usage = message.usage;
      else result = message.result;
    },
  });
  return result ?? { ...withoutModel(work), usage };
}

function withoutModel({ analysis, proof }: Work): Omit<Awaited<ReturnType<Reviewer['review']>>, 'usage'> {
  const failure = new ModelFailure('crashed');
  const engine = { ...analysis.engine, degraded: degradedText(failure, null) };
  return { analysis: { ...analysis, engine }, proof, failure, mayPass: false };
}

/** A line that was cut off when the process was killed is no message. */
function parsed(line: string): ReviewMessage | null {
  try {
    return JSON.parse(line) as ReviewMessage;
  } catch {
    return null;
  }
}
