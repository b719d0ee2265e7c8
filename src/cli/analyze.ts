import { availableParallelism } from 'node:os';
import { SingleBar } from 'cli-progress';
import { Command, InvalidArgumentError, Option } from 'commander';
import pino from 'pino';
import type { Recognise } from '../analysis/pdf/recognised';
import type { OwnPlaybook } from '../analysis/playbooks/own-playbook';
import { ConfigError, readConfig } from '../config';
import { unpackText } from '../contracts/packed-text';
import type { ScanReader } from '../contracts/read-scan';
import type { Reviewer } from '../contracts/review';
import { sided } from '../contracts/sided';
import { mistralScanReader } from '../jobs/mistral-scan-reader';
import { modelReviewer } from '../jobs/model-reviewer';
import { ocrSettings, reviewSettings } from '../jobs/model-settings';
import { recognisePages } from '../jobs/recognise';
import { createLog } from '../log';
import { inOrder } from '../shared/in-order';
import { reportOf } from './analysis-report';
import { analyzeFile, type FileResult, type ReadFile } from './analyze-file';
import { readPlaybookFile } from './playbook-file';

/** Each child may take 1 GB, so no more than this many run however many processors there are. */
const MOST_AT_ONCE = 4;
/** How long the scanned pages of one file may take. */
const SCAN_MS = 60 * 60_000;

/** 'mistral' is the older name of 'model', from when there was no other. */
type Engine = 'builtin' | 'model' | 'mistral';

interface AnalyzeOptions {
  engine: Engine;
  json?: boolean;
  minConfidence?: number;
  ocr: boolean;
  side?: string;
  playbook?: OwnPlaybook;
}

/** `analyze FILE...`: analyses PDFs without server or database; the exit code is 1 when any could not be analysed. */
export function analyzeCommand(): Command {
  return new Command('analyze')
    .description('analyze PDF contracts without server or database')
    .argument('<file...>', 'PDF files')
    .addOption(
      new Option('--engine <name>', 'engine to use: builtin, or model where one is configured')
        .argParser(parseEngine)
        .default('builtin'),
    )
    .option('--json', 'print one JSON object per file and line, in the order given')
    .addOption(
      new Option(
        '--min-confidence <x>',
        'list every clause of this confidence, 0 to 1 (default: what the contract probably has)',
      ).argParser(parseConfidence),
    )
    .option('--side <id>', "act for this side where a contract's kind has it ('tenant'), or for neither: neutral")
    .addOption(
      new Option(
        '--playbook <file>',
        'judge contracts of its kind by this exported playbook, for its side unless --side says another',
      ).argParser(readPlaybookFile),
    )
    .option('--no-ocr', 'leave pages without a text layer unread instead of reading their pictures')
    .action(async (files: string[], options: AnalyzeOptions) => {
      const failed = await analyzeFiles(files, options);
      process.exitCode = failed === 0 ? 0 : 1;
    });
}

function parseEngine(value: string): Engine {
  if (value === 'builtin' || value === 'model' || value === 'mistral') return value;
  throw new InvalidArgumentError(`There is no engine '${value}' here; there are 'builtin' and 'model'.`);
}

/** The models that read scans and review what the built-in engine finds; their troubles are told on standard error. */
function modelsFor(engine: Engine): { reviewer?: Reviewer; scanReader?: ScanReader } {
  if (engine === 'builtin') return {};
  const config = readConfig(process.env);
  const settings = reviewSettings(config);
  if (!settings)
    throw new ConfigError(`The engine ${engine} needs a model: set MODEL_PROVIDER, or set MISTRAL_API_KEY.`);
  const log = createLog('warn', pino.destination(2));
  const reviewer = modelReviewer(settings, log);
  const ocr = ocrSettings(config);
  if (!ocr) return { reviewer };
  const { read, ...scanReader } = mistralScanReader(ocr, log);
  const readAtLeisure: ScanReader['read'] = (request) => read({ ...request, budgetMs: SCAN_MS });
  return { reviewer, scanReader: { ...scanReader, read: readAtLeisure } };
}

function parseConfidence(value: string): number {
  const number = Number(value);
  if (value.trim() === '' || !(number >= 0 && number <= 1)) {
    throw new InvalidArgumentError('It must be a number from 0 to 1.');
  }
  return number;
}

/** Prints a result for every file in the order given. Answers how many failed. */
async function analyzeFiles(files: readonly string[], options: AnalyzeOptions): Promise<number> {
  const models = modelsFor(options.engine);
  const interrupted = new AbortController();
  const interrupt = () => interrupted.abort(new Error('Interrupted.'));
  process.once('SIGINT', interrupt).once('SIGTERM', interrupt);
  const bar = process.stderr.isTTY ? startBar(files.length) : null;
  const concurrency = Math.min(MOST_AT_ONCE, availableParallelism());
  let failed = 0;
  try {
    const { minConfidence } = options;
    const confidence = minConfidence === undefined ? {} : { minConfidence };
    const recognise = options.ocr && recogniseAtLeisure;
    const work = (file: string) =>
      analyzeFile(file, { ...confidence, recognise, ...models, signal: interrupted.signal }).finally(() =>
        bar?.increment(),
      );
    for await (const result of inOrder(files, concurrency, work)) {
      if ('error' in result) failed++;
      // The bar is drawn again with its next step.
      if (bar && process.stdout.isTTY) process.stderr.write('\r\u001b[2K');
      const shown = await forSide(result, options);
      await print(options.json ? JSON.stringify(shown) : textOf(shown));
    }
  } finally {
    bar?.stop();
    process.off('SIGINT', interrupt).off('SIGTERM', interrupt);
  }
  return failed;
}

/** Nobody's browser waits here: scans of hundreds of pages are read to their end. */
const recogniseAtLeisure: Recognise = (pdf, pages, options) =>
  recognisePages(pdf, pages, { ...options, budgetMs: SCAN_MS });

function startBar(total: number): SingleBar {
  const bar = new SingleBar({ format: ' {bar} {value}/{total} files, {duration_formatted}', hideCursor: true });
  bar.start(total, 0);
  return bar;
}

/** The analysis as a side reads it, by the playbook that was given where it is for its kind; of kinds that don't have the side as both do. */
async function forSide({ text, ...result }: ReadFile, { side: chosen, playbook }: AnalyzeOptions): Promise<FileResult> {
  if ('error' in result) return result;
  const fits = playbook !== undefined && playbook.kind === result.analysis.kind?.id;
  const own = fits ? { playbooks: [playbook], text: text ? await unpackText(text) : null } : undefined;
  const { analysis, side } = sided(result.analysis, chosen ?? (fits ? playbook.side : null), own);
  return { ...result, side, analysis };
}

function textOf(result: FileResult): string {
  if ('error' in result) return `${result.file}\n  Not analyzed (${result.error.code}): ${result.error.message}\n`;
  return reportOf(result.file, result.analysis);
}

/** Waits until the reader has taken the line, so that a slow one does not fill our memory. */
function print(line: string): Promise<void> {
  return new Promise((resolve, reject) => {
    process.stdout.write(`${line}\n`, (error) => (error ? reject(error) : resolve()));
  });
}
