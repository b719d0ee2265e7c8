import * as v from 'valibot';
import { type OwnQuestion, ownQuestionSchema } from '../../../shared/playbooks';

/** What is wrong with questions of one's own, by their ids: the first thing of each. */
export function problemsOf(own: readonly OwnQuestion[]): Record<string, string> {
  return Object.fromEntries(
    own.flatMap((question) => {
      const { issues } = v.safeParse(ownQuestionSchema, question);
      return issues ? [[question.id, issues[0].message]] : [];
    }),
  );
}
