import type { ReactNode } from 'react';
import type { Coverage, Evidence, Standing } from '../../../shared/analysis';
import { Badge } from '../../kit/badge';
import { classNames } from '../../kit/class-names';
import { FindingTools } from './finding-tools';
import { Judged } from './judged';
import { PageChip } from './page-chips';
import { Quote } from './quote';
import { useFindingDecision } from './use-finding-decision';
import { absent } from './words';

/** A risk, compliance point or drafting fault: what it is, the words it rests on with their pages, what to do. */
export function Finding({
  id,
  path,
  mark,
  title,
  text,
  evidence,
  coverage,
  advice,
  adviceLabel,
}: {
  id: string;
  /** Where it stands in the analysis, by which its stable id is known. */
  path: string;
  mark: ReactNode;
  title: string;
  text: ReactNode;
  evidence: readonly Evidence[];
  coverage: Coverage;
  /** What to do about it, where that does not go without saying. */
  advice?: string;
  adviceLabel?: string;
}) {
  const { buttons, notes, hidden, rejected } = useFindingDecision(path, title);
  return (
    <li
      id={id}
      hidden={hidden}
      data-path={path}
      className="finding group/finding grid grid-cols-1 gap-x-3.5 gap-y-2 border-line border-t py-4 first:border-t-0 @xl:grid-cols-[5.25rem_1fr] print:break-inside-avoid"
    >
      <div>{mark}</div>
      <div className={classNames('min-w-0 [overflow-wrap:anywhere]', rejected && 'text-muted')}>
        <div className="flex items-start justify-between gap-2">
          <h3 className="font-sans font-semibold text-md leading-snug tracking-normal">
            <Judged path={path}>{title}</Judged>
          </h3>
          <FindingTools path={path} about={title}>
            {buttons}
          </FindingTools>
        </div>
        {notes && <div className="mb-2 text-ink">{notes}</div>}
        <div className="mt-1 text-muted text-sm">{text}</div>
        {evidence.length === 0 && <p className="mt-2 text-muted text-sm italic">{absent(coverage)}</p>}
        {evidence.map((piece) => (
          <div key={`${piece.start}-${piece.end}`} className="mt-2.5">
            <Quote evidence={piece} />
            <div className="mt-1.5">
              <PageChip page={piece.page} pieces={[piece]} subject={path} about={title} />
            </div>
          </div>
        ))}
        {advice && (
          <p className="mt-2.5 text-sm">
            <strong className="font-semibold">{adviceLabel}:</strong> {advice}
          </p>
        )}
      </div>
    </li>
  );
}

/** The mark of a finding, with 'To check' below it where the engine does not assert the finding. */
export function Marked({ standing, children }: { standing: Standing | undefined; children: ReactNode }) {
  if (standing !== 'to_check') return children;
  return (
    <span className="inline-flex flex-wrap gap-1">
      {children}
      <Badge tone="outline">To check</Badge>
    </span>
  );
}

/** Advice that belongs to no single finding. Nothing when there is none. */
export function MoreAdvice({ title, items }: { title: string; items: readonly string[] }) {
  if (items.length === 0) return null;
  return (
    <section aria-label={title} className="mt-4 border-line border-t pt-4">
      <h3 className="font-sans font-semibold text-md tracking-normal">{title}</h3>
      <ul className="mt-2 grid list-disc gap-1.5 pl-5 text-sm">
        {items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    </section>
  );
}
