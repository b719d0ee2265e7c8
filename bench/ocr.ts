/**
 * Scans pages of PDFs (rasterises them), reads the scans with the product's text recognition, and compares speed and text.
 *
 *   bun bench/ocr.ts PDF_OR_FOLDER... [--page 2] [--files 10] [--dpi 300]
 *
 * Of each file the given page is rasterised with poppler's `pdftoppm`: clean, and where ImageMagick's `convert` is there also as a worn
 * copy (1.7 degrees askew, noise, JPEG at 60). Text: the words that `pdftotext` and we both have, as a share of theirs (recall) and of ours
 * (precision), and the share of our runs of five words that stand in theirs too. Speed: seconds of processor time a page, drawing of the
 * page included, and against poppler's own for rasterising it in the same run, which tells a slow machine from slow code. Files whose page has
 * fewer than 50 words of text are left out. Exits 2 where poppler is missing.
 */
import { statSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { PDFDocument } from 'pdf-lib';
import { DEFAULT_BUDGET } from '../src/analysis/pdf/budget';
import { extractContract } from '../src/analysis/pdf/pdf';
import { openPdf } from '../src/analysis/pdf/pdfjs';
import { readPage } from '../src/ocr/read-page';
import { Tesseract } from '../src/ocr/tesseract';
import { type Agreement, agreementOf, sumOf, wordsOf } from './extract/agreement';

const LEAST_WORDS = 50;
const WORN = ['-background', 'white', '-rotate', '1.7', '-attenuate', '0.25', '+noise', 'Gaussian', '-quality', '60'];

const { values, positionals } = parseArgs({
  args: Bun.argv.slice(2),
  options: {
    page: { type: 'string', default: '2' },
    files: { type: 'string', default: '10' },
    dpi: { type: 'string', default: '300' },
  },
  allowPositionals: true,
});
const files = spread(positionals.flatMap(filesOf), Number(values.files));
if (files.length === 0 || !Bun.which('pdftoppm')) {
  console.error('Usage: bun bench/ocr.ts PDF_OR_FOLDER... [--page N] [--files N] [--dpi N]; needs poppler-utils.');
  process.exit(2);
}

interface Reading extends Agreement {
  /** Seconds of processor time. */
  seconds: number;
  drawing: number;
  confidence: number;
}

const folder = await mkdtemp(join(tmpdir(), 'bench-ocr-'));
const tesseract = await Tesseract.load();
const readings = { clean: [] as Reading[], worn: [] as Reading[] };
for (const file of files) await readFile(file).catch((error) => console.error(`${file}: ${error}`));
await rm(folder, { recursive: true });
print();

function filesOf(path: string): string[] {
  if (!statSync(path).isDirectory()) return [path];
  return [...new Bun.Glob('**/*.{pdf,PDF}').scanSync(path)].sort().map((name) => join(path, name));
}

/** So many of them, from the first to the last alike. */
function spread(all: string[], count: number): string[] {
  const step = Math.max(1, all.length / count);
  return Array.from({ length: Math.min(count, all.length) }, (_, i) => all[Math.floor(i * step)] ?? '');
}

async function readFile(file: string): Promise<void> {
  const text = run('pdftotext', '-enc', 'UTF-8', '-f', values.page, '-l', values.page, file, '-').output;
  const words = wordsOf(text);
  if (words.length < LEAST_WORDS) return;
  const page = ['-f', values.page, '-l', values.page, '-singlefile'];
  const drawn = run('pdftoppm', '-r', values.dpi, '-gray', '-jpeg', ...page, file, join(folder, 'clean'));
  readings.clean.push(await readScan(join(folder, 'clean.jpg'), words, drawn.seconds));
  if (!Bun.which('convert')) return;
  run('convert', join(folder, 'clean.jpg'), ...WORN, '-colorspace', 'Gray', join(folder, 'worn.jpg'));
  readings.worn.push(await readScan(join(folder, 'worn.jpg'), words, drawn.seconds));
}

function run(command: string, ...args: string[]): { output: string; seconds: number } {
  const { exitCode, stdout, resourceUsage } = Bun.spawnSync([command, ...args], { stderr: 'ignore' });
  if (exitCode !== 0) throw new Error(`${command} failed`);
  return { output: stdout.toString(), seconds: Number(resourceUsage.cpuTime.total) / 1e6 };
}

async function readScan(image: string, theirs: string[], drawing: number): Promise<Reading> {
  const scan = await PDFDocument.create();
  const picture = await scan.embedJpg(await Bun.file(image).bytes());
  const scale = 72 / Number(values.dpi);
  const [width, height] = [picture.width * scale, picture.height * scale];
  scan.addPage([width, height]).drawImage(picture, { x: 0, y: 0, width, height });
  const bytes = await scan.save();
  const before = process.cpuUsage();
  const document = await openPdf(bytes, 'decode');
  const page = await readPage(document, 1, tesseract);
  await document.loadingTask.destroy();
  const { user, system } = process.cpuUsage(before);
  const { text, pages } = await extractContract(bytes, DEFAULT_BUDGET, [page]);
  const seconds = (user + system) / 1e6;
  return { ...agreementOf(wordsOf(text), theirs), seconds, drawing, confidence: pages[0]?.confidence ?? 0 };
}

function print(): void {
  const head = [
    'scan',
    'pages',
    'recall',
    'worst recall',
    'precision',
    'runs of five',
    'confidence',
    's a page',
    'against pdftoppm',
  ];
  console.log(`| ${head.join(' | ')} |\n|---|${'--:|'.repeat(head.length - 1)}`);
  for (const [name, read] of Object.entries(readings)) {
    if (read.length === 0) continue;
    const sum = sumOf(read);
    const total = (key: 'seconds' | 'drawing' | 'confidence') => read.reduce((all, one) => all + one[key], 0);
    const worst = Math.min(...read.map(({ shared, theirs }) => shared / theirs));
    const shares = [sum.shared / sum.theirs, worst, sum.shared / sum.ours, sum.sharedRuns / sum.runs];
    const percents = [...shares, total('confidence') / read.length].map((share) => `${(share * 100).toFixed(1)}%`);
    const speed = [(total('seconds') / read.length).toFixed(2), (total('seconds') / total('drawing')).toFixed(1)];
    console.log(`| ${[name, read.length, ...percents, ...speed].join(' | ')} |`);
  }
}
