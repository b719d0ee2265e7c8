import { mkdtempSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Image, idsOf } from './build';
import { entering, isolated, MOUNTS, run } from './sandbox';

export interface ContainerOptions {
  env?: Record<string, string>;
  /** Folders of this machine by their place in the container; nothing else but /tmp can be written. */
  volumes?: Record<string, string>;
  /** Another user than the image's. */
  user?: string;
}

/** A process of a container, as this machine's kernel sees it. */
export interface Process {
  pid: number;
  parent: number;
  state: string;
  command: string;
  /** Its share of memory: what several use is divided among them. */
  bytes: number;
}

/**
 * An image's command as the first process of namespaces of its own: the root read-only, /tmp in memory (noexec, as Docker mounts it), no
 * capabilities, no new ones. The network is the machine's, so PORT has to be free.
 */
export class Container {
  private constructor(
    private readonly image: Image,
    private readonly options: ContainerOptions,
    private readonly outside: Bun.Subprocess<'ignore', 'pipe', 'pipe'>,
    /** Of the container's first process, on this machine. */
    readonly pid: number,
    private readonly output: string[],
  ) {}

  static async start(image: Image, options: ContainerOptions): Promise<Container> {
    const volumes = Object.entries(options.volumes ?? {}).map(
      ([place, folder]) => `mount --bind "${folder}" "$root${place}"`,
    );
    const script = [
      MOUNTS.replace('mount -t proc', 'mount --bind "$root" "$root"\nmount -o remount,bind,ro "$root"\nmount -t proc'),
      'mount -t tmpfs -o size=256m,mode=1777,nosuid,nodev,noexec tmpfs "$root/tmp"',
      ...volumes,
      'shift; exec "$@"',
    ].join('\n');
    const user = idsOf(options.user ?? image.user);
    const words = entering({ ...image, ...user }, { allowed: user.uid === 0 ? 'docker' : 'none' });
    const command = isolated(script, image.root, ...words, ...image.entrypoint, ...image.cmd);
    const env = { ...image.env, ...options.env };
    const outside = Bun.spawn(command, { env, stdin: 'ignore', stdout: 'pipe', stderr: 'pipe' });
    const output: string[] = [];
    for (const stream of [outside.stdout, outside.stderr]) void collect(stream, output);
    return new Container(image, options, outside, await firstChild(outside), output);
  }

  get exitCode(): number | null {
    return this.outside.exitCode;
  }

  get log(): string {
    return this.output.join('');
  }

  /** Runs a command in the container as its user. @throws Error with what it wrote, where it fails */
  async exec(command: string[], user = this.options.user ?? this.image.user): Promise<string> {
    const { uid, gid } = idsOf(user);
    const place = [`--target=${this.pid}`, '--mount', '--pid', '--ipc', '--uts', '--root', '--wd'];
    const words = ['/usr/bin/nsenter', ...place, `--setgid=${gid}`, `--setuid=${uid}`, ...command];
    return await run(words, { env: { ...this.image.env, ...this.options.env } });
  }

  /** Whether the image's own health check says so. */
  async isHealthy(): Promise<boolean> {
    return await this.exec(this.image.healthcheck).then(
      () => true,
      () => false,
    );
  }

  /** All processes of the container. */
  async processes(): Promise<Process[]> {
    const namespace = await run(['readlink', `/proc/${this.pid}/ns/pid`]);
    const pids = (await run(['/bin/sh', '-c', OF_NAMESPACE, 'sh', namespace.trim()])).split('\n').filter(Boolean);
    return pids.flatMap((pid) => readProcess(Number(pid)));
  }

  /** As an engine does on `stop`; answers the exit code and how long it took in milliseconds. */
  async stop(signal = this.image.stopSignal as NodeJS.Signals): Promise<{ code: number; ms: number }> {
    const started = performance.now();
    process.kill(this.pid, signal);
    const code = await this.outside.exited;
    return { code, ms: Math.round(performance.now() - started) };
  }

  /** Ends all of it, whatever its state. */
  async kill(): Promise<void> {
    if (this.outside.exitCode === null) process.kill(this.pid, 'SIGKILL');
    await this.outside.exited;
  }
}

const OF_NAMESPACE = `cd /proc; for pid in [0-9]*; do
  [ "$(readlink "$pid/ns/pid" 2>/dev/null)" = "$1" ] && echo "$pid"; done; true`;

async function collect(stream: ReadableStream<Uint8Array>, output: string[]): Promise<void> {
  const decoder = new TextDecoder();
  for await (const chunk of stream) output.push(decoder.decode(chunk, { stream: true }));
}

/** The process that `unshare` forked. @throws Error where it has ended */
async function firstChild(outside: Bun.Subprocess): Promise<number> {
  while (outside.exitCode === null) {
    const children = readFileSync(`/proc/${outside.pid}/task/${outside.pid}/children`, 'utf8').trim();
    if (children !== '') return Number(children.split(' ')[0]);
    await Bun.sleep(2);
  }
  throw new Error('The container ended at once');
}

/** None where it has just ended. */
function readProcess(pid: number): Process[] {
  try {
    const read = (name: string) => readFileSync(`/proc/${pid}/${name}`, 'utf8');
    const field = (name: string) => new RegExp(`^${name}:\\s*(\\S+)`, 'm').exec(read('status'))?.[1] ?? '';
    const state = field('State');
    const kib = state === 'Z' ? 0 : Number(/^Pss:\s*(\d+)/m.exec(read('smaps_rollup'))?.[1] ?? 0);
    const command = read('cmdline').replaceAll('\0', ' ').trim();
    return [{ pid, parent: Number(field('PPid')), state, command, bytes: kib * 1024 }];
  } catch {
    return [];
  }
}

/** A fresh volume: an engine gives it what the image has at its place, owner included. */
export async function newVolume(image: Image, place: string, folder: string): Promise<string> {
  const volume = mkdtempSync(join(folder, 'volume-'));
  await run(['cp', '-a', `${join(image.root, place)}/.`, volume]);
  await run(['chown', `--reference=${join(image.root, place)}`, volume]);
  await run(['chmod', `--reference=${join(image.root, place)}`, volume]);
  return volume;
}
