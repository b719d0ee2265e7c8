import { createContext, type ReactNode, useContext, useMemo, useState } from 'react';
import type { Finding } from '../../../shared/findings';
import { useProof } from './proof';

export const FILTERS = ['all', 'open', 'rejected'] as const;
export type DecisionFilter = (typeof FILTERS)[number];

interface Decisions {
  filter: DecisionFilter;
  setFilter: (filter: DecisionFilter) => void;
  /** Paths of findings that the filter leaves out. */
  hidden: ReadonlySet<string>;
}

const NONE: Decisions = { filter: 'all', setFilter: () => undefined, hidden: new Set() };
const DecisionsContext = createContext<Decisions>(NONE);

/** Which findings are shown by their review. */
export function useDecisions(): Decisions {
  return useContext(DecisionsContext);
}

/**
 * Filters the findings below it. What is left out is settled when the filter is chosen, so that a finding does not vanish from under
 * the hands of who has just decided on it.
 */
export function DecisionsProvider({ children }: { children: ReactNode }) {
  const { findings } = useProof();
  const [chosen, setChosen] = useState<Pick<Decisions, 'filter' | 'hidden'>>(NONE);
  const decisions = useMemo(() => {
    const setFilter = (filter: DecisionFilter) => {
      const left = [...findings.values()].filter((finding) => !passes(finding, filter));
      setChosen({ filter, hidden: new Set(left.map(({ path }) => path)) });
    };
    return { ...chosen, setFilter };
  }, [chosen, findings]);
  return <DecisionsContext value={decisions}>{children}</DecisionsContext>;
}

function passes({ decision }: Finding, filter: DecisionFilter): boolean {
  if (filter === 'open') return decision === null;
  return filter === 'all' || decision?.verdict === 'rejected';
}
