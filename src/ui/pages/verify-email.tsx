import { useMutation, useQueryClient } from '@tanstack/react-query';
import { CircleAlert, CircleCheck, Mail } from 'lucide-react';
import { Alert } from '../kit/alert';
import { Button, buttonClass } from '../kit/button';
import { EmptyState } from '../kit/empty-state';
import { ApiError, errorText, sendJson } from '../lib/api';
import { useAwake } from '../lib/use-awake';
import { useLinkToken } from '../lib/use-link-token';
import { useAuth } from '../stores/session';

/** Where the link leads by which an address is proved. Opening it changes nothing, since programs that check e-mails open every link. */
export default function VerifyEmailPage() {
  const token = useLinkToken();
  const awake = useAwake();
  const cache = useQueryClient();
  const { user, check } = useAuth();
  const { mutate, data, error, isPending } = useMutation({
    mutationFn: () => sendJson<{ email: string }>('POST', '/api/auth/verify-email', { token }),
    onSuccess: () => {
      void cache.invalidateQueries({ queryKey: ['/api/user/mail'] });
      if (user) void check();
    },
    onError: (reason) => console.error(reason),
  });
  const gone = error instanceof ApiError && [404, 409, 422].includes(error.status);
  const account = (
    <a href={user ? '/account' : '/signin'} className={buttonClass()}>
      {user ? 'Your account' : 'Sign In'}
    </a>
  );
  return (
    <div className="wrap py-16" aria-live="polite">
      {data ? (
        <EmptyState level={1} icon={<CircleCheck />} title="Your address is confirmed" action={account}>
          <span className="[overflow-wrap:anywhere]">Your account has the address {data.email}.</span>
        </EmptyState>
      ) : gone ? (
        <EmptyState level={1} icon={<CircleAlert />} title="This link does not work" action={account}>
          {errorText(error, 'Your account can send you a new one.')}
        </EmptyState>
      ) : (
        <EmptyState
          level={1}
          icon={<Mail />}
          title="Confirm your email address"
          action={
            <Button variant="primary" busy={isPending} disabled={!awake} onClick={() => mutate()}>
              Confirm
            </Button>
          }
        >
          By this you say that you read mail at the address to which the link was sent.
        </EmptyState>
      )}
      {error && !gone && (
        <Alert tone="high" className="mx-auto mt-5 max-w-md">
          That did not work. Please check your connection and try again.
        </Alert>
      )}
    </div>
  );
}
