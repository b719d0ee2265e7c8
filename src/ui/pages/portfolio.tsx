import { ChartColumn } from 'lucide-react';
import { formatDay } from '../../shared/format';
import type { Portfolio } from '../../shared/portfolio';
import { LoadFailed } from '../components/load-failed';
import { Pictures } from '../components/portfolio/pictures';
import { contractsIn } from '../components/portfolio/words';
import { buttonClass } from '../kit/button';
import { EmptyState } from '../kit/empty-state';
import { Loading } from '../kit/spinner';
import { usePortfolio } from '../lib/portfolio';
import { useRequiredUser } from '../lib/use-required-user';

/** What is in the house: all contracts at a glance; a press on a bar leads to the table of those behind it. */
export default function PortfolioPage() {
  const user = useRequiredUser();
  return (
    <div className="wrap py-8 md:py-10 print:px-px print:py-0">
      <h1 className="text-2xl">Portfolio</h1>
      {user ? <Loaded /> : <Loading>Loading the portfolio...</Loading>}
    </div>
  );
}

function Loaded() {
  const { data, isError, refetch } = usePortfolio();
  if (data && data.analysed > 0)
    return (
      <>
        <p className="mt-2 mb-6 max-w-[72ch] text-muted tabular-nums print:mb-3">
          {standOf(data)} <span className="print:hidden">Press a bar to see its contracts.</span>
          <span className="hidden print:inline">As of {formatDay(data.today)}.</span>
        </p>
        <Pictures portfolio={data} />
      </>
    );
  if (data) return <Nothing portfolio={data} />;
  if (!isError) return <Loading>Loading the portfolio...</Loading>;
  return <LoadFailed title="The portfolio could not be loaded" onRetry={() => void refetch()} />;
}

/** How many contracts the pictures tell of, and what keeps the others out of them. */
function standOf({ contracts, analysed, processing, failed }: Portfolio): string {
  const left = contracts - analysed - processing - failed;
  const out = [
    processing > 0 && `${processing.toLocaleString('en-US')} still being analyzed`,
    failed > 0 && `${failed.toLocaleString('en-US')} could not be analyzed`,
    left > 0 && `${left.toLocaleString('en-US')} about to be counted`,
  ].filter(Boolean);
  return `${contractsIn(contracts)}${out.length > 0 ? `, ${out.join(', ')}` : ''}.`;
}

function Nothing({ portfolio: { contracts, processing } }: { portfolio: Portfolio }) {
  const upload = (
    <a href="/documents?upload=true" className={buttonClass({ variant: 'primary' })}>
      Upload a Contract
    </a>
  );
  if (contracts === 0)
    return (
      <EmptyState icon={<ChartColumn />} title="No contracts yet" action={upload}>
        Once contracts are analyzed, their ratings, kinds, laws, dates and departures stand here together.
      </EmptyState>
    );
  return (
    <EmptyState
      icon={<ChartColumn />}
      title="Nothing to count yet"
      action={
        <a href="/documents" className={buttonClass()}>
          My Documents
        </a>
      }
    >
      {processing > 0
        ? `${contractsIn(processing)} still being analyzed. The pictures come with the first that is done.`
        : 'None of your contracts could be analyzed. My Documents says why.'}
    </EmptyState>
  );
}
