import { useState } from 'react';
import { ACCOUNT_DELETED_REDIRECT_MS } from '../../../shared/limits';
import { AlertDialog } from '../../kit/alert-dialog';
import { Button } from '../../kit/button';
import { Card, CardHeader } from '../../kit/card';
import { stopGuarding } from '../../leaving';
import { sendJson } from '../../lib/api';
import { signOutAndLeave } from '../../sign-out';
import { toast } from '../../stores/toasts';
import { Unconfirmed, useReauthentication } from './use-reauthentication';

/**
 * Deletes the account after a confirmation, then signs out and leaves for the landing page. Whoever signed in a while ago is asked for the password.
 * @param email whose account it is
 */
export function DeleteAccountCard({ email }: { email: string }) {
  const { confirmed, asking, dialog } = useReauthentication(email);
  const [open, setOpen] = useState(false);
  const [busy, setBusy] = useState(false);

  async function remove(): Promise<void> {
    setBusy(true);
    try {
      await confirmed(() => sendJson('DELETE', '/api/user/account'));
      setOpen(false);
      toast({ title: 'Account Deleted', description: 'Your account has been permanently deleted. Redirecting...' });
      // The account is gone: an upload on its way can't be kept by staying.
      stopGuarding();
      setTimeout(() => void signOutAndLeave(), ACCOUNT_DELETED_REDIRECT_MS);
    } catch (error) {
      setBusy(false);
      setOpen(false);
      if (error instanceof Unconfirmed) return;
      console.error(error);
      toast({ title: 'Deletion Failed', description: 'Failed to delete account. Please try again.', tone: 'danger' });
    }
  }

  return (
    <Card as="section" aria-labelledby="delete-account">
      <CardHeader
        id="delete-account"
        title="Delete Account"
        description="Your account, your contracts, their files and analyses are deleted for good."
      />
      <Button variant="danger-quiet" disabled={busy} onClick={() => setOpen(true)}>
        Delete My Account
      </Button>
      <AlertDialog
        open={open && !asking}
        onOpenChange={setOpen}
        title="Are you absolutely sure?"
        description="This action cannot be undone. Your account, your contracts and their analyses are deleted permanently."
        confirm="Yes, Delete Account"
        busy={busy}
        onConfirm={() => void remove()}
      />
      {dialog}
    </Card>
  );
}
