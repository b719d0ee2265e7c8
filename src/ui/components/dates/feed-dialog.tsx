import { Copy } from 'lucide-react';
import { useState } from 'react';
import { DATE_KIND_LABELS, DATE_KINDS, MOST_ALARMS } from '../../../shared/date-kinds';
import type { Feed, FeedInput } from '../../../shared/dates';
import { formatDateTime } from '../../../shared/format';
import { Alert } from '../../kit/alert';
import { Button, buttonClass } from '../../kit/button';
import { Dialog, DialogActions } from '../../kit/dialog';
import { TextField } from '../../kit/field';
import { Loading } from '../../kit/spinner';
import { copyText } from '../../lib/copy-text';
import { useFeed, useFeedChanges } from '../../lib/dates';

/** Days before a date at which an alarm may ring, as they are offered. */
const LEADS: readonly (readonly [days: number, label: string])[] = [
  [90, '90 days'],
  [60, '60 days'],
  [30, '30 days'],
  [14, '2 weeks'],
  [7, '1 week'],
  [3, '3 days'],
  [1, '1 day'],
  [0, 'On the day'],
];

/** The private calendar feed: what it holds, when its alarms ring, and its secret address, which is shown when it is made. */
export function FeedDialog({ open, onOpenChange }: { open: boolean; onOpenChange: (open: boolean) => void }) {
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title="Calendar Feed"
      description="Your dates in Outlook, Google Calendar or Apple Calendar, kept up to date by a private address."
      size="lg"
    >
      <Body />
    </Dialog>
  );
}

function Body() {
  const { data, isError, refetch } = useFeed();
  if (!data && isError)
    return (
      <p role="alert" className="text-sm">
        The feed could not be loaded. <Button onClick={() => void refetch()}>Try Again</Button>
      </p>
    );
  if (!data) return <Loading>Loading the feed...</Loading>;
  return <Settings feed={data.feed} />;
}

function Settings({ feed }: { feed: Feed }) {
  const { change, renew, revoke } = useFeedChanges();
  const [address, setAddress] = useState<string | null>(null);
  const { kinds, leadDays } = feed;
  const set = (input: Partial<FeedInput>) => change.mutate({ kinds, leadDays, ...input });
  const full = leadDays.length >= MOST_ALARMS;
  return (
    <div className="grid gap-6 text-sm">
      <Choices
        legend="What it holds"
        choices={DATE_KINDS.map((kind) => ({
          label: DATE_KIND_LABELS[kind],
          on: kinds.includes(kind),
          // A feed of nothing would look as if nothing were due.
          disabled: change.isPending || (kinds.length === 1 && kinds.includes(kind)),
          onChange: (on) => set({ kinds: on ? [...kinds, kind] : kinds.filter((one) => one !== kind) }),
        }))}
      />
      <Choices
        legend="Alarms, at nine in the morning"
        hint={full ? `That is as many as there can be (${MOST_ALARMS}).` : undefined}
        choices={LEADS.map(([days, label]) => ({
          label,
          on: leadDays.includes(days),
          disabled: change.isPending || (full && !leadDays.includes(days)),
          onChange: (on) => set({ leadDays: on ? [...leadDays, days] : leadDays.filter((one) => one !== days) }),
        }))}
      />
      <section aria-labelledby="feed-address" className="grid gap-3 border-line border-t pt-5">
        <h3 id="feed-address" className="font-semibold text-md">
          Address
        </h3>
        {address ? <Address address={address} /> : <p className="text-muted">{addressWords(feed)}</p>}
        <DialogActions>
          {feed.madeAt && (
            <Button
              variant="danger-quiet"
              busy={revoke.isPending}
              onClick={() => revoke.mutate(undefined, { onSuccess: () => setAddress(null) })}
            >
              Revoke Address
            </Button>
          )}
          <Button
            variant={feed.madeAt ? 'secondary' : 'primary'}
            busy={renew.isPending}
            onClick={() => renew.mutate(undefined, { onSuccess: (made) => setAddress(made.address) })}
          >
            {feed.madeAt ? 'Renew Address' : 'Make Address'}
          </Button>
        </DialogActions>
      </section>
    </div>
  );
}

function addressWords({ madeAt }: Feed): string {
  if (!madeAt)
    return 'There is no address yet. Whoever knows it can read your dates without signing in, so keep it to yourself.';
  return `An address was made on ${formatDateTime(madeAt)}. It was shown once and only its fingerprint is kept; if it is lost, renew it. The one before then stops working.`;
}

function Address({ address }: { address: string }) {
  return (
    <>
      <Alert tone="low">Add this address to your calendar now: it is shown this once.</Alert>
      <TextField label="Secret address" readOnly value={address} onFocus={(event) => event.currentTarget.select()} />
      <p className="flex flex-wrap gap-2.5">
        <Button
          onClick={() => void copyText(address, 'Address', 'Paste it where your calendar subscribes to another one.')}
        >
          <Copy aria-hidden />
          Copy Address
        </Button>
        <a href={address.replace(/^https?:/, 'webcal:')} className={buttonClass()}>
          Open in Calendar App
        </a>
      </p>
    </>
  );
}

interface Choice {
  label: string;
  on: boolean;
  disabled: boolean;
  onChange: (on: boolean) => void;
}

function Choices({ legend, hint, choices }: { legend: string; hint?: string | undefined; choices: readonly Choice[] }) {
  return (
    <fieldset>
      <legend className="mb-2 font-semibold font-serif text-md">{legend}</legend>
      <div className="flex flex-wrap gap-x-5 gap-y-2.5">
        {choices.map(({ label, on, disabled, onChange }) => (
          <label key={label} className="inline-flex pointer-coarse:min-h-11 items-center gap-2">
            <input
              type="checkbox"
              checked={on}
              disabled={disabled}
              onChange={(event) => onChange(event.currentTarget.checked)}
              className="size-4 accent-accent"
            />
            {label}
          </label>
        ))}
      </div>
      {hint && <p className="mt-2 text-muted">{hint}</p>}
    </fieldset>
  );
}
