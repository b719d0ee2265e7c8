import { analyse } from '../analysis/analyse';
import { DEFAULT_BUDGET } from '../analysis/pdf/budget';
import type { ContractText } from '../analysis/pdf/contract-text';
import { hasHugePicture } from '../analysis/pdf/huge-pictures';
import { extractContract } from '../analysis/pdf/pdf';
import { isOutOfMemory, PdfError } from '../analysis/pdf/pdf-error';
import { hasPdfHeader } from '../analysis/pdf/pdf-header';
import type { RecognisedPage } from '../analysis/pdf/recognised';
import { proofOf } from '../contracts/make-proof';
import { indexOf, packText } from '../contracts/packed-text';
import { UPLOAD_MAX_BYTES } from '../shared/limits';
import { EXIT, type Message, type Task } from './extract-protocol';
import { ExtractionError, type ExtractionErrorCode } from './extraction-error';
import { readPdf } from './read-pdf';

/** The process that reads one PDF inside of limits set by `extract.ts`. It knows no settings and no secrets. */
const output = Bun.stdout.writer();

async function send(message: Message): Promise<void> {
  output.write(`${JSON.stringify(message)}\n`);
  await output.flush();
}

/** The PDF, and what was recognised on its pages: null where nobody looked. */
async function readInput({ path, recognised }: Task): Promise<{ pdf: Uint8Array; pages: RecognisedPage[] | null }> {
  const input = path === undefined || recognised !== undefined ? await Bun.stdin.bytes() : new Uint8Array(0);
  const pages = recognised === undefined ? null : JSON.parse(new TextDecoder().decode(input.subarray(0, recognised)));
  const pdf = path === undefined ? input.subarray(recognised ?? 0) : await readPdf(path);
  if (pdf.length > UPLOAD_MAX_BYTES) throw new ExtractionError('too_large');
  return { pdf, pages };
}

/** A document without any text is no contract: says why there is none. */
function demandText(contract: ContractText, wasLookedAt: boolean, pdf: Uint8Array): void {
  if (contract.paragraphs.some(({ kind }) => kind !== 'hidden')) return;
  if (wasLookedAt && hasHugePicture(pdf)) throw new ExtractionError('huge_pictures');
  const sources = new Set(contract.pages.map((page) => page.source));
  if (sources.has('unreadable')) throw new ExtractionError(wasLookedAt ? 'illegible' : 'image_only');
  throw new ExtractionError(sources.has('failed') ? 'damaged' : 'empty');
}

function withPending(contract: ContractText, pending: readonly number[] = []): ContractText {
  const pages = contract.pages.map((page) =>
    pending.includes(page.number) ? { ...page, pending: true as const } : page,
  );
  return { ...contract, pages };
}

async function run(task: Task): Promise<number> {
  await send({ stage: 'extracting' });
  const { pdf, pages } = await readInput(task);
  if (pdf.length > 0 && !hasPdfHeader(pdf)) throw new ExtractionError('not_pdf');
  const contract = withPending(await extractContract(pdf, DEFAULT_BUDGET, pages ?? []), task.pending);
  const unread = contract.pages
    .filter(({ source, picture }) => source === 'unreadable' || picture)
    .map(({ number }) => number);
  if (task.asks && unread.length > 0) {
    await send({ unread });
    return EXIT.done;
  }
  demandText(contract, pages !== null, pdf);
  const stages: Promise<void>[] = [];
  const analysis = analyse(contract, {
    onStage: (stage) => stages.push(send({ stage })),
    ...(task.minConfidence === undefined ? {} : { minConfidence: task.minConfidence }),
  });
  await Promise.all(stages);
  const text = packText(contract).toBase64();
  await send({ result: { text, analysis, proof: proofOf(contract, analysis), index: indexOf(contract) } });
  return contract.truncated ? EXIT.truncated : EXIT.done;
}

function codeOf(error: unknown): ExtractionErrorCode {
  if (error instanceof ExtractionError || error instanceof PdfError) return error.code;
  return isOutOfMemory(error) ? 'memory' : 'internal';
}

/** Class and place of a fault; its words could quote the document. */
function detailOf(error: unknown): string | null {
  if (!(error instanceof Error)) return typeof error;
  return [error.name, ...(error.stack ?? '').split('\n').filter((line) => /^\s*at /.test(line))].slice(0, 8).join('\n');
}

// pdf.js warns about odd documents on the console; the output belongs to the protocol.
for (const level of ['log', 'info', 'warn', 'error'] as const) console[level] = () => {};

let code: number;
try {
  code = await run(JSON.parse(Bun.argv[2] ?? '{}') as Task);
} catch (error) {
  await send({ error: { code: codeOf(error), detail: detailOf(error) } });
  code = EXIT.refused;
}
await output.end();
process.exit(code);
