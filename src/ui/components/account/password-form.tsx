import { useState } from 'react';
import { passwordChangeFormSchema } from '../../../shared/accounts';
import { Button } from '../../kit/button';
import { PasswordField } from '../../kit/password-field';
import { refusedPassword, sendJson } from '../../lib/api';
import { useForm } from '../../lib/use-form';
import { toast } from '../../stores/toasts';
import { NewPasswordField } from '../auth/new-password-field';

/**
 * Changes the password; the fields are emptied when it worked.
 * @param email in a hidden field, so that password managers know whose password they replace
 */
export function PasswordForm({ email }: { email: string }) {
  const [changes, setChanges] = useState(0);
  const form = useForm(
    passwordChangeFormSchema,
    async ({ currentPassword, newPassword }) => {
      await sendJson('PATCH', '/api/user/password', { currentPassword, newPassword });
      setChanges((before) => before + 1);
      toast({ title: 'Password Updated', description: 'Your password has been successfully changed.' });
    },
    (error) => {
      const refused = refusedPassword(error, 'newPassword');
      if (refused) return refused;
      console.error(error);
      toast({
        title: 'Update Failed',
        description: 'Failed to update password. Please check your current password.',
        tone: 'danger',
      });
      return '';
    },
  );
  return (
    <form {...form.props} aria-label="Change password" className="grid content-start gap-4" key={changes}>
      <h3 className="font-sans font-semibold text-md tracking-normal">Change Password</h3>
      <input type="email" name="email" autoComplete="username" value={email} readOnly hidden />
      <PasswordField
        label="Current Password"
        name="currentPassword"
        autoComplete="current-password"
        error={form.errors.currentPassword}
      />
      <NewPasswordField label="New Password" name="newPassword" own={['email']} error={form.errors.newPassword} />
      <PasswordField
        label="Confirm New Password"
        name="confirmPassword"
        autoComplete="new-password"
        error={form.errors.confirmPassword}
      />
      <Button type="submit" busy={form.busy} className="justify-self-start">
        Update Password
      </Button>
    </form>
  );
}
