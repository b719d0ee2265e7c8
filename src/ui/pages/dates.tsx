import { CalendarDays, CalendarPlus, ChevronLeft, ChevronRight } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import type { DatesAnswer, DayItem } from '../../shared/dates';
import { DateDialog } from '../components/dates/date-dialog';
import { DateList } from '../components/dates/date-list';
import { FeedDialog } from '../components/dates/feed-dialog';
import { KindFilter } from '../components/dates/kind-filter';
import { LackingList } from '../components/dates/lacking-list';
import { MonthGrid } from '../components/dates/month-grid';
import { type DatesView, useDatesView, type View, YEAR } from '../components/dates/use-dates-view';
import { LoadFailed } from '../components/load-failed';
import { Button, IconButton } from '../kit/button';
import { EmptyState } from '../kit/empty-state';
import { Loading } from '../kit/spinner';
import { Tabs } from '../kit/tabs';
import { daysOfMonth, localDay, monthAfter, monthWords } from '../lib/calendar-days';
import { useDates } from '../lib/dates';
import { useRequiredUser } from '../lib/use-required-user';

/** What falls due in all contracts: as a list, by month, and what could not be worked out. */
export default function DatesPage() {
  const user = useRequiredUser();
  const [feed, setFeed] = useState(false);
  return (
    <div className="wrap py-8 md:py-10">
      <div className="mb-2 flex flex-wrap items-center justify-between gap-x-6 gap-y-4">
        <h1 className="text-2xl">Dates</h1>
        <Button onClick={() => setFeed(true)} disabled={!user} className="print:hidden">
          <CalendarPlus aria-hidden />
          Calendar Feed
        </Button>
      </div>
      <p className="mb-6 max-w-[72ch] text-muted print:hidden">
        What begins, ends and falls due in your contracts, each date with its rule and the words it was worked out from.
        Your corrections count; what you rejected is left out.
      </p>
      {user ? <Views /> : <Loading>Loading dates...</Loading>}
      {user && <FeedDialog open={feed} onOpenChange={setFeed} />}
    </div>
  );
}

function Views() {
  const [today] = useState(() => localDay());
  const [shown, change] = useDatesView(today);
  const { view } = shown;
  const part = (which: View): ReactNode =>
    which === view && (which === 'missing' ? <LackingList /> : <Dated shown={shown} change={change} today={today} />);
  return (
    <Tabs
      label="Views of dates"
      value={view}
      onValueChange={(to) => change({ view: to as View, months: YEAR })}
      tabs={[
        { value: 'list', label: 'List', content: part('list') },
        { value: 'month', label: 'Month', content: part('month') },
        { value: 'missing', label: 'Missing', content: part('missing') },
      ]}
    />
  );
}

interface Shown {
  shown: DatesView;
  change: (to: Partial<DatesView>) => void;
  today: string;
}

function Dated({ shown, change, today }: Shown) {
  const { view, month, months, kinds } = shown;
  const [open, setOpen] = useState<DayItem | null>(null);
  const last = monthAfter(month, months - 1);
  // The list of this year begins today; who goes back sees whole months.
  const isNow = view === 'list' && month === today.slice(0, 7);
  const stretch = { from: isNow ? today : daysOfMonth(month).from, to: daysOfMonth(last).to };
  const { data, isError, refetch } = useDates({ ...stretch, kinds });
  const words = months === 1 ? monthWords(month) : `${monthWords(month)} to ${monthWords(last)}`;
  return (
    <div className="grid gap-5">
      <KindFilter kinds={kinds} onChange={(to) => change({ kinds: to })} />
      <div className="flex flex-wrap items-center gap-x-2 gap-y-2">
        <IconButton
          label="Earlier"
          onClick={() => change({ month: monthAfter(month, -months) })}
          className="print:hidden"
        >
          <ChevronLeft aria-hidden />
        </IconButton>
        <p role="status" className="min-w-52 text-center font-semibold tabular-nums max-sm:min-w-0">
          {words}
        </p>
        <IconButton label="Later" onClick={() => change({ month: monthAfter(month, months) })} className="print:hidden">
          <ChevronRight aria-hidden />
        </IconButton>
        {month !== today.slice(0, 7) && (
          <Button size="sm" onClick={() => change({ month: today.slice(0, 7) })} className="print:hidden">
            Today
          </Button>
        )}
        {view === 'list' && months === 1 && (
          <Button size="sm" onClick={() => change({ months: YEAR })} className="print:hidden">
            Twelve Months
          </Button>
        )}
      </div>
      {!data && isError && <LoadFailed title="Dates could not be loaded" onRetry={() => void refetch()} />}
      {!data && !isError && <Loading>Loading dates...</Loading>}
      {data && view === 'month' && <MonthGrid month={month} dates={data.dates} today={today} onOpen={setOpen} />}
      {data && data.dates.length > 0 && <DateList dates={data.dates} today={today} onOpen={setOpen} />}
      {data?.dates.length === 0 && <Nothing isFiltered={kinds.length > 0} />}
      {data?.more && (
        <p className="text-muted text-sm">
          Only the first {data.dates.length.toLocaleString('en-US')} dates are shown: choose fewer kinds, or go month by
          month.
        </p>
      )}
      <DateDialog date={open && asNow(open, data)} today={today} onClose={() => setOpen(null)} />
    </div>
  );
}

/** A day that was opened, as it falls since something was decided on its contract. */
function asNow({ contractId, id, n, ...before }: DayItem, data: DatesAnswer | undefined): DayItem {
  const now = data?.dates.find((one) => one.contractId === contractId && one.id === id && one.n === n);
  return now ?? { contractId, id, n, ...before };
}

function Nothing({ isFiltered }: { isFiltered: boolean }) {
  return (
    <EmptyState icon={<CalendarDays />} title="No dates in this time">
      {isFiltered
        ? 'No date of these kinds falls into it.'
        : 'Dates appear here as soon as a contract is analyzed. What could not be worked out stands under Missing.'}
    </EmptyState>
  );
}
