import { ArrowRight } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import type { Rating, RescoreAnswer } from '../../../shared/playbooks';
import { Badge, riskTone } from '../../kit/badge';
import { Button } from '../../kit/button';
import { RATING_WORDS } from './words';

/** Contracts with their rating before and after. */
export function RatingChanges({ contracts }: { contracts: RescoreAnswer['contracts'] }) {
  const [first, more] = useFirst(contracts);
  return (
    <>
      <ul className="max-h-[40vh] divide-y divide-line overflow-y-auto rounded-md border border-line text-sm">
        {first.map(({ id, filename, from, to }) => (
          <li key={id} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 px-3.5 py-2">
            <a href={`/analysis/${id}`} className="min-w-0 text-accent underline [overflow-wrap:anywhere]">
              {filename}
            </a>
            <RatingChange from={from} to={to} />
          </li>
        ))}
      </ul>
      {more}
    </>
  );
}

const AT_ONCE = 100;

/** The first entries of a list that may be long, and the button under it that shows more of them. */
export function useFirst<T>(list: readonly T[]): [readonly T[], ReactNode] {
  const [most, setMost] = useState(AT_ONCE);
  if (list.length <= most) return [list, null];
  const more = (
    <p className="text-sm">
      <Button size="sm" onClick={() => setMost(most + AT_ONCE)}>
        Show {Math.min(AT_ONCE, list.length - most)} More of {list.length.toLocaleString('en-US')}
      </Button>
    </p>
  );
  return [list.slice(0, most), more];
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
