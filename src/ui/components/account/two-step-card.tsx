import { FactorsCard } from '../factors/factors-card';
import { useReauthentication } from './use-reauthentication';

/** The user's factors. Whoever signed in a while ago is asked for the password before they change. @param onAdded as in `FactorsCard` */
export function TwoStepCard({ email, onAdded }: { email: string; onAdded?: () => void }) {
  const { confirmed, dialog } = useReauthentication(email);
  return (
    <>
      <FactorsCard door="user" confirmed={confirmed} {...(onAdded && { onAdded })} />
      {dialog}
    </>
  );
}
