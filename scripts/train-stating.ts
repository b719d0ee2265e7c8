/**
 * Trains what says by which sentence a paper states a fact (when it takes effect and ends, how long it lasts, renewal, notice, law, courts, disputes, limit
 * of liability, price), and writes its weights: the same from the same papers.
 *
 *   bun scripts/train-stating.ts [--without HAND,...] [--heads FILE] [--out FILE]
 *
 * A head for each fact learns from words alone, by the papers of `scripts/training/papers` whose facts a lawyer marked before any analysis; a logistic
 * regression over it, the heads of the subjects, the clause model and a few words makes one figure of it, out of hand: no sentence is judged by a head that
 * saw papers of its writer. The papers are our own work, under this project's licence. Prints of each fact what is told, each hand left out in turn.
 * --without leaves hands out altogether, so that the program can be measured by their papers.
 */
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { documentOf } from '../src/analysis/document/document';
import { FACTS } from '../src/analysis/facts/declarations/registry';
import { type Source, sourceOf } from '../src/analysis/facts/source';
import { isHeard } from '../src/analysis/facts/spoken-of';
import {
  STATED_FACTS,
  STATING_FEATURES,
  type StatedFact,
  statingFeatures,
} from '../src/analysis/facts/stating/features';
import type { StatingWeights } from '../src/analysis/facts/stating/stating';
import { logOddsBy } from '../src/analysis/linear-weights';
import { headInput } from '../src/analysis/provisions/heads/head-input';
import { encodeHeads, headLogits, type ProvisionHeads } from '../src/analysis/provisions/heads/heads';
import { piecesOf } from '../src/analysis/provisions/heads/pieces';
import { shippedWordVectors } from '../src/analysis/provisions/heads/word-vectors';
import { statingScoresBy } from '../src/analysis/provisions/stating/stating-heads';
import { type MarkedPaper, placeOf, readMarkedPapers } from './training/facts/marked-papers';
import { fitScaled } from './training/fit-scaled';
import { isMostlyIn } from './training/locate';
import { headMatrix } from './training/provisions/head-matrix';
import { joinHeads, quantiseHead } from './training/provisions/quantise-heads';
import { fitSvm } from './training/svm';

const FOLDER = join(import.meta.dir, '../src/analysis');
/** What an error costs. */
const COST = { said: 1, other: 0.3 };
/** So many weights of a head are kept. */
const WEIGHTS = 4_000;
/** By so many sentences each weight of the last step is drawn to nothing. */
const PULL = 5;
/** Log-odds among which the least that is told is looked for. */
const LEAST = Array.from({ length: 81 }, (_, step) => -5 + step / 10);

const { values } = parseArgs({
  args: Bun.argv.slice(2),
  options: {
    without: { type: 'string', default: '' },
    heads: { type: 'string', default: join(FOLDER, 'provisions/stating/stating.bin') },
    out: { type: 'string', default: join(FOLDER, 'facts/stating/weights.json') },
  },
});
const IDS = Object.keys(STATED_FACTS) as StatedFact[];

interface Paper {
  hand: string;
  source: Source;
  /** Of each fact whether each sentence states it; null where its place is not known. */
  said: Readonly<Record<string, readonly boolean[] | null>>;
}

function paperOf(marked: MarkedPaper): Paper {
  const source = sourceOf(marked.text, documentOf(marked.text));
  const said = IDS.map((id) => {
    const fact = marked.facts[id];
    const place = fact ? placeOf(marked, { ...fact, words: fact.quote }) : null;
    if (fact && !place) return [id, null] as const;
    return [id, source.outline.sentences.map((sentence) => place !== null && isMostlyIn(sentence, place))] as const;
  });
  return { hand: marked.hand, source, said: Object.fromEntries(said) };
}

const without = values.without.split(',');
const papers = (await readMarkedPapers('judged')).filter(({ hand }) => !without.includes(hand)).map(paperOf);
const hands = [...new Set(papers.map(({ hand }) => hand))].toSorted();
const pieces = papers.flatMap((paper) =>
  paper.source.outline.sentences.flatMap(({ text }, row) => piecesOf(text).map((piece) => ({ piece, paper, row }))),
);
const matrix = headMatrix(
  pieces.map(({ piece }) => piece),
  [],
  shippedWordVectors(),
);

