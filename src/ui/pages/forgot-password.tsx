import { useState } from 'react';
import { passwordForgottenSchema } from '../../shared/accounts';
import { AuthFrame, AuthLink } from '../components/auth/auth-frame';
import { Alert } from '../kit/alert';
import { Button } from '../kit/button';
import { TextField } from '../kit/field';
import { errorText, sendJson } from '../lib/api';
import { useForm } from '../lib/use-form';

/** Asks for a link by which the password can be set anew. What it says is the same whether there is such an account. */
export default function ForgotPasswordPage() {
  const [asked, setAsked] = useState<string | null>(null);
  const { props, errors, failure, busy, awake } = useForm(
    passwordForgottenSchema,
    async ({ email }) => {
      await sendJson('POST', '/api/auth/forgot-password', { email });
      setAsked(email);
    },
    (error) => errorText(error, 'The email could not be asked for. Please try again.'),
  );
  return (
    <AuthFrame
      title="Forgot your password?"
      lead="We email you a link by which you set a new one."
      footer={<AuthLink href="/signin">Back to sign-in</AuthLink>}
    >
      {failure && <Alert tone="high">{failure}</Alert>}
      {asked !== null && (
        <Alert tone="low" title="Look into your mailbox" className="[overflow-wrap:anywhere]">
          If there is an account for {asked}, an email is on its way. Its link works once, for an hour. A few are sent
          in an hour, so a second press may bring none.
        </Alert>
      )}
      <form {...props} aria-label="Forgot your password?" className="grid gap-4">
        <TextField label="Email" type="email" name="email" autoComplete="username" error={errors.email} />
        <Button type="submit" variant="primary" size="lg" busy={busy} disabled={!awake}>
          Send the Link
        </Button>
      </form>
    </AuthFrame>
  );
}
