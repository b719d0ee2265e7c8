/**
 * <PasswordField label="Password" name="password" autoComplete="current-password" error={errors.password} />
 * A TextField for passwords whose text can be shown and hidden. The toggle never submits the form; sending the form hides the
 * text again, so that the browser doesn't remember it as something it may suggest. Nothing checks its spelling, which some
 * browsers do on a server.
 */
import { Eye, EyeOff } from 'lucide-react';
import { type ComponentProps, useEffect, useRef, useState } from 'react';
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
  const control = useRef<HTMLInputElement>(null);
  useEffect(() => {
    const form = control.current?.form;
    const hide = () => setShown(false);
    form?.addEventListener('submit', hide);
    return () => form?.removeEventListener('submit', hide);
  }, []);
  return (
    <Field label={label} error={error} hint={hint} className={className}>
      {(ties) => (
        <div className="relative">
          <Input
            spellCheck={false}
            autoCapitalize="none"
            autoCorrect="off"
            {...input}
            {...ties}
            ref={control}
            type={shown ? 'text' : 'password'}
            className="pr-11"
          />
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
