import { useQuery } from '@tanstack/react-query';
import { CircleAlert, FileClock, FileX } from 'lucide-react';
import { useEffect } from 'react';
import { useParams } from 'wouter';
import { Report } from '../components/analysis/report';
import { buttonClass } from '../kit/button';
import { EmptyState } from '../kit/empty-state';
import { Loading } from '../kit/spinner';
import { type ContractAnswer, contractKey } from '../lib/contracts';
import { isRefusal, refreshWhile } from '../lib/refresh';

export default function AnalysisPage() {
  const { id = '' } = useParams<{ id: string }>();
  const { data, error } = useQuery({
    queryKey: contractKey(id),
    refetchInterval: refreshWhile(({ contract }: ContractAnswer) => contract.status === 'processing'),
  });
  const contract = isRefusal(error) ? undefined : (data as ContractAnswer | undefined)?.contract;
  useFilenameAsTitle(contract?.filename);
  if (!contract) return error ? <NotFound /> : <Loading>Loading analysis results...</Loading>;
  if (contract.status === 'error') return <Failed reason={contract.summary} />;
  if (contract.status !== 'completed') return <InProgress />;
  return contract.aiAnalysis ? <Report contract={contract} analysis={contract.aiAnalysis} /> : <NotFound />;
}

/** So that several contracts in several tabs can be told apart. After the app has set the route's own title. */
function useFilenameAsTitle(filename: string | undefined): void {
  useEffect(() => {
    if (filename) queueMicrotask(() => (document.title = `${filename} · Counterpart`));
  }, [filename]);
}

function NotFound() {
  return (
    <div className="wrap py-16">
      <EmptyState
        level={1}
        icon={<FileX />}
        title="Analysis Not Found"
        action={
          <a href="/" className={buttonClass()}>
            Back to Home
          </a>
        }
      >
        The contract analysis could not be loaded. Please try again.
      </EmptyState>
    </div>
  );
}

function InProgress() {
  return (
    <div className="wrap py-16" role="status">
      <EmptyState level={1} icon={<FileClock />} title="Analysis In Progress" action={<BackToContracts />}>
        Your contract is being analyzed. Please check back in a few minutes.
      </EmptyState>
    </div>
  );
}

/** Not in progress any more, so not called so. */
function Failed({ reason }: { reason: string | null }) {
  return (
    <div className="wrap py-16">
      <EmptyState level={1} icon={<CircleAlert />} title="Analysis Failed" action={<BackToContracts />}>
        {reason ?? 'The contract could not be analyzed.'}
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
