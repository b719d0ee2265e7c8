import { useQueryClient } from '@tanstack/react-query';
import { Users } from 'lucide-react';
import { type ReactNode, Suspense, useEffect, useState } from 'react';
import type { AdminUser, UserList } from '../../../shared/admin';
import { USERS_PER_PAGE } from '../../../shared/limits';
import { Alert } from '../../kit/alert';
import { Card, CardHeader } from '../../kit/card';
import { EmptyState } from '../../kit/empty-state';
import { Input } from '../../kit/field';
import { Pager } from '../../kit/pager';
import { Loading } from '../../kit/spinner';
import { errorText } from '../../lib/api';
import { lazyPart } from '../../lib/lazy-part';
import { useDebounced } from '../../lib/use-debounced';
import { USERS_KEY, useUsers } from './queries';
import { UserTable } from './user-table';

// Select and dialogs are a sixth of the dashboard's script: they come when they are asked for.
const EditUserDialog = lazyPart(async () => (await import('./edit-user-dialog')).EditUserDialog);
const EndSessionsDialog = lazyPart(async () => (await import('./user-dialogs')).EndSessionsDialog);
const DeleteUserDialog = lazyPart(async () => (await import('./user-dialogs')).DeleteUserDialog);

/** How long typing must pause before the server is asked. */
const SEARCH_PAUSE_MS = 250;

/** The accounts, page by page, with the ways to find, change, sign out and delete them. */
export function UsersTab() {
  const [typed, setTyped] = useState('');
  const search = useDebounced(typed.trim(), SEARCH_PAUSE_MS);
  const [page, setPage] = useState(1);
  const users = useUsers(search, page);
  const [edited, setEdited] = useState<AdminUser | null>(null);
  const [signedOut, setSignedOut] = useState<AdminUser | null>(null);
  const [deleted, setDeleted] = useState<AdminUser | null>(null);
  const pages = Math.max(1, Math.ceil((users.data?.total ?? 0) / USERS_PER_PAGE));
  const cache = useQueryClient();
  // Users were deleted meanwhile, here or elsewhere: what is known of the other pages is out of date.
  useEffect(() => {
    if (!users.data || page <= pages) return;
    setPage(pages);
    void cache.invalidateQueries({ queryKey: USERS_KEY });
  }, [users.data, page, pages, cache]);
  return (
    <Card as="section" aria-labelledby="user-management">
      <CardHeader id="user-management" title="User Management" />
      <SearchBox
        value={typed}
        onChange={(text) => {
          setTyped(text);
          setPage(1);
        }}
      >
        {users.data && <Found list={users.data} page={page} />}
      </SearchBox>
      {users.isPending && <Loading>Loading users...</Loading>}
      {users.isError && <Alert tone="high">{errorText(users.error, 'The users could not be loaded.')}</Alert>}
      {users.data && (
        <div className="grid gap-4" aria-busy={users.isPlaceholderData}>
          {users.data.users.length > 0 ? (
            <UserTable users={users.data.users} onEdit={setEdited} onEndSessions={setSignedOut} onDelete={setDeleted} />
          ) : (
            <NoUsers searched={search !== ''} />
          )}
          <Pager label="Pages of users" page={page} pages={pages} onPage={setPage} />
        </div>
      )}
      <Suspense>
        {edited && <EditUserDialog key={edited.id} user={edited} onClose={() => setEdited(null)} />}
        {signedOut && <EndSessionsDialog key={signedOut.id} user={signedOut} onClose={() => setSignedOut(null)} />}
        {deleted && <DeleteUserDialog key={deleted.id} user={deleted} onClose={() => setDeleted(null)} />}
      </Suspense>
    </Card>
  );
}

function SearchBox({
  value,
  onChange,
  children,
}: {
  value: string;
  onChange: (text: string) => void;
  children: ReactNode;
}) {
  return (
    <div className="mb-3 flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
      <Input
        type="search"
        aria-label="Search users"
        placeholder="Search by name or email"
        maxLength={320}
        className="sm:max-w-80"
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
      <p role="status" className="text-muted text-sm tabular-nums">
        {children}
      </p>
    </div>
  );
}

/** '51–100 of 1,234 users' */
function Found({ list: { users, total }, page }: { list: UserList; page: number }) {
  const first = (page - 1) * USERS_PER_PAGE + 1;
  const [from, to, all] = [first, first + users.length - 1, total].map((count) => count.toLocaleString('en-US'));
  if (total <= USERS_PER_PAGE || users.length === 0) return `${all} ${total === 1 ? 'user' : 'users'}`;
  return `${from}–${to} of ${all} users`;
}

function NoUsers({ searched }: { searched: boolean }) {
  return (
    <EmptyState icon={<Users />} level={3} title={searched ? 'No users found' : 'No users yet'}>
      {searched ? 'No name and no email holds these words.' : 'Accounts appear here when people sign up.'}
    </EmptyState>
  );
}
