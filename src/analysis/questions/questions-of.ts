import { QUESTIONS } from './declarations/registry';
import type { QuestionDeclaration } from './define-question';

/** The questions that are asked of a paper of this kind. */
export function questionsOf(kind: string | null): QuestionDeclaration[] {
  return QUESTIONS.filter(({ kinds, notOf = [] }) =>
    kinds === 'any' ? !notOf.includes(kind ?? '') : kind !== null && kinds.includes(kind),
  );
}
