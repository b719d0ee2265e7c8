import { signInSchema } from '../../shared/accounts';
import { AuthFrame, AuthLink } from '../components/auth/auth-frame';
import { Alert } from '../kit/alert';
import { Button } from '../kit/button';
import { TextField } from '../kit/field';
import { PasswordField } from '../kit/password-field';
import { errorText } from '../lib/api';
import { useForm } from '../lib/use-form';
import { useGuest } from '../lib/use-guest';
import { useAuth } from '../stores/session';

/** Sign-in. Success stores the user, and `useGuest` leads on. By the specification two of its buttons do nothing. */
export default function SignInPage() {
  const { signIn } = useAuth();
  const guest = useGuest();
  const { props, errors, failure, busy, awake } = useForm(signInSchema, signIn, (error) =>
    errorText(error, 'Failed to sign in'),
  );
  return (
    <AuthFrame
      title="Welcome back"
      lead="Sign in to read and upload contracts."
      google="Continue with Google"
      footer={
        <>
          <AuthLink href="/signup">Create an account</AuthLink>
          <AuthLink href="/">Back to Home</AuthLink>
        </>
      }
    >
      {failure && <Alert tone="high">{failure}</Alert>}
      <form {...props} aria-label="Sign in" className="grid gap-4">
        <TextField label="Email" type="email" name="email" autoComplete="username" error={errors.email} />
        <PasswordField label="Password" name="password" autoComplete="current-password" error={errors.password} />
        <button
          type="button"
          className="-my-1 justify-self-end rounded-sm py-1 pointer-coarse:-my-3 pointer-coarse:py-3 text-accent text-sm hover:text-accent-hover"
        >
          Forgot your password?
        </button>
        <Button type="submit" variant="primary" size="lg" busy={busy || !guest} disabled={!awake}>
          Sign In
        </Button>
      </form>
    </AuthFrame>
  );
}
