import type { SessionUser } from '../../../shared/accounts';
import { ActivityCard } from './activity-card';
import { ProviderCard } from './provider-card';
import { SessionsCard } from './sessions-card';

/** Who has access to the account: the providers that sign in to it, where it is signed in, and what happened with it. */
export function AccessCards({ user }: { user: SessionUser }) {
  return (
    <>
      <ProviderCard email={user.email} hasNoPassword={user.hasNoPassword === true} />
      <SessionsCard />
      <ActivityCard />
    </>
  );
}
