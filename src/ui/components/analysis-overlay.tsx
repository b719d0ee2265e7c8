import { Dialog } from 'radix-ui';
import type { ReactNode } from 'react';
import type { Stage } from '../../shared/stages';
import { useReturnFocus } from '../kit/return-focus';
import { ANALYSIS_NOTE, ANALYSIS_TITLE, AnalysisSteps, LeaveOverlay } from './analysis-steps';

/**
 * The full-screen overlay while an analysis runs, with its steps. It closes when the analysis ends, or when it is left by its button or Escape.
 * @param stage the step that runs now; null before the first
 */
export function AnalysisOverlay({
  open,
  stage,
  note = ANALYSIS_NOTE,
  onLeave,
}: {
  open: boolean;
  stage: Stage | null;
  note?: ReactNode;
  onLeave: () => void;
}) {
  const returnFocus = useReturnFocus();
  return (
    <Dialog.Root open={open} onOpenChange={(stays) => !stays && onLeave()}>
      <Dialog.Portal>
        <Dialog.Content
          {...returnFocus}
          onOpenAutoFocus={(event) => {
            returnFocus.onOpenAutoFocus();
            // Else the button had it: Enter, pressed for something else, would leave.
            event.preventDefault();
            (event.currentTarget as HTMLElement).focus();
          }}
          className="fixed inset-0 z-50 grid animate-appear place-items-center overflow-y-auto bg-paper p-6 outline-none"
        >
          <div className="w-full max-w-sm">
            <Dialog.Title className="text-2xl">{ANALYSIS_TITLE}</Dialog.Title>
            <Dialog.Description className="mt-2 text-muted">{note}</Dialog.Description>
            <AnalysisSteps stage={stage} />
            <LeaveOverlay onLeave={onLeave} />
          </div>
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
