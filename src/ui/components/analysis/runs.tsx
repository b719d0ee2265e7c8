import { useQuery } from '@tanstack/react-query';
import { formatDateTime } from '../../../shared/format';
import type { Run } from '../../../shared/runs';
import { Alert } from '../../kit/alert';
import { Button } from '../../kit/button';
import { Spinner } from '../../kit/spinner';
import { runsKey, runUrl } from '../../lib/review';
import { navigate } from '../../navigation';
import { DeleteContract } from '../delete-contract';
import { useShownRun } from './shown-run';
import { useAnalyseAgain } from './use-analyse-again';
import { engineName } from './words';

/** Every analysis of the contract, newest first, and the way to a new one. */
export function Runs({ contractId, close }: { contractId: string; close: () => void }) {
  const { contract, run: shown } = useShownRun();
  const { data, error } = useQuery<{ runs: Run[] }>({ queryKey: runsKey(contractId) });
  const { start, busy, failure } = useAnalyseAgain(contractId);
  const running = contract?.status === 'processing' || !!contract?.reviewing;
  return (
    <div className="grid gap-3">
      {error && <Alert tone="high">The list of analyses could not be loaded. Please try again.</Alert>}
      {!data && !error && <Spinner />}
      <ul className="-mx-2 max-h-72 overflow-y-auto empty:hidden">
        {data?.runs.map((run) => (
          <li key={run.id}>
            <a
              href={runUrl(contractId, run.current ? undefined : run.id)}
              aria-current={run.id === shown?.id ? 'page' : undefined}
              onClick={close}
              className="block rounded-sm px-2 py-1.5 tabular-nums hover:bg-sunken aria-[current]:bg-accent-soft"
            >
              <span className="block font-medium">
                {formatDateTime(run.createdAt)}
                {run.current && <span className="text-muted"> · newest</span>}
              </span>
              <span className="block text-muted text-xs">
                {engineName(run.engine)}, version {run.engine.version}
              </span>
            </a>
          </li>
        ))}
      </ul>
      <div className="border-line border-t pt-3">
        <Button size="sm" busy={busy} disabled={running} onClick={() => start(close)}>
          Analyze again
        </Button>
        <p className="mt-1.5 text-muted text-xs">
          {running
            ? 'The contract is being analyzed now.'
            : 'Makes a new analysis. This one is kept, and your decisions hold where the finding is the same.'}
        </p>
        {failure && (
          <Alert tone="high" className="mt-2">
            {failure}
          </Alert>
        )}
      </div>
      {contract && (
        <div className="border-line border-t pt-3">
          <DeleteContract contract={contract} onDeleted={() => void navigate('/documents', { replace: true })}>
            {(ask) => (
              <Button size="sm" variant="danger-quiet" onClick={ask}>
                Delete contract
              </Button>
            )}
          </DeleteContract>
        </div>
      )}
    </div>
  );
}
