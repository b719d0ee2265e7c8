import { Check } from 'lucide-react';
import { Dialog } from 'radix-ui';
import type { ReactNode } from 'react';
import { STAGES, type Stage } from '../../shared/contracts';
import { Button } from '../kit/button';
import { classNames } from '../kit/class-names';
import { useReturnFocus } from '../kit/return-focus';
import { Spinner } from '../kit/spinner';

const STEPS: Record<Stage, string> = {
  extracting: 'Text Extraction',
  analyzing: 'AI Analysis',
  key_terms: 'Key Terms',
  risks: 'Risk Assessment',
};

/**
 * The full-screen overlay while an analysis runs, with its steps.
 * @param stage the step that runs now; null before the first
 * @param onHide gives a button (and Escape) to let the analysis run on without watching it
 */
export function AnalysisOverlay({
  open,
  stage,
  note = 'This may take up to 2 minutes...',
  onHide,
}: {
  open: boolean;
  stage: Stage | null;
  note?: ReactNode;
  onHide?: () => void;
}) {
  const returnFocus = useReturnFocus();
  const current = stage ? STAGES.indexOf(stage) : -1;
  return (
    <Dialog.Root open={open} onOpenChange={(stays) => !stays && onHide?.()}>
      <Dialog.Portal>
        <Dialog.Content
          {...returnFocus}
          onInteractOutside={(event) => event.preventDefault()}
          className="fixed inset-0 z-50 grid animate-appear place-items-center overflow-y-auto bg-paper p-6 outline-none"
        >
          <div className="w-full max-w-sm">
            <Dialog.Title className="text-2xl">AI Analysis in Progress</Dialog.Title>
            <Dialog.Description className="mt-2 text-muted">{note}</Dialog.Description>
            <p role="status" className="mt-5 flex items-center gap-2.5 text-sm">
              <Spinner className="text-accent" />
              {stage ? `Step ${current + 1} of ${STAGES.length}` : 'Waiting to start'}
            </p>
            <ol className="mt-4">
              {STAGES.map((step, i) => (
                <Step key={step} label={STEPS[step]} state={stateOf(i, current)} />
              ))}
            </ol>
            {onHide && (
              <Button className="mt-7" onClick={onHide}>
                Continue in the background
              </Button>
            )}
          </div>
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

type StepState = 'done' | 'current' | 'to come';

function stateOf(step: number, current: number): StepState {
  if (step === current) return 'current';
  return step < current ? 'done' : 'to come';
}

function Step({ label, state }: { label: string; state: StepState }) {
  return (
    <li
      aria-current={state === 'current' ? 'step' : undefined}
      className={classNames(
        'flex items-center gap-3 border-line border-t py-3',
        state === 'current' && 'font-semibold',
        state === 'to come' && 'text-muted',
      )}
    >
      <span
        aria-hidden
        className={classNames(
          'grid size-6 place-items-center rounded-full',
          state === 'to come' ? 'border border-line' : 'bg-accent-soft text-accent',
        )}
      >
        {state === 'done' && <Check className="size-3.5" />}
        {state === 'current' && <Spinner className="size-3.5" />}
      </span>
      {label}
      {state === 'done' && <span className="sr-only">done</span>}
    </li>
  );
}
