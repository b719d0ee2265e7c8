import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ContractText } from '../../../src/analysis/pdf/contract-text';
import { contractTextFromPlain } from '../../../tests/support/contract-text';
import type { LabelledPaper } from './labelled';
import { sentenceFingerprint } from './nda-answers';

const LABELS = join(import.meta.dir, '../terms/labels.jsonl');

/** The kinds of clauses of CLAUDETTE, by their names there. */
const KINDS = [
  'arbitration',
  'choice-of-law',
  'content-removal',
  'contract-by-using',
  'jurisdiction',
  'limitation-of-liability',
  'privacy-included',
  'unilateral-change',
  'unilateral-termination',
];

/**
 * A line of our labels of published terms: excerpts of a service's terms as Open Terms Archive keeps them, sentence by sentence, each with the kinds of potentially
 * unfair clauses that it is; with '?' before those of which the reader was not sure. Sentences stand for their fingerprints: the texts are not part of the project.
 */
interface LabelledTerms {
  service: string;
  /** Where the terms are kept, as a path in the archive, and which version was read. */
  path: string;
  commit: string;
  sentences: [fingerprint: string, kinds: string][];
}

/**
 * The excerpts of published terms that readers of ours labelled, each service a writer of its own. They teach only: their clauses stand closer together than
 * those of whole terms, so that no threshold is set by them.
 * @param folder with a file SERVICE.txt for each, a sentence a line
 * @throws Error when a labelled sentence is not there
 */
export function readPublishedTerms(folder: string): { papers: LabelledPaper[]; texts: ContractText[] } {
  const lines = readFileSync(LABELS, 'utf8').trim().split('\n');
  const terms = lines.map((line): LabelledTerms => JSON.parse(line));
  const texts: ContractText[] = [];
  const papers = terms.map(({ service, sentences }): LabelledPaper => {
    const said = readFileSync(join(folder, `${service}.txt`), 'utf8').split('\n');
    const byFingerprint = new Map(said.map((text) => [sentenceFingerprint(text), text]));
    const labelled = sentences.map(([fingerprint, kinds]) => {
      const text = byFingerprint.get(fingerprint);
      if (text === undefined) throw new Error(`${service}: no sentence is ${fingerprint}.`);
      return { text, kinds: kinds.split(',') };
    });
    texts.push(contractTextFromPlain(labelled.map(({ text }) => text).join('\n')));
    const textsOf = (kind: string) => labelled.filter(({ kinds }) => kinds.includes(kind)).map(({ text }) => text);
    return {
      pdf: service,
      onlyTeaches: true,
      labels: KINDS.map((kind) => ({
        question: `tos.${kind}`,
        answer: textsOf(kind).length > 0 ? 'yes' : 'not_stated',
        quotes: textsOf(kind),
        doubtful: textsOf(`?${kind}`),
        tellsNo: false,
        byLawyers: false,
      })),
    };
  });
  return { papers, texts };
}
