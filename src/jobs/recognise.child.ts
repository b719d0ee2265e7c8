import { openPdf } from '../analysis/text/pdfjs';
import type { RecognisedPage } from '../analysis/text/recognised';
import { readPage } from '../ocr/read-page';
import { Tesseract } from '../ocr/tesseract';
import { readPdf } from './read-pdf';

/** The process that reads pictures of pages inside of limits set by `recognise.ts`. Each page it is done with is a line of its output. */
export interface RecogniseTask {
  /** Without a path the PDF comes on the standard input. */
  path?: string;
  pages: number[];
}

const output = Bun.stdout.writer();

async function send(page: RecognisedPage): Promise<void> {
  output.write(`${JSON.stringify(page)}\n`);
  await output.flush();
}

// pdf.js warns about odd documents on the console; the output belongs to the protocol.
for (const level of ['log', 'info', 'warn', 'error'] as const) console[level] = () => {};

const { path, pages } = JSON.parse(Bun.argv[2] ?? '{}') as RecogniseTask;
const pdf = path === undefined ? await Bun.stdin.bytes() : await readPdf(path);
const [document, tesseract] = await Promise.all([openPdf(pdf, 'decode'), Tesseract.load()]);
for (const number of pages) {
  const nothing: RecognisedPage = { number, turn: 0, slant: 0, blank: false, words: [] };
  await send(await readPage(document, number, tesseract).catch(() => nothing));
}
await output.end();
process.exit(0);
