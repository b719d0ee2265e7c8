import { Download, Plus } from 'lucide-react';
import { useCallback, useState } from 'react';
import { formatDateTime } from '../../../shared/format';
import { MOST_OWN_QUESTIONS } from '../../../shared/playbook-limits';
import type { OwnQuestion, PlaybookDetail, PlaybookKind } from '../../../shared/playbooks';
import { Button, buttonClass } from '../../kit/button';
import { TextField } from '../../kit/field';
import { Switch } from '../../kit/switch';
import { playbookFileUrl, usePlaybookChanges } from '../../lib/playbooks';
import { OwnQuestionRow } from './own-question-row';
import { PositionRow } from './position-row';
import { RescoreLine } from './rescore-line';
import { SaveLine } from './save-line';
import { type PlaybookDraft, usePlaybookDraft } from './use-playbook-draft';
import { forSide } from './words';

/** What has the focus must not stand behind the line that saves. */
const LIST =
  'divide-y divide-line rounded-lg border border-line bg-surface md:[&_:is(button,input,textarea)]:scroll-mb-36';

/** A playbook with a row a question: whether it is rated, how grave each answer is, why, and what to ask for; and the firm's own questions. */
export function PlaybookEditor({ playbook, kinds }: { playbook: PlaybookDetail; kinds: PlaybookKind[] }) {
  const draft = usePlaybookDraft(playbook);
  const { id, kind, side, version, savedAt, questions } = playbook;
  const [open, setOpen] = useState<ReadonlySet<string>>(new Set());
  const about = forSide(kinds, kind, side);
  const toggle = useCallback(
    (question: string, opened: boolean) =>
      setOpen((before) => new Set(opened ? [...before, question] : [...before].filter((one) => one !== question))),
    [],
  );
  return (
    <>
      <h1 className="text-2xl [overflow-wrap:anywhere]">{playbook.name}</h1>
      <p className="mt-1 mb-6 max-w-[80ch] text-muted">
        {playbook.name !== about && `${about}. `}A question is a fact about the paper; a position is what this side
        wants. Switched off, a question is still answered but no longer rated.
      </p>
      <Head playbook={playbook} draft={draft} />
      <section aria-labelledby="questions" className="mt-9">
        <h2 id="questions" className="mb-3 text-xl">
          Questions
        </h2>
        <ul className={LIST}>
          {questions.map((question) => (
            <PositionRow
              key={question.id}
              question={question}
              change={draft.content.positions[question.id]}
              open={open.has(question.id)}
              onOpen={toggle}
              onChange={draft.setPosition}
            />
          ))}
        </ul>
      </section>
      <OwnQuestions draft={draft} open={open} onOpen={toggle} />
      <section
        aria-label="Save"
        className="-mx-5 mt-9 grid gap-3 border-line border-t bg-surface px-5 py-4 md:sticky md:bottom-0 md:z-10 md:-mx-7 md:px-7"
      >
        <RescoreLine id={id} version={version} content={draft.content} dirty={draft.dirty} complete={draft.complete} />
        <SaveLine id={id} draft={draft}>
          Version {version}, saved <time dateTime={savedAt}>{formatDateTime(savedAt)}</time>
        </SaveLine>
      </section>
    </>
  );
}

function Head({ playbook: { id, isDefault }, draft }: { playbook: PlaybookDetail; draft: PlaybookDraft }) {
  const { setDefault } = usePlaybookChanges();
  return (
    <div className="grid items-start gap-x-8 gap-y-5 md:grid-cols-2">
      <TextField
        label="Name"
        maxLength={120}
        value={draft.name}
        error={draft.name.trim() === '' ? 'The name is missing.' : undefined}
        onChange={({ currentTarget }) => draft.setName(currentTarget.value)}
      />
      <div className="grid gap-4">
        <Switch
          label="Default"
          description="Contracts of this kind to which no playbook was applied are read by its newest version."
          checked={isDefault}
          disabled={setDefault.isPending}
          onCheckedChange={(checked) => setDefault.mutate({ id, isDefault: checked })}
        />
        <p>
          <a href={playbookFileUrl(id)} download className={buttonClass({ size: 'sm' })}>
            <Download aria-hidden />
            Export Playbook
          </a>
        </p>
      </div>
    </div>
  );
}

function OwnQuestions({
  draft: { content, problems, setOwn },
  open,
  onOpen,
}: {
  draft: PlaybookDraft;
  open: ReadonlySet<string>;
  onOpen: (question: string, open: boolean) => void;
}) {
  function add(): void {
    const question = emptyQuestion(content.own);
    setOwn((own) => [...own, question]);
    onOpen(question.id, true);
  }
  return (
    <section aria-labelledby="own-questions" className="mt-9">
      <h2 id="own-questions" className="text-xl">
        Your own questions
      </h2>
      <p className="mt-1 mb-3 max-w-[80ch] text-muted text-sm">
        Answered from the text of the contract and what was found in it: words that stand near one another, kinds of
        clause, and limits on lengths of time. A sentence that denies the words counts too, so read what is quoted.
      </p>
      {content.own.length > 0 && (
        <ul className={LIST}>
          {content.own.map((question) => (
            <OwnQuestionRow
              key={question.id}
              question={question}
              problem={problems[question.id]}
              open={open.has(question.id)}
              onOpen={(next) => onOpen(question.id, next)}
              onChange={(changed) => setOwn((own) => own.map((one) => (one.id === changed.id ? changed : one)))}
              onRemove={() => setOwn((own) => own.filter((one) => one.id !== question.id))}
            />
          ))}
        </ul>
      )}
      <Button className="mt-4" disabled={content.own.length >= MOST_OWN_QUESTIONS} onClick={add}>
        <Plus aria-hidden />
        Add Question
      </Button>
    </section>
  );
}

/** A question to be filled in, under an id that no other has. */
function emptyQuestion(own: readonly OwnQuestion[]): OwnQuestion {
  const taken = new Set(own.map(({ id }) => id));
  let number = own.length + 1;
  while (taken.has(`own.question-${number}`)) number += 1;
  return {
    id: `own.question-${number}`,
    title: '',
    heading: '',
    mustBe: 'there',
    phrases: [],
    categories: [],
    limit: null,
    severity: 'medium',
    why: '',
    ask: '',
  };
}
