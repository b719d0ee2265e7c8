/**
 * <PasswordField label="Password" name="password" autoComplete="current-password" error={errors.password} />
 * A TextField for passwords whose text can be shown and hidden. The toggle never submits the form.
 */
import { Eye, EyeOff } from 'lucide-react';
import { type ComponentProps, useState } from 'react';
import { IconButton } from './button';
import { Field, type FieldLook, Input } from './field';

export function PasswordField({
  label,
  error,
  hint,
  className,
  ...input
}: FieldLook & Omit<ComponentProps<'input'>, 'type'>) {
  const [shown, setShown] = useState(false);
  return (
    <Field label={label} error={error} hint={hint} className={className}>
      {(control) => (
        <div className="relative">
          <Input {...input} {...control} type={shown ? 'text' : 'password'} className="pr-11" />
          <IconButton
            label={shown ? 'Hide password' : 'Show password'}
            onClick={() => setShown(!shown)}
            className="absolute top-0.75 right-0.75"
          >
            {shown ? <EyeOff aria-hidden /> : <Eye aria-hidden />}
          </IconButton>
        </div>
      )}
    </Field>
  );
}
