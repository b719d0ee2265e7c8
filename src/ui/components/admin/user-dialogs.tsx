import type { AdminUser } from '../../../shared/admin';
import { AlertDialog } from '../../kit/alert-dialog';
import { sendJson } from '../../lib/api';
import { USER_DATA } from './queries';
import { useChange } from './use-change';

interface OfUser {
  user: AdminUser;
  onClose: () => void;
}

/** Deletes one account after a confirmation that names it. */
export function DeleteUserDialog({ user, onClose }: OfUser) {
  const remove = useChange<void>({
    send: () => sendJson('DELETE', `/api/admin/users/${user.id}`),
    outdated: USER_DATA,
    success: 'User deleted successfully',
    failure: 'Delete failed',
    fallback: 'Delete failed',
    onSuccess: onClose,
  });
  return (
    <ConfirmChange
      user={user}
      onClose={onClose}
      title="Delete User"
      description="This action cannot be undone. This will permanently delete the user account and all associated data."
      change={remove}
    />
  );
}

/** Ends all sessions of one account after a confirmation that names it. */
export function EndSessionsDialog({ user, onClose }: OfUser) {
  const end = useChange<void>({
    send: () => sendJson('DELETE', `/api/admin/users/${user.id}/sessions`),
    outdated: [],
    success: 'User signed out everywhere',
    failure: 'Sign-out failed',
    fallback: 'The user could not be signed out. Please try again.',
    onSuccess: onClose,
  });
  return (
    <ConfirmChange
      user={user}
      onClose={onClose}
      title="Sign Out Everywhere"
      description="Every browser in which this user is signed in is signed out at once. The password and two-step sign-in stay as they are: whoever has them can sign in again."
      change={end}
    />
  );
}

/** Asks whether a change is meant, by the user's name and address; its button bears the title. */
function ConfirmChange({
  user,
  onClose,
  title,
  description,
  change,
}: OfUser & { title: string; description: string; change: ReturnType<typeof useChange<void>> }) {
  return (
    <>
      <AlertDialog
        open
        onOpenChange={(open) => !open && onClose()}
        title={title}
        description={description}
        confirm={title}
        busy={change.isPending}
        onConfirm={() => change.mutate()}
      >
        <p className="font-medium">{user.name}</p>
        <p className="text-muted">{user.email}</p>
      </AlertDialog>
      {change.dialog}
    </>
  );
}
