import type { Analysis } from '../../../shared/analysis';
import { Alert } from '../../kit/alert';
import { Button } from '../../kit/button';
import { useShownRun } from './shown-run';
import { useAnalyseAgain } from './use-analyse-again';
import { coverageNotes } from './words';

/** What the reader must know before relying on the analysis. */
export function CoverageNotes({ analysis: { coverage, engine } }: { analysis: Analysis }) {
  const notes = coverageNotes(coverage);
  const { degraded } = engine;
  const all = degraded ? [...notes, degraded] : notes;
  if (all.length === 0) return null;
  return (
    <Alert tone="medium" title="Before you rely on this" className="mt-4">
      {all.map((note) => (
        <p key={note}>{note}</p>
      ))}
      {degraded && <AnalyseAgain />}
    </Alert>
  );
}

/** Where the model's part is missing, which may go better another time. */
function AnalyseAgain() {
  const { contract, readOnly } = useShownRun();
  const { start, busy, failure } = useAnalyseAgain(contract?.id ?? '');
  if (!contract || readOnly || contract.status === 'processing' || contract.reviewing) return null;
  return (
    <div className="mt-2.5 print:hidden">
      <Button size="sm" busy={busy} onClick={() => start(() => {})}>
        Analyze again
      </Button>
      {failure && <p className="mt-1.5 text-high">{failure}</p>}
    </div>
  );
}
