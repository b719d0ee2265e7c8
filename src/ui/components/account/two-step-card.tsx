import { FactorsCard } from '../factors/factors-card';
import { useReauthentication } from './use-reauthentication';

/** The user's factors. Whoever signed in a while ago proves once more who they are before they change. The rest as in `FactorsCard`. */
export function TwoStepCard({ email, ...card }: { email: string; title?: string; onAdded?: () => void }) {
  const { confirmed, dialog } = useReauthentication(email);
  return (
    <>
      <FactorsCard door="user" confirmed={confirmed} {...card} />
      {dialog}
    </>
  );
}
