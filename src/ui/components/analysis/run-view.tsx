import { useQuery } from '@tanstack/react-query';
import { useSearch } from 'wouter';
import { titleOf } from '../../../shared/contract-title';
import type { Contract } from '../../../shared/contracts';
import type { RunAnswer } from '../../../shared/runs';
import { Button, buttonClass } from '../../kit/button';
import { Loading } from '../../kit/spinner';
import { isRefusal } from '../../lib/refresh';
import { runKey, runUrl } from '../../lib/review';
import { AnalysisNotFound } from './analysis-not-found';
import { DecisionsProvider } from './decisions';
import { ProofProvider } from './proof';
import { Report, type ReportedRun } from './report';
import { ShownRunProvider } from './shown-run';
import { SideBySide } from './side-by-side';

/**
 * The run that the address names (`?run=`), else the newest, beside the contract, whose pages need not wait for it. While a contract is
 * analysed again its newest run is not part of the contract's own answer, but it stays on the screen.
 * @param contract undefined until it is known
 */
export function RunView({ id, contract }: { id: string; contract: Contract | undefined }) {
  const newest = contract?.run ?? null;
  const asked = new URLSearchParams(useSearch()).get('run');
  const older = asked !== null && asked !== newest?.id ? asked : null;
  const needed = contract && (older ?? (contract.aiAnalysis ? null : (newest?.id ?? null)));
  const { data, error, refetch } = useQuery<RunAnswer>({ queryKey: runKey(id, needed ?? ''), enabled: !!needed });
  const shown = needed ? data : contract && newestOf(contract);
  if (needed && error) {
    return <NoRun contractId={id} isRefused={isRefusal(error)} onRetry={() => void refetch()} />;
  }
  const run = shown?.run ?? null;
  const title = contract && shown ? titleOf(shown.aiAnalysis, contract.filename) : 'Analysis';
  return (
    <ShownRunProvider value={{ contract: contract ?? null, run, readOnly: older !== null }}>
      <ProofProvider key={asked} contractId={id} run={run?.id} runKnown={shown !== undefined}>
        <DecisionsProvider>
          <SideBySide title={title} coming={!shown}>
            {contract && shown ? (
              <Report title={title} contract={contract} shown={shown} />
            ) : (
              <>
                <h1 className="sr-only">{title}</h1>
                <Loading>Loading analysis results...</Loading>
              </>
            )}
          </SideBySide>
        </DecisionsProvider>
      </ProofProvider>
    </ShownRunProvider>
  );
}

/** What the contract's own answer tells of its newest run. */
function newestOf({ run, aiAnalysis, side, playbooks }: Contract): ReportedRun | undefined {
  return aiAnalysis ? { run: run ?? null, aiAnalysis, side, playbooks } : undefined;
}

function NoRun({ contractId, isRefused, onRetry }: { contractId: string; isRefused: boolean; onRetry: () => void }) {
  const newest = (
    <a href={runUrl(contractId)} className={buttonClass()}>
      Show the newest analysis
    </a>
  );
  return (
    <AnalysisNotFound action={isRefused ? newest : <Button onClick={onRetry}>Try again</Button>}>
      {isRefused ? 'The contract has no such analysis.' : 'This analysis could not be loaded. Please try again.'}
    </AnalysisNotFound>
  );
}
