import * as v from 'valibot';
import { recordEvent } from '../audit/record';
import { requireGoodPassword } from '../credentials/password-rules';
import { hashPassword } from '../credentials/passwords';
import { deleteLinksOf } from '../db/account-links';
import { insertPlanChange, lockUser, type UserRow, updateUser as updateUserRow } from '../db/accounts';
import type { Database, Transaction } from '../db/client';
import { isUniqueViolation } from '../db/errors';
import { forgetDevices } from '../db/known-devices';
import { deleteSessionsOf } from '../db/sessions';
import { AppError } from '../errors';
import { requireRecentSignIn } from '../factors/re-authentication';
import type { QueueMail } from '../mail/queue-mail';
import type { AdminUser, UserPatch } from '../shared/admin';
import type { AuditDetails } from '../shared/audit';
import { LIST_PRICE } from '../shared/plans';
import type { AdminAtWork } from './sessions';
import { toAdminUser } from './users';

type Change = Omit<UserPatch, 'password'> & { passwordHash?: string };

const notFound = () => new AppError('not_found', 'This user does not exist.');

interface UpdateDeps {
  db: Database;
  now: () => Date;
  queueMail?: QueueMail | undefined;
}

/**
 * Changes what the patch names. A change of plan is booked in the ledger at the new plan's list price in the same transaction;
 * a new password ends all the user's sessions. The user is told by e-mail of a new password, and of a new address at the old one.
 * @param by the administrator who does it; what changed is in the audit log
 * @throws AppError reauthentication_required where e-mail address or password are to change and the administrator proved more than 10 minutes ago who they are; not_found; conflict where another user has the e-mail address; password_refused
 */
export async function updateUser(
  deps: UpdateDeps,
  id: string,
  { password, ...patch }: UserPatch,
  by: AdminAtWork,
): Promise<AdminUser> {
  // Either opens the account to whoever is told it.
  if (password !== undefined || patch.email !== undefined) requireRecentSignIn(deps, by);
  if (!v.is(v.pipe(v.string(), v.uuid()), id)) throw notFound();
  const change: Change = password === undefined ? patch : { ...patch, passwordHash: await hashPassword(password) };
  try {
    return toAdminUser(
      await deps.db.transaction(async (tx) => {
        if (password !== undefined) await checkPassword(tx, id, password, patch.email);
        return applyChange(deps, tx, id, change, by);
      }),
    );
  } catch (error) {
    if (isUniqueViolation(error)) throw new AppError('conflict', 'An account with this email already exists');
    throw error;
  }
}

/** The password is held against the address that the account will have. */
async function checkPassword(tx: Transaction, id: string, password: string, email?: string): Promise<void> {
  const user = await lockUser(tx, id);
  if (user) await requireGoodPassword(password, email ?? user.email);
}

async function applyChange(
  deps: UpdateDeps,
  tx: Transaction,
  id: string,
  change: Change,
  by: AdminAtWork,
): Promise<UserRow> {
  const before = await lockUser(tx, id);
  if (!before) throw notFound();
  if (Object.keys(change).length === 0) return before;
  const isOther = change.email !== undefined && change.email.toLowerCase() !== before.email.toLowerCase();
  // Nobody has proved the new one.
  const proof = isOther ? { emailVerifiedAt: null, pendingEmail: null, mailedUnverified: false } : {};
  const after = await updateUserRow(tx, id, { ...change, ...proof });
  if (!after) throw notFound();
  await recordEvent(tx, {
    ...{ action: 'admin-account-changed', actor: by, address: by.address, subject: { kind: 'user', id } },
    ...whatChanged(before, after),
  });
  if (after.plan !== before.plan) {
    const amountCents = Math.round(LIST_PRICE[after.plan] * 100);
    const changedAt = deps.now();
    await insertPlanChange(tx, { userId: id, fromPlan: before.plan, toPlan: after.plan, amountCents, changedAt });
  }
  if (isOther) {
    await deleteLinksOf(tx, id);
    await deps.queueMail?.(tx, { to: id, kind: 'email-verification' });
    await deps.queueMail?.(tx, { to: id, kind: 'email-changed', address: before.email, by: 'administrator' });
  }
  if (change.passwordHash) {
    await deleteSessionsOf(tx, id);
    await forgetDevices(tx, id, null);
    await deps.queueMail?.(tx, { to: id, kind: 'password-changed', by: 'administrator' });
  }
  return after;
}

/** Before and after of what is another now; of a password only that it is. */
function whatChanged(before: UserRow, after: UserRow): { details: AuditDetails; names?: AuditDetails } {
  const details: AuditDetails = {};
  const names: AuditDetails = {};
  if (after.plan !== before.plan) Object.assign(details, { planBefore: before.plan, plan: after.plan });
  if (after.passwordHash !== before.passwordHash) details.password = 'changed';
  if (after.name !== before.name) Object.assign(names, { nameBefore: before.name, name: after.name });
  if (after.email !== before.email) Object.assign(names, { emailBefore: before.email, email: after.email });
  return { details, ...(Object.keys(names).length > 0 && { names }) };
}
