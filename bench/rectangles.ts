/**
 * Checks where quotes are marked against an independent reader: the words that `pdftotext -bbox` finds inside of a quote's
 * rectangles must be the quote's words.
 *
 *   bun bench/rectangles.ts PDF_FOLDER [--files 20] [--quotes 200] [--seed 1]
 *
 * Draws contracts and sentences at random (the same ones for the same seed), those over a page break included. A quote counts as
 * right when every word of it, and no other, has its middle inside of the rectangles. Exits 2 where `pdftotext` is missing.
 */
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { Random } from '../scripts/training/random';
import type { ContractText } from '../src/analysis/pdf/contract-text';
import { extractContract } from '../src/analysis/pdf/pdf';
import { rectanglesOf } from '../src/analysis/pdf/rectangles';
import { agreementOf, wordsOf } from './extract/agreement';

const { values, positionals } = parseArgs({
  args: Bun.argv.slice(2),
  options: {
    files: { type: 'string', default: '20' },
    quotes: { type: 'string', default: '200' },
    seed: { type: 'string', default: '1' },
  },
  allowPositionals: true,
});
const [folder] = positionals;
if (!folder || !Bun.which('pdftotext')) {
  console.error(
    'Usage: bun bench/rectangles.ts PDF_FOLDER [--files 20] [--quotes 200]; needs pdftotext (poppler-utils).',
  );
  process.exit(2);
}

interface Word {
  text: string;
  page: number;
  x: number;
  y: number;
}

const ENTITIES: Record<string, string> = {
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&amp;': '&',
  '&apos;': "'",
  '&#39;': "'",
};
const generator = new Random(Number(values.seed));
const random = () => generator.unit();
const names = [...new Bun.Glob('**/*.{pdf,PDF}').scanSync(folder)].sort();
const chosen = Array.from(
  { length: Number(values.files) },
  () => names.splice(Math.floor(random() * names.length), 1)[0] ?? '',
);
const perFile = Math.ceil(Number(values.quotes) / chosen.length);
let right = 0;
let total = 0;
let broken = 0;
const faults: string[] = [];
for (const name of chosen) {
  const path = join(folder, name);
  const contract = await extractContract(await Bun.file(path).bytes());
  const words = boxesOf(path);
  for (const [start, end] of sentencesOf(contract, perFile)) {
    const places = rectanglesOf(contract, start, end);
    const marked = places.flatMap(({ page, rectangles }) =>
      words.filter((word) => word.page === page && rectangles.some((rectangle) => holds(rectangle, word))),
    );
    const quote = wordsOf(contract.text.slice(start, end));
    const inside = marked.flatMap(({ text }) => wordsOf(text));
    // Hyphens at line ends join differently: compare the letters where the words differ.
    const { shared } = agreementOf(quote, inside);
    const same = (shared === quote.length && shared === inside.length) || sorted(quote) === sorted(inside);
    total++;
    if (places.length > 1) broken++;
    if (same) right++;
    else
      faults.push(
        `${name}, page ${places[0]?.page}: not marked [${without(quote, inside)}], marked besides [${without(inside, quote)}]`,
      );
  }
}
console.log(
  `${right} of ${total} quotes of ${chosen.length} contracts mark exactly their words; ${broken} of them run over a page break`,
);
for (const fault of faults) console.log(`  ${fault}`);

/** Random sentences of 5 words or more; every fifth one over a page break, where the contract has any. */
function sentencesOf({ text, pages, paragraphs }: ContractText, count: number): [number, number][] {
  const body = paragraphs.filter(({ kind }) => kind === 'body' || kind === 'list-item');
  const all = body.flatMap(({ start, end }) =>
    [...text.slice(start, end).matchAll(/(?:[^.;:]|[.;:](?!\s))+[.;:]?/g)].map((match): [number, number] => {
      const lead = match[0].length - match[0].trimStart().length;
      return [start + match.index + lead, start + match.index + match[0].trimEnd().length];
    }),
  );
  const long = all.filter(([start, end]) => wordsOf(text.slice(start, end)).length >= 5);
  const over = long.filter(([start, end]) => pages.some((page) => page.start > start && page.start < end));
  return Array.from({ length: Math.min(count, long.length) }, (_, at) => {
    const from = at % 5 === 4 && over.length > 0 ? over : long;
    return from[Math.floor(random() * from.length)] ?? [0, 0];
  });
}

function boxesOf(path: string): Word[] {
  const { stdout } = Bun.spawnSync(['pdftotext', '-bbox', path, '-'], { stderr: 'ignore', maxBuffer: 1 << 28 });
  const words: Word[] = [];
  let page = 0;
  for (const line of stdout.toString().split('\n')) {
    if (line.includes('<page ')) page++;
    const [, xMin, yMin, xMax, yMax, text] =
      /<word xMin="([\d.-]+)" yMin="([\d.-]+)" xMax="([\d.-]+)" yMax="([\d.-]+)">(.*)<\/word>/.exec(line) ?? [];
    if (text === undefined) continue;
    words.push({
      text: text.replace(/&(lt|gt|quot|amp|apos|#39);/g, (entity) => ENTITIES[entity] ?? entity),
      page,
      x: (Number(xMin) + Number(xMax)) / 2,
      y: (Number(yMin) + Number(yMax)) / 2,
    });
  }
  return words;
}

function holds(rectangle: { x: number; y: number; width: number; height: number }, { x, y }: Word): boolean {
  return (
    x >= rectangle.x && x <= rectangle.x + rectangle.width && y >= rectangle.y && y <= rectangle.y + rectangle.height
  );
}

function sorted(words: readonly string[]): string {
  return [...words.join('')].sort().join('');
}

/** The words of one list that the other has fewer of. */
function without(words: readonly string[], others: readonly string[]): string {
  const left = [...others];
  const missing = words.filter((word) => {
    const at = left.indexOf(word);
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
  return missing.join(' ');
}
