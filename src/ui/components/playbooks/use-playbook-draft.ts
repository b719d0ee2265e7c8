import { useCallback, useEffect, useState } from 'react';
import type { BuiltInQuestion, OwnQuestion, PlaybookContent, PlaybookDetail } from '../../../shared/playbooks';
import { guardLeaving, type LeavingQuestions } from '../../leaving';
import { ApiError, errorText } from '../../lib/api';
import { usePlaybookChanges } from '../../lib/playbooks';
import { changeOf, type EditedPosition } from './words';

const UNSAVED: LeavingQuestions = {
  leave: 'Your changes to this playbook are not saved yet and would be lost. Leave this page?',
  signOut: 'Your changes to this playbook are not saved yet and would be lost. Sign out?',
};

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
    guardLeaving(dirty, UNSAVED);
    return () => guardLeaving(false, UNSAVED);
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
    // The checks come with their library, which nothing else here needs.
    const { problemsOf } = await import('./problems');
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

  const complete = content.own.every(isComplete);
  const saving = changes.save.isPending;
  return { name, setName, content, setPosition, setOwn, dirty, complete, problems, failure, save, saving, take };
}
export type PlaybookDraft = ReturnType<typeof usePlaybookDraft>;

/** Whether an own question has what it takes to be tried; what is wrong with one is told when the playbook is saved. */
function isComplete({ title, heading, phrases, categories, limit }: OwnQuestion): boolean {
  const looks = limit && limit.of !== 'phrases' ? limit.count > 0 : phrases.length > 0 || categories.length > 0;
  return title.trim() !== '' && heading.trim() !== '' && looks;
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
