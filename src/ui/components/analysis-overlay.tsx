import { Dialog } from 'radix-ui';
import type { ReactNode } from 'react';
import type { Stage } from '../../shared/stages';
import { Button } from '../kit/button';
import { useReturnFocus } from '../kit/return-focus';
import { ANALYSIS_NOTE, ANALYSIS_TITLE, AnalysisSteps } from './analysis-steps';

/**
 * The full-screen overlay while an analysis runs, with its steps.
 * @param stage the step that runs now; null before the first
 * @param onHide gives a button (and Escape) to let the analysis run on without watching it
 */
export function AnalysisOverlay({
  open,
  stage,
  note = ANALYSIS_NOTE,
  onHide,
}: {
  open: boolean;
  stage: Stage | null;
  note?: ReactNode;
  onHide?: () => void;
}) {
  const returnFocus = useReturnFocus();
  return (
    <Dialog.Root open={open} onOpenChange={(stays) => !stays && onHide?.()}>
      <Dialog.Portal>
        <Dialog.Content
          {...returnFocus}
          onInteractOutside={(event) => event.preventDefault()}
          className="fixed inset-0 z-50 grid animate-appear place-items-center overflow-y-auto bg-paper p-6 outline-none"
        >
          <div className="w-full max-w-sm">
            <Dialog.Title className="text-2xl">{ANALYSIS_TITLE}</Dialog.Title>
            <Dialog.Description className="mt-2 text-muted">{note}</Dialog.Description>
            <AnalysisSteps stage={stage} />
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
