import type { AdminUser } from '../../../shared/admin';
import { AlertDialog } from '../../kit/alert-dialog';
import { sendJson } from '../../lib/api';
import { useChange } from './use-change';

/** Ends all sessions of one account after a confirmation that names it. */
export function EndSessionsDialog({ user, onClose }: { user: AdminUser; onClose: () => void }) {
  const end = useChange({
    send: () => sendJson('DELETE', `/api/admin/users/${user.id}/sessions`),
    outdated: [],
    success: 'User signed out everywhere',
    failure: 'Sign-out failed',
    fallback: 'The user could not be signed out. Please try again.',
    onSuccess: onClose,
  });
  return (
    <>
      <AlertDialog
        open
        onOpenChange={(open) => !open && onClose()}
        title="Sign Out Everywhere"
        description="Every browser in which this user is signed in is signed out at once. The password and two-step sign-in stay as they are: whoever has them can sign in again."
        confirm="Sign Out Everywhere"
        busy={end.isPending}
        onConfirm={() => end.mutate(undefined)}
      >
        <p className="font-medium">{user.name}</p>
        <p className="text-muted">{user.email}</p>
      </AlertDialog>
      {end.dialog}
    </>
  );
}
