import { Command } from 'commander';
import * as v from 'valibot';
import { createAdmin, listAdmins, revokeAdmin } from '../admin/admins';
import { AppError } from '../errors';
import { signUpSchema } from '../shared/accounts';
import { askNewPassword, readPasswordFromInput } from './read-password';
import { withDatabase } from './with-database';

interface CreateOptions {
  name: string;
  passwordStdin?: boolean;
}

/** `admin create|list|revoke`: administrators are made here and nowhere else. */
export function adminCommand(): Command {
  const admin = new Command('admin').description('make, list and remove administrators');
  admin
    .command('create')
    .description('make an administrator; asks for the password on the terminal')
    .argument('<email>', 'what the administrator signs in with')
    .requiredOption('--name <name>', 'name of the person')
    .option('--password-stdin', 'read the password from the first line of standard input')
    .action(create);
  admin.command('list').description('list the administrators, oldest first').action(list);
  admin
    .command('revoke')
    .description('remove an administrator and end all sessions of theirs')
    .argument('<email>')
    .action(revoke);
  return admin;
}

async function create(email: string, { name, passwordStdin }: CreateOptions): Promise<void> {
  check(v.pick(signUpSchema, ['name', 'email']), { name, email });
  const password = passwordStdin ? await readPasswordFromInput() : await askNewPassword();
  const admin = check(signUpSchema, { name, email, password });
  const made = await withDatabase((deps) => createAdmin(deps, admin));
  console.log(`${made.email} is an administrator now and signs in at /admin.`);
}

async function list(): Promise<void> {
  const admins = await withDatabase(listAdmins);
  if (admins.length === 0) console.error('There are no administrators. Make one with: admin create EMAIL --name NAME');
  for (const { email, name, createdAt } of admins) console.log([email, name, createdAt.toISOString()].join('\t'));
}

async function revoke(email: string): Promise<void> {
  await withDatabase((deps) => revokeAdmin(deps, email));
  console.log(`${email} is no administrator any more.`);
}

/** The same rules as in the browser, with the same words. */
function check<T extends v.GenericSchema>(schema: T, input: unknown): v.InferOutput<T> {
  const parsed = v.safeParse(schema, input);
  if (!parsed.success) throw new AppError('invalid', parsed.issues.map(({ message }) => message).join('; '));
  return parsed.output;
}
