import { useCallback, useEffect, useState } from 'react';
import * as v from 'valibot';
import {
  type BuiltInQuestion,
  type OwnQuestion,
  ownQuestionSchema,
  type PlaybookContent,
  type PlaybookDetail,
} from '../../../shared/playbooks';
import { guardLeaving } from '../../leaving';
import { ApiError, errorText } from '../../lib/api';
import { usePlaybookChanges } from '../../lib/playbooks';
import { changeOf, type EditedPosition } from './words';

/**
 * The playbook as it is being edited. Nothing is saved before `save`; while something is not, leaving asks first. `conflict`: a newer version was
 * saved meanwhile, and the draft is still there.
 */
export function usePlaybookDraft(saved: PlaybookDetail) {
  const [name, setName] = useState(saved.name);
  const [content, setContent] = useState(saved.content);
  const [base, setBase] = useState(saved.version);
  const [problems, setProblems] = useState<Readonly<Record<string, string>>>({});
  const [failure, setFailure] = useState<{ message: string; conflict: boolean } | null>(null);
  const changes = usePlaybookChanges();
  const dirty = name !== saved.name || !isSame(content, saved.content);
  useEffect(() => {
    guardLeaving(dirty, 'playbook');
    return () => guardLeaving(false, 'playbook');
  }, [dirty]);

  const setPosition = useCallback((question: BuiltInQuestion, position: EditedPosition) => {
    const change = changeOf(question, position);
    setContent(({ positions: { [question.id]: _, ...others }, own }) => ({
      positions: change ? { ...others, [question.id]: change } : others,
      own,
    }));
  }, []);

  function setOwn(edit: (own: OwnQuestion[]) => OwnQuestion[]): void {
    setProblems({});
    setContent(({ positions, own }) => ({ positions, own: edit(own) }));
  }

  /** Saves the draft as the version after `on`; what is wrong with a question of one's own is told there. */
  async function save(on = base): Promise<void> {
    const found = problemsOf(content.own);
    setProblems(found);
    if (Object.keys(found).length > 0) {
      setFailure({
        message: 'Some of your own questions are not complete yet. Each says what is missing.',
        conflict: false,
      });
      return;
    }
    setFailure(null);
    try {
      const { playbook } = await changes.save.mutateAsync({ id: saved.id, name, version: on, content });
      take(playbook);
    } catch (error) {
      const message = errorText(error, 'The playbook could not be saved. Please check your connection and try again.');
      setFailure({ message, conflict: error instanceof ApiError && error.status === 409 });
    }
  }

  /** Goes on from what is saved. */
  function take(playbook: PlaybookDetail): void {
    setName(playbook.name);
    setContent(playbook.content);
    setBase(playbook.version);
    setProblems({});
    setFailure(null);
  }

  const complete = Object.keys(problemsOf(content.own)).length === 0;
  const saving = changes.save.isPending;
  return { name, setName, content, setPosition, setOwn, dirty, complete, problems, failure, save, saving, take };
}
export type PlaybookDraft = ReturnType<typeof usePlaybookDraft>;

/** What is wrong with questions of one's own, by their ids: the first thing of each. */
function problemsOf(own: readonly OwnQuestion[]): Record<string, string> {
  return Object.fromEntries(
    own.flatMap((question) => {
      const { issues } = v.safeParse(ownQuestionSchema, question);
      return issues ? [[question.id, issues[0].message]] : [];
    }),
  );
}

/** Whether two contents say the same, in whatever order the database keeps their names. */
function isSame(one: PlaybookContent, other: PlaybookContent): boolean {
  return inOrder(one) === inOrder(other);
}

function inOrder(value: unknown): string {
  return JSON.stringify(value, (_, part) =>
    typeof part === 'object' && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).toSorted(([one], [other]) => (one < other ? -1 : 1)))
      : part,
  );
}
