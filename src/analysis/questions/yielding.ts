import type { QuestionAnswer } from '../../shared/analysis';
import type { QuestionDeclaration } from './define-question';

/**
 * The answers without those that cannot stand beside another: they have to be checked, in the words of both. 'The whole loan falls due without notice' yields
 * to 'default needs notice and time to cure', and silence to an answer that rests on words on the same subject.
 */
export function withoutContradictions(
  questions: readonly QuestionDeclaration[],
  answers: readonly QuestionAnswer[],
): QuestionAnswer[] {
  const given = new Map(answers.map((answer) => [answer.id, answer]));
  return answers.map((answer, at) => {
    const yielding = questions[at]?.yieldsTo?.find(
      (one) => one.answer === answer.answer && given.get(one.question)?.answer === one.its,
    );
    const other = yielding && given.get(yielding.question);
    if (!other) return answer;
    const { bearer: _, ...rest } = answer;
    return { ...rest, answer: 'unclear', evidence: [...answer.evidence, ...other.evidence] };
  });
}
