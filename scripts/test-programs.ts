/**
 * What tests start as processes of their own, made ready once for a whole run: from our sources each start takes twice as long, and a run has
 * many hundreds. A bundle as of the image, beside which packages and files are those of the checkout.
 */
import { chmod, mkdir, readdir, symlink } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { bundleScripts, ENTRIES, FILES } from './bundle';

const ROOT = join(import.meta.dir, '..');

/** Programs of the tests' own, which share modules with the product's. */
const OF_TESTS = ['fast-clockwork', 'mailer-process', 'worker-process'].map((name) => `tests/support/${name}.ts`);

/**
 * Makes the folder, which has to be a new one.
 * @throws AggregateError of the bundler's messages
 */
export async function makeTestPrograms(folder: string): Promise<void> {
  await bundleScripts(folder, folder, [...ENTRIES, ...OF_TESTS]);
  for (const file of [...FILES, 'node_modules']) {
    await mkdir(dirname(join(folder, file)), { recursive: true });
    await symlink(join(ROOT, file), join(folder, file));
  }
  await openToAll(folder);
}

/** Whatever this user's files are like: a test starts a program as somebody else. */
async function openToAll(folder: string): Promise<void> {
  await chmod(folder, 0o755);
  for (const entry of await readdir(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) await openToAll(path);
    else if (entry.isFile()) await chmod(path, 0o644);
  }
}
