import type { ContractText } from '../../../src/analysis/pdf/contract-text';
import { shippedWordVectors, type WordVectors } from '../../../src/analysis/provisions/heads/word-vectors';
import { FOLDS } from '../examples';
import { readGold, readTexts } from '../gold';
import { backgroundOf, backgroundSentences } from './background';
import type { HeadTask } from './fit-head';
import { headMatrix } from './head-matrix';
import { type LabelledPaper, labelledSentences, readLabelled } from './labelled';
import { readNdaAnswers } from './nda-answers';
import { ownSentencesOf, readOwnProvisions } from './own-provisions';
import { readPaperLabels } from './paper-labels';
import { readPublishedTerms } from './published-terms';

/** Where what teaches the heads stands. */
export interface Sources {
  /** CUAD: its contracts are what ordinary sentences look like. */
  cuad: string;
  /** ContractNLI and the terms of service, in any order. */
  labelled: readonly string[];
  /** Kleister NDA, of whose half A our answers are of. */
  ndas?: string | undefined;
  /** Excerpts of published terms of service, of which our labels are of. */
  terms?: string | undefined;
  /** A folder in which texts are kept from one run to the next. */
  texts?: string | undefined;
}

/** All that a head is fitted to, with the ids of all provisions and the papers in the order of their sentences. */
export interface HeadData extends HeadTask {
  ids: string[];
  papers: LabelledPaper[];
  /** The papers' texts. */
  texts: ContractText[];
  table: WordVectors;
}

/** @param tableOf makes the table of word vectors anew of the background's sentences */
export async function readHeadData(
  { cuad, labelled: sets, ndas, terms, texts }: Sources,
  tableOf?: (sentences: readonly string[]) => Promise<void>,
): Promise<HeadData> {
  const kept = (name: string) => (texts ? `${texts}/${name}` : undefined);
  const contracts = readGold(cuad);
  const sentences = backgroundSentences(contracts, await readTexts(cuad, contracts, kept('cuad')));
  await tableOf?.(sentences.map(({ text }) => text));
  const table = shippedWordVectors();
  const background = backgroundOf(sentences, table);
  const provisions = readOwnProvisions();
  const ids = provisions.map(({ id }) => id);
  const read = await Promise.all(
    sets.map(async (folder, at) => {
      const papers = readLabelled(folder);
      return { papers, texts: await readTexts(folder, papers, kept(`labelled-${at}`)) };
    }),
  );
  if (ndas) read.push(await readNdaAnswers(ndas, kept('ndas')));
  if (terms) read.push(readPublishedTerms(terms));
  read.push(await readPaperLabels());
  const papers = read.flatMap((set) => set.papers);
  const paperTexts = read.flatMap((set) => set.texts);
  const labelled = labelledSentences(papers, paperTexts, ids, table);
  const own = ownSentencesOf(provisions, FOLDS);
  const matrix = headMatrix(
    own.map(({ text }) => text),
    [background, labelled],
    table,
    labelled.said,
  );
  return { ...background, matrix, own, labelled, ids, papers, texts: paperTexts, table };
}
