import { useEffect } from 'react';
import { Link, useLocation } from 'wouter';
import { AuditLog } from '../components/admin/audit-log';
import { useRequiredAdmin } from '../components/admin/use-required-admin';
import { Loading } from '../kit/spinner';

/** The audit log, for administrators. Its data is asked for only when the session is one that may see it. */
export default function AdminAuditPage() {
  const [, go] = useLocation();
  const { session, isAdmin } = useRequiredAdmin();
  const mustAddFactor = session.data?.mustAddFactor === true;
  // There the second factor is added that the operator demands.
  useEffect(() => {
    if (mustAddFactor) go('/admin/dashboard', { replace: true });
  }, [mustAddFactor, go]);
  if (session.isPending) return <Loading>Loading...</Loading>;
  if (!isAdmin || mustAddFactor) return null;
  return (
    <div className="wrap max-w-5xl py-10">
      <p className="mb-2 text-sm">
        <Link href="/admin/dashboard" className="text-accent underline underline-offset-2">
          Admin Dashboard
        </Link>
      </p>
      <h1 className="mb-7 text-2xl">Audit Log</h1>
      <AuditLog />
    </div>
  );
}
