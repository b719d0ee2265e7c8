import { describe, expect, test } from 'bun:test';
import type { Page } from 'playwright-core';
import { readDist } from '../../src/routes/dist';
import { proofSiteForFile } from '../support/proof-site';

const held = proofSiteForFile();

/** What a page of the browser saw of the sheet that stands for the first page. */
interface Seen {
  /** Its last place and whether it had ink, undefined while there was none. */
  sheet?: { box: number[]; ink: boolean; hidden: string | null; within: string | null };
  /** The viewer's first page right after the sheet was gone. */
  page?: { box: number[]; drawn: boolean; scrolled: number };
}

declare global {
  interface Window {
    sheetSeen: Seen;
  }
}

/** Runs before the document's own scripts: looks at the sheet before every frame, and at what is there when it leaves. */
function watchSheet(): void {
  const seen: Seen = {};
  window.sheetSeen = seen;
  const boxOf = (element: Element) => {
    const { x, y, width, height } = element.getBoundingClientRect();
    return [x, y, width, height];
  };
  const hasInk = (canvas: HTMLCanvasElement | null) => {
    if (!canvas || canvas.width === 0) return false;
    const { data } = canvas.getContext('2d')?.getImageData(0, 0, canvas.width, canvas.height) ?? {};
    // The first channel: black words on white paper, and not a canvas that is black all over.
    const has = (fits: (value: number) => boolean) => data?.some((value, i) => i % 4 === 0 && fits(value)) ?? false;
    return has((value) => value < 100) && has((value) => value > 250);
  };
  const look = () => {
    const sheet = document.querySelector('.first-sheet');
    if (sheet) {
      const ink = seen.sheet?.ink || hasInk(sheet.querySelector('canvas'));
      const within = sheet.parentElement?.getAttribute('aria-label') ?? null;
      seen.sheet = { box: boxOf(sheet), ink, hidden: sheet.getAttribute('aria-hidden'), within };
    }
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
  new MutationObserver(() => {
    const page = document.querySelector('.pdfViewer .page[data-page-number="1"]');
    if (!seen.sheet || !page || seen.page || document.querySelector('.first-sheet')) return;
    const scrolled = document.querySelector('[role=document]')?.scrollTop ?? -1;
    seen.page = { box: boxOf(page), drawn: page.querySelector('canvas') !== null, scrolled };
  }).observe(document, { childList: true, subtree: true });
}

async function opened(address = '', viewport = { width: 1280, height: 800 }): Promise<Page> {
  const page = await held.site.open('/favicon.svg', { as: [held.user.cookies], viewport });
  await page.addInitScript(watchSheet);
  await page.goto(`${held.site.base}/analysis/${held.id}${address}`);
  await page.locator('.pdfViewer .page .textLayer span').first().waitFor({ state: 'attached' });
  return page;
}

describe('the first page, before the viewer is there', () => {
  test.each([1280, 1440, 1100])(
    'is drawn where the viewer puts it, and gives way without a jump, %i wide',
    async (width) => {
      const page = await opened('', { width, height: 900 });
      await page.waitForFunction(() => window.sheetSeen.page !== undefined);
      const { sheet, page: after } = await page.evaluate(() => window.sheetSeen);
      expect(sheet).toMatchObject({ ink: true, hidden: 'true', within: 'Pages of the contract' });
      expect(after).toMatchObject({ drawn: true, scrolled: 0 });
      for (const [side, length] of (sheet?.box ?? []).entries()) {
        expect(Math.abs(length - (after?.box[side] ?? 0))).toBeLessThanOrEqual(1.5);
      }
      expect(await page.locator('.first-sheet').count()).toBe(0);
    },
  );

  test('is not shown when the address names a finding', async () => {
    const page = await opened('#fact-governingLaw');
    await page.locator('.pdfViewer .page canvas').first().waitFor({ state: 'attached' });
    expect(await page.evaluate(() => window.sheetSeen)).toEqual({});
  });

  test('is not drawn where the contract was put away', async () => {
    const page = await held.site.open('/favicon.svg', { as: [held.user.cookies] });
    await page.evaluate(() => localStorage.setItem('contract_pane_hidden', 'true'));
    await page.addInitScript(watchSheet);
    await page.goto(`${held.site.base}/analysis/${held.id}`);
    await page.getByRole('region', { name: 'Contract Overview' }).waitFor();
    expect(await page.evaluate(() => window.sheetSeen)).toEqual({});
    expect(await page.evaluate(() => window.firstReading)).toBeUndefined();
  });

  test('leaves nothing behind when the page is left', async () => {
    const page = await opened();
    await page.getByRole('link', { name: 'My Documents' }).first().click();
    await page.waitForURL('**/documents');
    expect(await page.locator('.first-sheet').count()).toBe(0);
    expect(await page.evaluate(() => window.firstReading)).toBeNull();
  });

  test('is read once, by one thread, whichever of the document’s scripts runs first', async () => {
    const page = await held.site.open('/favicon.svg', { as: [held.user.cookies] });
    await page.addInitScript(() => {
      const { Worker: Started } = window;
      Object.assign(window, { threads: 0 });
      window.Worker = class extends Started {
        constructor(...of: ConstructorParameters<typeof Worker>) {
          super(...of);
          (window as unknown as { threads: number }).threads += 1;
        }
      };
    });
    const { firstScript } = readDist().manifest;
    const late = Promise.withResolvers<void>();
    await page.route(`**${firstScript}`, async (route) => {
      await late.promise;
      await route.continue();
    });
    await page.goto(`${held.site.base}/analysis/${held.id}`, { waitUntil: 'commit' });
    await page.locator('.pdfViewer .page .textLayer span').first().waitFor({ state: 'attached' });
    const ran = page.waitForResponse(`**${firstScript}`);
    late.resolve();
    await ran;
    await page.waitForLoadState('load');
    expect(await page.evaluate(() => (window as unknown as { threads: number }).threads)).toBe(1);
  });
});
