import type { Reading } from '../../reading';
import type { QuestionDeclaration, StatedAnswer } from '../define-question';
import { paperCues } from './cues';
import weights from './weights.json';

/** Of each question the coefficients of each answer, by `paperCues`: learned from whole papers with answers (`scripts/train-answers.ts`). */
export type AnswerWeights = Readonly<Record<string, Readonly<Record<StatedAnswer, readonly number[]>>>>;

const LEARNED: AnswerWeights = weights;

/** An answer with how likely it is so, 0 to 1. */
export interface Decided {
  answer: StatedAnswer;
  likelihood: number;
}

/** The likeliest answer of a paper to a question, by all its sentences together; null where nothing was learned of the question. */
export function decidedAnswer(reading: Reading, question: QuestionDeclaration): Decided | null {
  const learned = LEARNED[question.id];
  if (!learned) return null;
  const cues = paperCues(reading, question, (bears) => marginsOf(reading, question, bears));
  return likeliest(learned, cues);
}

/** By how much each sentence lies above the threshold of the provision that bears the answer. */
function marginsOf(reading: Reading, question: QuestionDeclaration, bears: 'yes' | 'no'): Float64Array | null {
  const provision = question[bears]?.provisions?.[0];
  if (!provision) return null;
  const margins = new Float64Array(reading.outline.sentences.length).fill(Number.NEGATIVE_INFINITY);
  for (const { sentence, margin } of reading.provisions.passages(provision, 0)) margins[sentence] = margin;
  return margins;
}

/** @param cues as `paperCues` has them */
export function likeliest(learned: AnswerWeights[string], cues: readonly number[]): Decided {
  const odds = (['yes', 'no', 'not_stated'] as const).map((answer) => {
    const logit = learned[answer].reduce((sum, weight, at) => sum + weight * (cues[at] ?? 0), 0);
    return { answer, likelihood: 1 / (1 + Math.exp(-logit)) };
  });
  const all = odds.reduce((sum, { likelihood }) => sum + likelihood, 0);
  const best = odds.reduce((one, other) => (other.likelihood > one.likelihood ? other : one));
  return { answer: best.answer, likelihood: best.likelihood / all };
}
