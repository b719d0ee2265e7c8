import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo, useState } from 'react';
import type { Analysis } from '../../../shared/analysis';
import { reviewProgress } from '../../../shared/review-progress';
import { findingsKey } from '../../lib/findings';
import { REVIEW_BUTTON } from './decision-keys';
import { type DecisionFilter, FILTERS, useDecisions } from './decisions';
import { useProof } from './proof';
import { useShownRun } from './shown-run';

const LABELS: Record<DecisionFilter, string> = { all: 'All', open: 'Open', rejected: 'Rejected' };

/** '12 of 31 findings reviewed', and which of them are shown. Says so where the decisions can't be had. */
export function DecisionBar({ analysis }: { analysis: Analysis }) {
  const { contractId, run, findings } = useProof();
  const { filter, setFilter } = useDecisions();
  const { readOnly } = useShownRun();
  const { error, refetch } = useQuery({ queryKey: findingsKey(contractId, run) });
  const { reviewed, of } = useMemo(() => reviewProgress(analysis, findings.values()), [analysis, findings]);
  if (error && findings.size === 0) return <Failed onRetry={() => void refetch()} />;
  if (of === 0) return <div className="mt-4 min-h-9 print:hidden" />;
  return (
    <div className="mt-4 flex min-h-9 flex-wrap items-center justify-between gap-x-4 gap-y-1.5 text-sm">
      <div className="flex items-center gap-2.5">
        <span aria-hidden className="h-1.5 w-20 overflow-hidden rounded-full bg-line print:hidden">
          <span className="block h-full bg-accent" style={{ width: `${(reviewed / of) * 100}%` }} />
        </span>
        <p role="status" className="tabular-nums">
          {reviewed} of {of} findings reviewed
        </p>
      </div>
      <fieldset className="flex items-center gap-0.5 print:hidden">
        <legend className="sr-only">Findings that are shown</legend>
        {FILTERS.map((name) => (
          <button
            key={name}
            type="button"
            aria-pressed={filter === name}
            onClick={() => setFilter(name)}
            className="min-h-7 rounded-sm px-2 text-muted pointer-coarse:min-h-11 pointer-coarse:px-3.5 hover:text-ink aria-pressed:bg-accent-soft aria-pressed:font-medium aria-pressed:text-accent"
          >
            {LABELS[name]}
          </button>
        ))}
      </fieldset>
      {!readOnly && <Keys />}
    </div>
  );
}

/** What the keys do, while one of the buttons that take them has the focus of the keyboard. */
function Keys() {
  const [shown, setShown] = useState(false);
  useEffect(() => {
    const look = ({ target }: FocusEvent) => setShown((target as Element).matches(`[${REVIEW_BUTTON}]:focus-visible`));
    const hide = () => setShown(false);
    document.addEventListener('focusin', look);
    document.addEventListener('focusout', hide);
    return () => {
      document.removeEventListener('focusin', look);
      document.removeEventListener('focusout', hide);
    };
  }, []);
  if (!shown) return null;
  return (
    <p className="pointer-events-none fixed bottom-3 left-5 z-20 rounded-md bg-ink px-3 py-1.5 text-paper text-xs shadow-pop print:hidden">
      Keys: A accept, C correct, R reject, J next, K previous
    </p>
  );
}

function Failed({ onRetry }: { onRetry: () => void }) {
  return (
    <p role="alert" className="mt-4 text-sm print:hidden">
      The reviews of this analysis could not be loaded.{' '}
      <button type="button" onClick={onRetry} className="font-medium text-accent hover:underline">
        Try again
      </button>
    </p>
  );
}
