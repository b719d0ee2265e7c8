import { existsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import bundled, { inflate } from '@sparticuz/chromium';
import { type Browser, chromium, type LaunchOptions } from 'playwright-core';

const SYSTEM_CHROMIUM = '/usr/bin/chromium';

/** Everything that reaches for the network or the GPU is off: the tests' server is all there is. */
const ARGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--font-render-hinting=none',
];

/** The libraries that a slim machine lacks (NSS) come with the bundled browser, packed. */
async function bundledLibraries(): Promise<string> {
  await inflate(join(import.meta.dir, '../../node_modules/@sparticuz/chromium/bin/al2023.tar.br'));
  return join(tmpdir(), 'al2023', 'lib');
}

/** A real Chromium; on a machine that is busy with everything else its start may fail once, and the hook that wants it has no second try. */
export const launchBrowser = (): Promise<Browser> => startBrowser().catch(startBrowser);

let running: Browser | undefined;

/** The browser that all tests of this process share, started with the first call: whoever uses it closes the contexts that it made. */
export async function testBrowser(): Promise<Browser> {
  if (!running?.isConnected()) running = await launchBrowser();
  return running;
}

/** Ends a browser that is of no use any more; the next call starts another. */
export async function endBrowser(): Promise<void> {
  const ended = running;
  running = undefined;
  await ended?.close().catch(() => undefined);
}

/** The system's where there is one, else the one that comes as a development dependency. */
async function startBrowser(): Promise<Browser> {
  if (existsSync(SYSTEM_CHROMIUM)) return chromium.launch({ executablePath: SYSTEM_CHROMIUM, args: ARGS });
  const options: LaunchOptions = { executablePath: await bundled.executablePath(), args: ARGS };
  try {
    return await chromium.launch(options);
  } catch (error) {
    if (!String(error).includes('shared libraries')) throw error;
    const LD_LIBRARY_PATH = [await bundledLibraries(), process.env.LD_LIBRARY_PATH].filter(Boolean).join(':');
    return chromium.launch({ ...options, env: { ...process.env, LD_LIBRARY_PATH } });
  }
}
