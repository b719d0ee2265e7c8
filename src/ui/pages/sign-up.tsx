import { useEffect, useState } from 'react';
import { signUpFormSchema } from '../../shared/accounts';
import { SIGN_UP_REDIRECT_MS } from '../../shared/limits';
import { AuthFrame, AuthLink } from '../components/auth/auth-frame';
import { NewPasswordFields } from '../components/auth/new-password-field';
import { Alert } from '../kit/alert';
import { Button } from '../kit/button';
import { TextField } from '../kit/field';
import { errorText, refusedPassword } from '../lib/api';
import { sendsMail } from '../lib/sends-mail';
import { useForm } from '../lib/use-form';
import { useGuest } from '../lib/use-guest';
import { navigate } from '../navigation';
import { useAuth } from '../stores/session';

/** Sign-up: makes the account and leads to sign-in. By the specification the Google button does nothing. */
export default function SignUpPage() {
  const { signUp } = useAuth();
  useGuest();
  const [created, setCreated] = useState(false);
  const { props, errors, failure, busy, awake } = useForm(
    signUpFormSchema,
    async ({ name, email, password }) => {
      await signUp({ name, email, password });
      setCreated(true);
    },
    (error) => refusedPassword(error, 'password') ?? errorText(error, 'Failed to create account'),
  );
  useEffect(() => {
    if (!created) return;
    const timer = setTimeout(() => void navigate('/signin'), SIGN_UP_REDIRECT_MS);
    return () => clearTimeout(timer);
  }, [created]);
  return (
    <AuthFrame
      title="Create your account"
      lead="Upload a contract and read what it says, with the proof."
      google="Continue with Google"
      footer={
        <>
          <span>
            Already have an account? <AuthLink href="/signin">Sign in</AuthLink>
          </span>
          <AuthLink href="/">Back to Home</AuthLink>
        </>
      }
    >
      {failure && <Alert tone="high">{failure}</Alert>}
      {created && <Alert tone="low">Account created successfully! Redirecting to sign-in...</Alert>}
      {created && sendsMail() && <Alert>We have sent you an email: please open its link.</Alert>}
      <form {...props} aria-label="Sign up" className="grid gap-4">
        <TextField label="Full Name" name="name" autoComplete="name" error={errors.name} />
        <TextField label="Email" type="email" name="email" autoComplete="username" error={errors.email} />
        <NewPasswordFields
          name="password"
          label="Password"
          confirm="Confirm Password"
          own={['name', 'email']}
          hint="At least 8 characters"
          errors={errors}
        />
        <Button type="submit" variant="primary" size="lg" busy={busy} disabled={!awake || created}>
          Create Account
        </Button>
      </form>
    </AuthFrame>
  );
}
