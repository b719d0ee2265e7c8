import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { emailChangeSchema, type SessionUser } from '../../../shared/accounts';
import type { MailStatus } from '../../../shared/mail';
import { Badge } from '../../kit/badge';
import { Button } from '../../kit/button';
import { Dialog } from '../../kit/dialog';
import { TextField } from '../../kit/field';
import { errorText, sendJson } from '../../lib/api';
import { useForm } from '../../lib/use-form';
import { useAuth } from '../../stores/session';
import { toast } from '../../stores/toasts';
import { DialogForm } from '../dialog-form';
import { Unconfirmed, useReauthentication } from './use-reauthentication';

/** Whether the account's address is proved, and the ways to prove and to change it. */
export function EmailAddress({ user }: { user: SessionUser }) {
  const { data } = useQuery<MailStatus>({ queryKey: ['/api/user/mail'] });
  const [changing, setChanging] = useState(false);
  const [sending, setSending] = useState(false);

  async function sendAgain(): Promise<void> {
    setSending(true);
    try {
      await sendJson('POST', '/api/user/email/verification');
      toast({ title: 'Email Sent', description: 'Open the link in it to confirm your address.' });
    } catch (error) {
      console.error(error);
      const description = errorText(error, 'The email could not be asked for. Please try again.');
      toast({ title: 'Email Not Sent', description, tone: 'danger' });
    } finally {
      setSending(false);
    }
  }

  return (
    <div className="mt-6 grid gap-2.5 border-line border-t pt-4 text-sm">
      <div className="flex flex-wrap items-center gap-2.5">
        <h3 className="font-medium font-sans text-sm tracking-normal">Email address</h3>
        {data?.configured && (data.verified ? <Badge tone="low">Confirmed</Badge> : <Badge>Not confirmed</Badge>)}
      </div>
      {data?.configured && !data.verified && (
        <p className="text-muted">
          {data.mailed
            ? 'Open a link that we send there to confirm that it is yours.'
            : 'Until you open the link that we sent there, you get no emails about your documents.'}
        </p>
      )}
      {data?.pending && (
        <p className="text-muted [overflow-wrap:anywhere]">
          It changes to {data.pending} once the link that we sent there is opened.
        </p>
      )}
      <div className="flex flex-wrap gap-2.5">
        <Button size="sm" onClick={() => setChanging(true)}>
          Change Email
        </Button>
        {data?.configured && !data.verified && (
          <Button size="sm" busy={sending} onClick={() => void sendAgain()}>
            {data.mailed ? 'Send a Link' : 'Send the Link Again'}
          </Button>
        )}
      </div>
      <ChangeDialog user={user} open={changing} onClose={() => setChanging(false)} />
    </div>
  );
}

function ChangeDialog({ user, open, onClose }: { user: SessionUser; open: boolean; onClose: () => void }) {
  const { confirmed, dialog } = useReauthentication(user.email);
  const { update } = useAuth();
  const cache = useQueryClient();

  async function save(email: string): Promise<void> {
    const { pending } = await confirmed(() =>
      sendJson<{ pending: string | null }>('POST', '/api/user/email', { email }),
    );
    if (pending === null) update({ email });
    void cache.invalidateQueries({ queryKey: ['/api/user/mail'] });
    onClose();
    const description = pending ? `Open the link that we sent to ${pending}.` : 'Your account has the new address.';
    toast({ title: pending ? 'Confirm the New Address' : 'Email Changed', description });
  }

  return (
    <>
      <Dialog
        open={open}
        onOpenChange={(stays) => stays || onClose()}
        title="Change your email address"
        description={`You sign in with ${user.email} now.`}
        pressOutside="ignore"
      >
        <ChangeForm save={save} onCancel={onClose} />
      </Dialog>
      {dialog}
    </>
  );
}

function ChangeForm({ save, onCancel }: { save: (email: string) => Promise<void>; onCancel: () => void }) {
  const form = useForm(
    emailChangeSchema,
    ({ email }) => save(email),
    (error) =>
      error instanceof Unconfirmed ? '' : errorText(error, 'The address could not be changed. Please try again.'),
  );
  return (
    <DialogForm form={form} label="Change your email address" submit="Change Email" onCancel={onCancel}>
      <TextField label="New Email" type="email" name="email" autoComplete="email" error={form.errors.email} />
    </DialogForm>
  );
}
