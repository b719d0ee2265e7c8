import { createContext, type ReactNode, useContext, useMemo } from 'react';
import type { Analysis, Evidence } from '../../../shared/analysis';

const PassageNumbers = createContext<ReadonlyMap<string, number>>(new Map());

/** What tells passages apart. */
export const keyOf = ({ start, end }: Evidence) => `${start}-${end}`;

/** Every passage that facts and key terms rest on, once each, in the order of the contract. */
export function passagesOf({
  facts: { parties, ...facts },
  keyTerms,
}: Pick<Analysis, 'facts' | 'keyTerms'>): Evidence[] {
  const all = [...Object.values(facts), ...parties]
    .flatMap(({ evidence }) => evidence)
    .concat(Object.values(keyTerms.evidence).flat(2));
  const unique = new Map(all.map((piece) => [keyOf(piece), piece]));
  return [...unique.values()].sort((one, other) => one.start - other.start || one.end - other.end);
}

/** Numbers the passages for print: rows refer to them, and `PassageList` has their words. */
export function NumberedPassages({ passages, children }: { passages: Evidence[]; children: ReactNode }) {
  const numbers = useMemo(() => new Map(passages.map((piece, i) => [keyOf(piece), i + 1])), [passages]);
  return <PassageNumbers value={numbers}>{children}</PassageNumbers>;
}

/** '[2, 5]': the numbers of the passages, on paper only. Nothing for passages that have none. */
export function PassageReference({ evidence }: { evidence: readonly Evidence[] }) {
  const numbers = useContext(PassageNumbers);
  const known = evidence.flatMap((piece) => numbers.get(keyOf(piece)) ?? []);
  if (known.length === 0) return null;
  return <span className="hidden whitespace-nowrap text-muted text-xs print:inline">[{known.join(', ')}]</span>;
}
