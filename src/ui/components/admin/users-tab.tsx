import { useQuery } from '@tanstack/react-query';
import { Pencil, Trash2, Users } from 'lucide-react';
import { useState } from 'react';
import type { AdminUser } from '../../../shared/admin';
import type { Plan } from '../../../shared/plans';
import { Alert } from '../../kit/alert';
import { AlertDialog } from '../../kit/alert-dialog';
import { Badge, type Tone } from '../../kit/badge';
import { IconButton } from '../../kit/button';
import { Card, CardHeader } from '../../kit/card';
import { EmptyState } from '../../kit/empty-state';
import { Loading } from '../../kit/spinner';
import { errorText, sendJson } from '../../lib/api';
import { EditUserDialog } from './edit-user-dialog';
import { USERS_KEY, useChange } from './queries';

const PLAN_TONE: Partial<Record<Plan, Tone>> = { pro: 'solid', enterprise: 'none' };

/** Every account, with the ways to change and delete it. */
export function UsersTab() {
  const users = useQuery<{ users: AdminUser[] }>({ queryKey: USERS_KEY });
  const [edited, setEdited] = useState<AdminUser | null>(null);
  const [deleted, setDeleted] = useState<AdminUser | null>(null);
  const remove = useChange({
    send: ({ id }: AdminUser) => sendJson('DELETE', `/api/admin/users/${id}`),
    refetch: USERS_KEY,
    success: 'User deleted successfully',
    failure: 'Delete failed',
    fallback: 'Delete failed',
    onSuccess: () => setDeleted(null),
  });
  if (users.isPending) return <Loading>Loading users...</Loading>;
  if (users.isError) return <Alert tone="high">{errorText(users.error, 'The users could not be loaded.')}</Alert>;
  return (
    <Card as="section" aria-labelledby="user-management">
      <CardHeader id="user-management" title="User Management" />
      {users.data.users.length === 0 ? (
        <EmptyState icon={<Users />} level={3} title="No users yet">
          Accounts appear here when people sign up.
        </EmptyState>
      ) : (
        <UserTable users={users.data.users} onEdit={setEdited} onDelete={setDeleted} />
      )}
      {edited && <EditUserDialog key={edited.id} user={edited} onClose={() => setEdited(null)} />}
      <AlertDialog
        open={deleted !== null}
        onOpenChange={(open) => !open && setDeleted(null)}
        title="Delete User"
        description="This action cannot be undone. This will permanently delete the user account and all associated data."
        confirm="Delete User"
        busy={remove.isPending}
        onConfirm={() => deleted && remove.mutate(deleted)}
      />
    </Card>
  );
}

interface Choose {
  onEdit: (user: AdminUser) => void;
  onDelete: (user: AdminUser) => void;
}

function UserTable({ users, onEdit, onDelete }: Choose & { users: AdminUser[] }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard
    <section aria-label="Users" tabIndex={0} className="-mx-5.5 overflow-x-auto px-5.5">
      <table className="w-full min-w-160 border-collapse text-left text-sm">
        <thead className="text-muted">
          <tr>
            {['Name', 'Email', 'Plan', 'Joined', 'Actions'].map((column) => (
              <th key={column} scope="col" className="py-2 pr-4 font-medium last:pr-0 last:text-right">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {users.map((user) => (
            <UserRow key={user.id} user={user} onEdit={onEdit} onDelete={onDelete} />
          ))}
        </tbody>
      </table>
    </section>
  );
}

function UserRow({ user, onEdit, onDelete }: Choose & { user: AdminUser }) {
  return (
    <tr className="border-line border-t align-middle">
      <td className="max-w-60 break-words py-2 pr-4 font-medium">{user.name}</td>
      <td className="max-w-70 break-words py-2 pr-4 text-muted">{user.email}</td>
      <td className="py-2 pr-4">
        <Badge tone={PLAN_TONE[user.plan] ?? 'outline'}>{user.plan}</Badge>
      </td>
      <td className="py-2 pr-4 text-muted tabular-nums">{new Date(user.createdAt).toLocaleDateString()}</td>
      <td className="whitespace-nowrap py-2 text-right">
        <IconButton label={`Edit ${user.name}`} onClick={() => onEdit(user)}>
          <Pencil aria-hidden />
        </IconButton>
        <IconButton label={`Delete ${user.name}`} onClick={() => onDelete(user)}>
          <Trash2 aria-hidden />
        </IconButton>
      </td>
    </tr>
  );
}
