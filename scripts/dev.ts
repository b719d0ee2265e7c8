import { watch } from 'node:fs';
import { join } from 'node:path';
import { build } from './build';

const ROOT = join(import.meta.dir, '..');
const WATCHED = ['src', 'public', 'drizzle'];
/** Editors write a file in several steps. */
const SETTLE_MS = 100;

/** Builds readably, runs the server, and does both again after every change. Ends with ctrl-C. */
export async function dev(): Promise<void> {
  let server = await run(null);
  let timer: ReturnType<typeof setTimeout> | undefined;
  let queue = Promise.resolve();
  const restart = () => {
    queue = queue.then(async () => {
      server = await run(server);
    });
  };
  for (const folder of WATCHED) {
    watch(join(ROOT, folder), { recursive: true }, () => {
      clearTimeout(timer);
      timer = setTimeout(restart, SETTLE_MS);
    });
  }
  // From a terminal the server hears ctrl-C itself as well; it takes the two for one.
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.on(signal, async () => {
      server.kill(signal);
      process.exit(await server.exited);
    });
  }
  await new Promise<never>(() => {});
}

/** The old server goes on when the new code does not build. */
async function run(running: Bun.Subprocess | null): Promise<Bun.Subprocess> {
  try {
    await build({ dev: true });
  } catch (error) {
    console.error(error);
    if (running) return running;
  }
  running?.kill('SIGTERM');
  await running?.exited;
  return Bun.spawn([process.execPath, join(ROOT, 'src/main.ts')], {
    cwd: ROOT,
    stdio: ['inherit', 'inherit', 'inherit'],
  });
}
