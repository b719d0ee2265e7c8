import { expect, test } from 'bun:test';
import { readDist } from '../../src/routes/dist';
import { siteForFile } from '../support/browser-site';

const held = siteForFile();

/** The scripts that the page of one module needs, and neither that of the other nor the app. */
function scriptsOf(source: string, other: string): string[] {
  const { modules } = readDist().manifest;
  const shared = new Set([...(modules[other] ?? []), ...(modules['src/ui/mount-app.tsx'] ?? [])]);
  return (modules[source] ?? []).filter((script) => !shared.has(script));
}

test.each([
  '/search?q=rent',
  '/documents?upload=true',
  '/table?view=leases',
  '/dates?view=month&kinds=end',
  '/playbooks?x=1',
])('%s wakes as the server wrote it, and then knows its query', async (path) => {
  const page = await held.site.open('/account', { as: [held.user.cookies] });
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(String(error)));
  await page.goto(held.site.base + path, { waitUntil: 'networkidle' });
  await page.getByRole('heading').first().waitFor();
  if (path.startsWith('/search')) expect(await page.getByRole('searchbox').inputValue()).toBe('rent');
  if (path.startsWith('/documents')) await page.getByRole('dialog').waitFor();
  expect(errors).toEqual([]);
});

test.each([
  ['/documents', 'documents', 'Dates', 'dates'],
  ['/portfolio', 'portfolio', 'My Documents', 'documents'],
])(
  'a link of %s that is pressed before the page is awake leads on, and no text of the first page is taken for one of the next',
  async (path, source, link, next) => {
    const page = await held.site.open('/account', { as: [held.user.cookies] });
    const errors: string[] = [];
    page.on('pageerror', (error) => errors.push(String(error)));
    const { promise: released, resolve: release } = Promise.withResolvers<void>();
    const late = scriptsOf(`src/ui/pages/${source}.tsx`, `src/ui/pages/${next}.tsx`);
    expect(late.length).toBeGreaterThan(0);
    let waiting = 0;
    for (const script of late)
      await page.route(`**${script}`, async (route) => {
        waiting++;
        await released;
        await route.continue();
      });
    await page.goto(held.site.base + path, { waitUntil: 'commit' });
    await page.getByRole('link', { name: link, exact: true }).first().click();
    await page.getByRole('heading', { level: 1, name: link }).waitFor();
    expect(waiting).toBeGreaterThan(0);
    release();
    await page.getByRole('link', { name: 'Account', exact: true }).first().click();
    await page.getByRole('heading', { level: 1, name: /Account/ }).waitFor();
    expect(errors).toEqual([]);
  },
);

/** Keeps back what React puts off, which it sends to itself by messages, until the event `wake`; nothing on the page is hydrated before. */
function sleepUntilWoken(): void {
  const waiting: (() => void)[] = [];
  const post = MessagePort.prototype.postMessage;
  MessagePort.prototype.postMessage = function (this: MessagePort, ...args: unknown[]) {
    waiting.push(() => Reflect.apply(post, this, args));
    document.documentElement.dataset.waking = '';
  };
  addEventListener('wake', () => {
    MessagePort.prototype.postMessage = post;
    for (const send of waiting) send();
  });
}

test('a link that was pressed before leads on where the page wakes meanwhile', async () => {
  const page = await held.site.open('/account', { as: [held.user.cookies] });
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(String(error)));
  await page.addInitScript(sleepUntilWoken);
  const [first, second] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const [documents, dates] = ['src/ui/pages/documents.tsx', 'src/ui/pages/dates.tsx'];
  for (const [scripts, { promise }] of [
    [scriptsOf(documents, dates), first],
    [scriptsOf(dates, documents), second],
  ] as const)
    for (const script of scripts) await page.route(`**${script}`, (route) => promise.then(() => route.continue()));
  await page.goto(`${held.site.base}/documents`, { waitUntil: 'commit' });
  await page.getByRole('link', { name: 'Dates', exact: true }).first().click();
  await page.locator('html[data-navigating]').waitFor();
  first.resolve();
  await page.locator('html[data-waking]').waitFor();
  second.resolve();
  await page.waitForURL('**/dates');
  await page.evaluate(() => dispatchEvent(new Event('wake')));
  await page.getByRole('heading', { level: 1, name: 'Dates' }).waitFor();
  await page.getByRole('button', { name: 'Calendar Feed' }).waitFor();
  expect(errors).toEqual([]);
});
