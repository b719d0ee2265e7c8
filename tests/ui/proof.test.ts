import { describe, expect, test } from 'bun:test';
import type { Page } from 'playwright-core';
import { readDist } from '../../src/routes/dist';
import { overflowAt, violations } from '../support/accessibility';
import type { OpenOptions } from '../support/browser-site';
import { eventually } from '../support/eventually';
import { markedWords } from '../support/marked-words';
import { BROKEN, FIELD_BOX, LAW, proofSiteForFile, SCANNED, TWIN, TWINS_AT } from '../support/proof-site';

const held = proofSiteForFile();

const PHONE = { viewport: { width: 390, height: 800 } };

async function open(options: OpenOptions = {}, hash = ''): Promise<Page> {
  const path = `/analysis/${held.id}${hash}`;
  const page = await held.site.open(path, { as: [held.user.cookies], ...options });
  page.setDefaultTimeout(25_000);
  await page.getByRole('region', { name: 'Contract Overview' }).waitFor();
  return page;
}

/** The chip of a finding, by what it is about. */
const chip = (page: Page, about: string) =>
  page.getByRole('button', { name: new RegExp(`words of the contract on ${about}`) });

/** Waits until exactly these words are marked, by page. */
async function marked(page: Page, wanted: Record<string, string>): Promise<void> {
  let last: unknown;
  const same = async () => {
    last = await markedWords(page);
    return Bun.deepEquals(last, wanted);
  };
  await eventually(same, 10_000).catch(() => expect(last).toEqual(wanted));
}

const pageField = (page: Page) => page.getByRole('textbox', { name: 'Page' });
const pageShown = (page: Page, number: number) =>
  eventually(async () => (await pageField(page).inputValue()) === String(number));

describe('the words of a finding', () => {
  test('are marked beside it: the third of three equal sentences', async () => {
    const page = await open();
    const button = chip(page, 'Third twin');
    expect(await button.getAttribute('aria-pressed')).toBe('false');
    await button.click();
    await marked(page, { 2: TWIN });
    expect(await button.getAttribute('aria-pressed')).toBe('true');
    expect(await button.evaluate((element) => element === document.activeElement)).toBe(true);
    // Asked until it holds: a page that is drawn anew takes its marks away for a moment.
    await page.waitForFunction((expected) => {
      const mark = document.querySelector('.pdf-mark');
      const sheet = mark?.closest('.page')?.getBoundingClientRect();
      if (!mark || !sheet) return false;
      return Math.abs(((mark.getBoundingClientRect().top - sheet.top) / sheet.height) * 792 - expected) < 14;
    }, TWINS_AT[2] ?? 0);
    await page.getByRole('status').getByText(`Marked on page 2: “${TWIN}”`).waitFor();
  });

  test('are marked on both pages when they stand over a break, and stay so turned and enlarged', async () => {
    const page = await open();
    const words = { 3: BROKEN[0] ?? '', 4: BROKEN[1] ?? '' };
    await chip(page, 'Over the break').click();
    await marked(page, words);
    for (const name of ['Rotate', 'Zoom in', 'Zoom in', 'Rotate', 'Zoom out']) {
      await page.getByRole('button', { name }).click();
      for (const [number, text] of Object.entries(words)) {
        await pageField(page).fill(number);
        await pageField(page).press('Enter');
        await eventually(async () => (await markedWords(page))[number] === text);
      }
    }
  });

  test('are marked one after another, also those of what to look at first', async () => {
    const page = await open();
    await chip(page, 'Governing law').click();
    await marked(page, { 11: LAW });
    await chip(page, 'missing exhibits: Exhibit A').click();
    await marked(page, { 2: TWIN });
    expect(await chip(page, 'Governing law').getAttribute('aria-pressed')).toBe('false');
  });

  test('that were filled into a form are marked there', async () => {
    const page = await open();
    await chip(page, 'Party 1').click();
    const mark = page.locator('.page[data-page-number="5"] .pdf-mark');
    const [x, y, w, h] = FIELD_BOX;
    await eventually(async () => {
      const box = await mark.evaluate((element) => {
        const [sheet, mark] = [element.closest('.page')?.getBoundingClientRect(), element.getBoundingClientRect()];
        const scale = 612 / (sheet?.width ?? 1);
        return [mark.left - (sheet?.left ?? 0), mark.top - (sheet?.top ?? 0), mark.width, mark.height].map(
          (length) => length * scale,
        );
      });
      return [x, y, w, h].every((length, side) => Math.abs(length - (box[side] ?? 0)) < 1.5);
    });
  });

  test('that have no place, being read from a scan, are told, on their page', async () => {
    const page = await open();
    await chip(page, 'Party 2').click();
    await page.getByText(new RegExp(`page 9 is shown, their place cannot be marked. “${SCANNED}”$`)).waitFor();
    await pageShown(page, 9);
    expect(await page.locator('.pdf-mark').count()).toBe(0);
  });

  test('are shown by a link that opens the finding, which anybody can copy', async () => {
    const first = await open({ permissions: ['clipboard-read', 'clipboard-write'] });
    await first.getByRole('button', { name: 'Copy link to Governing law' }).click();
    const link = await eventually(() => first.evaluate(() => navigator.clipboard.readText()));
    const page = await open({}, new URL(link).hash);
    await marked(page, { 11: LAW });
    expect(await page.locator('#fact-governingLaw').getAttribute('tabindex')).toBe('-1');
    expect(await chip(page, 'Governing law').getAttribute('aria-pressed')).toBe('true');
    await page.evaluate(() => location.assign('#risk-1'));
    await marked(page, { 2: TWIN });
  });
});

