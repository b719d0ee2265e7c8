import type { ContractText } from '../../../src/analysis/pdf/contract-text';
import { QUESTIONS } from '../../../src/analysis/questions/declarations/registry';
import type { Position, QuestionDeclaration } from '../../../src/analysis/questions/define-question';
import { readLawyersPapers } from '../lawyers-papers';
import type { LabelledPaper, ProvisionLabel } from './labelled';

/** What the labels of `scripts/training/papers` say of a paper. */
interface Labels {
  /** The kinds of contract that it may be called. */
  kinds?: string[];
  /** Passages that only sound as if they weighed on the client. */
  fair?: string[];
  provisions?: {
    /** The provisions that its reader looked for, sentence by sentence, with a blank between them. */
    asked: string;
    /** The sentences that say each; one that none says is left out. */
    says: Record<string, string[]>;
    /** Sentences of which the reader was not sure. */
    doubtful?: Record<string, string[]>;
  };
  /** Of an NDA what it answers to the questions of ContractNLI, by their names there, with the sentences that bear it. */
  answers?: Record<string, { answer: 'yes' | 'no' | 'not_stated'; sentences: string[] }>;
  /** Of terms of service the sentences that are potentially unfair, by the kinds of the labelled terms; all others are not. */
  unfair?: Record<string, string[]>;
}

/** Our papers with what is known of their sentences, and their texts. */
export async function readPaperLabels(): Promise<{ papers: LabelledPaper[]; texts: ContractText[] }> {
  const read = await readLawyersPapers<Labels>(({ provisions, fair, answers, unfair }) =>
    Boolean(provisions ?? answers ?? unfair ?? fair?.length),
  );
  return {
    texts: read.map(({ text }) => text),
    papers: read.map(({ hand, labels }) => {
      const questions = [...answersOf(labels), ...unfairOf(labels)];
      const paper = { pdf: hand, labels: questions };
      if (labels.unfair) return { ...paper, onlyTeaches: true };
      return questions.length === 0 ? { ...paper, provisions: labelsOf(labels) } : paper;
    }),
  };
}

function answersOf({ answers = {} }: Labels): LabelledPaper['labels'] {
  return Object.entries(answers).map(([name, { answer, sentences }]) => ({
    question: `nda.${name}`,
    answer,
    quotes: sentences,
    doubtful: [],
    tellsNo: true,
    byLawyers: false,
  }));
}

function unfairOf({ unfair = {} }: Labels): LabelledPaper['labels'] {
  return Object.entries(unfair).map(([kind, sentences]) => ({
    question: `tos.${kind}`,
    answer: sentences.length > 0 ? 'yes' : 'not_stated',
    quotes: sentences,
    doubtful: [],
    tellsNo: false,
    byLawyers: false,
  }));
}

/** Of a paper that was looked through all that was looked for; of another one that what is fair in it is nothing that weighs. */
function labelsOf({ kinds = [], fair = [], provisions }: Labels): ProvisionLabel[] {
  if (!provisions) return weighty(kinds).map((provision) => ({ provision, quotes: [], doubtful: [], against: fair }));
  const { asked, says, doubtful } = provisions;
  return asked
    .split(' ')
    .map((provision) => ({ provision, quotes: says[provision] ?? [], doubtful: doubtful?.[provision] ?? [] }));
}

/** The provisions that weigh on a side, of the questions that are asked of these kinds. */
function weighty(kinds: readonly string[]): string[] {
  const asked = QUESTIONS.filter(({ kinds: of }) => of === 'any' || of.some((kind) => kinds.includes(kind)));
  return [...new Set(asked.flatMap((question) => [...provisionsOf(question, 'yes'), ...provisionsOf(question, 'no')]))];
}

/** What bears an answer of a question, where a side holds that answer to be of medium or high gravity. */
function provisionsOf({ positions, yes, no }: QuestionDeclaration, answer: 'yes' | 'no'): readonly string[] {
  const weighs = (position: Position) => position[answer] === 'medium' || position[answer] === 'high';
  if (!Object.values(positions).some(weighs)) return [];
  const bearing = answer === 'yes' ? yes : no;
  return [...(bearing?.provisions ?? []), ...(bearing?.otherwise?.provisions ?? [])];
}
