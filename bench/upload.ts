/**
 * Uploads contracts to the whole server and tells how long each takes until it is completed, and where that time goes.
 *
 *   bun run bench upload [PDF...] [--times 5]
 *
 * Without PDFs it prints contracts of 10, 50 and 200 pages of its own. The server is a process of its own with its embedded Postgres, called
 * over HTTP one upload at a time. Median milliseconds of each part: upload (until the answer), waiting (in the queue), start (of the reader's
 * process, the file fetched), extraction (pages to text), engine, storing (until the analysis can be read; asked every 5 ms).
 * The reference in the same run is poppler's `pdftotext` of the same file, and the analysis alone, warm, in this process.
 */
import { basename } from 'node:path';
import { parseArgs } from 'node:util';
import { analyse } from '../src/analysis/analyse';
import { extractContract } from '../src/analysis/pdf/pdf';
import { proofOf } from '../src/contracts/make-proof';
import { contractPdf } from './support/contract-pdf';
import { openSite, type Site } from './support/site';
import { median } from './support/statistics';

const PAGES = [10, 50, 200];
const PARTS = ['upload', 'waiting', 'start', 'extraction', 'engine', 'storing'] as const;
type Parts = Record<(typeof PARTS)[number] | 'whole', number>;

const { values, positionals } = parseArgs({
  args: Bun.argv.slice(2),
  options: { times: { type: 'string', default: '5' } },
  allowPositionals: true,
});
const files = positionals.map((path) => ({ name: basename(path), read: () => Bun.file(path).bytes() }));
const own = PAGES.map((pages) => ({ name: `${pages} pages`, read: () => contractPdf(pages) }));

const site = await openSite({ LOG_LEVEL: 'info' });
console.log(`| contract | pages | ${PARTS.join(' | ')} | upload to completed | analysis alone | ratio | pdftotext |`);
console.log(`|---|--:|${'--:|'.repeat(PARTS.length + 4)}`);
for (const { name, read } of files.length > 0 ? files : own) await report(name, await read());
await site.dispose();

async function report(name: string, pdf: Uint8Array): Promise<void> {
  // The first time warms both up; it is not counted.
  const seen = await repeat(() => uploadOnce(site, pdf));
  const alone = await repeat(() => analyseHere(pdf));
  const theirs = Bun.which('pdftotext') ? median(await repeat(() => pdftotext(pdf))).toFixed(0) : '';
  const part = (name: keyof Parts) => median(seen.map((parts) => parts[name]));
  const whole = part('whole');
  const here = median(alone.map(({ ms }) => ms));
  const cells = [name, alone[0]?.pages, ...PARTS.map((name) => part(name).toFixed(0)), whole.toFixed(0)];
  console.log(`| ${[...cells, here.toFixed(0), (whole / here).toFixed(2), theirs].join(' | ')} |`);
}

async function repeat<T>(work: () => Promise<T>): Promise<T[]> {
  const results: T[] = [];
  for (let time = 0; time <= Number(values.times); time++) results.push(await work());
  return results.slice(1);
}

async function uploadOnce({ upload, contract, output }: Site, pdf: Uint8Array): Promise<Parts> {
  const sentAt = Date.now();
  const id = await upload(pdf, 'contract.pdf');
  const answeredAt = Date.now();
  while ((await contract(id)).status === 'processing') await Bun.sleep(5);
  const doneAt = Date.now();
  if ((await contract(id)).status !== 'completed') throw new Error((await contract(id)).summary ?? 'not completed');
  while (!loggedEnd(output(), id)) await Bun.sleep(5);
  const { time, ms, steps } = loggedEnd(output(), id) as LoggedEnd;
  const startedAt = Date.parse(time) - ms;
  const spent = (...names: string[]) => names.reduce((sum, name) => sum + (steps[name] ?? 0), 0);
  return {
    upload: answeredAt - sentAt,
    waiting: Math.max(0, startedAt - answeredAt),
    start: spent('fetching', 'starting'),
    extraction: spent('extracting'),
    engine: spent('analyzing', 'key_terms', 'risks'),
    storing: spent('finishing') + Math.max(0, doneAt - Date.parse(time)),
    whole: doneAt - sentAt,
  };
}

interface LoggedEnd {
  time: string;
  ms: number;
  steps: Record<string, number>;
}

/** What the server's log says of the end of an analysis. */
function loggedEnd(output: string, id: string): LoggedEnd | null {
  const line = output.split('\n').find((line) => line.includes(id) && line.includes('"steps"') && line.endsWith('}'));
  return line ? JSON.parse(line) : null;
}

/** All that the reader's process does, once it has loaded. */
async function analyseHere(pdf: Uint8Array): Promise<{ ms: number; pages: number }> {
  const startedAt = performance.now();
  const text = await extractContract(pdf.slice());
  proofOf(text, analyse(text));
  return { ms: performance.now() - startedAt, pages: text.pages.length };
}

async function pdftotext(pdf: Uint8Array): Promise<number> {
  const startedAt = performance.now();
  await Bun.spawn(['pdftotext', '-enc', 'UTF-8', '-', '-'], { stdin: pdf as Uint8Array<ArrayBuffer>, stdout: 'ignore' })
    .exited;
  return performance.now() - startedAt;
}
