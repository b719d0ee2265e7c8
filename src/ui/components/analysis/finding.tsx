import type { ReactNode } from 'react';
import type { Evidence, LawReference, Standing } from '../../../shared/analysis';
import type { Coverage } from '../../../shared/coverage';
import { Badge } from '../../kit/badge';
import { classNames } from '../../kit/class-names';
import { FindingTools } from './finding-tools';
import { Judged } from './judged';
import { PageChips } from './page-chips';
import { useProof } from './proof';
import { Quote } from './quote';
import { Request } from './request';
import { useFindingDecision } from './use-finding-decision';
import { absent } from './words';

/** What to do about a finding; `copies` where it is worded for the other side. */
export interface Advice {
  label: string;
  text: string;
  copies?: boolean;
}

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
  laws = [],
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
  advice?: Advice | undefined;
  laws?: readonly LawReference[];
}) {
  const { buttons, notes, hidden, rejected } = useFindingDecision(path, title);
  return (
    <li
      id={id}
      hidden={hidden}
      data-path={path}
      className="finding group/finding relative grid grid-cols-1 gap-x-6 gap-y-2.5 border-line border-t py-3.5 first:border-t-0 @xl:grid-cols-[minmax(0,1fr)_auto] print:break-inside-avoid"
    >
      <div className={classNames('min-w-0 [overflow-wrap:anywhere]', rejected && 'text-muted')}>
        <Heading mark={mark}>
          <Judged path={path}>{title}</Judged>
        </Heading>
        <div className="mt-0.5 text-muted text-sm">{text}</div>
        {advice && <Request {...advice} about={title} copies={advice.copies === true} />}
        <Laws laws={laws} />
        {evidence.length === 0 && <p className="mt-1.5 text-muted text-xs">{absent(coverage)}</p>}
      </div>
      <Words evidence={evidence} />
      <div className="flex items-start justify-between gap-3 @xl:col-start-2 @xl:row-start-1 @xl:flex-col @xl:items-end print:justify-start">
        <div className="flex max-w-44 flex-wrap gap-1 @xl:justify-end">
          <PageChips evidence={evidence} subject={path} about={title} />
        </div>
        <div className="ml-auto">
          <FindingTools path={path} about={title}>
            {buttons}
          </FindingTools>
        </div>
      </div>
      {notes && <div className="col-span-full min-w-0 text-ink">{notes}</div>}
    </li>
  );
}

/** The title with its marks behind it; above it where there is no room. */
function Heading({ mark, children }: { mark: ReactNode; children: ReactNode }) {
  return (
    <div className="flex flex-col-reverse items-start gap-1 @xl:block">
      <h3 className="font-sans font-semibold text-md leading-snug tracking-normal @xl:inline">{children}</h3>{' '}
      <span className="@xl:inline-flex">{mark}</span>
    </div>
  );
}

/**
 * The words of the contract. Beside the contract itself, which shows them at a press, they appear while a page chip is pointed at; else the first
 * of them stand there, and on paper all.
 */
function Words({ evidence }: { evidence: readonly Evidence[] }) {
  const { wide, contractOpen } = useProof();
  const beside = wide && contractOpen;
  if (evidence.length === 0) return null;
  return (
    <div
      className={classNames(
        'grid min-w-0 gap-2',
        beside
          ? 'pointer-events-none invisible absolute top-9 right-0 z-10 w-[min(26rem,100%)] rounded-md border border-line bg-surface p-3.5 shadow-pop [&_button]:hidden group-has-[[aria-pressed=false]:is(:hover,:focus-visible)]/finding:visible print:visible print:static print:w-auto print:border-0 print:p-0 print:shadow-none'
          : '@xl:col-start-1',
      )}
    >
      {evidence.map((piece, i) => (
        <Quote
          key={`${piece.start}-${piece.end}`}
          evidence={piece}
          className={i > 0 && !beside ? 'hidden print:block' : undefined}
        />
      ))}
    </div>
  );
}

function Laws({ laws }: { laws: readonly LawReference[] }) {
  if (laws.length === 0) return null;
  return (
    <p className="mt-1.5 text-muted text-xs">
      <span className="font-medium text-ink">Law, to be checked with counsel:</span>{' '}
      {laws.map(({ place, cite, says }) => `${place}, ${cite}: ${says}`).join('; ')}
    </p>
  );
}

/** The mark of a finding, with 'To check' beside it where the engine does not assert the finding. */
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
