import { type FormEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { REASON_MISSING, VALUE_MISSING } from '../../../shared/decision-messages';
import type { DecisionInput, Finding, Verdict } from '../../../shared/findings';
import { Alert } from '../../kit/alert';
import { Button } from '../../kit/button';
import { TextAreaField } from '../../kit/field';
import type { Draft } from '../../stores/drafts';
import { DecisionHistory } from './decision-history';
import { REVIEW_BUTTON } from './decision-keys';
import { DecisionValue } from './decision-value';
import { correctionOf } from './decision-words';

const CHOICES: readonly [verdict: Verdict, label: string][] = [
  ['accepted', 'Accept'],
  ['corrected', 'Correct'],
  ['rejected', 'Reject'],
];

type Errors = Partial<Record<'value' | 'reason', string>>;

/** Accept, correct or reject a finding, with the reason; take back what was decided; what was decided before. */
export function DecisionForm({
  finding,
  about,
  draft,
  onDraft,
  onSave,
  onClose,
  busy,
  failure,
}: {
  finding: Finding;
  about: string;
  draft: Draft;
  onDraft: (draft: Draft) => void;
  /** Null takes the decision back. */
  onSave: (input: DecisionInput | null) => void;
  /** @param kept what is kept of the draft */
  onClose: (kept: Draft | null) => void;
  busy: boolean;
  failure: string | null;
}) {
  const [errors, setErrors] = useState<Errors>({});
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => focusFor(form.current, draft.verdict), [draft.verdict]);
  const correction = correctionOf(finding);
  const change = (part: Partial<Draft>) => {
    setErrors({});
    onDraft({ ...draft, ...part });
  };

  function onSubmit(event?: FormEvent): void {
    event?.preventDefault();
    if (busy) return;
    const { verdict } = draft;
    const value = verdict === 'corrected' ? draft.value.trim() : null;
    const reason = draft.reason.trim() || null;
    const found: Errors = {};
    if (value === '') found.value = VALUE_MISSING;
    if (verdict !== 'accepted' && !reason) found.reason = REASON_MISSING;
    setErrors(found);
    if (!found.value && !found.reason) {
      onSave({ verdict, value, reason });
      return;
    }
    form.current?.querySelector<HTMLElement>(found.value ? '[name="value"]' : '[name="reason"]')?.focus();
  }
  function onKeyDown(event: KeyboardEvent): void {
    if (event.key === 'Escape') onClose(draft);
    else if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) onSubmit();
    else return;
    event.preventDefault();
    event.stopPropagation();
  }

  return (
    <form
      ref={form}
      noValidate
      method="post"
      aria-label={`Review of ${about}`}
      onSubmit={onSubmit}
      onKeyDown={onKeyDown}
      className="grid gap-3"
    >
      <fieldset className="flex flex-wrap gap-x-5 gap-y-1.5">
        <legend className="sr-only">What do you decide?</legend>
        {CHOICES.filter(([verdict]) => verdict !== 'corrected' || correction).map(([verdict, label]) => (
          <label key={verdict} className="inline-flex min-h-6 cursor-pointer items-center gap-2 font-medium text-sm">
            <input
              type="radio"
              name="verdict"
              value={verdict}
              checked={draft.verdict === verdict}
              onChange={() => change({ verdict })}
              className="size-4 accent-accent"
            />
            {label}
          </label>
        ))}
      </fieldset>
      {draft.verdict === 'corrected' && correction && (
        <DecisionValue
          finding={finding}
          correction={correction}
          value={draft.value}
          onChange={(value) => change({ value })}
          error={errors.value}
        />
      )}
      <TextAreaField
        label={draft.verdict === 'accepted' ? 'Reason (optional)' : 'Reason'}
        name="reason"
        rows={2}
        value={draft.reason}
        onChange={(event) => change({ reason: event.target.value })}
        error={errors.reason}
      />
      {failure && <Alert tone="high">{failure} What you wrote is kept.</Alert>}
      <div className="flex flex-wrap items-center gap-2">
        <Button type="submit" size="sm" variant="primary" busy={busy}>
          Save
        </Button>
        <Button size="sm" onClick={() => onClose(null)}>
          Cancel
        </Button>
        {finding.decision && (
          <Button size="sm" variant="danger-quiet" busy={busy} onClick={() => onSave(null)} className="ml-auto">
            Take back
          </Button>
        )}
      </div>
      <DecisionHistory finding={finding} />
    </form>
  );
}

/**
 * What has to be written next has the focus: the value, else the reason, else the choice itself. Not when the reader has gone on
 * meanwhile, or goes through the choices by arrow keys.
 */
function focusFor(form: HTMLFormElement | null, verdict: Verdict): void {
  const { activeElement } = document;
  const isFree = !activeElement || activeElement === document.body || activeElement.hasAttribute(REVIEW_BUTTON);
  if (!form || !isFree) return;
  const next = { accepted: '[name="verdict"]:checked', corrected: '[name="value"]', rejected: '[name="reason"]' }[
    verdict
  ];
  form.querySelector<HTMLElement>(next)?.focus();
}
