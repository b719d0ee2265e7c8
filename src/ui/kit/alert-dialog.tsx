/**
 * <AlertDialog open={open} onOpenChange={setOpen} title="Are you absolutely sure?" description="This action cannot ..."
 *              confirm="Yes, Delete Account" cancel="Cancel" busy={deleting} onConfirm={remove} />
 * Asks before something that can't be undone. Focus starts on Cancel; a press outside does not close it. It stays open
 * after confirming, so that `busy` can be seen: close it yourself when the work is done. Children name what it is about.
 */
import { AlertDialog as Radix } from 'radix-ui';
import type { ReactNode } from 'react';
import { Button } from './button';
import { classNames } from './class-names';
import { DialogActions, PANEL_CLASS, SCRIM_CLASS } from './dialog';
import { useReturnFocus } from './return-focus';

export function AlertDialog({
  open,
  onOpenChange,
  title,
  description,
  confirm,
  cancel = 'Cancel',
  busy = false,
  onConfirm,
  children,
}: {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: ReactNode;
  description: ReactNode;
  confirm: ReactNode;
  cancel?: ReactNode;
  busy?: boolean;
  onConfirm: () => void;
  children?: ReactNode;
}) {
  const returnFocus = useReturnFocus();
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <Radix.Portal>
        <Radix.Overlay className={SCRIM_CLASS} />
        <Radix.Content {...returnFocus} className={classNames(PANEL_CLASS, 'max-w-md')}>
          <Radix.Title className="text-xl">{title}</Radix.Title>
          <Radix.Description asChild>
            <div className="mt-2 text-sm">
              <p className="text-muted">{description}</p>
              {children && (
                <div className="mt-4 rounded-md bg-sunken px-3.5 py-2.5 [overflow-wrap:anywhere]">{children}</div>
              )}
            </div>
          </Radix.Description>
          <DialogActions>
            <Radix.Cancel asChild>
              <Button disabled={busy}>{cancel}</Button>
            </Radix.Cancel>
            <Button variant="danger" busy={busy} onClick={onConfirm}>
              {confirm}
            </Button>
          </DialogActions>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
