import { useState } from 'react';
import type { Notifications, SessionUser } from '../../../shared/accounts';
import { Card, CardHeader } from '../../kit/card';
import { Switch } from '../../kit/switch';
import { sendJson } from '../../lib/api';
import { useAuth } from '../../stores/session';
import { toast } from '../../stores/toasts';

const TOGGLES: { key: keyof Notifications; label: string; description: string }[] = [
  { key: 'emailSecurity', label: 'Security alerts', description: 'Emails about sign-ins and changes to your account.' },
  { key: 'emailDocuments', label: 'Document updates', description: 'Emails about your documents and their analyses.' },
  { key: 'emailMarketing', label: 'Product news', description: 'Emails about new features.' },
  {
    key: 'documentProcessing',
    label: 'Auto-process documents',
    description: 'Analyze documents as they are uploaded.',
  },
  { key: 'analysisReports', label: 'Enhanced reports', description: 'Reports with every finding and its source.' },
];

/** Five switches, each saved when it is turned; one that could not be saved goes back. */
export function NotificationsCard({ user }: { user: SessionUser }) {
  const { update } = useAuth();
  const [saving, setSaving] = useState(false);

  async function save(notifications: Notifications): Promise<void> {
    setSaving(true);
    update({ notifications });
    try {
      await sendJson('PATCH', '/api/user/notifications', notifications);
      toast({ title: 'Preferences Updated', description: 'Your notification preferences have been saved.' });
    } catch (error) {
      console.error(error);
      update({ notifications: user.notifications });
      toast({ title: 'Update Failed', description: 'Failed to update notification preferences.', tone: 'danger' });
    } finally {
      setSaving(false);
    }
  }

  return (
    <Card as="section" aria-labelledby="notifications">
      <CardHeader
        id="notifications"
        title="Notifications & Preferences"
        description="What you hear from us. A change is saved at once."
      />
      {TOGGLES.map(({ key, label, description }) => (
        <div key={key} className="border-line border-t py-3.5 last:pb-0">
          <Switch
            label={label}
            description={description}
            checked={user.notifications[key]}
            disabled={saving}
            onCheckedChange={(on) => void save({ ...user.notifications, [key]: on })}
          />
        </div>
      ))}
    </Card>
  );
}
