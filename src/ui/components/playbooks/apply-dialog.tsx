import { useState } from 'react';
import { Alert } from '../../kit/alert';
import { Button } from '../../kit/button';
import { Dialog, DialogActions } from '../../kit/dialog';
import { Progress } from '../../kit/progress';
import { Loading } from '../../kit/spinner';
import { errorText } from '../../lib/api';
import { usePlaybookChanges } from '../../lib/playbooks';
import { useTriedRescore } from '../../lib/rescore';
import { toast } from '../../stores/toasts';
import { RatingChange, useFirst } from './rating-changes';
import { counted } from './words';

interface ApplyProps {
  id: string;
  version: number;
  dirty: boolean;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** Applies the saved playbook to contracts of its kind that the reader chooses; says before how each would be rated. */
export function ApplyDialog(props: ApplyProps) {
  const { version, dirty, open, onOpenChange } = props;
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      size="lg"
      title="Apply to contracts"
      description={`Version ${version} is applied to those you choose, and you act for its side there. Decisions stay.${dirty ? ' Changes that are not saved yet are left out.' : ''}`}
    >
      <Choice {...props} />
    </Dialog>
  );
}

/** More than these are looked through and applied in several steps, which is shown. */
const MANY = 100;
const words = (count: number) => count.toLocaleString('en-US');

/** How far all of them were brought, in words and as a bar. */
function Stand({ what, done, of }: { what: string; done: number; of: number }) {
  const label = `${what}: ${words(done)} of ${words(of)}`;
  return (
    <div className="grid gap-2.5 py-2">
      <p className="text-muted text-sm tabular-nums">{label}</p>
      <Progress label={label} value={(100 * done) / of} />
    </div>
  );
}

function Choice({ id, version, onOpenChange }: ApplyProps) {
  const { tried, error } = useTriedRescore({ id, version, which: 'all' }, { all: true });
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const [applied, setApplied] = useState(0);
  const { rescore } = usePlaybookChanges();
  const [first, more] = useFirst(tried?.contracts ?? []);
  if (error) return <Alert tone="high">{errorText(error, 'Your contracts could not be looked through.')}</Alert>;
  if (!tried) return <Loading>Looking through your contracts...</Loading>;
  if (!tried.done) return <Stand what="Looking through your contracts" done={tried.contracts.length} of={tried.of} />;
  if (tried.contracts.length === 0)
    return <p className="text-muted">None of your contracts reads as one of this kind yet.</p>;
  const chosen = tried.contracts.filter((contract) => !left.has(contract.id));
  const choose = (contract: string, checked: boolean) =>
    setLeft((before) => new Set(checked ? [...before].filter((one) => one !== contract) : [...before, contract]));
  const apply = () =>
    rescore.mutate(
      { id, contracts: chosen.map((contract) => contract.id), onProgress: setApplied },
      {
        onSuccess: ({ changed, applied: done }) => {
          onOpenChange(false);
          const rated = changed === 0 ? 'No rating changed.' : `${counted(changed, 'rating')} changed.`;
          toast({ title: 'Playbook applied', description: `${counted(done, 'contract')}. ${rated}` });
        },
      },
    );
  if (rescore.isPending && chosen.length > MANY)
    return <Stand what="Contracts that it is applied to" done={applied} of={chosen.length} />;
  return (
    <>
      {tried.contracts.length > MANY && (
        <p className="mb-2.5 flex flex-wrap items-center justify-between gap-2 text-muted text-sm">
          {counted(tried.contracts.length, 'contract')}, {counted(tried.changed, 'rating')} would change.
          <Button size="sm" onClick={() => setLeft(new Set(left.size > 0 ? [] : tried.contracts.map((one) => one.id)))}>
            {left.size > 0 ? 'Choose All' : 'Choose None'}
          </Button>
        </p>
      )}
      <ul className="max-h-[46vh] divide-y divide-line overflow-y-auto rounded-md border border-line">
        {first.map(({ id: contract, filename, from, to }) => (
          <li key={contract}>
            <label className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 px-3.5 py-2.5 text-sm">
              <span className="flex min-w-0 items-start gap-2.5 [overflow-wrap:anywhere]">
                <input
                  type="checkbox"
                  className="mt-0.5 size-4 shrink-0 accent-accent"
                  checked={!left.has(contract)}
                  onChange={({ currentTarget }) => choose(contract, currentTarget.checked)}
                />
                {filename}
              </span>
              <RatingChange from={from} to={to} />
            </label>
          </li>
        ))}
      </ul>
      {more && <div className="mt-2.5">{more}</div>}
      <DialogActions>
        <Button onClick={() => onOpenChange(false)}>Cancel</Button>
        <Button variant="primary" busy={rescore.isPending} disabled={chosen.length === 0} onClick={apply}>
          Apply to {counted(chosen.length, 'Contract')}
        </Button>
      </DialogActions>
    </>
  );
}