describe('the keyboard', () => {
  test('goes along the toolbar, zooms, and comes back to the finding', async () => {
    const page = await open();
    await chip(page, 'Governing law').focus();
    await page.keyboard.press('Enter');
    await marked(page, { 11: LAW });
    const percent = () =>
      page
        .getByRole('toolbar')
        .getByText(/^\d+%$/)
        .textContent();
    const fitted = await percent();
    await page.getByRole('button', { name: 'Pages' }).focus();
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowRight');
    expect(await page.evaluate(() => document.activeElement?.getAttribute('aria-label'))).toBe('Zoom in');
    await page.keyboard.press('Enter');
    await eventually(async () => (await percent()) !== fitted);
    expect(await page.locator('[role=toolbar] [data-control][tabindex="0"]').count()).toBe(1);
    await page.getByRole('document', { name: 'Pages of the contract' }).focus();
    await page.keyboard.press('0');
    await eventually(async () => (await percent()) === fitted);
    await page.keyboard.press('Escape');
    await eventually(() => chip(page, 'Governing law').evaluate((element) => element === document.activeElement));
    await marked(page, {});
  });

  test('finds words in the PDF', async () => {
    const page = await open();
    await chip(page, 'Governing law').click();
    await marked(page, { 11: LAW });
    await page.getByRole('document', { name: 'Pages of the contract' }).focus();
    await page.keyboard.press('Control+f');
    await page.keyboard.type('at any time');
    await page.getByText(/^\d of 3$/).waitFor();
    await page.keyboard.press('Enter');
    await pageShown(page, 2);
    await page.keyboard.press('Escape');
    await eventually(async () => (await page.getByRole('searchbox').count()) === 0);
  });

  test('and the pointer go to pages by their small pictures', async () => {
    const page = await open();
    await page.getByRole('button', { name: 'Pages' }).click();
    await page.getByRole('navigation', { name: 'Pages' }).getByRole('button', { name: 'Page 9' }).press('Enter');
    await pageShown(page, 9);
  });
});

