/**
 * <Dialog open={open} onOpenChange={setOpen} title="Upload New Document" description="..." size="lg"> ... </Dialog>
 * A modal with a title and a close button; Escape and a press outside close it; focus stays inside and goes back after.
 * `dismissible={false}` takes the close button, Escape and outside press away, `pressOutside="ignore"` only the last, for forms
 * that hold what somebody typed. <DialogActions> holds its buttons; <SubmitActions submit="Save" busy={busy} onCancel={close} /> are those of a form.
 */
import { X } from 'lucide-react';
import { Dialog as Radix } from 'radix-ui';
import type { ReactNode } from 'react';
import { Button, IconButton } from './button';
import { classNames } from './class-names';
import { useReturnFocus } from './return-focus';

const SIZES = { md: 'max-w-md', lg: 'max-w-2xl' } as const;
export const SCRIM_CLASS = 'fixed inset-0 z-50 animate-appear bg-scrim';
export const PANEL_CLASS =
  'fixed inset-x-0 top-[max(1rem,8vh)] z-50 mx-auto max-h-[84vh] w-[calc(100%-2rem)] animate-rise overflow-y-auto rounded-xl border border-line bg-surface p-6 shadow-pop outline-none';

export function Dialog({
  open,
  onOpenChange,
  title,
  description,
  size = 'md',
  dismissible = true,
  pressOutside = 'close',
  children,
}: {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: ReactNode;
  description?: ReactNode;
  size?: keyof typeof SIZES;
  dismissible?: boolean;
  pressOutside?: 'close' | 'ignore';
  children: ReactNode;
}) {
  const returnFocus = useReturnFocus();
  const hold = (closes: boolean) => (event: Event) => {
    if (!closes) event.preventDefault();
  };
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <Radix.Portal>
        <Radix.Overlay className={SCRIM_CLASS} />
        <Radix.Content
          className={classNames(PANEL_CLASS, SIZES[size])}
          {...returnFocus}
          onEscapeKeyDown={hold(dismissible)}
          onInteractOutside={hold(dismissible && pressOutside === 'close')}
          {...(description ? {} : { 'aria-describedby': undefined })}
        >
          <Radix.Title className="pr-10 text-xl">{title}</Radix.Title>
          {description && <Radix.Description className="mt-1.5 text-muted text-sm">{description}</Radix.Description>}
          <div className="mt-5">{children}</div>
          {dismissible && (
            <Radix.Close asChild>
              <IconButton label="Close" className="absolute top-4 right-4">
                <X aria-hidden />
              </IconButton>
            </Radix.Close>
          )}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}

export function DialogActions({ children }: { children: ReactNode }) {
  return <div className="mt-6 flex flex-wrap justify-end gap-2.5">{children}</div>;
}

export function SubmitActions({ submit, busy, onCancel }: { submit: ReactNode; busy: boolean; onCancel: () => void }) {
  return (
    <DialogActions>
      <Button onClick={onCancel}>Cancel</Button>
      <Button type="submit" variant="primary" busy={busy}>
        {submit}
      </Button>
    </DialogActions>
  );
}
