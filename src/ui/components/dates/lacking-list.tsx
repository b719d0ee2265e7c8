import { CalendarCheck } from 'lucide-react';
import { useState } from 'react';
import type { LackingDate } from '../../../shared/dates';
import { Button } from '../../kit/button';
import { EmptyState } from '../../kit/empty-state';
import { Loading } from '../../kit/spinner';
import { useLacking } from '../../lib/dates';
import { LoadFailed } from '../load-failed';
import { Inputs } from './date-dialog';
import { contractName, passageUrl } from './words';

/** The days that could not be worked out, each with what it lacks and where that can be filled in. */
export function LackingList() {
  const [parts, setParts] = useState<(string | null)[]>([null]);
  return (
    <div className="grid gap-4">
      <p className="max-w-[72ch] text-muted text-sm">
        These dates lack something that the contract leaves blank, hangs on an event, or that was rejected. Correct the
        input here or on the contract’s page, and the date is worked out at once.
      </p>
      {parts.map((after, i) => (
        <Part
          key={after ?? ''}
          after={after}
          isLast={i === parts.length - 1}
          onMore={(next) => setParts([...parts, next])}
        />
      ))}
    </div>
  );
}

function Part({ after, isLast, onMore }: { after: string | null; isLast: boolean; onMore: (next: string) => void }) {
  const { data, isError, refetch } = useLacking(after);
  if (!data && isError) return <LoadFailed title="This list could not be loaded" onRetry={() => void refetch()} />;
  if (!data) return <Loading>Loading what is missing...</Loading>;
  if (after === null && data.lacking.length === 0)
    return (
      <EmptyState icon={<CalendarCheck />} title="Nothing is missing">
        Every date that your contracts speak of could be worked out.
      </EmptyState>
    );
  const { next } = data;
  return (
    <>
      <ul className="divide-y divide-line rounded-lg border border-line bg-surface">
        {data.lacking.map((date) => (
          <Row key={`${date.contractId} ${date.id}`} date={date} />
        ))}
      </ul>
      {isLast && next && (
        <p>
          <Button onClick={() => onMore(next)}>Show More</Button>
        </p>
      )}
    </>
  );
}

function Row({ date }: { date: LackingDate }) {
  const { contractId, lacks, inputs } = date;
  const [opened, setOpened] = useState(false);
  const missing = inputs.find(({ state }) => state === 'missing' || state === 'rejected');
  return (
    <li className="grid break-inside-avoid gap-3 px-5.5 py-4 text-sm">
      <div>
        <p className="font-medium text-md">{lacks}</p>
        <p className="mt-0.5 text-muted [overflow-wrap:anywhere]">
          <a
            href={passageUrl(contractId, missing?.finding)}
            className="inline-block min-h-6 leading-6 hover:text-ink hover:underline"
          >
            {contractName(date)}
          </a>
          {date.title !== null && ` · ${date.filename}`}
        </p>
      </div>
      <details className="group" onToggle={({ currentTarget }) => setOpened((before) => before || currentTarget.open)}>
        <summary className="w-fit cursor-pointer py-1 text-accent hover:underline">
          What it is worked out from<span className="sr-only">: {lacks}</span>
        </summary>
        <div className="mt-2">{opened && <Inputs contractId={contractId} inputs={inputs} />}</div>
      </details>
    </li>
  );
}
