import { readFileSync, statSync } from 'node:fs';
import { EmbeddedError } from './error';

/** Whom Postgres runs as, and how a command is started so that it does. */
export interface Account {
  uid: number;
  gid: number;
  /** Words put before a command. */
  prefix: string[];
  /** For `Bun.spawn`; empty where no change of user is needed. */
  spawn: { uid?: number; gid?: number };
}

const isRoot = () => process.getuid?.() === 0;

/**
 * Postgres refuses to run as root. As root it runs as the owner of the data there already is, else as the user `postgres`, else as
 * `nobody`; as anybody else it runs as we do.
 */
export function chooseAccount(clusterFolder: string): Account {
  if (!isRoot()) return { uid: process.getuid?.() ?? 0, gid: process.getgid?.() ?? 0, prefix: [], spawn: {} };
  const owner = statSync(clusterFolder, { throwIfNoEntry: false });
  const { uid, gid } = owner && owner.uid !== 0 ? owner : (findUser('postgres') ?? findUser('nobody') ?? NOBODY);
  return { uid, gid, prefix: [], spawn: { uid, gid } };
}

const NOBODY = { uid: 65_534, gid: 65_534 };

function findUser(name: string): { uid: number; gid: number } | null {
  const line = readFileSync('/etc/passwd', 'utf8').match(new RegExp(`^${name}:[^:]*:(\\d+):(\\d+):`, 'm'));
  return line ? { uid: Number(line[1]), gid: Number(line[2]) } : null;
}

/** Whether a shell command succeeds when the account runs it. */
function succeeds({ prefix, spawn }: Account, script: string, path: string): boolean {
  const command = [...prefix, 'sh', '-c', script, 'sh', path];
  return Bun.spawnSync(command, { ...spawn, cwd: '/', stdout: 'ignore', stderr: 'ignore' }).exitCode === 0;
}

const canEnter = (account: Account, folder: string) => succeeds(account, 'cd "$1"', folder);

/** Whether the account can start this program of Postgres, its libraries included. `test -x` asks as Postgres itself will. */
export const canRun = (account: Account, program: string) =>
  succeeds(account, 'test -x "$1" && "$1" --version', program);

/** CAP_DAC_READ_SEARCH passes closed folders; containers often have only the stronger CAP_DAC_OVERRIDE. */
const CAPABILITIES = ['dac_read_search', 'dac_override'] as const;

/** Without it access(2), which Postgres asks about its own programs, overlooks the capabilities of anybody but root. */
const SEEN_BY_ACCESS = '--securebits=+no_setuid_fixup';

/**
 * The account, able to reach a data folder that lies in a folder closed to others, such as /root: one capability lets it pass, while
 * it stays another user than root.
 * @throws EmbeddedError where the system does not allow that
 */
export function reaching(account: Account, folder: string): Account {
  if (canEnter(account, folder)) return account;
  const { uid, gid } = account;
  for (const capability of CAPABILITIES) {
    const user = ['setpriv', `--reuid=${uid}`, `--regid=${gid}`, '--clear-groups'];
    const keep = [`--inh-caps=+${capability}`, `--ambient-caps=+${capability}`, SEEN_BY_ACCESS];
    const prefix = [...user, ...keep];
    const able: Account = { uid, gid, prefix, spawn: {} };
    if (isRoot() && Bun.which('setpriv') && canEnter(able, folder)) return able;
  }
  throw new EmbeddedError(
    `The database cannot run in ${folder}: Postgres refuses to run as root and user ${uid} may not enter that folder. ` +
      'Set DATA_DIR to a folder that every user can reach, or start Counterpart as an ordinary user.',
  );
}
