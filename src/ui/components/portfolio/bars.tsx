/**
 * <Bars label="Contracts by kind" bars={[{ name: 'Lease', count: 12, href: '/table?...' }]} />
 * A bar for each name, as long as its count, the longest filling the card unless `of` says what a full one is; a press on one leads to its contracts. What can't be pressed has no `href`. `parts` colour a bar by gravity.
 */
import { classNames } from '../../kit/class-names';

const TONES = { accent: 'bg-accent', none: 'bg-none', low: 'bg-low', medium: 'bg-medium', high: 'bg-high' } as const;
export type BarTone = keyof typeof TONES;

export interface Bar {
  name: string;
  count: number;
  href?: string | undefined;
  /** Says more under the name. */
  note?: string | undefined;
  tone?: BarTone;
  parts?: readonly { tone: BarTone; count: number }[];
}

export function Bars({ label, bars, of }: { label: string; bars: readonly Bar[]; of?: number | undefined }) {
  const most = of ?? Math.max(1, ...bars.map(({ count }) => count));
  return (
    <ul aria-label={label} className="-mx-2 grid">
      {bars.map((bar) => (
        <li key={bar.href ?? bar.name}>
          <Row bar={bar} most={most} />
        </li>
      ))}
    </ul>
  );
}

const ROW = 'grid grid-cols-[1fr_auto] items-center gap-x-3 rounded-md px-2 py-1.5 text-sm pointer-coarse:min-h-11';

function Row({ bar, most }: { bar: Bar; most: number }) {
  const { name, count, href, note } = bar;
  const content = (
    <>
      <span className={classNames('min-w-0 [overflow-wrap:anywhere]', href ? 'group-hover:underline' : 'text-muted')}>
        {name}
        {note && <span className="ml-1 text-muted text-xs tabular-nums"> {note}</span>}
      </span>
      <span className="text-right font-medium tabular-nums">
        {count.toLocaleString('en-US')}
        <span className="sr-only"> {count === 1 ? 'contract' : 'contracts'}</span>
      </span>
      <Track bar={bar} most={most} />
    </>
  );
  if (!href || count === 0) return <div className={ROW}>{content}</div>;
  return (
    <a href={href} className={classNames(ROW, 'group hover:bg-sunken')}>
      {content}
    </a>
  );
}

/** The bar itself, which says nothing that the words don't. */
function Track({ bar: { count, tone = 'accent', parts = [{ tone, count }] }, most }: { bar: Bar; most: number }) {
  return (
    <span aria-hidden className="chart-track col-span-2 mt-1 flex h-2 gap-px overflow-hidden rounded-full bg-sunken">
      {parts
        .filter((part) => part.count > 0)
        .map((part) => (
          <span
            key={part.tone}
            className={classNames('chart-bar h-full min-w-0.5', TONES[part.tone])}
            style={{ width: `${(part.count / most) * 100}%` }}
          />
        ))}
    </span>
  );
}
