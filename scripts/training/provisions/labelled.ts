import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { halfOf } from '../../../bench/accuracy/halves';
import type { ContractText } from '../../../src/analysis/pdf/contract-text';
import { type HeadInput, headInput } from '../../../src/analysis/provisions/heads/head-input';
import type { WordVectors } from '../../../src/analysis/provisions/heads/word-vectors';
import { outlineOf } from '../../../src/analysis/provisions/input/segment';
import { QUESTIONS } from '../../../src/analysis/questions/declarations/registry';
import { foldOf } from '../examples';
import { isMostlyIn, lettersOf, locate } from '../locate';

/** What lawyers answered to a question of ours of one paper, with the passages that bear it. */
interface Label {
  question: string;
  answer: 'yes' | 'no' | 'not_stated';
  quotes: string[];
  /** Passages that are neither learned from nor against. */
  doubtful: string[];
  /** Whether the labels of the set tell a 'no' from silence. */
  tellsNo: boolean;
  /** Whether the lawyers of a published set answered it, and not readers of ours. */
  byLawyers: boolean;
}

/** Which sentences of a paper a reader took for a provision: all others are not it, or, where they were not looked through, only those `against`. */
export interface ProvisionLabel {
  provision: string;
  quotes: string[];
  /** Sentences that are neither learned from nor against. */
  doubtful: string[];
  against?: string[];
}

/** A paper with labels for questions or for provisions of ours. */
export interface LabelledPaper {
  pdf: string;
  labels: Label[];
  provisions?: ProvisionLabel[];
  /** Whether its labels teach only: of parts of a paper, or of other readers' than those by whom is measured, no threshold is set. */
  onlyTeaches?: boolean;
}

/** A line of ContractNLI's labels: an answer with passages for each of its hypotheses. */
interface AnsweredPaper {
  pdf: string;
  answers: Record<string, { answer: Label['answer']; quotes: string[] }>;
}

/** A line of the labels of terms of service: sentences of each kind, 1 clearly fair, 2 potentially unfair, 3 clearly unfair. */
interface TermsPaper {
  pdf: string;
  clauses: Record<string, [level: number, text: string][]>;
}

const UNFAIR = 2;

/**
 * The labels of half A of ContractNLI ('answers') or of the terms of service ('clauses'), from `gold.jsonl` in a folder that has the PDFs in `pdf/`.
 * Half B is left out: by it is measured (`bench/accuracy/halves.ts`).
 */
export function readLabelled(folder: string): LabelledPaper[] {
  const lines = readFileSync(join(folder, 'gold.jsonl'), 'utf8').trim().split('\n');
  const papers = lines
    .map((line): AnsweredPaper | TermsPaper => JSON.parse(line))
    .filter(({ pdf }) => halfOf(pdf) === 'A');
  const kinds = [
    ...new Set(papers.flatMap((paper) => ('clauses' in paper ? Object.keys(paper.clauses) : []))),
  ].toSorted();
  return papers.map((paper) => ({
    pdf: paper.pdf,
    labels: 'answers' in paper ? answersOf(paper) : kinds.map((kind) => kindOf(paper, kind)),
  }));
}

function answersOf({ answers }: AnsweredPaper): Label[] {
  return Object.entries(answers).map(([name, { answer, quotes }]) => ({
    question: `nda.${name}`,
    answer,
    quotes,
    doubtful: [],
    tellsNo: true,
    byLawyers: true,
  }));
}

function kindOf({ clauses }: TermsPaper, kind: string): Label {
  const labelled = clauses[kind] ?? [];
  const quotes = labelled.filter(([level]) => level >= UNFAIR).map(([, text]) => text);
  const doubtful = labelled.filter(([level]) => level < UNFAIR).map(([, text]) => text);
  return {
    question: `tos.${kind}`,
    answer: quotes.length > 0 ? 'yes' : 'not_stated',
    quotes,
    doubtful,
    tellsNo: false,
    byLawyers: true,
  };
}

/** Sentences of labelled papers, in pieces as headings read them, and what is known of each. */
export interface Labelled extends HeadInput {
  /** The fold of each sentence: its paper's. */
  folds: Uint8Array;
  /** For each provision that is labelled, whether each sentence is it (1), is not (-1), or is not told (0). */
  signs: ReadonlyMap<number, Int8Array>;
  /** The provisions of which every sentence of the papers is labelled, whether it is one or not. */
  wholly: ReadonlySet<number>;
  /** Whether each sentence is of a paper by which the thresholds of these are set. */
  sets: readonly boolean[];
  /** The texts of the sentences that are some provision. */
  said: readonly string[];
  /** Where the sentences of each paper begin; one more than papers. */
  paperStarts: readonly number[];
}

