import { existsSync, lstatSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { basename, dirname, join, relative, resolve } from 'node:path';
import dockerignore from '@balena/dockerignore';
import { baseImage } from './base-images';
import { type Command, readStages, type Stage, type Step } from './dockerfile';
import { entering, isolated, MOUNT_POINTS, MOUNTS, run } from './sandbox';

/** A built image: its files, and what starts them. */
export interface Image {
  root: string;
  env: Record<string, string>;
  workdir: string;
  user: string;
  volumes: string[];
  ports: string[];
  healthcheck: Command;
  stopSignal: string;
  entrypoint: Command;
  cmd: Command;
  /** What each COPY of the last stage brought, in bytes: the layers that an engine stores. */
  layers: { text: string; bytes: number }[];
}

export interface BuildOptions {
  /** The folder with the Dockerfile. */
  context: string;
  /** Where the stages' roots are made. */
  folder: string;
  onStep: (text: string, ms: number) => void;
}

/**
 * Runs the steps of a Dockerfile one after the other, each RUN in its stage's root with the rights that Docker gives it.
 * @throws Error of the step that fails, or that is not known here
 */
export async function buildImage({ context, folder, onStep }: BuildOptions): Promise<Image> {
  const built = new Map<string, Image>();
  let last: Image | null = null;
  for (const [index, stage] of readStages(readFileSync(join(context, 'Dockerfile'), 'utf8')).entries()) {
    const started = performance.now();
    last = await openStage(stage, built.get(stage.base), join(folder, String(index)));
    onStep(`FROM ${stage.base}`, performance.now() - started);
    if (stage.name) built.set(stage.name, last);
    for (const { text, step } of stage.steps) {
      const before = performance.now();
      await perform(step, text, last, { context, built });
      onStep(text, performance.now() - before);
    }
  }
  if (!last) throw new Error('The Dockerfile has no stage');
  await run(['/bin/sh', '-c', MOUNT_POINTS, 'sh', last.root]);
  return last;
}

async function openStage({ base }: Stage, earlier: Image | undefined, root: string): Promise<Image> {
  const nothing = { workdir: '/', user: '0:0', stopSignal: 'SIGTERM' };
  const lists = { volumes: [], ports: [], healthcheck: [], entrypoint: [], cmd: [], layers: [] };
  await mkdir(root);
  const { root: from, env } = earlier ?? (await baseImage(base));
  if (from) await run(['cp', '-a', `${from}/.`, root]);
  return { ...nothing, ...lists, ...(earlier && { ...earlier, layers: [] }), root, env: { ...env } };
}

interface Build {
  context: string;
  built: ReadonlyMap<string, Image>;
}

async function perform(step: Step, text: string, image: Image, build: Build): Promise<void> {
  switch (step.kind) {
    case 'run':
      return await runStep(step.command, image);
    case 'copy':
      image.layers.push({ text, bytes: await copyStep(step, image, build) });
      return;
    case 'workdir':
      image.workdir = resolve(image.workdir, step.value);
      await mkdir(join(image.root, image.workdir), { recursive: true });
      return;
    case 'env':
      Object.assign(image.env, step.values);
      return;
    case 'user':
      image.user = step.value;
      return;
    case 'stopsignal':
      image.stopSignal = step.value;
      return;
    case 'volume':
      image.volumes.push(...step.values);
      return;
    case 'expose':
      image.ports.push(...step.values);
      return;
    case 'healthcheck':
    case 'entrypoint':
    case 'cmd':
      image[step.kind] = step.command;
      return;
    case 'label':
      return;
  }
}

/** User and group as numbers: names would have to be looked up in the image, which an orchestrator can't do either. */
export function idsOf(user: string): { uid: number; gid: number } {
  const [, uid, gid] = /^(\d+):(\d+)$/.exec(user) ?? [];
  if (uid === undefined || gid === undefined)
    throw new Error(`'${user}' is not two numbers: USER and --chown need them`);
  return { uid: Number(uid), gid: Number(gid) };
}

/** Where a build step sees the machine's own certificates: on a mount, so that nothing of it gets into the image. */
const CERTIFICATES = '/dev/certificates.crt';

async function runStep(command: Command, image: Image): Promise<void> {
  await run(['/bin/sh', '-c', MOUNT_POINTS, 'sh', image.root]);
  const words = entering({ ...image, ...idsOf(image.user) }, { allowed: 'docker' });
  // Behind a proxy that opens TLS, downloads need its certificate. Docker's users put it into their engine.
  const certificates = process.env.NODE_EXTRA_CA_CERTS;
  const script = [
    MOUNTS,
    `if [ -n "$2" ]; then : >"$root${CERTIFICATES}"; mount --bind "$2" "$root${CERTIFICATES}"; fi`,
    'shift 2; exec "$@"',
  ];
  const env = { ...image.env, ...(certificates && { NODE_EXTRA_CA_CERTS: CERTIFICATES }) };
  await run(isolated(script.join('\n'), image.root, certificates ?? '', ...words, ...command), { env });
}

/** @returns how many bytes were copied */
async function copyStep(
  { from, owner, sources, target }: Extract<Step, { kind: 'copy' }>,
  image: Image,
  { context, built }: Build,
): Promise<number> {
  const stageRoot = from === null ? null : (built.get(from)?.root ?? (await baseImage(from)).root);
  const isSent = stageRoot === null ? sentBy(context) : () => true;
  const base = stageRoot ?? context;
  const place = resolve(image.workdir, target);
  const isFolder = target.endsWith('/') || sources.length > 1;
  let bytes = 0;
  for (const source of sources) {
    const path = join(base, resolve('/', source));
    if (!existsSync(path)) throw new Error(`COPY: there is no ${source}`);
    const isWhole = statSync(path).isDirectory();
    const top = isWhole ? path : dirname(path);
    const candidates = isWhole
      ? ['.', ...below(path, '', (name) => isSent(relative(base, join(path, name))))]
      : [basename(path)];
    const names = candidates.filter((name) => name === '.' || isSent(relative(base, join(top, name))));
    if (names.length === 0) throw new Error(`COPY: .dockerignore leaves out ${source}`);
    const into = isWhole || isFolder ? place : dirname(place);
    if (into !== place && basename(path) !== basename(place)) throw new Error('COPY: renaming is not known');
    await copyFiles({ top, names, into: join(image.root, into), owner: owner ?? '0:0' });
    for (const name of names) bytes += sizeOf(join(top, name));
  }
  return bytes;
}

/** All below a folder that is sent, folders included, as paths from it. */
function below(folder: string, prefix: string, isSent: (name: string) => boolean): string[] {
  return readdirSync(join(folder, prefix), { withFileTypes: true }).flatMap((entry) => {
    const name = join(prefix, entry.name);
    if (!isSent(name)) return [];
    return entry.isDirectory() ? [name, ...below(folder, name, isSent)] : [name];
  });
}

/** Which paths of a context go to the builder, by its `.dockerignore`; a folder with an exception below it does. */
export function sentBy(context: string): (name: string) => boolean {
  const text = readFileSync(join(context, '.dockerignore'), 'utf8');
  const ignored = dockerignore().add(text);
  const exceptions = text.match(/(?<=^!).+/gm) ?? [];
  return (name) => !ignored.ignores(name) || exceptions.some((exception) => exception.trim().startsWith(`${name}/`));
}

interface Copying {
  top: string;
  names: string[];
  into: string;
  owner: string;
}

/** By tar, which keeps links, modes and times and sets the owner. */
async function copyFiles({ top, names, into, owner }: Copying): Promise<void> {
  const { uid, gid } = idsOf(owner);
  await mkdir(into, { recursive: true });
  const pack = [
    'tar',
    '-C',
    top,
    `--owner=${uid}`,
    `--group=${gid}`,
    '--numeric-owner',
    '--no-recursion',
    '--null',
    '-T',
    '-',
    '-c',
  ];
  const packing = Bun.spawn(pack, { stdin: new Blob([names.join('\0')]), stdout: 'pipe', stderr: 'inherit' });
  const unpack = ['tar', '-C', into, '--numeric-owner', '--keep-directory-symlink', '-xp'];
  const unpacking = Bun.spawn(unpack, { stdin: packing.stdout, stderr: 'inherit' });
  if ((await packing.exited) !== 0 || (await unpacking.exited) !== 0) throw new Error(`COPY of ${top} failed`);
}

/** What a file or link takes in a layer, in bytes; folders take nothing. */
export function sizeOf(path: string): number {
  const found = lstatSync(path);
  return found.isDirectory() ? 0 : found.size;
}
