import { Check, History, PencilLine, X } from 'lucide-react';
import type { RefObject } from 'react';
import { classNames } from '../../kit/class-names';
import { Spinner } from '../../kit/spinner';
import { type DecisionActions, onDecisionKey, REVIEW_BUTTON } from './decision-keys';

const PART =
  'relative inline-flex h-6.5 w-7.5 items-center justify-center text-muted first:rounded-l-md last:rounded-r-md not-first:border-line not-first:border-l pointer-coarse:h-9 pointer-coarse:w-10 pointer-coarse:after:absolute pointer-coarse:after:inset-x-0 pointer-coarse:after:-inset-y-1 hover:bg-sunken hover:text-ink aria-disabled:cursor-progress [&_svg]:size-3.5';

/** One control for a reader's judgement: accept with one press, correct, reject. */
export function DecisionButtons({
  about,
  readOnly,
  decided,
  isOpen,
  busy,
  reviewButton,
  onToggle,
  actions,
}: {
  about: string;
  readOnly: boolean;
  decided: boolean;
  isOpen: boolean;
  busy: boolean;
  reviewButton: RefObject<HTMLButtonElement | null>;
  onToggle: () => void;
  actions: DecisionActions;
}) {
  if (readOnly && !decided) return null;
  const label = readOnly ? 'History' : decided ? 'Change' : 'Review';
  const isFresh = !decided && !isOpen;
  return (
    <span className="inline-flex rounded-md border border-line bg-surface">
      {isFresh && (
        <button
          type="button"
          title="Accept"
          aria-label={`Accept: ${about}`}
          aria-disabled={busy || undefined}
          onClick={actions.a}
          className={classNames(PART, 'in-data-quiet:pointer-coarse:hidden')}
        >
          {busy ? <Spinner className="size-3.5" /> : <Check aria-hidden />}
        </button>
      )}
      <button
        ref={reviewButton}
        type="button"
        {...{ [REVIEW_BUTTON]: '' }}
        title={label}
        aria-expanded={isOpen}
        aria-keyshortcuts={readOnly ? undefined : 'A C R J K'}
        aria-label={`${label}: ${about}`}
        onClick={onToggle}
        onKeyDown={(event) => !readOnly && onDecisionKey(event, actions)}
        className={classNames(PART, isOpen && 'bg-sunken text-ink')}
      >
        {readOnly ? <History aria-hidden /> : <PencilLine aria-hidden />}
      </button>
      {isFresh && (
        <button
          type="button"
          title="Reject"
          aria-label={`Reject: ${about}`}
          onClick={actions.r}
          className={classNames(PART, 'in-data-quiet:pointer-coarse:hidden')}
        >
          <X aria-hidden />
        </button>
      )}
    </span>
  );
}
