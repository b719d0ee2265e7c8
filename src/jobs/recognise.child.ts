import { isOutOfMemory } from '../analysis/pdf/pdf-error';
import { openPdf } from '../analysis/pdf/pdfjs';
import type { RecognisedPage } from '../analysis/pdf/recognised';
import { drawUpright } from '../ocr/draw-upright';
import { readPage } from '../ocr/read-page';
import { Tesseract } from '../ocr/tesseract';
import { readPdf } from './read-pdf';

/**
 * The process that draws pages, and reads their pictures, inside of limits set by `recognise.ts`. Each page it is done with is a line of its
 * output: a `RecognisedPage`, or where pictures are wanted a `DrawnPage` (null for one that cannot be drawn or is empty).
 */
export interface RecogniseTask {
  /** Without a path the PDF comes on the standard input. */
  path?: string;
  pages: number[];
  pictures?: boolean;
}

const OUT_OF_MEMORY = 1;
const output = Bun.stdout.writer();

async function send(line: object | null): Promise<void> {
  output.write(`${JSON.stringify(line)}\n`);
  await output.flush();
}

// pdf.js warns about odd documents on the console; the output belongs to the protocol.
for (const level of ['log', 'info', 'warn', 'error'] as const) console[level] = () => {};

const { path, pages, pictures = false } = JSON.parse(Bun.argv[2] ?? '{}') as RecogniseTask;
const pdf = path === undefined ? await Bun.stdin.bytes() : await readPdf(path);
const [document, tesseract] = await Promise.all([openPdf(pdf, 'decode'), pictures ? null : Tesseract.load()]);
for (const number of pages) {
  const nothing: RecognisedPage = { number, turn: 0, slant: 0, blank: false, words: [] };
  const reading = tesseract ? readPage(document, number, tesseract) : drawUpright(document, number);
  await send(
    await reading.catch((error) => {
      // The next process has room for this page again.
      if (isOutOfMemory(error)) process.exit(OUT_OF_MEMORY);
      return tesseract ? nothing : null;
    }),
  );
  // What a page leaves behind is small for the collector and large outside of its heap, where it is given back at the next turn of the loop.
  Bun.gc(true);
  await Bun.sleep(0);
}
await output.end();
process.exit(0);
