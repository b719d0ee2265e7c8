import { reAuthenticationSchema } from '../../../shared/accounts';
import { Alert } from '../../kit/alert';
import { Button } from '../../kit/button';
import { Dialog, DialogActions } from '../../kit/dialog';
import { PasswordField } from '../../kit/password-field';
import { errorText, sendJson } from '../../lib/api';
import { useForm } from '../../lib/use-form';

/**
 * Asks a signed-in user for the password once more.
 * @param email in a hidden field, so that password managers know whose password is asked for
 * @param onConfirmed called once the server has taken it: for 10 minutes it asks no more
 */
export function ReauthenticateDialog({
  open,
  email,
  onConfirmed,
  onCancel,
}: {
  open: boolean;
  email: string;
  onConfirmed: () => void;
  onCancel: () => void;
}) {
  return (
    <Dialog
      open={open}
      onOpenChange={(stays) => stays || onCancel()}
      title="Confirm that it is you"
      description="It is a while since you signed in. Please enter your password once more."
      pressOutside="ignore"
    >
      <PasswordForm email={email} onConfirmed={onConfirmed} onCancel={onCancel} />
    </Dialog>
  );
}

function PasswordForm({
  email,
  onConfirmed,
  onCancel,
}: {
  email: string;
  onConfirmed: () => void;
  onCancel: () => void;
}) {
  const form = useForm(
    reAuthenticationSchema,
    async ({ password }) => {
      await sendJson('POST', '/api/auth/reauthenticate', { password });
      onConfirmed();
    },
    (error) => errorText(error, 'Your password could not be checked. Please try again.'),
  );
  return (
    <form {...form.props} aria-label="Confirm that it is you" className="grid gap-4">
      {form.failure && <Alert tone="high">{form.failure}</Alert>}
      <input type="email" name="email" autoComplete="username" value={email} readOnly hidden />
      <PasswordField
        label="Password"
        name="password"
        autoComplete="current-password"
        error={form.errors.password && 'Please enter your password'}
      />
      <DialogActions>
        <Button onClick={onCancel}>Cancel</Button>
        <Button type="submit" variant="primary" busy={form.busy}>
          Confirm
        </Button>
      </DialogActions>
    </form>
  );
}
