import { useQuery } from '@tanstack/react-query';
import { categoryLabel } from '../../../shared/clause-categories';
import type { Decision, Finding } from '../../../shared/findings';
import { formatDateTime } from '../../../shared/format';
import { Spinner } from '../../kit/spinner';
import { decisionsKey } from '../../lib/review';
import { valueWords } from './decision-words';
import { useProof } from './proof';

/** Every decision that was taken on a finding, newest first. Nothing where there was none. `open` shows it unfolded. */
export function DecisionHistory({ finding, open = false }: { finding: Finding; open?: boolean }) {
  const { contractId } = useProof();
  const { data, error } = useQuery<{ decisions: Decision[] }>({ queryKey: decisionsKey(contractId) });
  if (error) return <p className="text-muted text-sm">The history could not be loaded.</p>;
  if (!data) return <Spinner />;
  const entries = data.decisions.filter(({ findingId }) => findingId === finding.id);
  if (entries.length === 0) return null;
  return (
    <details open={open} className="text-sm">
      <summary className="font-medium text-muted hover:text-ink">History ({entries.length})</summary>
      <ol className="mt-1.5 grid gap-2">
        {entries.map((decision) => (
          <Entry key={decision.id} decision={decision} />
        ))}
      </ol>
    </details>
  );
}

function Entry({ decision }: { decision: Decision }) {
  const { verdict, value, reason, reviewer, decidedAt, about } = decision;
  return (
    <li className="border-line border-l-2 pl-3 [overflow-wrap:anywhere]">
      <span className="font-medium">{verdict ? VERBS[verdict] : 'Decision taken back'}</span> by {reviewer},{' '}
      <time dateTime={decidedAt} className="text-muted tabular-nums">
        {formatDateTime(decidedAt)}
      </time>
      {verdict === 'corrected' && value && (
        <span className="block">
          {about.value ? `From ${named(about, about.value)} to ` : 'To '}
          {named(about, value)}
        </span>
      )}
      {reason && <span className="block text-muted">{reason}</span>}
    </li>
  );
}

function named(about: Decision['about'], value: string): string {
  return about.kind === 'clause' ? categoryLabel(value) : valueWords(about, value);
}

const VERBS = { accepted: 'Accepted', corrected: 'Corrected', rejected: 'Rejected' } as const;
