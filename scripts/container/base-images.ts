import { existsSync } from 'node:fs';
import { copyFile, mkdir, rename, rm, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { run } from './sandbox';

const CACHE = join(import.meta.dir, '../../.cache/container');

/** Where packages come from in Debian's images: the release, its updates, its security fixes. */
const sources = (release: string) => `deb http://deb.debian.org/debian ${release} main
deb http://deb.debian.org/debian ${release}-updates main
deb http://deb.debian.org/debian-security ${release}-security main
`;

const PATH = '/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin';

/**
 * What stands in for an image that can't be pulled without an engine: Debian's images are made by debootstrap too, and Bun's are Debian
 * with Bun and a user. Roots are kept in `.cache/container`.
 * @throws Error for another image, and another Bun than the one that runs this
 */
export async function baseImage(name: string): Promise<{ root: string | null; env: Record<string, string> }> {
  if (name === 'scratch') return { root: null, env: { PATH } };
  const release = /^debian:([a-z]+)-slim$/.exec(name)?.[1];
  if (release) return { root: await debian(release), env: { PATH } };
  const version = /^oven\/bun:([\d.]+)-slim$/.exec(name)?.[1];
  if (version === Bun.version) return { root: await debianWithBun(version), env: { PATH, ...BUN_ENV } };
  throw new Error(`Nothing is known that could stand in for the image ${name} (Bun here is ${Bun.version})`);
}

/** As set by Bun's own Dockerfile. */
const BUN_ENV = { BUN_RUNTIME_TRANSPILER_CACHE_PATH: '0', BUN_INSTALL_BIN: '/usr/local/bin' };

async function debian(release: string): Promise<string> {
  return await cached(`debian-${release}`, async (root) => {
    await run(['debootstrap', '--variant=minbase', release, root, 'http://deb.debian.org/debian']);
    await writeFile(join(root, 'etc/apt/sources.list'), sources(release));
  });
}

async function debianWithBun(version: string): Promise<string> {
  return await cached(`bun-${version}`, async (root) => {
    await run(['cp', '-a', `${await debian('trixie')}/.`, root]);
    const bun = join(root, 'usr/local/bin/bun');
    await copyFile(process.execPath, bun);
    await run(['chmod', '755', bun]);
    await symlink('bun', join(root, 'usr/local/bin/bunx'));
    await run(['chroot', root, 'useradd', 'bun', '--uid', '1000', '--user-group', '--create-home']);
  });
}

/** Made under a side name, so that what was cut off is not taken for whole. */
async function cached(name: string, make: (root: string) => Promise<void>): Promise<string> {
  const root = join(CACHE, name);
  if (existsSync(root)) return root;
  const side = `${root}.new`;
  await rm(side, { recursive: true, force: true });
  await mkdir(side, { recursive: true });
  await make(side);
  await rename(side, root);
  return root;
}
