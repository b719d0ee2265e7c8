import type { ReactNode } from 'react';
import type { Stage } from '../../../shared/stages';
import { Modal } from '../../kit/modal';
import { ANALYSIS_TITLE, AnalysisSteps, LeaveOverlay } from '../analysis-steps';

/**
 * The full-screen overlay of a running analysis as the landing page shows it. It closes when the analysis ends; where `onLeave` is given, its button
 * and Escape leave it before.
 */
export function AnalysisModal({
  stage,
  note,
  onLeave,
}: {
  stage: Stage | null;
  note: ReactNode;
  onLeave?: () => void;
}) {
  return (
    <Modal
      title={ANALYSIS_TITLE}
      note={note}
      onCancel={onLeave}
      className="grid place-items-center bg-paper p-6"
      panelClass="w-full max-w-sm"
    >
      <AnalysisSteps stage={stage} />
      {onLeave && <LeaveOverlay onLeave={onLeave} />}
    </Modal>
  );
}
