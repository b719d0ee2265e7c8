import { AdminPage } from '../components/admin/admin-page';
import { AuditLog } from '../components/admin/audit-log';
import { useRequiredAdmin } from '../components/admin/use-required-admin';
import { Loading } from '../kit/spinner';

/** The audit log, for administrators. Its data is asked for only when the session is one that may see it. */
export default function AdminAuditPage() {
  const { session, mayShow } = useRequiredAdmin();
  if (session.isPending) return <Loading>Loading...</Loading>;
  if (!mayShow) return null;
  return (
    <AdminPage title="Audit Log">
      <AuditLog />
    </AdminPage>
  );
}
