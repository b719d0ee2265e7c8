import { Check } from 'lucide-react';
import { type ReactNode, Suspense, useRef } from 'react';
import type { DecisionInput, Finding, Verdict } from '../../../shared/findings';
import { Alert } from '../../kit/alert';
import { Spinner } from '../../kit/spinner';
import { lazyPart } from '../../lib/lazy-part';
import { type Draft, useDraft } from '../../stores/drafts';
import { DecisionLine } from './decision-line';
import { correctionOf } from './decision-words';
import { useProof } from './proof';
import { onReviewKey, REVIEW_BUTTON } from './review-keys';
import { useShownRun } from './shown-run';
import { useDecide } from './use-decide';

const DecisionForm = lazyPart(() => import('./decision-form').then((module) => module.DecisionForm));
const DecisionHistory = lazyPart(() => import('./decision-history').then((module) => module.DecisionHistory));

const QUIET =
  'inline-flex min-h-6 items-center gap-1 rounded-sm px-1.5 font-medium text-muted text-xs hover:bg-sunken hover:text-ink aria-disabled:cursor-progress aria-disabled:opacity-55';

/**
 * What a reader decided of a finding and the way to decide: accept at once, or open the form for the rest.
 * @param children other small tools, in the same line
 */
export function DecisionControl({ finding, about, children }: { finding: Finding; about: string; children?: ReactNode }) {
  const { contractId } = useProof();
  const { readOnly } = useShownRun();
  const { decision } = finding;
  const [draft, setDraft] = useDraft(contractId, finding.id);
  const { save, busy, failure, forget } = useDecide(finding);
  const button = useRef<HTMLButtonElement>(null);
  const isOpen = draft?.open === true;

  function open(verdict?: Verdict): void {
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
    save({ verdict: 'accepted' });
  }
  const actions = {
    a: accept,
    c: () => open(correctionOf(finding) ? 'corrected' : undefined),
    r: () => open('rejected'),
  };

  return (
    <div data-verdict={decision?.verdict}>
      <div className="flex flex-wrap items-center gap-x-1">
        {decision && <DecisionLine decision={decision} />}
        <span className="-ml-1.5 flex items-center print:hidden">
          {!readOnly && !decision && !isOpen && (
            <button type="button" aria-disabled={busy} onClick={accept} className={QUIET} aria-label={`Accept: ${about}`}>
              {busy ? <Spinner className="size-3.5" /> : <Check aria-hidden className="size-3.5" />}
              Accept
            </button>
          )}
          {(!readOnly || decision) && (
            <button
              ref={button}
              type="button"
              {...{ [REVIEW_BUTTON]: '' }}
              aria-expanded={isOpen}
              aria-keyshortcuts={readOnly ? undefined : 'A C R J K'}
              aria-label={`${labelOf(finding, readOnly)}: ${about}`}
              onClick={() => (isOpen ? close(draft) : open())}
              onKeyDown={(event) => !readOnly && onReviewKey(event, actions)}
              className={QUIET}
            >
              {labelOf(finding, readOnly)}
            </button>
          )}
          {children}
        </span>
      </div>
      {failure && !isOpen && (
        <Alert tone="high" className="mt-1.5 print:hidden">
          {failure}
        </Alert>
      )}
      {isOpen && (
        <div className="mt-1.5 mb-1 rounded-md border border-line bg-sunken p-3.5 print:hidden">
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
      )}
    </div>
  );
}

function labelOf({ decision }: Finding, readOnly: boolean): string {
  if (readOnly) return 'History';
  return decision ? 'Change' : 'Review';
}

function draftOf({ decision, value }: Finding): Draft {
  const verdict = decision?.verdict ?? 'accepted';
  return { open: true, verdict, value: decision?.value ?? value ?? '', reason: decision?.reason ?? '' };
}
