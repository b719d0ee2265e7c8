import { useEffect, useState } from 'react';
import { type SessionUser, signInSchema } from '../../shared/accounts';
import type { SecondStep } from '../../shared/factors';
import { AuthFrame, AuthLink } from '../components/auth/auth-frame';
import { JoinForm } from '../components/auth/join-form';
import { PasskeyButton } from '../components/auth/passkey-button';
import { SecondStepForm } from '../components/factors/second-step-form';
import { Alert } from '../kit/alert';
import { Button } from '../kit/button';
import { TextField } from '../kit/field';
import { PasswordField } from '../kit/password-field';
import { errorText, getJson } from '../lib/api';
import { refusalWords } from '../lib/provider';
import { sendsMail } from '../lib/sends-mail';
import { useForm } from '../lib/use-form';
import { useGuest } from '../lib/use-guest';
import { navigate } from '../navigation';
import { useAuth } from '../stores/session';

/** Sign-in. Success stores the user, and `useGuest` leads on; an account with a second factor is asked for it in the same card. */
export default function SignInPage() {
  const { enter } = useAuth();
  const guest = useGuest();
  const [step, setStep] = useState<SecondStep | null>(null);
  const [joins, setJoins] = useState(false);
  // Where the provider has sent somebody back who has to give one more proof.
  useEffect(() => {
    const query = new URLSearchParams(location.search);
    setJoins(query.has('join'));
    if (query.has('step'))
      getJson<{ secondStep: SecondStep }>('/api/auth/second-step').then(
        ({ secondStep }) => setStep(secondStep),
        () => undefined,
      );
  }, []);
  if (joins && !step)
    return (
      <AuthFrame
        title="Welcome back"
        lead="There is an account with your email address already. Enter its password to join it."
        footer={
          <button
            type="button"
            onClick={() => setJoins(false)}
            className="rounded-sm text-accent underline underline-offset-3 hover:text-accent-hover pointer-coarse:py-3"
          >
            Sign in another way
          </button>
        }
      >
        <JoinForm
          onDone={({ user, secondStep }) => {
            if (secondStep) setStep(secondStep);
            if (user) enter(user);
          }}
        />
      </AuthFrame>
    );
  if (!step) return <PasswordStep guest={guest} onStep={setStep} />;
  return (
    <AuthFrame
      title="Welcome back"
      lead="One more proof that it is you."
      footer={<AuthLink href="/">Back to Home</AuthLink>}
    >
      <SecondStepForm<{ user: SessionUser }>
        step={step}
        at="/api/auth/second-step"
        onPassed={({ user }) => enter(user)}
        onGivenUp={() => {
          setStep(null);
          setJoins(false);
        }}
      />
    </AuthFrame>
  );
}

/** By the specification the Google button does nothing, nor that for a forgotten password where no e-mails are sent. */
function PasswordStep({ guest, onStep }: { guest: boolean; onStep: (step: SecondStep) => void }) {
  const { signIn, enter } = useAuth();
  const [refusal, setRefusal] = useState<string | null>(null);
  useEffect(() => setRefusal(refusalWords(location.search)), []);
  const { props, errors, failure, busy, awake } = useForm(
    signInSchema,
    async (credentials) => {
      setRefusal(null);
      const step = await signIn(credentials);
      if (step) onStep(step);
    },
    (error) => errorText(error, 'Failed to sign in'),
  );
  return (
    <AuthFrame
      title="Welcome back"
      lead="Sign in to read and upload contracts."
      google="Continue with Google"
      others={
        <PasskeyButton<{ user: SessionUser }>
          label="Sign In With a Passkey"
          optionsAt="/api/auth/passkey/options"
          at="/api/auth/passkey"
          bodyOf={(response) => ({ response })}
          onPassed={({ user }) => enter(user)}
          onFailure={setRefusal}
        />
      }
      footer={
        <>
          <AuthLink href="/signup">Create an account</AuthLink>
          <AuthLink href="/">Back to Home</AuthLink>
        </>
      }
    >
      {(failure ?? refusal) && <Alert tone="high">{failure ?? refusal}</Alert>}
      <form {...props} aria-label="Sign in" className="grid gap-4">
        <TextField label="Email" type="email" name="email" autoComplete="username" error={errors.email} />
        <PasswordField label="Password" name="password" autoComplete="current-password" error={errors.password} />
        <button
          type="button"
          disabled={!awake}
          onClick={() => void (sendsMail() && navigate('/forgot-password'))}
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
