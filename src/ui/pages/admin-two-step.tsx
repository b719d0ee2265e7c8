import { useReauthentication } from '../components/account/use-reauthentication';
import { AdminPage } from '../components/admin/admin-page';
import { useRequiredAdmin } from '../components/admin/use-required-admin';
import { FactorsCard } from '../components/factors/factors-card';
import { Alert } from '../kit/alert';
import { Loading } from '../kit/spinner';

/** The administrator's own second factors. Where the operator demands one, it is added here before anything else opens. */
export default function AdminTwoStepPage() {
  const { session, mayShow } = useRequiredAdmin({ addsFactor: true });
  const { confirmed, dialog } = useReauthentication(session.data?.email ?? '', 'admin');
  if (session.isPending) return <Loading>Loading...</Loading>;
  if (!mayShow) return null;
  return (
    <AdminPage title="Two-Step Sign-In">
      {session.data?.mustAddFactor && (
        <Alert tone="medium" live={false} className="mb-5" title="Two-step sign-in is required here">
          Add an authenticator app to go on: it takes a minute, and your phone.
        </Alert>
      )}
      <FactorsCard
        door="admin"
        title="Apps and Passkeys"
        confirmed={confirmed}
        onAdded={() => void session.refetch()}
      />
      {dialog}
    </AdminPage>
  );
}
