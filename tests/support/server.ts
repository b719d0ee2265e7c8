import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Subprocess } from 'bun';
import { ROOT, scriptOf } from './program';

const START_LIMIT_MS = 30_000;

export interface RunningServer {
  /** Empty where the process serves nobody (ROLE=worker). */
  url: string;
  dataDir: string;
  process: Subprocess;
  /** All that the server has printed so far, errors included. */
  output(): string;
  /** Ends it in order (SIGTERM) or at once (SIGKILL), and waits. Answers the exit code. */
  stop(signal?: 'SIGTERM' | 'SIGINT' | 'SIGKILL'): Promise<number>;
  /** Ends it and removes its data folder. */
  dispose(): Promise<void>;
}

function collect(stream: ReadableStream<Uint8Array>, onText: (text: string) => void): Promise<void> {
  const decoder = new TextDecoder();
  return stream.pipeTo(new WritableStream({ write: (chunk) => onText(decoder.decode(chunk, { stream: true })) }));
}

/**
 * Starts the whole server as a process of its own on a free port and waits until it says that it is ready.
 * @param preload a module that is run before it, such as one with a faster clockwork
 */
export async function startServer(
  environment: Record<string, string> = {},
  dataDir?: string,
  preload?: string,
): Promise<RunningServer> {
  const folder = dataDir ?? (await mkdtemp(join(tmpdir(), 'counterpart-e2e-')));
  const before = preload ? ['--preload', scriptOf(preload)] : [];
  const child = Bun.spawn([process.execPath, ...before, scriptOf('src/main.ts')], {
    cwd: ROOT,
    env: { ...process.env, PORT: '0', DATA_DIR: folder, LOG_LEVEL: 'warn', ...environment },
    stdin: 'ignore',
    stdout: 'pipe',
    stderr: 'pipe',
  });
  let printed = '';
  const { promise: address, resolve, reject } = Promise.withResolvers<string>();
  const onText = (text: string) => {
    printed += text;
    const found = /ready (?:at (http:\/\/\S+)|to analyse)/.exec(printed);
    if (found) resolve(found[1] ?? '');
  };
  void collect(child.stdout, onText);
  void collect(child.stderr, onText);
  void child.exited.then((code) => reject(new Error(`The server ended with ${code}: ${printed}`)));
  const timer = setTimeout(() => reject(new Error(`The server did not get ready: ${printed}`)), START_LIMIT_MS);
  const stop = async (signal: 'SIGTERM' | 'SIGINT' | 'SIGKILL' = 'SIGTERM') => {
    child.kill(signal);
    return child.exited;
  };
  try {
    const url = await address;
    const dispose = async () => {
      await stop();
      await rm(folder, { recursive: true, force: true });
    };
    return { url, dataDir: folder, process: child, output: () => printed, stop, dispose };
  } catch (error) {
    await stop('SIGKILL');
    throw error;
  } finally {
    clearTimeout(timer);
  }
}
