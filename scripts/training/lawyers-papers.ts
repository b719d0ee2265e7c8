import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ContractText } from '../../src/analysis/pdf/contract-text';
import { paperTexts } from './findings/paper-text';

/** A whole paper of our own as the product reads it, with what its lawyer wrote down of it before any analysis. */
export interface LawyersPaper<Labels> {
  /** Who wrote and read it. */
  hand: string;
  name: string;
  labels: Labels;
  text: ContractText;
}

/** Where a paper's text stands, from the project's root, if not beside its labels. */
interface Elsewhere {
  paper?: string;
}

const ROOT = join(import.meta.dir, '../..');
const FOLDER = join(import.meta.dir, 'papers');
/** Papers of which every statement of an analysis was judged: what their lawyer wrote down before stands under `marks`. */
const JUDGED = join(import.meta.dir, 'findings/papers');

function writtenIn<Written>(folder: string) {
  return readdirSync(folder)
    .toSorted()
    .flatMap((hand) => {
      const files = readdirSync(join(folder, hand)).filter((file) => file.endsWith('.json'));
      return files.toSorted().map((file) => {
        const name = join(folder, hand, file);
        const written: Written & Elsewhere = JSON.parse(readFileSync(name, 'utf8'));
        return { hand, name, written, file: written.paper ? join(ROOT, written.paper) : name.replace('.json', '.txt') };
      });
    });
}

/**
 * The papers of `scripts/training/papers`, a folder for each hand, each printed to a PDF and read again.
 * @param isWanted papers of which the labels say too little are not read
 * @param and `judged` reads the papers of `findings/papers` of which a lawyer wrote something down too
 */
export async function readLawyersPapers<Labels>(
  isWanted: (labels: Labels) => boolean,
  and?: 'judged',
): Promise<LawyersPaper<Labels>[]> {
  const own = writtenIn<Labels>(FOLDER).map(({ written, ...paper }) => ({ ...paper, labels: written as Labels }));
  const judged = (and ? writtenIn<{ marks?: Labels }>(JUDGED) : []).flatMap(({ written: { marks }, ...paper }) =>
    marks ? [{ ...paper, labels: marks }] : [],
  );
  const papers = [...own, ...judged].filter(({ labels }) => isWanted(labels));
  const texts = await paperTexts(papers.map(({ file }) => file));
  return papers.map(({ hand, name, labels }, at) => {
    const text = texts[at];
    if (!text) throw new Error(`${name} could not be read.`);
    return { hand, name, labels, text };
  });
}
