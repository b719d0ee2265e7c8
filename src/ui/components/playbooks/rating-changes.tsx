import { ArrowRight } from 'lucide-react';
import type { Rating, RescoreAnswer } from '../../../shared/playbooks';
import { Badge, riskTone } from '../../kit/badge';
import { RATING_WORDS } from './words';

/** Contracts with their rating before and after. */
export function RatingChanges({ contracts }: { contracts: RescoreAnswer['contracts'] }) {
  return (
    <ul className="divide-y divide-line rounded-md border border-line text-sm">
      {contracts.map(({ id, filename, from, to }) => (
        <li key={id} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 px-3.5 py-2">
          <a href={`/analysis/${id}`} className="min-w-0 text-accent underline [overflow-wrap:anywhere]">
            {filename}
          </a>
          <RatingChange from={from} to={to} />
        </li>
      ))}
    </ul>
  );
}

/** 'HIGH RISK → LOW RISK', or the one rating that stays. */
export function RatingChange({ from, to }: { from: Rating; to: Rating }) {
  return (
    <span className="flex items-center gap-2">
      {from !== to && (
        <>
          <Badge tone={riskTone(from)}>{RATING_WORDS[from]}</Badge>
          <ArrowRight aria-label="becomes" className="size-3.5 text-muted" />
        </>
      )}
      <Badge tone={riskTone(to)}>{RATING_WORDS[to]}</Badge>
    </span>
  );
}
