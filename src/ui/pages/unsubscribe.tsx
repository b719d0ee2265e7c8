import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { CircleAlert, CircleCheck, Mail } from 'lucide-react';
import { useParams } from 'wouter';
import { type MailedPreference, PREFERENCE_LABELS, type Unsubscription } from '../../shared/mail';
import { Alert } from '../kit/alert';
import { Button, buttonClass } from '../kit/button';
import { EmptyState } from '../kit/empty-state';
import { Loading } from '../kit/spinner';
import { ApiError, sendJson } from '../lib/api';
import { useAwake } from '../lib/use-awake';
import { useAuth } from '../stores/session';

/** What ends with each, in the words of the letters. */
const ENDS: Readonly<Record<MailedPreference, string>> = {
  emailSecurity: 'emails about sign-ins and changes to your account',
  emailDocuments: 'emails about your documents: analyses that ended, and days that are coming up',
  emailMarketing: 'emails about new features',
};

/** Where the last link of an e-mail leads: one press ends such e-mails. Opening it changes nothing, since programs that check e-mails open every link. */
export default function UnsubscribePage() {
  const { token = '' } = useParams();
  const { data, error, refetch } = useQuery<Unsubscription>({ queryKey: ['/api/unsubscribe', token] });
  return (
    <div className="wrap py-16" aria-live="polite">
      {data ? <Choice token={token} subscription={data} /> : <Opening error={error} onRetry={() => void refetch()} />}
    </div>
  );
}

function Opening({ error, onRetry }: { error: Error | null; onRetry: () => void }) {
  if (!error) return <Loading>Loading...</Loading>;
  const gone = error instanceof ApiError && error.status === 404;
  return (
    <EmptyState
      level={1}
      icon={<CircleAlert />}
      title={gone ? 'This link does not work any more' : 'The page could not be loaded'}
      action={gone ? <AccountLink /> : <Button onClick={onRetry}>Try Again</Button>}
    >
      {gone
        ? 'The account it was made for may be gone, or a part of the address is missing. What we email you can be chosen in your account.'
        : 'Please check your connection and try again.'}
    </EmptyState>
  );
}

function Choice({ token, subscription: { preference, on } }: { token: string; subscription: Unsubscription }) {
  const awake = useAwake();
  const cache = useQueryClient();
  const { user, check } = useAuth();
  const { mutate, isPending, isError } = useMutation({
    mutationFn: () => sendJson<Unsubscription>('POST', `/unsubscribe/${encodeURIComponent(token)}`),
    onSuccess: (answer) => {
      cache.setQueryData(['/api/unsubscribe', token], answer);
      // The switches of whoever is signed in here are saved together: an old one must not turn this on again.
      if (user) void check();
    },
    onError: (error) => console.error(error),
  });
  const label = PREFERENCE_LABELS[preference];
  if (!on)
    return (
      <EmptyState level={1} icon={<CircleCheck />} title="You are unsubscribed" action={<AccountLink />}>
        We send you no more {ENDS[preference]}. You can turn “{label}” on again in your account.
      </EmptyState>
    );
  return (
    <EmptyState
      level={1}
      icon={<Mail />}
      title={`Unsubscribe from “${label}”?`}
      action={
        <Button variant="primary" size="lg" busy={isPending} disabled={!awake} onClick={() => mutate()}>
          Unsubscribe
        </Button>
      }
    >
      <p>This ends {ENDS[preference]}. Everything else stays as it is.</p>
      {isError && (
        <Alert tone="high" className="mt-5 text-left">
          That did not work. Please check your connection and try again.
        </Alert>
      )}
    </EmptyState>
  );
}

function AccountLink() {
  return (
    <a href="/account" className={buttonClass()}>
      Your account
    </a>
  );
}
