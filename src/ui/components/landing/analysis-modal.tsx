import type { ReactNode } from 'react';
import type { Stage } from '../../../shared/stages';
import { Modal } from '../../kit/modal';
import { ANALYSIS_TITLE, AnalysisSteps } from '../analysis-steps';

/** The full-screen overlay of a running analysis as the landing page shows it. It closes when the analysis ends. */
export function AnalysisModal({ stage, note }: { stage: Stage | null; note: ReactNode }) {
  return (
    <Modal
      title={ANALYSIS_TITLE}
      note={note}
      className="grid place-items-center bg-paper p-6"
      panelClass="w-full max-w-sm"
    >
      <AnalysisSteps stage={stage} />
    </Modal>
  );
}
