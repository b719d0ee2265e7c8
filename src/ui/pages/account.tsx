import { Suspense } from 'react';
import { BillingCard } from '../components/account/billing-card';
import { DeleteAccountCard } from '../components/account/delete-account-card';
import { NotificationsCard } from '../components/account/notifications-card';
import { FirstPasswordForm, PasswordForm } from '../components/account/password-form';
import { ProfileForm } from '../components/account/profile-form';
import { Card, CardHeader } from '../kit/card';
import { Loading } from '../kit/spinner';
import { lazyPart } from '../lib/lazy-part';
import { useRequiredUser } from '../lib/use-required-user';

const TwoStepCard = lazyPart(async () => (await import('../components/account/two-step-card')).TwoStepCard);
const AccessCards = lazyPart(async () => (await import('../components/account/access-cards')).AccessCards);
const EmailAddress = lazyPart(async () => (await import('../components/account/email-address')).EmailAddress);

/** The account's settings, for signed-in users. */
export default function AccountPage() {
  const user = useRequiredUser();
  if (!user) return <Loading>Loading account...</Loading>;
  return (
    <div className="wrap max-w-4xl py-10">
      <h1 className="text-2xl">Account</h1>
      <p className="mt-1.5 mb-7 text-muted [overflow-wrap:anywhere]">Signed in as {user.email}</p>
      <div className="grid gap-5">
        <Card as="section" aria-labelledby="profile">
          <CardHeader
            id="profile"
            title="Profile & Security"
            description="Your name, and the password you sign in with."
          />
          <div className="grid gap-x-10 gap-y-8 border-line border-t pt-5 md:grid-cols-2">
            <div>
              <ProfileForm user={user} />
              <Suspense>
                <EmailAddress user={user} />
              </Suspense>
            </div>
            {user.hasNoPassword ? <FirstPasswordForm email={user.email} /> : <PasswordForm email={user.email} />}
          </div>
        </Card>
        <Suspense>
          <TwoStepCard email={user.email} />
        </Suspense>
        <Suspense>
          <AccessCards user={user} />
        </Suspense>
        <BillingCard />
        <NotificationsCard user={user} />
        <DeleteAccountCard email={user.email} />
      </div>
    </div>
  );
}
