import { join } from 'node:path';
import type { Recognise, RecognisedPage } from '../analysis/pdf/recognised';
import { endsWell } from '../shared/deadline';
import { UPLOAD_MAX_BYTES } from '../shared/limits';
import type { Stage } from '../shared/stages';
import { type Ending, type Limits, runCapped } from './capped-process';
import { EXIT, type Extraction, type Message, type Task } from './extract-protocol';
import { ExtractionError } from './extraction-error';
import { DEFAULT_BUDGET_MS, recognisePages } from './recognise';
import { SELF_TEST_PDF } from './self-test-pdf';

export { ExtractionError } from './extraction-error';

/** A hostile PDF of 1.2 KB took over 5 GB without a limit; the largest real contract tried needs half of what is allowed. */
export const DEFAULT_LIMITS: Limits = {
  residentKib: 1_024 * 1024,
  memoryKib: 3_072 * 1024,
  cpuSeconds: 30,
  wallMs: 90_000,
  outputBytes: 128 * 1024 * 1024,
};

/**
 * How long a PDF may take in all, below what a job may (`Timing.jobMs`): its reading, the recognition of its scanned pages, for which
 * what is left but this much, and its reading again with those.
 */
export const WHOLE_MS = 18 * 60_000;
const SECOND_READING_MS = 40_000;
/** How long people wait for a scan to be read whole before they are shown what its first pages say. */
const PATIENCE_MS = 60_000;
const PARTIAL_EVERY_MS = 10_000;

const CHILD = join(import.meta.dir, 'extract.child.ts');

/**
 * A process that reads one PDF ends before most of what the last stage of compilation makes for it is used: that stage begins ten times as
 * late as usual (the default is 100,000), which saves a sixth of the processor time of a contract.
 */
const LATE_COMPILATION = { BUN_JSC_thresholdForFTLOptimizeAfterWarmUp: '1000000' };

export interface ExtractionOptions {
  signal?: AbortSignal;
  onStage?: (stage: Stage) => void;
  /** See `AnalyseOptions`. */
  minConfidence?: number;
  limits?: Partial<Limits>;
  /** What reads pages without readable text: Tesseract by default; false leaves them unread. */
  recognise?: Recognise | false;
  /** Given what was found on the pages read so far, once, where the others of a long scan take longer than `patienceMs`. */
  onPartial?: (partial: Extraction) => Promise<void>;
  patienceMs?: number;
}

/**
 * Reads a PDF (its bytes or an absolute path) and analyses it with the built-in engine, in a child process with limits on
 * memory, time and output. Pages without readable text are read by text recognition first, in processes of their own.
 * @throws ExtractionError, whose message is for people; the signal's reason when aborted
 */
export async function runExtraction(pdf: Uint8Array | string, options: ExtractionOptions = {}): Promise<Extraction> {
  const { recognise = recognisePages } = options;
  if (typeof pdf !== 'string' && pdf.length > UPLOAD_MAX_BYTES) throw new ExtractionError('too_large');
  const startedAt = performance.now();
  const first = await runChild(pdf, options, recognise && 'asks');
  if (!('unread' in first)) return first;
  const left = WHOLE_MS - (performance.now() - startedAt);
  const budgetMs = Math.max(0, Math.min(DEFAULT_BUDGET_MS, left - SECOND_READING_MS));
  const patienceMs = (options.patienceMs ?? PATIENCE_MS) - (performance.now() - startedAt);
  const pages = recognise ? await readScan(pdf, first.unread, { ...options, recognise, budgetMs, patienceMs }) : [];
  const wallMs = Math.min({ ...DEFAULT_LIMITS, ...options.limits }.wallMs, left - budgetMs);
  const second = await runChild(pdf, { ...options, limits: { ...options.limits, wallMs } }, pages);
  if ('unread' in second) throw new ExtractionError('internal', 'asked twice');
  return second;
}

/** Has pages recognised, and where that takes long what was found on the first of them told. */
async function readScan(
  pdf: Uint8Array | string,
  unread: readonly number[],
  options: ExtractionOptions & { recognise: Recognise; budgetMs: number; patienceMs: number },
): Promise<RecognisedPage[]> {
  const { recognise, budgetMs, patienceMs, signal, onPartial } = options;
  const read: RecognisedPage[] = [];
  const onRead = (page: RecognisedPage) => read.push(page);
  const reading = recognise(pdf, unread, { budgetMs, onRead, ...(signal && { signal }) });
  let isShown = onPartial === undefined;
  for (let waitMs = patienceMs; !isShown && !(await endsWell(reading, waitMs)); waitMs = PARTIAL_EVERY_MS) {
    if (signal?.aborted) break;
    // What the pages read so far lack is no reason to fail: more will be there the next time.
    const pending = unread.filter((number) => !read.some((page) => page.number === number));
    isShown = await runChild(pdf, { ...options, onStage: () => {} }, [...read], pending).then(
      async (partial) => {
        if (!('unread' in partial)) await onPartial?.(partial);
        return true;
      },
      () => false,
    );
  }
  return await reading;
}