/** 'The Recipient shall:' belongs to a passage and says nothing without the item below it. */
const leadIn = (text: string) => text.trimEnd().endsWith(':');

/** Which sentences share words with a passage: a lawyer quotes a part of one. */
function touch(
  sentences: readonly { start: number; end: number }[],
  letters: Parameters<typeof locate>[0],
  passages: readonly string[],
): boolean[] {
  const spans = passages.map((passage) => locate(letters, passage, 0)).filter((span) => span !== null);
  return sentences.map((sentence) => spans.some(([start, end]) => start < sentence.end && sentence.start < end));
}

/**
 * A passage that bears an answer is the provision that bears it, the first that the question names; every other sentence of the paper is not, nor is any
 * of a paper in which nothing bears that answer. In a paper that answers the opposite its passages are not, and the rest is not told where papers
 * may say both. Lead-ins of lists are not told.
 * @param texts in the order of the papers
 * @param ids of all provisions
 */
export function labelledSentences(
  papers: readonly LabelledPaper[],
  texts: readonly ContractText[],
  ids: readonly string[],
  table: WordVectors,
): Labelled {
  const outlines = texts.map(outlineOf);
  const sentences = outlines.flatMap((outline) => outline.sentences);
  const signs = new Map<number, Int8Array>();
  const wholly = new Set<number>();
  let from = 0;
  const paperStarts = [0];
  papers.forEach(({ labels, provisions = [] }, paper) => {
    const own = outlines[paper]?.sentences ?? [];
    const letters = lettersOf(texts[paper]?.text ?? '');
    const areIn = (passages: readonly string[]) => {
      const spans = passages.map((passage) => locate(letters, passage, 0)).filter((span) => span !== null);
      return own.map((sentence) => spans.some((span) => isMostlyIn(sentence, span)));
    };
    for (const { question, answer, quotes, doubtful, tellsNo } of labels) {
      const [areQuoted, areDoubtful] = [areIn(quotes), areIn(doubtful)];
      const declared = QUESTIONS.find(({ id }) => id === question);
      for (const bears of tellsNo ? (['yes', 'no'] as const) : (['yes'] as const)) {
        const provision = ids.indexOf(declared?.[bears]?.provisions?.[0] ?? '');
        if (provision < 0) continue;
        const isTold = answer === bears || answer === 'not_stated' || !declared?.both;
        const column = signs.get(provision) ?? new Int8Array(sentences.length);
        signs.set(provision, column);
        if (!tellsNo) wholly.add(provision);
        own.forEach(({ text }, row) => {
          const isQuoted = areQuoted[row] && !areDoubtful[row];
          if (isQuoted && leadIn(text)) column[from + row] = 0;
          else if (isQuoted) column[from + row] = answer === bears ? 1 : -1;
          else column[from + row] = isTold && !areDoubtful[row] ? -1 : 0;
        });
      }
    }
    const known = new Map<readonly string[], boolean[]>();
    for (const { provision, quotes, doubtful, against } of provisions) {
      const place = ids.indexOf(provision);
      if (place < 0) continue;
      const areAgainst = against && (known.get(against) ?? touch(own, letters, against));
      if (against && areAgainst) known.set(against, areAgainst);
      const [areQuoted, areDoubtful] = [areIn(quotes), areIn(doubtful)];
      const column = signs.get(place) ?? new Int8Array(sentences.length);
      signs.set(place, column);
      own.forEach(({ text }, row) => {
        if (areDoubtful[row] || (areQuoted[row] && leadIn(text)) || areAgainst?.[row] === false) return;
        column[from + row] = areQuoted[row] ? 1 : -1;
      });
    }
    from += own.length;
    paperStarts.push(from);
  });
  const folds = Uint8Array.from(
    outlines.flatMap((outline, paper) => outline.sentences.map(() => foldOf(papers[paper]?.pdf ?? ''))),
  );
  const said = sentences.filter((_, row) => signs.values().some((column) => column[row] === 1)).map(({ text }) => text);
  const sets = outlines.flatMap((outline, paper) => outline.sentences.map(() => !papers[paper]?.onlyTeaches));
  return {
    ...headInput(sentences, table),
    folds,
    signs,
    wholly,
    sets,
    said,
    paperStarts,
  };
}
