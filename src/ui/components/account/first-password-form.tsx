import { firstPasswordFormSchema } from '../../../shared/accounts';
import { Button } from '../../kit/button';
import { PasswordField } from '../../kit/password-field';
import { errorText, refusedPassword, sendJson } from '../../lib/api';
import { useForm } from '../../lib/use-form';
import { useAuth } from '../../stores/session';
import { toast } from '../../stores/toasts';
import { NewPasswordField } from '../auth/new-password-field';

/** Sets a password for who signs in by a provider and has none. @param email in a hidden field, for password managers */
export function FirstPasswordForm({ email }: { email: string }) {
  const { check } = useAuth();
  const form = useForm(
    firstPasswordFormSchema,
    async ({ newPassword }) => {
      await sendJson('POST', '/api/user/password', { newPassword });
      toast({ title: 'Password Set', description: 'You can sign in by your email and password, too.' });
      await check();
    },
    (error) => {
      const refused = refusedPassword(error, 'newPassword');
      if (refused) return refused;
      console.error(error);
      const description = errorText(error, 'Failed to set the password. Please try again.');
      toast({ title: 'Update Failed', description, tone: 'danger' });
      return '';
    },
  );
  return (
    <form {...form.props} aria-label="Set a password" className="grid content-start gap-4">
      <h3 className="font-sans font-semibold text-md tracking-normal">Set a Password</h3>
      <p className="text-muted text-sm">You sign in without one. With a password you get in that way, too.</p>
      <input type="email" name="email" autoComplete="username" value={email} readOnly hidden />
      <NewPasswordField label="New Password" name="newPassword" own={['email']} error={form.errors.newPassword} />
      <PasswordField
        label="Confirm New Password"
        name="confirmPassword"
        autoComplete="new-password"
        error={form.errors.confirmPassword}
      />
      <Button type="submit" busy={form.busy} className="justify-self-start">
        Set Password
      </Button>
    </form>
  );
}