function headsWithout(hand: string | null): ProvisionHeads {
  return joinHeads(
    IDS.map((id) => {
      const rows = pieces.flatMap(({ paper }, row) => (paper.hand !== hand && paper.said[id] ? [row] : []));
      const signs = rows.map((row) => {
        const { paper, row: sentence } = pieces[row] as (typeof pieces)[number];
        return paper.said[id]?.[sentence] ? 1 : -1;
      });
      const problem = {
        rows: Int32Array.from(rows),
        signs: Int8Array.from(signs),
        costs: Float32Array.from(signs, (sign) => (sign > 0 ? COST.said : COST.other)),
      };
      const fitted = { weights: fitSvm(matrix, matrix.width, problem, 1), offset: 0, slope: 1, threshold: 0.5 };
      return quantiseHead(matrix, id, fitted, WEIGHTS);
    }),
  );
}

interface Known {
  paper: Paper;
  rows: { known: readonly number[]; label: number }[];
}

const inputs = new Map(papers.map((paper) => [paper, headInput(paper.source.outline.sentences, shippedWordVectors())]));
const knownOf = new Map<StatedFact, Known[]>(IDS.map((id) => [id, []]));
for (const hand of hands) {
  const heads = headsWithout(hand);
  for (const paper of papers.filter((one) => one.hand === hand)) {
    const input = inputs.get(paper) as ReturnType<typeof headInput>;
    const scores = statingScoresBy(heads, (of, place) => headLogits(of, input, place));
    for (const id of IDS) {
      const said = paper.said[id];
      if (!said) continue;
      const rows = statingFeatures(paper.source, id, FACTS[id].speaksOf, scores).flatMap((known, row) => {
        const sentence = paper.source.outline.sentences[row];
        return sentence && isHeard(paper.source, sentence) ? [{ known, label: said[row] ? 1 : 0 }] : [];
      });
      knownOf.get(id)?.push({ paper, rows });
    }
  }
}

/** The likeliest sentence of each paper by weights that its hand had no part in, whether it is the right one, and whether there is any. */
function outOfHand(of: readonly Known[]) {
  return hands.flatMap((hand) => {
    const fitted = fitScaled(
      STATING_FEATURES,
      of.filter(({ paper }) => paper.hand !== hand).flatMap(({ rows }) => rows),
      PULL,
    );
    return of
      .filter(({ paper }) => paper.hand === hand)
      .map(({ rows }) => {
        const best = rows
          .map(({ known, label }) => ({ logOdds: logOddsBy(fitted, known), label }))
          .reduce((most, one) => (one.logOdds > most.logOdds ? one : most), {
            logOdds: Number.NEGATIVE_INFINITY,
            label: 0,
          });
        return { logOdds: best.logOdds, isRight: best.label === 1, isSaid: rows.some(({ label }) => label === 1) };
      });
  });
}

/** From which log-odds on the fewest papers are told wrongly: to state it by another sentence, or though they don't, or not to. */
function leastWrong(judged: ReturnType<typeof outOfHand>): { told: number; wrong: number } {
  return LEAST.map((told) => ({
    told,
    wrong: judged.filter(({ logOdds, isRight, isSaid }) => (logOdds >= told ? !isRight : isSaid)).length,
  })).reduce((best, one) => (one.wrong < best.wrong ? one : best));
}

const written: Record<string, StatingWeights> = {};
for (const id of IDS) {
  const of = knownOf.get(id) ?? [];
  const judged = outOfHand(of);
  const { told, wrong } = leastWrong(judged);
  const count = (test: (one: (typeof judged)[number]) => boolean) => judged.filter(test).length;
  console.log(
    `${id}: ${wrong} of ${judged.length} papers wrong from ${told} on; said ${count(({ isSaid }) => isSaid)}, by the likeliest sentence ${count(({ isRight }) => isRight)}`,
  );
  written[id] = {
    told,
    ...fitScaled(
      STATING_FEATURES,
      of.flatMap(({ rows }) => rows),
      PULL,
    ),
  };
}
await Bun.write(values.heads, encodeHeads(headsWithout(null)));
await Bun.write(values.out, JSON.stringify(written));
await Bun.$`bunx biome format --write ${values.out}`.quiet();
console.log(`${papers.length} papers of ${hands.length} hands`);
process.exit(0);
