import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, Suspense, useState } from 'react';
import { Link, useLocation } from 'wouter';
import { useSettingDrafts } from '../components/admin/setting-drafts';
import { useRequiredAdmin } from '../components/admin/use-required-admin';
import { UsersTab } from '../components/admin/users-tab';
import { Alert } from '../kit/alert';
import { Button, buttonClass } from '../kit/button';
import { Loading } from '../kit/spinner';
import { Tabs } from '../kit/tabs';
import { TooltipProvider } from '../kit/tooltip';
import { sendJson } from '../lib/api';
import { lazyPart } from '../lib/lazy-part';
import { toast } from '../stores/toasts';

// Users is the tab that opens; the others come when they are chosen.
const AnalyticsTab = lazyPart(async () => (await import('../components/admin/analytics-tab')).AnalyticsTab);
const SettingsTab = lazyPart(async () => (await import('../components/admin/settings-tab')).SettingsTab);

/** The administrator's dashboard. Its data is asked for only when the session is an administrator's. */
export default function AdminDashboardPage() {
  const cache = useQueryClient();
  const [, go] = useLocation();
  const { session, mayShow } = useRequiredAdmin();

  async function logOut(): Promise<void> {
    try {
      await sendJson('POST', '/api/admin/logout');
      toast({ title: 'Logged out successfully' });
      cache.removeQueries({ predicate: ({ queryKey }) => String(queryKey[0]).startsWith('/api/admin') });
      go('/admin');
    } catch (error) {
      console.error(error);
      toast({ title: 'Logout failed', tone: 'danger' });
    }
  }

  if (session.isPending) return <Loading>Loading...</Loading>;
  if (!mayShow) return null;
  return (
    <div className="wrap py-10">
      <div className="mb-7 flex flex-wrap items-start justify-between gap-4">
        <div>
          <h1 className="text-2xl">Admin Dashboard</h1>
          <p className="mt-1.5 text-muted">Platform management and analytics</p>
        </div>
        <div className="flex flex-wrap gap-2.5">
          <Link href="/admin/audit" className={buttonClass()}>
            Audit Log
          </Link>
          <Link href="/admin/two-step" className={buttonClass()}>
            Two-Step Sign-In
          </Link>
          <Button onClick={() => void logOut()}>Logout</Button>
        </div>
      </div>
      {session.data?.hasFactor === false && (
        <Alert tone="medium" live={false} className="mb-5" title="Your password alone opens this panel">
          Whoever learns it can change every account.{' '}
          <Link href="/admin/two-step" className="underline underline-offset-3">
            Set up two-step sign-in
          </Link>
        </Alert>
      )}
      <TooltipProvider>
        <AdminTabs />
      </TooltipProvider>
    </div>
  );
}

function AdminTabs() {
  const drafts = useSettingDrafts();
  const [tab, setTab] = useState('users');
  return (
    <Tabs
      label="Admin sections"
      value={tab}
      onValueChange={setTab}
      tabs={[
        { value: 'users', label: 'Users', content: <UsersTab /> },
        {
          value: 'analytics',
          label: 'Analytics',
          content: (
            <Later>
              <AnalyticsTab />
            </Later>
          ),
        },
        {
          value: 'settings',
          label: 'Settings',
          content: (
            <Later>
              <SettingsTab drafts={drafts} />
            </Later>
          ),
        },
      ]}
    />
  );
}

function Later({ children }: { children: ReactNode }) {
  return <Suspense fallback={<Loading>Loading...</Loading>}>{children}</Suspense>;
}
