/**
 * Form fields: label, control, hint and error tied together for screen readers; the error is red and announced.
 *   <TextField label="Email" type="email" name="email" autoComplete="email" error={errors.email} hint="..." />
 *   <PasswordField label="Password" name="password" autoComplete="current-password" error={...} />   with show/hide
 *   <TextAreaField label="Header HTML" rows={8} value={...} onChange={...} />
 *   <Field label="Plan" error={...}>{(control) => <Select {...control} ... />}</Field>               any other control
 * All other attributes (value, onChange, defaultValue, required, readOnly, ref ...) go to the control itself.
 */
import { type ComponentProps, type ReactNode, useId } from 'react';
import { classNames } from './class-names';

export const CONTROL_CLASS = classNames(
  'block w-full rounded-md border border-line-strong bg-surface px-3 text-ink text-md',
  'aria-invalid:border-high [&:is(input,textarea):read-only]:bg-sunken [&:is(input,textarea):read-only]:text-muted disabled:cursor-not-allowed disabled:opacity-55',
);

/** What a control must carry to be tied to its label, hint and error. */
export interface ControlProps {
  id: string;
  'aria-invalid': true | undefined;
  'aria-describedby': string | undefined;
}

export interface FieldLook {
  label: ReactNode;
  error?: string;
  hint?: ReactNode;
  className?: string;
}

export function Field({
  label,
  error,
  hint,
  className,
  children,
}: FieldLook & { children: (control: ControlProps) => ReactNode }) {
  const id = useId();
  const describedBy = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
  return (
    <div className={classNames('grid gap-1.5', className)}>
      <label htmlFor={id} className="font-medium text-sm">
        {label}
      </label>
      {children({ id, 'aria-invalid': error ? true : undefined, 'aria-describedby': describedBy || undefined })}
      {hint && (
        <p id={`${id}-hint`} className="text-muted text-sm">
          {hint}
        </p>
      )}
      {error && (
        <p id={`${id}-error`} role="alert" className="text-high text-sm">
          {error}
        </p>
      )}
    </div>
  );
}

export function TextField({ label, error, hint, className, ...input }: FieldLook & ComponentProps<'input'>) {
  return (
    <Field label={label} error={error} hint={hint} className={className}>
      {(control) => <Input {...input} {...control} />}
    </Field>
  );
}

/** The bare control; give it an accessible name yourself (`aria-label`). */
export function Input({ className, ...rest }: ComponentProps<'input'>) {
  return <input {...rest} className={classNames(CONTROL_CLASS, 'h-10.5', className)} />;
}

export function TextAreaField({ label, error, hint, className, ...area }: FieldLook & ComponentProps<'textarea'>) {
  return (
    <Field label={label} error={error} hint={hint} className={className}>
      {(control) => <textarea {...area} {...control} className={classNames(CONTROL_CLASS, 'py-2')} />}
    </Field>
  );
}
