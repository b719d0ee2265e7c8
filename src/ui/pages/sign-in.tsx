import { signInSchema } from '../../shared/accounts';
import { AuthFrame, AuthLink } from '../components/auth/auth-frame';
import { Alert } from '../kit/alert';
import { Button } from '../kit/button';
import { TextField } from '../kit/field';
import { PasswordField } from '../kit/password-field';
import { errorText } from '../lib/api';
import { useForm } from '../lib/use-form';
import { navigate } from '../navigation';
import { useAuth } from '../stores/session';

export default function SignInPage() {
  const { signIn } = useAuth();
  const { props, errors, failure, busy, awake } = useForm(
    signInSchema,
    async (credentials) => {
      await signIn(credentials);
      await navigate('/');
    },
    (error) => errorText(error, 'Failed to sign in'),
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
        <button type="button" className="justify-self-end text-accent text-sm hover:text-accent-hover">
          Forgot your password?
        </button>
        <Button type="submit" variant="primary" size="lg" busy={busy} disabled={!awake}>
          Sign In
        </Button>
      </form>
    </AuthFrame>
  );
}
