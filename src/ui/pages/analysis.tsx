import { useQuery } from '@tanstack/react-query';
import { CircleAlert, FileClock } from 'lucide-react';
import { type ReactNode, useDeferredValue, useEffect } from 'react';
import { useParams } from 'wouter';
import { AnalysisNotFound } from '../components/analysis/analysis-not-found';
import { RunView } from '../components/analysis/run-view';
import { AnalysisSteps } from '../components/analysis-steps';
import { Button, buttonClass } from '../kit/button';
import { EmptyState } from '../kit/empty-state';
import { contractStartsOpen, paneWidth } from '../lib/contract-starts-open';
import { type ContractAnswer, contractKey, fetchContract } from '../lib/contracts';
import { isRefusal, refreshWhile } from '../lib/refresh';
import { useRequiredUser } from '../lib/use-required-user';
import { useUserTurn } from '../lib/use-user-turn';
import { prepareContract } from '../pdf/prepare';

export default function AnalysisPage() {
  const { id = '' } = useParams<{ id: string }>();
  useRequiredUser();
  const turn = useUserTurn();
  useEffect(() => (contractStartsOpen() ? prepareContract(id, paneWidth()) : undefined), [id]);
  return <ContractAnalysis key={`${id} ${turn}`} id={id} />;
}

function ContractAnalysis({ id }: { id: string }) {
  const { data, error, refetch } = useQuery({
    queryKey: contractKey(id),
    queryFn: ({ signal }) => fetchContract(id, signal),
    refetchInterval: refreshWhile(
      ({ contract }: ContractAnswer) => contract.status === 'processing' || !!contract.reviewing,
    ),
  });
  const contract = useFirstDeferred(isRefusal(error) ? undefined : data?.contract);
  useFilenameAsTitle(contract?.filename);
  if (!contract && error) return <NotFound onRetry={isRefusal(error) ? undefined : refetch} />;
  if (!contract) return <RunView id={id} contract={undefined} />;
  if (contract.status === 'error') return <Failed reason={contract.summary} />;
  if (contract.status !== 'completed' && !contract.run)
    return <InProgress steps={<AnalysisSteps stage={contract.stage} />} />;
  if (!contract.aiAnalysis && !contract.run) return <NotFound />;
  return <RunView id={id} contract={contract} />;
}

/** The report is rendered in slices when it comes: between them the contract's first page is drawn. Later changes of it show at once. */
function useFirstDeferred<T>(value: T | undefined): T | undefined {
  const deferred = useDeferredValue(value);
  return deferred === undefined ? undefined : value;
}

/** So that several contracts in several tabs can be told apart. After the app has set the route's own title. */
function useFilenameAsTitle(filename: string | undefined): void {
  useEffect(() => {
    if (filename) queueMicrotask(() => (document.title = `${filename} · Counterpart`));
  }, [filename]);
}

function NotFound({ onRetry }: { onRetry?: (() => unknown) | undefined }) {
  const ways = (
    <>
      {onRetry && <Button onClick={() => void onRetry()}>Try again</Button>}
      <a href="/" className={buttonClass()}>
        Back to Home
      </a>
    </>
  );
  return (
    <AnalysisNotFound action={ways}>The contract analysis could not be loaded. Please try again.</AnalysisNotFound>
  );
}

function InProgress({ steps }: { steps: ReactNode }) {
  return (
    <div className="wrap py-16">
      <EmptyState level={1} icon={<FileClock />} title="Analysis In Progress" action={<BackToContracts />}>
        <p>Your contract is being analyzed. Please check back in a few minutes.</p>
        <div className="mx-auto max-w-xs text-left text-ink">{steps}</div>
      </EmptyState>
    </div>
  );
}

/** Not in progress any more, so not called so. */
function Failed({ reason }: { reason: string | null }) {
  return (
    <div className="wrap py-16">
      <EmptyState level={1} icon={<CircleAlert />} title="Analysis Failed" action={<BackToContracts />}>
        <p className="[overflow-wrap:anywhere]">{reason ?? 'The contract could not be analyzed.'}</p>
      </EmptyState>
    </div>
  );
}

function BackToContracts() {
  return (
    <a href="/documents" className={buttonClass()}>
      Back to Contracts
    </a>
  );
}
