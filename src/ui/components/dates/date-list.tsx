import { DATE_KIND_LABELS } from '../../../shared/date-kinds';
import type { DayItem } from '../../../shared/dates';
import { Badge } from '../../kit/badge';
import { dayWords, monthWords } from '../../lib/calendar-days';
import { contractName, KIND_TONES, passageUrl } from './words';

/** Days one below the other, by month. A press on one tells how it came about. */
export function DateList({
  dates,
  today,
  onOpen,
}: {
  dates: readonly DayItem[];
  today: string;
  onOpen: (date: DayItem) => void;
}) {
  const months = Map.groupBy(dates, ({ day }) => day.slice(0, 7));
  return (
    <div className="grid gap-8">
      {[...months].map(([month, days]) => (
        <section key={month} aria-labelledby={`month-${month}`}>
          <h2 id={`month-${month}`} className="mb-2 text-lg">
            {monthWords(month)}
          </h2>
          <ul className="divide-y divide-line rounded-lg border border-line bg-surface">
            {days.map((date) => (
              <Row
                key={`${date.contractId} ${date.id} ${date.n}`}
                date={date}
                isPast={date.day < today}
                onOpen={onOpen}
              />
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

function Row({ date, isPast, onOpen }: { date: DayItem; isPast: boolean; onOpen: (date: DayItem) => void }) {
  const { day, kind, label, contractId } = date;
  const name = contractName(date);
  return (
    <li className="grid break-inside-avoid gap-x-5 gap-y-1.5 px-5.5 py-3.5 sm:grid-cols-[7.5rem_minmax(0,1fr)_auto] sm:items-baseline">
      <time dateTime={day} className={`text-sm tabular-nums ${isPast ? 'text-muted' : 'font-semibold'}`}>
        {dayWords(day)}
        {isPast && <span className="sr-only"> (past)</span>}
      </time>
      <div className="min-w-0">
        <button
          type="button"
          onClick={() => onOpen(date)}
          className="min-h-6 text-left font-medium text-accent [overflow-wrap:anywhere] hover:underline"
        >
          {label}
          <span className="sr-only">
            , {name}, {dayWords(day)}
          </span>
        </button>
        <p className="text-muted text-sm [overflow-wrap:anywhere]">
          <a
            href={passageUrl(contractId, null)}
            className="inline-block min-h-6 leading-6 hover:text-ink hover:underline"
          >
            {name}
          </a>
          {date.title !== null && ` · ${date.filename}`}
        </p>
      </div>
      <Badge tone={isPast ? 'outline' : KIND_TONES[kind]} className="justify-self-start uppercase">
        {DATE_KIND_LABELS[kind]}
      </Badge>
    </li>
  );
}
