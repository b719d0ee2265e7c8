import type { ReactNode } from 'react';
import { Alert } from '../kit/alert';
import { classNames } from '../kit/class-names';
import { SubmitActions } from '../kit/dialog';
import type { useForm } from '../lib/use-form';

/** The form of a dialog: what failed, its fields, and the buttons that leave or send it. @param form of `useForm` */
export function DialogForm({
  form,
  label,
  submit,
  onCancel,
  className,
  children,
}: {
  form: Pick<ReturnType<typeof useForm>, 'props' | 'failure' | 'busy'>;
  label: string;
  submit: string;
  onCancel: () => void;
  className?: string;
  children: ReactNode;
}) {
  return (
    <form {...form.props} aria-label={label} className={classNames('grid gap-4', className)}>
      {form.failure && <Alert tone="high">{form.failure}</Alert>}
      {children}
      <SubmitActions submit={submit} busy={form.busy} onCancel={onCancel} />
    </form>
  );
}
