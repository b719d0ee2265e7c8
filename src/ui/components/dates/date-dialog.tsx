import { CalendarPlus } from 'lucide-react';
import { Suspense } from 'react';
import type { DateInput, DayItem } from '../../../shared/dates';
import { Alert } from '../../kit/alert';
import { Badge } from '../../kit/badge';
import { Button, buttonClass } from '../../kit/button';
import { Dialog } from '../../kit/dialog';
import { Loading } from '../../kit/spinner';
import { dayAfter, dayWords, longDayWords } from '../../lib/calendar-days';
import { calendarUrl, useContractDates } from '../../lib/dates';
import { lazyPart } from '../../lib/lazy-part';
import { passageUrl, STATE_WORDS } from './words';

const InputDecision = lazyPart(() => import('./input-decision').then((module) => module.InputDecision));

/** How a day came about: what it does, its rule, and each input with its words in the contract. */
export function DateDialog({ date, today, onClose }: { date: DayItem | null; today: string; onClose: () => void }) {
  return (
    <Dialog
      open={date !== null}
      onOpenChange={(open) => !open && onClose()}
      title={date?.label ?? ''}
      description={date ? `${longDayWords(date.day)} · ${[date.title, date.filename].filter(Boolean).join(' · ')}` : ''}
      size="lg"
    >
      {date && <Details date={date} today={today} />}
    </Dialog>
  );
}

function Details({ date, today }: { date: DayItem; today: string }) {
  const { contractId, id, n, day, label } = date;
  const { data, isError, refetch } = useContractDates(contractId, today);
  if (!data && isError)
    return (
      <p role="alert" className="text-sm">
        The rule of this date could not be loaded. <Button onClick={() => void refetch()}>Try Again</Button>
      </p>
    );
  if (!data) return <Loading>Loading the rule...</Loading>;
  const detail = data.dates.find((one) => one.id === id);
  if (!detail) return <Gone contractId={contractId} id={id} label={label} />;
  const open = detail.lacks ?? detail.none;
  return (
    <div className="grid gap-5 text-sm">
      {open && <Alert tone="medium">{open}</Alert>}
      {detail.effect && <p className="text-md">{detail.effect}</p>}
      <div>
        <h3 className="font-semibold text-md">How it was worked out</h3>
        <p className="mt-1">{detail.rule}</p>
        {n > 0 && <p className="mt-1 text-muted">It comes again by the same rule; this is time {n + 1}.</p>}
        {[...detail.notes, ...weekendNotes(day)].map((note) => (
          <p key={note} className="mt-1 text-muted">
            {note}
          </p>
        ))}
      </div>
      <Inputs contractId={contractId} inputs={detail.inputs} />
      <p className="flex flex-wrap gap-2.5">
        <a href={passageUrl(contractId, detail.inputs[0]?.finding)} className={buttonClass({ variant: 'primary' })}>
          Open in Contract
        </a>
        <a href={calendarUrl(contractId)} download className={buttonClass()}>
          <CalendarPlus aria-hidden />
          Calendar File of This Contract
        </a>
      </p>
    </div>
  );
}

/** A day that was named and is left out since its reader rejected it, which can be taken back here; or that an analysis made anew does not have. */
function Gone({ contractId, id, label }: { contractId: string; id: string; label: string }) {
  return (
    <div className="text-sm">
      <p>It is left out: the list, the calendar feed and the reminders do not have this date any more.</p>
      <Suspense>
        <InputDecision contractId={contractId} finding={id} label={label} />
      </Suspense>
    </div>
  );
}

/** What a day was worked out from, each with its value, its words, where these stand, and what its reader decides of it. */
export function Inputs({ contractId, inputs }: { contractId: string; inputs: readonly DateInput[] }) {
  return (
    <dl className="grid gap-3">
      {inputs.map(({ label, value, state, evidence, finding, path }) => (
        <div key={path ?? label} className="rounded-md bg-sunken px-3.5 py-2.5">
          <dt className="flex flex-wrap items-center gap-x-2 gap-y-1 font-medium">
            <a href={passageUrl(contractId, finding)} className="text-accent hover:underline">
              {label}
            </a>
            {STATE_WORDS[state] && (
              <Badge tone={state === 'missing' || state === 'rejected' ? 'medium' : 'accent'}>
                {STATE_WORDS[state]}
              </Badge>
            )}
          </dt>
          <dd className="mt-0.5 [overflow-wrap:anywhere]">
            {value !== null && <p className={state === 'rejected' ? 'text-muted line-through' : ''}>{value}</p>}
            {evidence.slice(0, 2).map(({ quote, page }) => (
              <blockquote key={quote} className="mt-1 font-serif text-muted">
                “{quote}” <span className="whitespace-nowrap font-sans text-xs">p. {page}</span>
              </blockquote>
            ))}
            {finding && (
              <Suspense>
                <InputDecision contractId={contractId} finding={finding} label={label} />
              </Suspense>
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** A day on which nobody works has to be known: notice is then better given before. */
function weekendNotes(day: string): string[] {
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay();
  if (weekday !== 0 && weekday !== 6) return [];
  const friday = dayWords(dayAfter(day, weekday === 6 ? -1 : -2));
  return [
    `It is a ${weekday === 6 ? 'Saturday' : 'Sunday'}; the working day before is ${friday}. Public holidays are not known.`,
  ];
}
