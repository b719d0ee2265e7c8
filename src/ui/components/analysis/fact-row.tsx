import type { ReactNode } from 'react';
import type { Coverage, Evidence, Fact } from '../../../shared/analysis';
import { classNames } from '../../kit/class-names';
import { useProof } from './use-proof';
import { factWords } from './words';

/** A row of the overview: name, value, page chips, and below them the words of the contract when asked for. */
export function FactRow({ id, label, fact, coverage }: { id: string; label: string; fact: Fact; coverage: Coverage }) {
  const { value, note, certain } = factWords(fact, coverage);
  return (
    <ProvedRow id={id} label={label} evidence={fact.evidence}>
      {value && <span className={classNames('tabular-nums', !certain && 'text-muted')}>{value}</span>}{' '}
      {note && (
        <span className={classNames('text-muted', certain && 'text-sm', value && !certain && 'block text-sm')}>
          {note}
        </span>
      )}
    </ProvedRow>
  );
}

/** As `FactRow`, for any content. On narrow screens the name stands above the value. */
export function ProvedRow({
  id,
  label,
  evidence,
  children,
}: {
  id: string;
  label: string;
  evidence: readonly Evidence[];
  children: ReactNode;
}) {
  const { chips, quotes } = useProof(evidence, label.toLowerCase());
  return (
    <div
      id={id}
      className="grid grid-cols-[1fr_auto] gap-x-3 border-line border-t py-2 first:border-t-0 sm:grid-cols-[8.25rem_1fr_auto] print:break-inside-avoid print:py-1.5"
    >
      <dt className="col-span-2 text-muted text-sm sm:col-span-1 sm:pt-px">{label}</dt>
      <dd className="min-w-0 [overflow-wrap:anywhere]">{children}</dd>
      {evidence.length > 0 && (
        <dd className="flex max-w-28 flex-wrap content-start justify-end gap-1 pt-0.5">{chips}</dd>
      )}
      {quotes && <dd className="col-span-2 sm:col-start-2">{quotes}</dd>}
    </div>
  );
}