describe('where there is no room beside it', () => {
  test('the contract is a tab, with a way back to the finding', async () => {
    const page = await open(PHONE);
    const button = chip(page, 'Third twin');
    await button.scrollIntoViewIfNeeded();
    const before = await page.evaluate(() => scrollY);
    await button.click();
    await marked(page, { 2: TWIN });
    expect(await page.getByRole('tab', { selected: true }).textContent()).toBe('Contract');
    expect(await page.getByText('Executive Summary').isVisible()).toBe(false);
    await page.getByRole('button', { name: 'Back to Third twin' }).click();
    await eventually(() => button.evaluate((element) => element === document.activeElement));
    expect(Math.abs((await page.evaluate(() => scrollY)) - before)).toBeLessThan(60);
    await button.click();
    await page.getByRole('button', { name: 'Back to Third twin' }).waitFor();
    await page.goBack();
    await page.getByText('Executive Summary').waitFor();
    await page.getByRole('tab', { name: 'Analysis' }).press('ArrowRight');
    await marked(page, { 2: TWIN });
    await page.reload();
    expect(await page.getByRole('tab', { selected: true }).textContent()).toBe('Contract');
  });

  test('a link shows the finding first, its words when asked for', async () => {
    const page = await open(PHONE, '#risk-1');
    await eventually(async () => (await chip(page, 'Third twin').getAttribute('aria-pressed')) === 'true');
    expect(await page.getByText('Executive Summary').isVisible()).toBe(true);
    await page.getByRole('tab', { name: 'Contract' }).click();
    await marked(page, { 2: TWIN });
  });

  test('and where there is, it can be put away, which is remembered', async () => {
    const page = await open();
    await page.getByRole('button', { name: 'Hide the PDF' }).click();
    await page.getByRole('button', { name: 'Show the PDF' }).waitFor();
    await page.reload();
    await page.getByRole('button', { name: 'Show the PDF' }).waitFor();
    await chip(page, 'Governing law').click();
    await marked(page, { 11: LAW });
  });
});

describe('when something fails', () => {
  const FILE = /\/file$/;

  test.each([
    ['the file can not be had', FILE],
    ['the highlights can not be had', /\/highlights/],
    ['the worker is blocked', /pdf\.worker/],
  ])('%s: the analysis stays, and trying again opens it', async (_, blocked) => {
    const page = await open({ blocked });
    await page.getByRole('heading', { name: 'The PDF could not be opened' }).waitFor();
    await page.getByRole('region', { name: 'Contract Overview' }).waitFor();
    await chip(page, 'Governing law').click();
    await page.context().unroute(blocked);
    await page.getByRole('button', { name: 'Try again' }).click();
    await marked(page, { 11: LAW });
  });

  test('the line is cut while the file is read: it goes on where it was', async () => {
    const page = await open();
    await page.context().route(FILE, (route) => {
      const isFirst = route.request().headers().range?.startsWith('bytes=0-');
      return isFirst ? route.continue() : route.abort();
    });
    await page.reload();
    await page.getByText('A part of the PDF does not arrive.').waitFor();
    await page.context().unroute(FILE);
    // It asks again by itself too, and takes the button away when that comes first.
    await Promise.any([
      page.getByRole('button', { name: 'Try now' }).click(),
      page.getByText('A part of the PDF').waitFor({ state: 'hidden' }),
    ]);
    await chip(page, 'Governing law').click();
    await marked(page, { 11: LAW });
    await eventually(async () => (await page.getByText('A part of the PDF').count()) === 0);
  });
});

describe('for everybody', () => {
  test.each([1440, 390])(
    'nothing that axe objects to in either theme at %d px, nothing wider than a phone',
    async (width) => {
      const page = await open({ viewport: { width, height: 800 } });
      expect(await violations(page)).toEqual([]);
      await chip(page, 'Over the break').click();
      await marked(page, { 3: BROKEN[0] ?? '', 4: BROKEN[1] ?? '' });
      await page.getByRole('button', { name: 'Pages' }).click();
      await page.getByRole('button', { name: 'Find in the PDF' }).click();
      expect(await violations(page)).toEqual([]);
      expect(await overflowAt(page, 320)).toBe(0);
    },
  );

  test('who looks at no contract loads nothing of it', async () => {
    const { modules } = readDist().manifest;
    const parts = ['src/ui/pdf/contract-pane.tsx', 'src/ui/pdf/pdfjs.ts'].map(
      (source) => modules[source]?.[0] ?? source,
    );
    for (const path of ['/', '/documents']) {
      const page = await held.site.open('/account', { as: [held.user.cookies] });
      const asked: string[] = [];
      page.on('request', (request) => asked.push(new URL(request.url()).pathname));
      await page.goto(held.site.base + path, { waitUntil: 'networkidle' });
      expect(asked.length).toBeGreaterThan(3);
      // Names of chunks are hashes, which may spell anything.
      expect(asked.filter((address) => parts.includes(address) || /pdf(?!\w*\.js$)/.test(address))).toEqual([]);
    }
  });
});
