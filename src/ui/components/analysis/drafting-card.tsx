import type { Drafting } from '../../../shared/analysis';
import type { Coverage } from '../../../shared/coverage';
import { Badge } from '../../kit/badge';
import { Finding } from './finding';
import { ReportCard } from './report-card';

/** How many drafting faults there are, those that are not told included. */
export function faultCount({ faults, more }: Drafting): number {
  return more.reduce((sum, { count }) => sum + count, faults.length);
}

/** Where the contract is at odds with itself, each fault with its passages; nothing at all when there are none. */
export function DraftingCard({ drafting, coverage }: { drafting: Drafting | undefined; coverage: Coverage }) {
  if (!drafting || drafting.faults.length === 0) return null;
  return (
    <ReportCard
      id="drafting"
      title="Drafting"
      aside={<span className="text-muted text-sm tabular-nums">{faultCount(drafting)} found</span>}
    >
      <p>
        Where the contract is at odds with itself. These are slips to be mended before it is signed, or read with care
        after.
      </p>
      <ul className="mt-4">
        {drafting.faults.map((fault, i) => (
          <Finding
            key={`${fault.rule} ${fault.evidence[0]?.start} ${fault.description}`}
            id={`drafting-${i + 1}`}
            path={`drafting.faults.${i}`}
            mark={<Badge>Fault</Badge>}
            title={fault.type}
            text={<p>{fault.description}</p>}
            evidence={fault.evidence}
            coverage={coverage}
          />
        ))}
      </ul>
      {drafting.more.length > 0 && (
        <ul className="mt-3 grid gap-1 border-line border-t pt-3 text-muted text-sm">
          {drafting.more.map(({ rule, type, count }) => (
            <li key={rule}>
              {type}: {count} more
            </li>
          ))}
        </ul>
      )}
    </ReportCard>
  );
}
