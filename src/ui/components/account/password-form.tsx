import { type ReactNode, useState } from 'react';
import { firstPasswordFormSchema, passwordChangeFormSchema } from '../../../shared/accounts';
import { Button } from '../../kit/button';
import { PasswordField } from '../../kit/password-field';
import { errorText, refusedPassword, sendJson } from '../../lib/api';
import { type Errors, useForm } from '../../lib/use-form';
import { useAuth } from '../../stores/session';
import { toast } from '../../stores/toasts';
import { NewPasswordFields } from '../auth/new-password-field';

type NewPassword = Errors<{ newPassword: string; confirmPassword: string }>;

/** Changes the password; the fields are emptied when it worked. @param email in a hidden field, so that password managers know whose password they replace */
export function PasswordForm({ email }: { email: string }) {
  const [changes, setChanges] = useState(0);
  const form = useForm(
    passwordChangeFormSchema,
    async ({ currentPassword, newPassword }) => {
      await sendJson('PATCH', '/api/user/password', { currentPassword, newPassword });
      setChanges((before) => before + 1);
      toast({ title: 'Password Updated', description: 'Your password has been successfully changed.' });
    },
    (error) => describe(error, 'Failed to update password. Please check your current password.'),
  );
  return (
    <Frame
      key={changes}
      form={form}
      label="Change password"
      title="Change Password"
      submit="Update Password"
      email={email}
    >
      <PasswordField
        label="Current Password"
        name="currentPassword"
        autoComplete="current-password"
        error={form.errors.currentPassword}
      />
    </Frame>
  );
}

/** Sets a password for who signs in by a provider and has none. @param email as above */
export function FirstPasswordForm({ email }: { email: string }) {
  const { check } = useAuth();
  const form = useForm(
    firstPasswordFormSchema,
    async ({ newPassword }) => {
      await sendJson('POST', '/api/user/password', { newPassword });
      toast({ title: 'Password Set', description: 'You can sign in by your email and password, too.' });
      await check();
    },
    (error) => describe(error, errorText(error, 'Failed to set the password. Please try again.')),
  );
  return (
    <Frame form={form} label="Set a password" title="Set a Password" submit="Set Password" email={email}>
      <p className="text-muted text-sm">You sign in without one. With a password you get in that way, too.</p>
    </Frame>
  );
}

/** A password that is refused is told at its field, anything else in passing. */
function describe(error: unknown, otherwise: string): string | NewPassword {
  const refused = refusedPassword(error, 'newPassword');
  if (refused) return refused;
  console.error(error);
  toast({ title: 'Update Failed', description: otherwise, tone: 'danger' });
  return '';
}

/** A form that ends in a new password; its children stand before that. */
function Frame({
  form,
  label,
  title,
  submit,
  email,
  children,
}: {
  form: Pick<ReturnType<typeof useForm>, 'props' | 'busy'> & { errors: NewPassword };
  label: string;
  title: string;
  submit: string;
  email: string;
  children: ReactNode;
}) {
  return (
    <form {...form.props} aria-label={label} className="grid content-start gap-4">
      <h3 className="font-sans font-semibold text-md tracking-normal">{title}</h3>
      <input type="email" name="email" autoComplete="username" value={email} readOnly hidden />
      {children}
      <NewPasswordFields
        name="newPassword"
        label="New Password"
        confirm="Confirm New Password"
        own={['email']}
        errors={form.errors}
      />
      <Button type="submit" busy={form.busy} className="justify-self-start">
        {submit}
      </Button>
    </form>
  );
}
