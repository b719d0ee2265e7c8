import { useState } from 'react';
import { LINK_INCOMPLETE, passwordResetFormSchema } from '../../shared/accounts';
import { AuthFrame, AuthLink } from '../components/auth/auth-frame';
import { NewPasswordFields } from '../components/auth/new-password-field';
import { Alert } from '../kit/alert';
import { Button, buttonClass } from '../kit/button';
import { errorText, refusedPassword, sendJson } from '../lib/api';
import { useForm } from '../lib/use-form';
import { useLinkToken } from '../lib/use-link-token';
import { useAuth } from '../stores/session';

/** Where the link for a forgotten password leads: sets a new one, once. */
export default function ResetPasswordPage() {
  const token = useLinkToken();
  const { user, check } = useAuth();
  const [done, setDone] = useState(false);
  const { props, errors, failure, busy, awake } = useForm(
    passwordResetFormSchema,
    async ({ password }) => {
      await sendJson('POST', '/api/auth/reset-password', { token, password });
      setDone(true);
      // Whoever was signed in with this browser is so no more.
      if (user) await check();
    },
    (error) =>
      refusedPassword(error, 'password') ?? errorText(error, 'The password could not be set. Please try again.'),
  );
  // Before somebody thinks of a password that can't be set.
  const said = failure ?? (awake && !token && !done ? LINK_INCOMPLETE : null);
  return (
    <AuthFrame
      title="Set a new password"
      lead="Every browser is signed out of your account, and you sign in with the new one."
      footer={
        <>
          <AuthLink href="/forgot-password">Ask for another link</AuthLink>
          <AuthLink href="/">Back to Home</AuthLink>
        </>
      }
    >
      {said && <Alert tone="high">{said}</Alert>}
      {done ? (
        <>
          <Alert tone="low">Your password was changed.</Alert>
          <a href="/signin" className={buttonClass({ variant: 'primary', size: 'lg' })}>
            Sign In
          </a>
        </>
      ) : (
        <form {...props} aria-label="Set a new password" className="grid gap-4">
          <NewPasswordFields
            name="password"
            label="New Password"
            confirm="Confirm Password"
            hint="At least 8 characters"
            errors={errors}
          />
          <Button type="submit" variant="primary" size="lg" busy={busy} disabled={!awake}>
            Set New Password
          </Button>
        </form>
      )}
    </AuthFrame>
  );
}
