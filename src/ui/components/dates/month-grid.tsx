import type { DayItem } from '../../../shared/dates';
import { classNames } from '../../kit/class-names';
import { dayWords, longDayWords, monthWords, weeksOf } from '../../lib/calendar-days';
import { contractName } from './words';

const WEEKDAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];
/** More of a day than these are told by the list below. */
const MOST = 3;

/** A month as a table of weeks. Where there is room each day has its dates as buttons; on phones it has their number, and the list below the rest. */
export function MonthGrid({
  month,
  dates,
  today,
  onOpen,
}: {
  month: string;
  dates: readonly DayItem[];
  today: string;
  onOpen: (date: DayItem) => void;
}) {
  const byDay = Map.groupBy(dates, ({ day }) => day);
  return (
    <table className="w-full table-fixed border-collapse">
      <caption className="sr-only">{monthWords(month)}</caption>
      <thead>
        <tr>
          {WEEKDAYS.map((name) => (
            <th key={name} scope="col" className="pb-1.5 text-left font-medium text-muted text-xs sm:px-2">
              <span aria-hidden className="sm:hidden">
                {name.slice(0, 1)}
              </span>
              <span className="max-sm:sr-only">{name.slice(0, 3)}</span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeksOf(month).map((week) => (
          <tr key={week[0]}>
            {week.map((day) => (
              <Day
                key={day}
                day={day}
                dates={byDay.get(day) ?? []}
                isOther={!day.startsWith(month)}
                isToday={day === today}
                onOpen={onOpen}
              />
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Day({
  day,
  dates,
  isOther,
  isToday,
  onOpen,
}: {
  day: string;
  dates: readonly DayItem[];
  isOther: boolean;
  isToday: boolean;
  onOpen: (date: DayItem) => void;
}) {
  const more = dates.length - MOST;
  return (
    <td className="h-14 border border-line bg-surface p-1 align-top sm:p-1.5 md:h-28">
      <time
        dateTime={day}
        aria-current={isToday ? 'date' : undefined}
        className={classNames(
          'inline-flex size-6 items-center justify-center rounded-full text-xs tabular-nums',
          isToday ? 'bg-accent font-semibold text-accent-ink' : isOther ? 'text-faint' : 'text-muted',
        )}
      >
        <span className="sr-only">{longDayWords(day)}</span>
        <span aria-hidden>{Number(day.slice(8))}</span>
      </time>
      {dates.length > 0 && (
        <p className="mt-0.5 font-semibold text-accent text-xs md:hidden">
          <span aria-hidden>{dates.length}</span>
          <span className="sr-only">
            {dates.length} {dates.length === 1 ? 'date' : 'dates'}
          </span>
        </p>
      )}
      <ul className="mt-1 hidden gap-1 md:grid">
        {dates.slice(0, MOST).map((date) => (
          <li key={`${date.contractId} ${date.id} ${date.n}`} className="min-w-0">
            <button
              type="button"
              onClick={() => onOpen(date)}
              title={`${date.label}, ${contractName(date)}`}
              className={classNames(
                'block w-full truncate rounded-sm px-1.5 py-0.5 text-left text-xs hover:underline',
                date.kind === 'notice' ? 'bg-high-soft text-high' : 'bg-accent-soft text-accent',
              )}
            >
              {date.label}
              <span className="sr-only">
                , {contractName(date)}, {dayWords(date.day)}
              </span>
            </button>
          </li>
        ))}
      </ul>
      {more > 0 && <p className="mt-1 hidden text-muted text-xs md:block">and {more} more below</p>}
    </td>
  );
}
