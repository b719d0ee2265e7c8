import type { MonthAhead } from '../../../shared/portfolio';
import { Card, CardHeader } from '../../kit/card';
import { classNames } from '../../kit/class-names';
import { FigureTable } from '../../kit/figure-table';
import { shortMonthWords } from '../../lib/calendar-days';
import { datesUrl } from '../dates/use-dates-view';

const SERIES = [
  { key: 'notices', kind: 'notice', words: 'Last days for notice', bar: 'bg-accent' },
  { key: 'ends', kind: 'end', words: 'Ends of a term', bar: 'bg-none' },
] as const;

/** The days of the next twelve months: columns where there is room, rows on a phone. */
export function MonthsChart({ months }: { months: readonly MonthAhead[] }) {
  const most = Math.max(1, ...months.flatMap(({ notices, ends }) => [notices, ends]));
  const isEmpty = months.every(({ notices, ends }) => notices + ends === 0);
  return (
    <Card as="section" aria-labelledby="months">
      <CardHeader
        id="months"
        title="The next twelve months"
        description="Last days for notice and ends of terms, renewed ones too, by month. A term that renews ends only if somebody gives notice."
        aside={!isEmpty && <Legend />}
      />
      {isEmpty ? (
        <p className="py-8 text-center text-muted text-sm">
          No last day for notice and no end of a term falls into them.
        </p>
      ) : (
        <>
          <ul aria-label="Days by month" className="grid gap-1.5 cols:grid-cols-12 cols:gap-x-1">
            {months.map((month) => (
              <Month key={month.month} month={month} most={most} />
            ))}
          </ul>
          <FigureTable
            caption="Last days for notice and ends of terms by month"
            head={['Month', ...SERIES.map(({ words }) => words)]}
            rows={months.map(({ month, notices, ends }) => [shortMonthWords(month), `${notices}`, `${ends}`])}
          />
        </>
      )}
    </Card>
  );
}

function Legend() {
  return (
    <ul className="flex flex-wrap gap-x-4 text-muted text-sm">
      {SERIES.map(({ key, words, bar }) => (
        <li key={key} className="flex items-center gap-1.5">
          <span
            aria-hidden
            className={classNames('chart-bar size-2.5 rounded-sm', bar, key === 'ends' && 'chart-bar-other')}
          />
          {words}
        </li>
      ))}
    </ul>
  );
}

function Month({ month, most }: { month: MonthAhead; most: number }) {
  const name = shortMonthWords(month.month);
  return (
    <li className="grid grid-cols-[4.5rem_1fr] items-center cols:grid-cols-1 cols:items-end">
      <span className="text-muted text-xs tabular-nums cols:order-2 cols:mt-1.5 cols:text-center">
        {name.slice(0, 3)} <span className="cols:block">{name.slice(-4)}</span>
      </span>
      <div className="grid gap-px cols:order-1 cols:h-44 cols:grid-cols-2 cols:items-end cols:border-line cols:border-b">
        {SERIES.map(({ key, kind, words, bar }) => (
          <Column
            key={key}
            count={month[key]}
            share={month[key] / most}
            look={classNames(bar, key === 'ends' && 'chart-bar-other')}
            label={`${name}, ${words.toLowerCase()}: ${month[key]}`}
            href={datesUrl(month.month, [kind])}
          />
        ))}
      </div>
    </li>
  );
}

interface ColumnProps {
  count: number;
  /** Of the highest, up to 1. */
  share: number;
  look: string;
  label: string;
  href: string;
}

function Column({ count, share, look, label, href }: ColumnProps) {
  if (count === 0) return <span className="hidden cols:block" />;
  return (
    <a
      href={href}
      className="group flex min-h-6 items-center gap-2 rounded-sm pointer-coarse:min-h-11 hover:bg-sunken cols:h-full cols:flex-col cols:justify-end cols:gap-1"
    >
      <span className="sr-only">{label}</span>
      <span
        aria-hidden
        style={{ '--share': `${share * 84}%` } as React.CSSProperties}
        className={classNames(
          'chart-bar order-1 h-3 min-h-0.5 w-(--share) min-w-0.5 rounded-r-sm cols:order-2 cols:h-(--share) cols:w-full cols:max-w-6 cols:rounded-t-sm cols:rounded-br-none',
          look,
        )}
      />
      <span aria-hidden className="order-2 text-xs tabular-nums group-hover:underline cols:order-1">
        {count.toLocaleString('en-US')}
      </span>
    </a>
  );
}
