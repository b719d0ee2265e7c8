import type { Analysis } from '../../../shared/analysis';
import { takenWords } from '../../../shared/model-use';
import { Folded } from './answered';
import { RunLine } from './run-notices';
import { engineName } from './words';

/** How the analysis came about, for who asks: the engine, the run, how the rating was counted. */
export function DetailsLine({ analysis: { engine, playbook, riskAssessment } }: { analysis: Analysis }) {
  return (
    <div className="mt-5 border-line border-t pt-3">
      <Folded label="Details">
        <div className="mt-1 grid gap-1 text-muted">
          <p>Read by the {engineName(engine)}.</p>
          {engine.used && <p>{takenWords(engine.used)}</p>}
          <RunLine />
          {playbook && (
            <p>
              Judged by the playbook {playbook.name}, version {playbook.version}. {riskAssessment.rationale}
            </p>
          )}
        </div>
      </Folded>
    </div>
  );
}
