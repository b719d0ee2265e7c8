import type { AdminUser } from '../../../shared/admin';
import { AlertDialog } from '../../kit/alert-dialog';
import { sendJson } from '../../lib/api';
import { USER_DATA } from './queries';
import { useChange } from './use-change';

/** Deletes one account after a confirmation that names it. */
export function DeleteUserDialog({ user, onClose }: { user: AdminUser; onClose: () => void }) {
  const remove = useChange({
    send: () => sendJson('DELETE', `/api/admin/users/${user.id}`),
    outdated: USER_DATA,
    success: 'User deleted successfully',
    failure: 'Delete failed',
    fallback: 'Delete failed',
    onSuccess: onClose,
  });
  return (
    <>
      <AlertDialog
        open
        onOpenChange={(open) => !open && onClose()}
        title="Delete User"
        description="This action cannot be undone. This will permanently delete the user account and all associated data."
        confirm="Delete User"
        busy={remove.isPending}
        onConfirm={() => remove.mutate(undefined)}
      >
        <p className="font-medium">{user.name}</p>
        <p className="text-muted">{user.email}</p>
      </AlertDialog>
      {remove.dialog}
    </>
  );
}
