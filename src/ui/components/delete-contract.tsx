import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, Suspense, useState } from 'react';
import type { ContractListItem } from '../../shared/contracts';
import { errorText, sendJson } from '../lib/api';
import { contractKey, contractListKey } from '../lib/contracts';
import { lazyPart } from '../lib/lazy-part';
import { useAuth } from '../stores/session';
import { toast } from '../stores/toasts';

/** Few who look at a list delete something of it. */
const AlertDialog = lazyPart(() => import('../kit/alert-dialog').then((module) => module.AlertDialog));

const FAILED = 'The contract could not be deleted. Please check your connection and try again.';

/**
 * Deletes a contract after a confirmation.
 * @param children draws the button: it is given what a press does
 * @param onDeleted called once the contract is gone, before the list is read anew
 */
export function DeleteContract({
  contract: { id, filename },
  onDeleted,
  children,
}: {
  contract: Pick<ContractListItem, 'id' | 'filename'>;
  onDeleted?: () => void;
  children: (ask: () => void) => ReactNode;
}) {
  const [open, setOpen] = useState(false);
  const client = useQueryClient();
  const { user } = useAuth();
  const { mutate, isPending } = useMutation({
    mutationFn: () => sendJson('DELETE', `/api/contracts/${id}`),
    onSuccess: () => {
      setOpen(false);
      toast({ title: 'Contract deleted', description: filename });
      onDeleted?.();
      client.removeQueries({ queryKey: contractKey(id) });
      if (!user) return;
      const key = contractListKey(user.id);
      client.setQueryData<ContractListItem[]>(key, (list) => list?.filter((one) => one.id !== id));
      void client.invalidateQueries({ queryKey: key, exact: true });
    },
    onError: (error) => {
      setOpen(false);
      toast({ title: 'Contract not deleted', description: errorText(error, FAILED), tone: 'danger' });
    },
  });
  return (
    <>
      {children(() => setOpen(true))}
      {open && (
        <Suspense>
          <AlertDialog
            open
            onOpenChange={setOpen}
            title="Delete this contract?"
            description="This action cannot be undone. The file, its analyses and your decisions on them are deleted permanently."
            confirm="Delete contract"
            busy={isPending}
            onConfirm={() => mutate()}
          >
            {filename}
          </AlertDialog>
        </Suspense>
      )}
    </>
  );
}
