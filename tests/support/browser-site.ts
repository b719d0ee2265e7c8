import { afterAll, afterEach, beforeAll, setDefaultTimeout } from 'bun:test';
import type { BrowserContext, BrowserContextOptions, Page } from 'playwright-core';
import type { Cookies, TestUser } from './app';
import { endBrowser, testBrowser } from './browser';
import { testSite } from './site';

export interface OpenOptions extends BrowserContextOptions {
  /** Whose cookies the browser has. */
  as?: Cookies[];
  /** Addresses that can't be reached. */
  blocked?: string | RegExp;
  /** JSON that is answered in place of the server, by address pattern; `undefined` is never answered, a number is a status. */
  answers?: Record<string, unknown>;
}

/** A browser on a busy machine is slow; nothing in these tests waits for a time. For hooks too, which have no second try. */
setDefaultTimeout(60_000);

/** For what never closes, not for a slow machine. */
const CLOSE_LIMIT_MS = 30_000;

/** The whole app listening on a port (0: a free one), and a real browser to look at it. `open` gives each page a browser profile. */
export async function browserSite(env: Record<string, string> = {}, port = 0) {
  const site = await testSite(env);
  site.app.listen({ port, hostname: '127.0.0.1' });
  const base = `http://127.0.0.1:${site.app.server?.port}`;
  await testBrowser();
  const contexts = new Set<BrowserContext>();

  async function open(path: string, { as = [], blocked, answers = {}, ...options }: OpenOptions = {}): Promise<Page> {
    const browser = await testBrowser();
    const context = await browser.newContext({
      viewport: { width: 1280, height: 800 },
      reducedMotion: 'reduce',
      ...options,
    });
    contexts.add(context);
    context.on('close', () => contexts.delete(context));
    const pairs = as.flatMap(({ header }) => header.split('; ').map((pair) => pair.split('=')));
    await context.addCookies(pairs.map(([name = '', value = '']) => ({ name, value, url: base })));
    for (const [pattern, answer] of Object.entries(answers)) await answerBy(context, pattern, answer);
    if (blocked) await context.route(blocked, (route) => route.abort());
    const page = await context.newPage();
    await page.goto(base + path);
    return page;
  }

  /** A browser that died, or does not even close its pages, is of no use to the next test, nor to a second try: that begins with a new one. */
  async function closePages(): Promise<void> {
    const closed = Promise.all([...contexts].map((context) => context.close())).then(() => true);
    const late = Bun.sleep(CLOSE_LIMIT_MS).then(() => false);
    if (await Promise.race([closed.catch(() => false), late])) return;
    contexts.clear();
    await endBrowser();
  }

  async function close(): Promise<void> {
    await closePages();
    await site.app.stop(true);
    await site.close();
  }

  return { ...site, base, open, closePages, close };
}

function answerBy(context: BrowserContext, pattern: string, answer: unknown): Promise<unknown> {
  return context.route(pattern, async (route) => {
    if (typeof answer === 'number') await route.fulfill({ status: answer, json: { error: 'Refused by the test.' } });
    else if (answer !== undefined) await route.fulfill({ json: answer });
  });
}

export type BrowserSite = Awaited<ReturnType<typeof browserSite>>;

/** A site for the tests of a file, with a user; it ends with them, and each test's pages with that test. */
export function siteForFile(env: Record<string, string> = {}): { site: BrowserSite; user: TestUser } {
  const held = {} as { site: BrowserSite; user: TestUser };
  beforeAll(async () => {
    held.site = await browserSite(env);
    held.user = await held.site.signUp();
  });
  afterEach(() => held.site.closePages());
  afterAll(() => held.site.close());
  return held;
}
