/**
 * Reads PDFs with the product's text extraction and with poppler's `pdftotext`, in the same run, and compares speed and text.
 *
 *   bun bench/extract.ts PDF_OR_FOLDER... [--worst N]
 *
 * Speed: pages a second of three readers on one core: `extractContract` in this process (as in the capped child after pdf.js
 * has loaded), `pdftotext` and `pdftotext -bbox` (one process a file; the latter gives word boxes, as ours does); and the processor time of
 * each, all threads together, which a busy machine changes least. Text: the words
 * both have, as a share of ours (precision) and of theirs (recall), and the share of our runs of five words that stand in
 * theirs too, which falls when the reading order differs. Exits 2 where `pdftotext` is missing.
 */
import { statSync } from 'node:fs';
import { basename, join } from 'node:path';
import { parseArgs } from 'node:util';
import { extractContract } from '../src/analysis/pdf/pdf';
import { PdfError } from '../src/analysis/pdf/pdf-error';
import { type Agreement, agreementOf, sumOf, wordsOf } from './extract/agreement';

const { values, positionals } = parseArgs({
  args: Bun.argv.slice(2),
  options: { worst: { type: 'string', default: '10' } },
  allowPositionals: true,
});
const files = positionals.flatMap(filesOf);
if (files.length === 0 || !Bun.which('pdftotext')) {
  console.error('Usage: bun bench/extract.ts PDF_OR_FOLDER... [--worst N]; needs pdftotext (package poppler-utils).');
  process.exit(2);
}

/** Milliseconds on the clock and of processor time. */
interface Used {
  wall: number;
  processor: number;
}

interface Reading extends Agreement {
  file: string;
  pages: number;
  used: Record<'ours' | 'plain' | 'boxes', Used>;
}

const readings: Reading[] = [];
let unread = 0;
// The first reading loads pdf.js, which the child does once per file: told apart by `bun run cli analyze`'s own times.
await readBoth(files[0] ?? '');
for (const file of files) {
  const reading = await readBoth(file);
  if (reading) readings.push(reading);
  else unread++;
}
printSpeed();
printText();

function filesOf(path: string): string[] {
  if (!statSync(path).isDirectory()) return [path];
  return [...new Bun.Glob('**/*.{pdf,PDF}').scanSync(path)].sort().map((name) => join(path, name));
}

/** Null for a file that ours or pdftotext refuses. */
async function readBoth(file: string): Promise<Reading | null> {
  const bytes = await Bun.file(file).bytes();
  const started = performance.now();
  const before = process.cpuUsage();
  const contract = await extractContract(bytes).catch((error) => {
    if (error instanceof PdfError) return null;
    throw error;
  });
  const { user, system } = process.cpuUsage(before);
  const ours = { wall: performance.now() - started, processor: (user + system) / 1_000 };
  const plain = pdftotext(file);
  const boxes = pdftotext(file, '-bbox');
  if (!contract || plain.text === null) return null;
  return {
    ...agreementOf(wordsOf(contract.text), wordsOf(plain.text)),
    file: basename(file),
    pages: contract.pages.length,
    used: { ours, plain: plain.used, boxes: boxes.used },
  };
}

function pdftotext(file: string, ...options: string[]): { text: string | null; used: Used } {
  const started = performance.now();
  const { exitCode, stdout, resourceUsage } = Bun.spawnSync(['pdftotext', '-enc', 'UTF-8', ...options, file, '-'], {
    stderr: 'ignore',
  });
  const used = { wall: performance.now() - started, processor: Number(resourceUsage.cpuTime.total) / 1_000 };
  return { text: exitCode === 0 ? stdout.toString() : null, used };
}

function printSpeed(): void {
  const pages = readings.reduce((sum, reading) => sum + reading.pages, 0);
  const each = (reader: keyof Reading['used'], kind: keyof Used) =>
    readings.reduce((sum, { used }) => sum + used[reader][kind], 0) / pages;
  console.log(`${readings.length} files, ${pages} pages; ${unread} files unread by one of the two\n`);
  console.log('| reader | pages a second | against pdftotext | processor ms a page | against pdftotext |');
  console.log('|---|--:|--:|--:|--:|');
  const rows = { 'this product': 'ours', pdftotext: 'plain', 'pdftotext -bbox': 'boxes' } as const;
  for (const [name, reader] of Object.entries(rows)) {
    const [wall, processor] = [each(reader, 'wall'), each(reader, 'processor')];
    const ratios = { speed: each('plain', 'wall') / wall, processor: processor / each('plain', 'processor') };
    const cells = [
      (1_000 / wall).toFixed(0),
      ratios.speed.toFixed(2),
      processor.toFixed(1),
      ratios.processor.toFixed(2),
    ];
    console.log(`| ${[name, ...cells].join(' | ')} |`);
  }
}

function printText(): void {
  console.log('\n| text | precision | recall | runs of five words |\n|---|--:|--:|--:|');
  console.log(`| all words | ${sharesOf(sumOf(readings)).map(percent).join(' | ')} |`);
  const medians = [0, 1, 2].map((at) => median(readings.map((reading) => sharesOf(reading)[at] ?? 0)));
  console.log(`| median file | ${medians.map(percent).join(' | ')} |`);
  const worst = readings.toSorted((a, b) => least(a) - least(b)).slice(0, Number(values.worst));
  for (const reading of worst) console.log(`| ${reading.file} | ${sharesOf(reading).map(percent).join(' | ')} |`);
}

function sharesOf({ shared, ours, theirs, runs, sharedRuns }: Agreement): number[] {
  return [
    [shared, ours],
    [shared, theirs],
    [sharedRuns, runs],
  ].map(([part = 0, whole = 0]) => (whole === 0 ? 1 : part / whole));
}

function least(reading: Agreement): number {
  return Math.min(...sharesOf(reading));
}

function median(numbers: number[]): number {
  return numbers.toSorted((a, b) => a - b)[numbers.length >> 1] ?? 0;
}

function percent(share: number): string {
  return `${(share * 100).toFixed(1)}%`;
}
