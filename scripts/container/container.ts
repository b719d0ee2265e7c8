import { readFileSync } from 'node:fs';
import { type Image, podman } from './engine';

export interface ContainerOptions {
  env?: Record<string, string>;
  /** What is at /data: a volume by its name, or a folder of this machine. Without it nothing but /tmp can be written. */
  data?: string;
  /** Another user than the image's. */
  user?: string;
  /** Another command than the image's, below no init. */
  command?: string[];
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

/** As README says to run it. The network is the machine's, so that PORT has to be free and nothing has to be set up. */
const HARDENED = [
  ...['--network', 'host', '--read-only', '--tmpfs', '/tmp:size=256m,noexec', '--security-opt', 'no-new-privileges'],
  // By hand, since podman leaves the times to systemd.
  '--no-healthcheck',
  // Podman asks for more than a machine may have the right to give.
  ...['--ulimit', 'nofile=16384:16384', '--ulimit', 'nproc=4096:4096'],
];

/** A running container of an image. */
export class Container {
  private constructor(
    private readonly image: Image,
    private readonly id: string,
  ) {}

  static async start(image: Image, options: ContainerOptions): Promise<Container> {
    const { env = {}, data, user, command } = options;
    const settings = Object.entries(env).flatMap(([name, value]) => ['--env', `${name}=${value}`]);
    const words = [
      ...HARDENED,
      ...settings,
      ...(data ? ['--volume', `${data}:/data`] : ['--image-volume', 'ignore']),
      // As root it gives its rights away by itself, for which it needs Docker's own.
      ...(user ? ['--user', user] : ['--cap-drop', 'ALL']),
      ...(command ? ['--entrypoint', JSON.stringify(command)] : []),
    ];
    return new Container(
      image,
      (await podman('run', '--detach', ...words, image.name)).trim().split('\n').at(-1) ?? '',
    );
  }

  /** What it ended with, or null while it runs. */
  async exitCode(): Promise<number | null> {
    const state = await podman('inspect', '--format', '{{.State.Status}} {{.State.ExitCode}}', this.id);
    const [status, code] = state.trim().split(' ');
    return status === 'exited' ? Number(code) : null;
  }

  async log(): Promise<string> {
    return await podman('logs', this.id);
  }

  /** Runs a command in the container as its user. @throws Error with what it wrote, where it fails */
  async exec(command: string[]): Promise<string> {
    return await podman('exec', this.id, ...command);
  }

  /** Whether the image's own health check says so. */
  async isHealthy(): Promise<boolean> {
    return await this.exec(['sh', '-c', this.image.healthcheck]).then(
      () => true,
      () => false,
    );
  }

  /** All processes of the container. */
  async processes(): Promise<Process[]> {
    const [, ...pids] = (await podman('top', this.id, 'hpid')).trim().split('\n');
    return pids.flatMap((pid) => readProcess(Number(pid)));
  }

  /** As an engine does on `stop`; answers the exit code and how long it took in milliseconds. */
  async stop(seconds: number): Promise<{ code: number | null; ms: number }> {
    const started = performance.now();
    await podman('stop', '--time', String(seconds), this.id);
    return { code: await this.exitCode(), ms: Math.round(performance.now() - started) };
  }

  /** Ends all of it at once, whatever its state. */
  async kill(): Promise<void> {
    await podman('kill', this.id).catch(() => undefined);
  }
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

/** The folder of this machine in which a volume's files are. */
export async function folderOf(volume: string): Promise<string> {
  return (await podman('volume', 'inspect', '--format', '{{.Mountpoint}}', volume)).trim();
}
