import { useQuery } from '@tanstack/react-query';
import { FileX } from 'lucide-react';
import { useSearch } from 'wouter';
import type { Contract } from '../../../shared/contracts';
import type { RunAnswer } from '../../../shared/runs';
import { Button, buttonClass } from '../../kit/button';
import { EmptyState } from '../../kit/empty-state';
import { Loading } from '../../kit/spinner';
import { isRefusal } from '../../lib/refresh';
import { runKey, runUrl } from '../../lib/review';
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
  const shown = needed ? data : contract.aiAnalysis && { run: newest, aiAnalysis: contract.aiAnalysis };
  if (needed && error) {
    return <NoRun contractId={contract.id} isRefused={isRefusal(error)} onRetry={() => void refetch()} />;
  }
  if (!shown) return <Loading>Loading analysis results...</Loading>;
  return (
    <ShownRunProvider value={{ contract, run: shown.run, readOnly: older !== null }}>
      <Report contract={contract} analysis={shown.aiAnalysis} run={shown.run?.id} />
    </ShownRunProvider>
  );
}

function NoRun({ contractId, isRefused, onRetry }: { contractId: string; isRefused: boolean; onRetry: () => void }) {
  return (
    <div className="wrap py-16">
      <EmptyState
        level={1}
        icon={<FileX />}
        title="Analysis Not Found"
        action={
          isRefused ? (
            <a href={runUrl(contractId)} className={buttonClass()}>
              Show the newest analysis
            </a>
          ) : (
            <Button onClick={onRetry}>Try again</Button>
          )
        }
      >
        {isRefused ? 'The contract has no such analysis.' : 'This analysis could not be loaded. Please try again.'}
      </EmptyState>
    </div>
  );
}
