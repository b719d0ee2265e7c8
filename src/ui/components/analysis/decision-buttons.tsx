import { Check } from 'lucide-react';
import type { RefObject } from 'react';
import { classNames } from '../../kit/class-names';
import { Spinner } from '../../kit/spinner';
import { type DecisionActions, onDecisionKey, REVIEW_BUTTON } from './decision-keys';

const QUIET =
  'relative inline-flex min-h-6 items-center pointer-coarse:after:absolute pointer-coarse:after:inset-x-0 pointer-coarse:after:-inset-y-2.5 justify-center rounded-sm font-medium text-muted text-xs hover:bg-sunken hover:text-ink aria-disabled:cursor-progress';

/** Accept with one press, and the button that opens the rest. They are quiet, since every finding has them. */
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
  return (
    <>
      {!decided && !isOpen && (
        <button
          type="button"
          title="Accept"
          aria-label={`Accept: ${about}`}
          aria-disabled={busy || undefined}
          onClick={actions.a}
          className={classNames(QUIET, 'w-6 pointer-coarse:w-10')}
        >
          {busy ? <Spinner className="size-3.5" /> : <Check aria-hidden className="size-3.5" />}
        </button>
      )}
      <button
        ref={reviewButton}
        type="button"
        {...{ [REVIEW_BUTTON]: '' }}
        aria-expanded={isOpen}
        aria-keyshortcuts={readOnly ? undefined : 'A C R J K'}
        aria-label={`${label}: ${about}`}
        onClick={onToggle}
        onKeyDown={(event) => !readOnly && onDecisionKey(event, actions)}
        className={classNames(QUIET, 'px-1.5', isOpen && 'bg-sunken text-ink')}
      >
        {label}
      </button>
    </>
  );
}
