import { Check } from 'lucide-react';
import { STAGES, type Stage } from '../../shared/stages';
import { Button } from '../kit/button';
import { classNames } from '../kit/class-names';
import { Spinner } from '../kit/spinner';
import { FileName } from './file-name';

/** What the overlay of a running analysis says, wherever it is shown. */
export const ANALYSIS_TITLE = 'AI Analysis in Progress';
export const ANALYSIS_NOTE = 'This may take up to 2 minutes...';

const STEPS: Record<Stage, string> = {
  extracting: 'Text Extraction',
  analyzing: 'AI Analysis',
  key_terms: 'Key Terms',
  risks: 'Risk Assessment',
};

/** 'Step 2 of 4: AI Analysis'. */
export function stepWords(stage: Stage): string {
  return `Step ${STAGES.indexOf(stage) + 1} of ${STAGES.length}: ${STEPS[stage]}`;
}

/** The overlay's note with the file that is analysed now and how many come after it. */
export function AnalysisNote({ name, more }: { name: string; more: number }) {
  return (
    <>
      <span className="mb-0.5 line-clamp-3 text-ink">
        <span className="font-medium">
          <FileName name={name} />
        </span>
        {more > 0 && ` and ${more} more`}
      </span>
      {ANALYSIS_NOTE}
    </>
  );
}

/**
 * The steps of an analysis, and which of them runs.
 * @param stage the step that runs now; null before the first
 */
export function AnalysisSteps({ stage }: { stage: Stage | null }) {
  const current = stage ? STAGES.indexOf(stage) : -1;
  return (
    <>
      <p role="status" className="mt-5 flex items-center gap-2.5 text-sm">
        {stage ? `Step ${current + 1} of ${STAGES.length}` : 'Waiting to start'}
        {stage ? <span className="sr-only">: {STEPS[stage]}</span> : <Spinner className="text-accent" />}
      </p>
      <ol className="mt-4">
        {STAGES.map((step, i) => (
          <Step key={step} label={STEPS[step]} state={stateOf(i, current)} />
        ))}
      </ol>
    </>
  );
}

/** The way out of the overlay while the analysis runs. */
export function LeaveOverlay({ onLeave }: { onLeave: () => void }) {
  return (
    <div className="mt-2 border-line border-t pt-5">
      <Button onClick={onLeave}>Leave it running</Button>
      <p className="mt-2.5 text-muted text-sm">It goes on without you: the list of documents shows how far it is.</p>
    </div>
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
