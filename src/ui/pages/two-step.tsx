import { TwoStepCard } from '../components/account/two-step-card';
import { buttonClass } from '../kit/button';
import { Loading } from '../kit/spinner';
import { useRequiredUser } from '../lib/use-required-user';
import { useAuth } from '../stores/session';

/** Where users are sent who lack the second factor that is demanded of them: nothing else opens until they have one. */
export default function TwoStepPage() {
  const user = useRequiredUser();
  const { check } = useAuth();
  if (!user) return <Loading>Loading account...</Loading>;
  return (
    <div className="wrap max-w-3xl py-10">
      <h1 className="text-2xl">Two-step sign-in</h1>
      <p className="mt-1.5 mb-7 text-muted">
        {user.mustAddFactor
          ? 'The people who run this site ask everybody for a second proof at sign-in. Add an authenticator app to go on: it takes a minute, and your phone.'
          : 'Your sign-in is protected by a second proof.'}
      </p>
      <TwoStepCard email={user.email} title="Apps and Passkeys" onAdded={() => void check()} />
      {!user.mustAddFactor && (
        <a href="/" className={buttonClass({ variant: 'primary', size: 'lg' }, 'mt-6')}>
          Continue
        </a>
      )}
    </div>
  );
}
