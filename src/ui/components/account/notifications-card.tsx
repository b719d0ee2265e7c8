import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import type { Notifications, SessionUser } from '../../../shared/accounts';
import { type MailStatus, PREFERENCE_LABELS } from '../../../shared/mail';
import { Alert } from '../../kit/alert';
import { Card, CardHeader } from '../../kit/card';
import { Switch } from '../../kit/switch';
import { sendJson } from '../../lib/api';
import { useAuth } from '../../stores/session';
import { toast } from '../../stores/toasts';

type Preference = keyof Notifications;

/** What the user allows. Emails rest on the first three, where a mail server is configured (`mail/kinds.ts`); the last two are read by `reprocess.ts` and the report in print. */
const TOGGLES: { key: Preference; label: string; description: string }[] = [
  {
    key: 'emailSecurity',
    label: PREFERENCE_LABELS.emailSecurity,
    description: 'You may email me about sign-ins and changes to my account.',
  },
  {
    key: 'emailDocuments',
    label: PREFERENCE_LABELS.emailDocuments,
    description: 'You may email me about my documents: analyses that ended, and days that are coming up.',
  },
  {
    key: 'emailMarketing',
    label: PREFERENCE_LABELS.emailMarketing,
    description: 'You may email me about new features.',
  },
  {
    key: 'documentProcessing',
    label: 'Auto-process documents',
    description: 'Analyze my documents again when the analysis improves. New uploads are always analyzed.',
  },
  {
    key: 'analysisReports',
    label: 'Enhanced reports',
    description: 'A printed analysis ends with the passages of the contract behind its facts and key terms.',
  },
];

/** Five switches, each saved when it is turned; one that could not be saved goes back. */
export function NotificationsCard({ user }: { user: SessionUser }) {
  const turn = usePreferences(user.notifications);
  const { data: mail } = useQuery<MailStatus>({ queryKey: ['/api/user/mail'] });
  return (
    <Card as="section" aria-labelledby="notifications">
      <CardHeader
        id="notifications"
        title="Notifications & Preferences"
        description="What we may email you about, and how your documents are treated. A change is saved at once."
      />
      {mail?.configured === false && (
        <Alert live={false} className="mb-3.5">
          No mail server is set up here, so no emails are sent. Your choices are kept for when there is one.
        </Alert>
      )}
      {TOGGLES.map(({ key, label, description }) => (
        <div key={key} className="border-line border-t py-3.5 last:pb-0">
          <Switch
            label={label}
            description={description}
            checked={user.notifications[key]}
            onCheckedChange={(on) => turn(key, on)}
          />
        </div>
      ))}
    </Card>
  );
}

/**
 * Turns a preference at once and saves it, one after the other, so that of two quick turns the later one stays.
 * @param shown what the switches show; the first one given is what is saved
 */
function usePreferences(shown: Notifications): (key: Preference, on: boolean) => void {
  const { update } = useAuth();
  const saved = useRef(shown);
  const latest = useRef(shown);
  const queue = useRef(Promise.resolve());
  latest.current = shown;

  function show(key: Preference, on: boolean): void {
    latest.current = { ...latest.current, [key]: on };
    update({ notifications: latest.current });
  }

  async function save(key: Preference, on: boolean): Promise<void> {
    const next = { ...saved.current, [key]: on };
    try {
      await sendJson('PATCH', '/api/user/notifications', next);
      saved.current = next;
      toast({ title: 'Preferences Updated', description: 'Your notification preferences have been saved.' });
    } catch (error) {
      console.error(error);
      show(key, saved.current[key]);
      toast({ title: 'Update Failed', description: 'Failed to update notification preferences.', tone: 'danger' });
    }
  }

  return (key, on) => {
    show(key, on);
    queue.current = queue.current.then(() => save(key, on));
  };
}
