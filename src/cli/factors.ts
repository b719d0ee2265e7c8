import { Command } from 'commander';
import { findUserByEmail } from '../db/accounts';
import { findAdminByEmail } from '../db/admins';
import type { Db } from '../db/client';
import type { FactorOwner } from '../db/factors';
import { AppError } from '../errors';
import { resetFactors } from '../factors/factors';
import { mailQueue } from '../mail/queue-mail';
import { mailSettings } from '../mail/settings';
import { withDatabase } from './with-database';

/** `factors reset-user|reset-admin`: for somebody who has lost their phone and their recovery codes. */
export function factorsCommand(): Command {
  const factors = new Command('factors').description('remove the second factors of an account that has lost them');
  for (const kind of ['user', 'admin'] as const)
    factors
      .command(`reset-${kind}`)
      .description(
        `remove all second factors and recovery codes of ${kind === 'user' ? 'a user' : 'an administrator'}: the password alone signs in from then on`,
      )
      .argument('<email>', 'of the account')
      .action((email: string) => reset(kind, email));
  return factors;
}

async function reset(kind: FactorOwner['kind'], email: string): Promise<void> {
  const removed = await withDatabase(async ({ config, db, log, now }) => {
    const id = await findId(db, kind, email);
    const queueMail = mailSettings(config) ? mailQueue() : undefined;
    const count = await resetFactors({ db, now, queueMail }, { kind, id });
    if (count > 0) log.warn({ kind, id, factors: count }, 'second factors were removed by the operator');
    return count;
  });
  console.log(
    removed === 0
      ? `${email} has no second factor.`
      : `The second factors of ${email} are removed (${removed}): the password alone signs in now.`,
  );
}

async function findId(db: Db, kind: FactorOwner['kind'], email: string): Promise<string> {
  const found = kind === 'user' ? await findUserByEmail(db, email) : await findAdminByEmail(db, email);
  if (!found)
    throw new AppError(
      'not_found',
      `There is no ${kind === 'user' ? 'user' : 'administrator'} with the email ${email}`,
    );
  return found.id;
}
