/** Programs in namespaces of their own, by util-linux and the shell: what a container engine does for a build step and for a container. */

/** What a process in a root of its own is started with. */
export interface Setting {
  /** The folder that is `/` for it. */
  root: string;
  /** Its whole environment. */
  env: Record<string, string>;
  workdir: string;
  uid: number;
  gid: number;
}

/** The capabilities that Docker leaves to root by default. */
const DOCKER_CAPABILITIES =
  'chown,dac_override,fowner,fsetid,kill,setgid,setuid,setpcap,net_bind_service,net_raw,sys_chroot,mknod,audit_write,setfcap';

/** Needed by `unshare` to get where it goes; a user other than root has none of them. */
const ENTERING_CAPABILITIES = 'setgid,setuid,sys_chroot';

const DEVICES = 'null zero full random urandom tty';

const bounding = (names: string) => `--bounding-set=-all,${names.replace(/\w+/g, '+$&')}`;

/**
 * Makes the mounts of a container in a fresh mount namespace; `$1` is its root. `/etc` has the machine's names of hosts, as Docker's
 * containers do.
 */
export const MOUNTS = `set -e
mount --make-rprivate /
root=$1
mount -t proc proc "$root/proc"
mount -t sysfs -o ro,nosuid,nodev,noexec sysfs "$root/sys"
mount -t tmpfs -o mode=755,size=64k,nosuid tmpfs "$root/dev"
for device in ${DEVICES}; do : >"$root/dev/$device"; mount --bind "/dev/$device" "$root/dev/$device"; done
ln -s /proc/self/fd "$root/dev/fd"
for file in hosts resolv.conf; do mount --bind "/etc/$file" "$root/etc/$file"; done`;

/** Places that an engine puts into every root for its mounts. */
export const MOUNT_POINTS = 'mkdir -p "$1/proc" "$1/sys" "$1/dev" "$1/etc"; touch "$1/etc/hosts" "$1/etc/resolv.conf"';

/** The words that start a command in a root of its own, with no more rights than Docker gives. */
export function entering({ root, workdir, uid, gid }: Setting, options: { allowed: 'docker' | 'none' }): string[] {
  const capabilities = options.allowed === 'docker' ? DOCKER_CAPABILITIES : ENTERING_CAPABILITIES;
  const rights = ['--clear-groups', '--inh-caps=-all', bounding(capabilities), '--no-new-privs'];
  const place = [`--root=${root}`, `--wd=${workdir}`, `--setgid=${gid}`, `--setuid=${uid}`];
  return ['/usr/bin/setpriv', ...rights, '/usr/bin/unshare', ...place];
}

/** The words that run a shell script as the first process of fresh namespaces; all in them ends with the process. */
export const isolated = (script: string, ...args: string[]): string[] => [
  ...['/usr/bin/unshare', '--mount', '--pid', '--uts', '--ipc', '--fork', '--kill-child'],
  ...['/bin/sh', '-c', script, 'sh', ...args],
];

/**
 * Runs a command to its end.
 * @returns what it wrote
 * @throws Error with what it wrote, where it fails
 */
export async function run(
  command: string[],
  options: { cwd?: string; env?: Record<string, string> } = {},
): Promise<string> {
  const child = Bun.spawn(command, { ...options, stdin: 'ignore', stdout: 'pipe', stderr: 'pipe' });
  const [out, err, code] = await Promise.all([
    new Response(child.stdout).text(),
    new Response(child.stderr).text(),
    child.exited,
  ]);
  if (code !== 0) throw new Error(`${command.join(' ')}\nended with ${code}:\n${out}${err}`);
  return out + err;
}
