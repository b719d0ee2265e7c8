import { LogOut, Pencil, Trash2 } from 'lucide-react';
import type { AccountUse, AdminUser } from '../../../shared/admin';
import { formatFileSize } from '../../../shared/format';
import type { Plan } from '../../../shared/plans';
import { Badge, type Tone } from '../../kit/badge';
import { IconButton } from '../../kit/button';
import { Tooltip } from '../../kit/tooltip';

/** pro stands out, enterprise is quiet, all others are outlined. */
const PLAN_TONE: Partial<Record<Plan, Tone>> = { pro: 'solid', enterprise: 'none' };

const PINNED =
  'pr-5.5 text-right max-md:sticky max-md:right-0 max-md:px-2.5 max-md:border-l max-md:border-line max-md:bg-surface';

const COLUMNS = [
  { name: 'Name', look: 'w-[28%] pr-4 pl-5.5' },
  { name: 'Email', look: 'pr-4' },
  { name: 'Plan', look: 'w-25 pr-4' },
  { name: 'Joined', look: 'w-25 pr-4' },
  { name: 'Actions', look: `w-36 max-md:w-33 ${PINNED}` },
];

interface Choose {
  onEdit: (user: AdminUser) => void;
  onEndSessions: (user: AdminUser) => void;
  onDelete: (user: AdminUser) => void;
}

/** A row per account. Narrow screens scroll it sideways; the actions stay in sight. */
export function UserTable({ users, ...choose }: Choose & { users: readonly AdminUser[] }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard
    <section aria-label="Users" tabIndex={0} className="-mx-5.5 overflow-x-auto -outline-offset-2">
      <table className="w-full min-w-175 table-fixed border-separate border-spacing-0 text-left text-sm">
        <thead className="text-muted">
          <tr>
            {COLUMNS.map(({ name, look }) => (
              <th key={name} scope="col" className={`py-2 font-medium ${look}`}>
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {users.map((user) => (
            <UserRow key={user.id} user={user} {...choose} />
          ))}
        </tbody>
      </table>
    </section>
  );
}

function UserRow({ user, onEdit, onEndSessions, onDelete }: Choose & { user: AdminUser }) {
  return (
    <tr className="align-middle [&>*]:border-line [&>*]:border-t">
      <th scope="row" className="py-2 pr-4 pl-5.5 font-medium">
        <Clamped text={user.name} />
      </th>
      <td className="py-2 pr-4 text-muted">
        <Clamped text={user.email} />
        {user.use && <span className="block text-xs tabular-nums">{accountUseWords(user.use)}</span>}
      </td>
      <td className="py-2 pr-4">
        <Badge tone={PLAN_TONE[user.plan] ?? 'outline'}>{user.plan}</Badge>
      </td>
      <td className="py-2 pr-4 text-muted tabular-nums">
        <time dateTime={user.createdAt}>{new Date(user.createdAt).toLocaleDateString()}</time>
      </td>
      <td className={`whitespace-nowrap py-2 ${PINNED}`}>
        <Tooltip text="Edit">
          <IconButton label={`Edit ${user.name}`} onClick={() => onEdit(user)}>
            <Pencil aria-hidden />
          </IconButton>
        </Tooltip>
        <Tooltip text="Sign out everywhere">
          <IconButton label={`Sign out ${user.name} everywhere`} onClick={() => onEndSessions(user)}>
            <LogOut aria-hidden />
          </IconButton>
        </Tooltip>
        <Tooltip text="Delete">
          <IconButton label={`Delete ${user.name}`} onClick={() => onDelete(user)}>
            <Trash2 aria-hidden />
          </IconButton>
        </Tooltip>
      </td>
    </tr>
  );
}

/** What an account uses: '12 contracts, 34.2 MB • 3 analyses this month • 41 s of processor time'. */
function accountUseWords({ contracts, bytes, processorSeconds, analysesThisMonth }: AccountUse): string {
  const counted = (count: number, one: string, many: string) =>
    `${count.toLocaleString('en-US')} ${count === 1 ? one : many}`;
  return [
    `${counted(contracts, 'contract', 'contracts')}, ${formatFileSize(bytes)}`,
    `${counted(analysesThisMonth, 'analysis', 'analyses')} this month`,
    `${Math.round(processorSeconds).toLocaleString('en-US')} s of processor time`,
  ].join(' • ');
}

/** Two lines at most; the whole text is in the title and in the dialogs. */
function Clamped({ text }: { text: string }) {
  return (
    <span title={text.length > 40 ? text : undefined} className="line-clamp-2 [overflow-wrap:anywhere]">
      {text}
    </span>
  );
}
