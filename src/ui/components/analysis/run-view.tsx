import { useQuery } from '@tanstack/react-query';
import { useSearch } from 'wouter';
import type { Contract } from '../../../shared/contracts';
import type { RunAnswer } from '../../../shared/runs';
import { Button, buttonClass } from '../../kit/button';
import { Loading } from '../../kit/spinner';
import { isRefusal } from '../../lib/refresh';
import { runKey, runUrl } from '../../lib/review';
import { AnalysisNotFound } from './analysis-not-found';
import { Report } from './report';
import { ShownRunProvider } from './shown-run';

/**
 * The run that the address names (`?run=`), else the newest. While a contract is analysed again its newest run is not part of the
 * contract's own answer, but it stays on the screen.
 */
export function RunView({ contract }: { contract: Contract }) {
  const newest = contract.run ?? null;
  const asked = new URLSearchParams(useSearch()).get('run');
  const older = asked !== null && asked !== newest?.id ? asked : null;
  const needed = older ?? (contract.aiAnalysis ? null : (newest?.id ?? null));
  const { data, error, refetch } = useQuery<RunAnswer>({
    queryKey: runKey(contract.id, needed ?? ''),
    enabled: needed !== null,
  });
  const shown = needed
    ? data
    : contract.aiAnalysis && {
        run: newest,
        aiAnalysis: contract.aiAnalysis,
        side: contract.side,
        playbooks: contract.playbooks,
      };
  if (needed && error) {
    return <NoRun contractId={contract.id} isRefused={isRefusal(error)} onRetry={() => void refetch()} />;
  }
  if (!shown) return <Loading>Loading analysis results...</Loading>;
  return (
    <ShownRunProvider value={{ contract, run: shown.run, readOnly: older !== null }}>
      <Report
        contract={contract}
        sides={{ analysis: shown.aiAnalysis, side: shown.side, playbooks: shown.playbooks }}
        run={shown.run?.id}
      />
    </ShownRunProvider>
  );
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