type Answer = Extraction | { unread: number[] };

/**
 * @param recognised what was recognised; 'asks' to be told what there is to recognise, false when nothing is to be
 * @param pending pages that are still being recognised
 */
async function runChild(
  pdf: Uint8Array | string,
  { signal, onStage, minConfidence, limits }: ExtractionOptions,
  recognised: RecognisedPage[] | 'asks' | false,
  pending?: number[],
): Promise<Answer> {
  const pages = Array.isArray(recognised) ? new TextEncoder().encode(JSON.stringify(recognised)) : null;
  const task: Task = {
    ...(typeof pdf === 'string' && { path: pdf }),
    ...(minConfidence !== undefined && { minConfidence }),
    ...(recognised === 'asks' && { asks: true }),
    ...(pages && { recognised: pages.length }),
    ...(pending && { pending }),
  };
  let answer: Answer | ExtractionError | null = null;
  const ending = await runCapped({
    script: CHILD,
    args: [JSON.stringify(task)],
    input: inputOf(pdf, pages),
    limits: { ...DEFAULT_LIMITS, ...limits },
    env: LATE_COMPILATION,
    ...(signal && { signal }),
    onLine: (line) => {
      const message = parsed(line);
      if (!message) return;
      if ('stage' in message) {
        // The second run begins with a stage that was told already.
        if (!pages || message.stage !== 'extracting') onStage?.(message.stage);
      } else if ('unread' in message) answer = message;
      else
        answer =
          'result' in message
            ? unpacked(message.result)
            : new ExtractionError(message.error.code, message.error.detail);
    },
  });
  return settled(answer, ending);
}

function inputOf(pdf: Uint8Array | string, pages: Uint8Array | null): Uint8Array | null {
  if (typeof pdf === 'string') return pages;
  return pages ? Buffer.concat([pages, pdf]) : pdf;
}

function unpacked({ text, ...result }: Extract<Message, { result: unknown }>['result']): Extraction {
  return { ...result, text: Uint8Array.fromBase64(text) };
}

/** A line that was cut off when the process was killed is no message. */
function parsed(line: string): Message | null {
  try {
    return JSON.parse(line) as Message;
  } catch {
    return null;
  }
}

function settled(answer: Answer | ExtractionError | null, ending: Ending): Answer {
  if (answer instanceof ExtractionError) throw answer;
  const whole = ending.kind === 'exit' && (ending.code === EXIT.done || ending.code === EXIT.truncated);
  if (answer && whole) return answer;
  throw failureOf(ending);
}

/** The fault behind an ending without an answer. The shell reports a signal as 128 and its number. */
function failureOf(ending: Ending): ExtractionError {
  if (ending.kind === 'processor') return new ExtractionError('timeout', 'processor time');
  // What the processor gives no time to is late by no fault of its own: its own time has a limit far below this one.
  if (ending.kind === 'wall') return new ExtractionError('late', 'wall clock');
  if (ending.kind === 'memory') return new ExtractionError('memory', 'resident memory');
  if (ending.kind === 'output') return new ExtractionError('memory', 'output too large');
  const cause = ending.kind === 'exit' ? `exit ${ending.code}` : ending.signal;
  if (['SIGXCPU', 'exit 152'].includes(cause)) return new ExtractionError('timeout', cause);
  if (['SIGKILL', 'SIGTERM', 'exit 137', 'exit 143'].includes(cause)) return new ExtractionError('killed', cause);
  const crashes = ['SIGABRT', 'SIGSEGV', 'SIGTRAP', 'SIGILL', 'SIGBUS'];
  const crashed = crashes.includes(cause) || /^exit 1(3[2-5]|39)$/.test(cause);
  return new ExtractionError(crashed ? 'memory' : 'internal', cause);
}

/**
 * Proves at start that a PDF can be read inside of the limits on this machine.
 * @throws Error saying what is wrong, for the operator
 */
export async function checkExtraction(limits: Partial<Limits> = {}): Promise<void> {
  try {
    await runExtraction(SELF_TEST_PDF, { limits });
  } catch (error) {
    const cause = error instanceof ExtractionError ? `${error.code}${error.detail ? `: ${error.detail}` : ''}` : error;
    throw new Error(`PDFs cannot be read on this machine: the process that reads them failed its self-test (${cause})`);
  }
}
