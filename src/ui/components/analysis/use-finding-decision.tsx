import { type ReactNode, Suspense, useRef } from 'react';
import type { DecisionInput, Finding, Verdict } from '../../../shared/findings';
import { Alert } from '../../kit/alert';
import { Spinner } from '../../kit/spinner';
import { lazyPart } from '../../lib/lazy-part';
import { type Draft, useDraft } from '../../stores/drafts';
import { DecisionButtons } from './decision-buttons';
import { DecisionLine } from './decision-line';
import { correctionOf } from './decision-words';
import { useDecisions } from './decisions';
import { useProof } from './proof';
import { useShownRun } from './shown-run';
import { useDecide } from './use-decide';

const DecisionForm = lazyPart(() => import('./later-parts').then((parts) => parts.DecisionForm));
const DecisionHistory = lazyPart(() => import('./later-parts').then((parts) => parts.DecisionHistory));

export interface FindingDecision {
  /** Small and quiet, to stand beside the finding; null while nothing is known of it. */
  buttons: ReactNode;
  /** What was decided, and the form while it is open, to stand below the finding; null where there is neither. */
  notes: ReactNode;
  /** The filter leaves the finding out. */
  hidden: boolean;
  /** A reader has set it aside. */
  rejected: boolean;
}

/**
 * A reader's judgement of one finding in two pieces, to be placed by the caller.
 * @param path where it stands in the analysis; null for what is no finding
 * @param about what it is, for screen readers
 */
export function useFindingDecision(path: string | null, about: string): FindingDecision {
  const { contractId, findings } = useProof();
  const { readOnly } = useShownRun();
  const { hidden } = useDecisions();
  const finding = findings.get(path ?? '');
  const [draft, setDraft] = useDraft(contractId, finding?.id ?? '');
  const { save, busy, failure, forget } = useDecide(finding?.id ?? '');
  const button = useRef<HTMLButtonElement>(null);
  if (!finding) return { buttons: null, notes: null, hidden: false, rejected: false };
  const { decision } = finding;
  const isOpen = draft?.open === true;

  function open(verdict?: Verdict): void {
    if (!finding) return;
    forget();
    const base = draft ?? draftOf(finding);
    setDraft({ ...base, verdict: verdict ?? base.verdict, open: true });
  }
  function close(kept: Draft | null): void {
    forget();
    setDraft(kept && { ...kept, open: false });
    button.current?.focus();
  }
  function submit(input: DecisionInput | null): void {
    save(input, { onSuccess: () => close(null) });
  }
  function accept(): void {
    if (busy) return;
    // The button for it goes away with the answer: the focus must stay with the finding.
    button.current?.focus();
    save({ verdict: 'accepted' }, { onSuccess: () => setDraft(null) });
  }

  const buttons = (
    <DecisionButtons
      about={about}
      readOnly={readOnly}
      decided={decision !== null}
      isOpen={isOpen}
      busy={busy}
      reviewButton={button}
      onToggle={() => (isOpen && draft ? close(draft) : open())}
      actions={{ a: accept, c: () => open(correctionOf(finding) ? 'corrected' : undefined), r: () => open('rejected') }}
    />
  );
  const form = isOpen && (
    <div className="mt-1.5 rounded-md border border-line bg-sunken p-3.5 print:hidden">
      <Suspense fallback={<Spinner />}>
        {readOnly ? (
          <DecisionHistory finding={finding} open />
        ) : (
          <DecisionForm
            finding={finding}
            about={about}
            draft={draft}
            onDraft={setDraft}
            onSave={submit}
            onClose={close}
            busy={busy}
            failure={failure}
          />
        )}
      </Suspense>
    </div>
  );
  const notes = (decision || isOpen || failure) && (
    <>
      {decision && <DecisionLine decision={decision} held />}
      {failure && !isOpen && (
        <Alert tone="high" className="mt-1.5 print:hidden">
          {failure}
        </Alert>
      )}
      {form}
    </>
  );
  return {
    buttons,
    notes: notes || null,
    hidden: hidden.has(finding.path),
    rejected: decision?.verdict === 'rejected',
  };
}

function draftOf(finding: Finding): Draft {
  const { decision, value } = finding;
  const known = decision?.value ?? value ?? '';
  const isNoDay = correctionOf(finding) === 'date' && !/^(?:\d{4}-\d{2}-\d{2}|perpetual)$/.test(known);
  return {
    open: true,
    verdict: decision?.verdict ?? 'accepted',
    value: isNoDay ? '' : known,
    reason: decision?.reason ?? '',
  };
}
