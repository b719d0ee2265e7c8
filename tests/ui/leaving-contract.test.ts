import { expect, test } from 'bun:test';
import { proofSiteForFile } from '../support/proof-site';

const held = proofSiteForFile();

test('a page that is left while its PDF is being opened logs no error', async () => {
  const page = await held.site.open('/documents', { as: [held.user.cookies] });
  const errors: string[] = [];
  page.on('console', (message) => void (message.type() === 'error' && errors.push(message.text())));
  page.on('pageerror', (error) => void errors.push(String(error)));
  // What the thread of pdf.js says is held back from the moment a page is asked for until the contract has been left.
  await page.evaluate(() => {
    const late: (() => void)[] = [];
    const told = {
      pages: 0,
      release: () => {
        for (const deliver of late.splice(0)) deliver();
      },
      holds: true,
    };
    const { addEventListener, postMessage } = Worker.prototype;
    Worker.prototype.postMessage = function (this: Worker, message: { action?: string }, ...rest: unknown[]) {
      if (message?.action === 'GetPage') told.pages += 1;
      return Reflect.apply(postMessage, this, [message, ...rest]);
    };
    Worker.prototype.addEventListener = function (
      this: Worker,
      type: string,
      heard: EventListener,
      ...rest: unknown[]
    ) {
      const listener = (event: Event) => {
        if (told.pages > 0 && told.holds) late.push(() => heard(event));
        else heard(event);
      };
      return Reflect.apply(addEventListener, this, [type, type === 'message' ? listener : heard, ...rest]);
    };
    Object.assign(window, { told });
  });
  await page.evaluate((to) => {
    const link = document.createElement('a');
    link.href = to;
    document.body.append(link);
    link.click();
  }, `/analysis/${held.id}`);
  await page.waitForFunction(() => (window as unknown as { told: { pages: number } }).told.pages > 0);
  await page.goBack();
  await page.waitForURL('**/documents');
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.evaluate(async () => {
    const { told } = window as unknown as { told: { holds: boolean; release: () => void } };
    told.holds = false;
    told.release();
    await new Promise((done) => setTimeout(done, 100));
  });
  expect(errors).toEqual([]);
});
