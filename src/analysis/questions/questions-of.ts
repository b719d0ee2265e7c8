import { QUESTIONS } from './declarations/registry';
import type { QuestionDeclaration } from './define-question';

const BY_ID = new Map(QUESTIONS.map((question) => [question.id, question]));

/** The question of an id; undefined where there is none, as of rules. */
export function questionOf(id: string): QuestionDeclaration | undefined {
  return BY_ID.get(id);
}

/** The questions that are asked of a paper of this kind. */
export function questionsOf(kind: string | null): QuestionDeclaration[] {
  return QUESTIONS.filter(({ kinds, notOf = [] }) =>
    kinds === 'any' ? !notOf.includes(kind ?? '') : kind !== null && kinds.includes(kind),
  );
}
