import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Alert } from '../../kit/alert';
import { Button } from '../../kit/button';
import { Dialog, DialogActions } from '../../kit/dialog';
import { Loading } from '../../kit/spinner';
import { errorText } from '../../lib/api';
import { tryRescore, usePlaybookChanges } from '../../lib/playbooks';
import { toast } from '../../stores/toasts';
import { RatingChange } from './rating-changes';
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

function Choice({ id, version, onOpenChange }: ApplyProps) {
  const { data, error } = useQuery({
    queryKey: ['rescore', id, version, 'all'],
    queryFn: ({ signal }) => tryRescore(id, 'all', undefined, signal),
    staleTime: 0,
  });
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const { rescore } = usePlaybookChanges();
  if (error) return <Alert tone="high">{errorText(error, 'Your contracts could not be looked through.')}</Alert>;
  if (!data) return <Loading>Looking through your contracts...</Loading>;
  if (data.contracts.length === 0)
    return <p className="text-muted">None of your contracts reads as one of this kind yet.</p>;
  const chosen = data.contracts.filter((contract) => !left.has(contract.id));
  const choose = (contract: string, checked: boolean) =>
    setLeft((before) => new Set(checked ? [...before].filter((one) => one !== contract) : [...before, contract]));
  const apply = () =>
    rescore.mutate(
      { id, contracts: chosen.map((contract) => contract.id) },
      {
        onSuccess: ({ changed, contracts }) => {
          onOpenChange(false);
          const rated = changed === 0 ? 'No rating changed.' : `${counted(changed, 'rating')} changed.`;
          toast({ title: 'Playbook applied', description: `${counted(contracts.length, 'contract')}. ${rated}` });
        },
      },
    );
  return (
    <>
      <ul className="max-h-[46vh] divide-y divide-line overflow-y-auto rounded-md border border-line">
        {data.contracts.map(({ id: contract, filename, from, to }) => (
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
      <DialogActions>
        <Button onClick={() => onOpenChange(false)}>Cancel</Button>
        <Button variant="primary" busy={rescore.isPending} disabled={chosen.length === 0} onClick={apply}>
          Apply to {counted(chosen.length, 'Contract')}
        </Button>
      </DialogActions>
    </>
  );
}
