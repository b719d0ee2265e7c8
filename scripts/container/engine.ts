import { mkdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';

/** Images are kept here from run to run, apart from those of the machine. */
const STORE = join(import.meta.dir, '../../.cache/container');

/** Podman as it works without systemd, within a machine that may not mount overlays: nothing here is asked to be fast. */
const PODMAN = [
  'podman',
  ...['--root', join(STORE, 'images'), '--runroot', join(STORE, 'run'), '--storage-driver', 'vfs'],
  ...['--cgroup-manager', 'cgroupfs', '--events-backend', 'file', '--runtime', 'runc'],
];

/** Programs that this asks for; Debian's packages are called the same. */
const NEEDED = ['podman', 'runc', 'debootstrap'];

/** Why this machine can't build and run images, or null. */
export function whyNot(): string | null {
  if (process.platform !== 'linux' || process.getuid?.() !== 0) return 'Needs Linux and root.';
  const missing = NEEDED.filter((program) => !Bun.which(program));
  return missing.length > 0 ? `Needs ${missing.join(', ')} (Debian: apt-get install ${NEEDED.join(' ')}).` : null;
}

/**
 * Runs a command to its end.
 * @param options.shown whether people see what it writes, as it comes; it is not answered then
 * @returns what it wrote
 * @throws Error with what it wrote, where it fails
 */
export async function run(command: string[], options: { shown?: boolean } = {}): Promise<string> {
  const output = options.shown ? 'inherit' : 'pipe';
  const child = Bun.spawn(command, { stdin: 'ignore', stdout: output, stderr: output });
  const written = (stream?: ReadableStream<Uint8Array>) => (stream ? new Response(stream).text() : '');
  const [out, err, code] = await Promise.all([written(child.stdout), written(child.stderr), child.exited]);
  if (code !== 0) throw new Error(`${command.join(' ')}\nended with ${code}:\n${out}${err}`);
  return out + err;
}

export const podman = (...words: string[]): Promise<string> => run([...PODMAN, ...words]);

const succeeds = async (promise: Promise<unknown>): Promise<boolean> =>
  await promise.then(
    () => true,
    () => false,
  );

/** Behind a proxy that opens TLS, Bun needs its certificate: build steps see the machine's here, the image is made without. */
const CERTIFICATES = '/run/certificates.crt';
const certificates = process.env.NODE_EXTRA_CA_CERTS;

/**
 * Has the images that a Dockerfile starts from: kept ones, else those of their registry, else, where that can't be reached, stand-ins under
 * their names, made of Debian's packages as the true ones are.
 * @returns each with where it came from, for people
 * @throws Error where one is not there and nothing is known that could stand in
 */
export async function haveBases(dockerfile: string): Promise<string[]> {
  const stages = [...readFileSync(dockerfile, 'utf8').matchAll(/^FROM (\S+)(?: AS (\S+))?/gm)];
  const own = ['scratch', ...stages.map(([, , stage]) => stage)];
  const names = new Set(stages.map(([, name = '']) => name).filter((name) => !own.includes(name)));
  const told: string[] = [];
  // Bun's stands on Debian's.
  for (const name of [...names].sort()) told.push(`${name}: ${await haveBase(name)}`);
  return told;
}

async function haveBase(name: string): Promise<string> {
  const full = `docker.io/${name.includes('/') ? name : `library/${name}`}`;
  if (await succeeds(podman('image', 'exists', full))) return 'kept from an earlier run';
  if (await succeeds(podman('pull', '--quiet', full))) return 'pulled';
  const release = /^debian:([a-z]+)-slim$/.exec(name)?.[1];
  const version = /^oven\/bun:([\d.]+)-slim$/.exec(name)?.[1];
  if (release) await makeDebian(release, full);
  else if (version === Bun.version) await makeBun(full);
  else throw new Error(`Nothing is known that could stand in for the image ${name} (Bun here is ${Bun.version})`);
  return 'made here';
}

/** Where packages come from in Debian's images: the release, its updates, its security fixes. */
const sources = (release: string) => `deb http://deb.debian.org/debian ${release} main
deb http://deb.debian.org/debian ${release}-updates main
deb http://deb.debian.org/debian-security ${release}-security main
`;

async function makeDebian(release: string, name: string): Promise<void> {
  const root = join(STORE, `debian-${release}`);
  await run(['rm', '-rf', root]);
  await run(['debootstrap', '--variant=minbase', release, root, 'http://deb.debian.org/debian']);
  await Bun.write(join(root, 'etc/apt/sources.list'), sources(release));
  await run(['tar', '-C', root, '-cf', `${root}.tar`, '.']);
  await podman('import', `${root}.tar`, name);
  await run(['rm', '-rf', root, `${root}.tar`]);
}

async function makeBun(name: string): Promise<void> {
  const dockerfile = join(STORE, 'bun.Dockerfile');
  const steps = [
    'FROM debian:trixie-slim',
    `COPY --chmod=755 ${basename(process.execPath)} /usr/local/bin/bun`,
    'RUN ln -s bun /usr/local/bin/bunx && useradd bun --uid 1000 --user-group --create-home',
    'ENV BUN_RUNTIME_TRANSPILER_CACHE_PATH=0 BUN_INSTALL_BIN=/usr/local/bin',
    ...(certificates ? [`ENV NODE_EXTRA_CA_CERTS=${CERTIFICATES}`] : []),
  ];
  await Bun.write(dockerfile, steps.join('\n'));
  await build(dockerfile, dirname(process.execPath), name);
}

/** Builds an image by the steps of a Dockerfile, as `docker build` does. */
export async function build(dockerfile: string, context: string, name: string): Promise<void> {
  // Chroot isolation asks nothing of the machine. Docker's format keeps HEALTHCHECK.
  const how = ['--isolation', 'chroot', '--format', 'docker', '--pull=never', '--layers=false'];
  const sees = certificates ? ['--volume', `${certificates}:${CERTIFICATES}:ro`] : [];
  const words = ['build', ...how, ...sees, '--file', dockerfile, '--tag', name, context];
  await run([...PODMAN, ...words], { shown: true });
}

/** What an image says of itself. */
export interface Image {
  name: string;
  user: string;
  stopSignal: string;
  healthcheck: string;
}

interface Inspected {
  Config: { User: string; StopSignal: string };
  Healthcheck: { Test: [string, string] };
}

export async function inspectImage(name: string): Promise<Image> {
  const [found] = JSON.parse(await podman('image', 'inspect', name)) as [Inspected];
  const { User: user, StopSignal: stopSignal } = found.Config;
  return { name, user, stopSignal, healthcheck: found.Healthcheck.Test[1] };
}

/** Calls `look` with the folder in which an image's files are. */
export async function withFiles<T>(image: Image, look: (root: string) => Promise<T>): Promise<T> {
  const root = (await podman('image', 'mount', image.name)).trim();
  try {
    return await look(root);
  } finally {
    await podman('image', 'unmount', image.name);
  }
}

/** What an image takes in a registry, in bytes: gzipped, as engines send it. */
export async function packedSize(image: Image): Promise<number> {
  const words = [...PODMAN, 'save', image.name].map((word) => Bun.$.escape(word)).join(' ');
  return Number(await run(['sh', '-c', `${words} 2>/dev/null | gzip | wc -c`]));
}

/** Ends all containers of the store, and removes them and their volumes; images stay. */
export async function clean(): Promise<void> {
  mkdirSync(STORE, { recursive: true });
  await podman('rm', '--all', '--force', '--time', '0', '--volumes');
  await podman('volume', 'prune', '--force');
  await podman('image', 'prune', '--force');
}
