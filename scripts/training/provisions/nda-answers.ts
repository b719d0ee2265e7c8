import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ContractText } from '../../../src/analysis/pdf/contract-text';
import { outlineOf } from '../../../src/analysis/provisions/input/segment';
import { readTexts } from '../gold';
import { lettersOf } from '../locate';
import type { LabelledPaper } from './labelled';

const ANSWERS = join(import.meta.dir, '../ndas/answers.jsonl');

/** A line of our answers: of each question the answer, and the sentences that bear it by their fingerprints. The texts are not part of the project. */
interface AnsweredNda {
  pdf: string;
  answers: Record<string, { answer: 'yes' | 'no' | 'not_stated'; sentences: string[] }>;
}

/** By which a sentence is found again in its paper: a hash of its letters and digits. */
export function sentenceFingerprint(text: string): string {
  return Bun.hash.xxHash64(lettersOf(text).text).toString(36);
}

/**
 * The NDAs of half A of Kleister NDA that readers of ours answered the 17 questions of ContractNLI for, with their texts.
 * @param folder Kleister NDA, with the PDFs in `pdf/`
 * @param texts where texts are kept from one run to the next
 * @throws Error when a sentence that bears an answer is not found: the sentences of a paper are made otherwise than they were
 */
export async function readNdaAnswers(
  folder: string,
  texts?: string,
): Promise<{ papers: LabelledPaper[]; texts: ContractText[] }> {
  const lines = readFileSync(ANSWERS, 'utf8').trim().split('\n');
  const ndas = lines.map((line): AnsweredNda => JSON.parse(line));
  const contracts = await readTexts(folder, ndas, texts);
  const papers = ndas.map(({ pdf, answers }, at): LabelledPaper => {
    const sentences = contracts[at] ? outlineOf(contracts[at]).sentences : [];
    const byFingerprint = Map.groupBy(sentences, ({ text }) => sentenceFingerprint(text));
    const textsOf = (fingerprint: string) => {
      const found = byFingerprint.get(fingerprint);
      if (!found) throw new Error(`${pdf}: no sentence is ${fingerprint}.`);
      return found.map(({ text }) => text);
    };
    return {
      pdf,
      labels: Object.entries(answers).map(([name, { answer, sentences }]) => ({
        question: `nda.${name}`,
        answer,
        quotes: sentences.flatMap(textsOf),
        doubtful: [],
        tellsNo: true,
        byLawyers: false,
      })),
    };
  });
  return { papers, texts: contracts };
}
