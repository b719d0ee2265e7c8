import { describe, expect, test } from 'bun:test';
import type { Locator, Page } from 'playwright-core';
import type { Contract } from '../../src/shared/contracts';
import { overflowAt, violations } from '../support/accessibility';
import { siteForFile } from '../support/browser-site';
import { eventually } from '../support/eventually';
import { contract, listed } from '../support/ui-fixtures';

const held = siteForFile();

const LIST = '**/api/contracts?*';
const UPLOAD = '**/api/contracts/upload';
const CHECK = (id: string) => `**/api/contracts/${id}`;

const LONG_NAME = `${'Master_Services_and_Licensing-Agreement.of.Northwind_'.repeat(6).slice(0, 296)}.pdf`;
const HEADLINE = {
  title: `RETAIL LEASE ${'OF MANY WORDS '.repeat(9)}`,
  kind: 'Commercial lease',
  rating: 'medium' as const,
  noticeBy: '2999-12-02',
  end: '3000-03-01',
};
const CONTRACTS = [
  listed({ id: 'c1', status: 'completed', summary: 'A lease of ten years.', headline: HEADLINE }),
  listed({ id: 'c4', filename: LONG_NAME, status: 'completed', headline: { ...HEADLINE, title: null, rating: null } }),
  listed({ id: 'c2', filename: LONG_NAME, status: 'processing' }),
  listed({ id: 'c3', filename: `${'A'.repeat(250)}.pdf`, status: 'error', summary: 'B'.repeat(300) }),
];

function open(answers: Record<string, unknown>, address = '/documents'): Promise<Page> {
  return held.site.open(address, {
    as: [held.user.cookies],
    answers: { [LIST]: { contracts: CONTRACTS }, ...answers },
  });
}

const pdf = (name: string) => ({ name, mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7') });
const dialogOf = (page: Page) => page.getByRole('dialog', { name: 'Upload New Document' });
const chooser = (page: Page) => page.locator('input[type=file]');

/** Uploads whose names say how they end: one in each status, the last two still on their way. */
async function uploadsOfAllKinds(): Promise<Page> {
  const page = await open(
    {
      [CHECK('done')]: { contract: contract({ id: 'done', status: 'completed' }) },
      [CHECK('failed')]: { contract: contract({ id: 'failed', status: 'error', summary: 'It has a password.' }) },
    },
    '/documents?upload=true',
  );
  await page.context().route(UPLOAD, async (route) => {
    const name = /filename="([^"]*)\.pdf"/.exec(route.request().postDataBuffer()?.toString() ?? '')?.[1] ?? '';
    if (name === 'refused') await route.fulfill({ status: 415, json: { error: 'Only PDF files can be analyzed.' } });
    else if (name !== 'slow') await route.fulfill({ status: 201, json: { contract: contract({ id: name }) } });
  });
  await chooser(page).setInputFiles(['done', 'failed', 'refused', 'slow'].map((name) => pdf(`${name}.pdf`)));
  await dialogOf(page).getByRole('link', { name: 'View Analysis' }).waitFor();
  await dialogOf(page).getByText('It has a password.').waitFor();
  return page;
}

/** A contract that is being analysed until told otherwise. */
async function analysing(): Promise<{ page: Page; finish: () => void }> {
  let status: Contract['status'] = 'processing';
  const answer = () => ({ contract: contract({ id: 'c9', status, stage: 'key_terms' }) });
  const page = await open({ [UPLOAD]: answer() }, '/documents?upload=true');
  await page.context().route(CHECK('c9'), (route) => route.fulfill({ json: answer() }));
  await chooser(page).setInputFiles([pdf(LONG_NAME)]);
  await page.getByRole('dialog', { name: 'AI Analysis in Progress' }).getByText('Step 3 of 4').waitFor();
  const finish = () => {
    status = 'completed';
  };
  return { page, finish };
}

const STATES: [state: string, show: () => Promise<Page>][] = [
  ['loading', () => open({ [LIST]: undefined })],
  ['with contracts', () => shown(open({}), 'Lease.pdf')],
  ['empty', () => shown(open({ [LIST]: { contracts: [] } }), 'No documents yet')],
  ['not loaded', () => shown(open({ [LIST]: 503 }), 'Documents could not be loaded')],
  [
    'without a match',
    async () => {
      const page = await shown(open({}), 'Lease.pdf');
      await page.getByRole('searchbox').fill(`Nothing ${'x'.repeat(200)}`);
      return shown(page, 'No documents found');
    },
  ],
  [
    'with the upload dialog',
    async () => {
      const page = await open({}, '/documents?upload=true');
      await dialogOf(page).waitFor();
      return page;
    },
  ],
  ['with uploads in every status', uploadsOfAllKinds],
  ['under the overlay', async () => (await analysing()).page],
];

async function shown(opening: Page | Promise<Page>, text: string): Promise<Page> {
  const page = await opening;
  await page.getByText(text).first().waitFor();
  return page;
}

describe('My Documents', () => {
  test.each(STATES)('%s: nothing that axe objects to in either theme, nothing wider than a phone', async (_, show) => {
    const page = await show();
    expect(await violations(page)).toEqual([]);
    expect(await overflowAt(page, 320)).toBe(0);
  });

  test('works by keyboard alone: search, dialog, its end, the first analysis', async () => {
    const page = await shown(open({ [CHECK('c1')]: 404 }), 'Lease.pdf');
    const focused = () => page.evaluate(() => document.activeElement?.textContent ?? '');
    await page.getByRole('button', { name: 'Upload New Document' }).focus();
    await page.keyboard.press('Enter');
    await dialogOf(page).waitFor();
    for (let tabs = 0; tabs < 6; tabs += 1) {
      await page.keyboard.press('Tab');
      expect(await dialogOf(page).evaluate((dialog) => dialog.contains(document.activeElement))).toBe(true);
    }
    await page.keyboard.press('Escape');
    await dialogOf(page).waitFor({ state: 'detached' });
    expect(await focused()).toBe('Upload New Document');
    await page.keyboard.press('Tab');
    await page.keyboard.type('lease');
    for (const next of ['Search inside', 'View Analysis of Lease.pdf']) {
      await page.keyboard.press('Tab');
      expect(await focused()).toBe(next);
    }
    await page.keyboard.press('Enter');
    await page.waitForURL('**/analysis/c1');
  });
});

describe('the overlay', () => {
  test('keeps the focus until the analysis ends; then the focus is back in the dialog', async () => {
    const { page, finish } = await analysing();
    const overlay = page.getByRole('dialog', { name: 'AI Analysis in Progress' });
    const holdsFocus = (dialog: Locator) => dialog.evaluate((element) => element.contains(document.activeElement));
    for (const key of ['Tab', 'Shift+Tab', 'Tab']) {
      await page.keyboard.press(key);
      expect(await holdsFocus(overlay)).toBe(true);
    }
    finish();
    await overlay.waitFor({ state: 'detached' });
    expect(await holdsFocus(dialogOf(page))).toBe(true);
  });

  test('is left by Escape; the analysis goes on in the list of files, to its end', async () => {
    const { page, finish } = await analysing();
    const overlay = page.getByRole('dialog', { name: 'AI Analysis in Progress' });
    await page.keyboard.press('Escape');
    await overlay.waitFor({ state: 'detached' });
    await dialogOf(page).getByText('Step 3 of 4: Key Terms').waitFor();
    expect(await violations(page)).toEqual([]);
    expect(await overflowAt(page, 320)).toBe(0);
    finish();
    await dialogOf(page)
      .getByRole('link', { name: /View Analysis/ })
      .waitFor();
    expect(await overlay.count()).toBe(0);
  });

  test('leaves what screen readers are told of the uploads within their reach', async () => {
    const { page } = await analysing();
    const status = page.locator('[role=status]').filter({ hasText: `${LONG_NAME}: Analyzing` });
    expect(await status.evaluate((element) => element.closest('[aria-hidden=true], [inert]') === null)).toBe(true);
    const heading = page.getByRole('heading', { name: 'My Documents', includeHidden: true });
    expect(await heading.evaluate((element) => element.closest('[aria-hidden=true], [inert]') === null)).toBe(false);
  });
});

describe('leaving while a file is being uploaded', () => {
  async function uploading(): Promise<{ page: Page; asked: string[]; answer: (accept: boolean) => void }> {
    const page = await held.site.open('/account', { as: [held.user.cookies], answers: { [LIST]: { contracts: [] } } });
    await page.context().route(UPLOAD, () => undefined);
    await page.getByRole('link', { name: 'My Documents' }).click();
    await page.getByText('No documents yet').waitFor();
    await page.getByRole('button', { name: 'Upload New Document' }).click();
    await chooser(page).setInputFiles([pdf('Lease.pdf')]);
    await dialogOf(page).getByText('Uploading').waitFor();
    await page.keyboard.press('Escape');
    await page.getByText('1 file is being uploaded.').waitFor();
    const asked: string[] = [];
    let accept = false;
    page.on('dialog', (dialog) => {
      asked.push(dialog.type());
      return accept ? dialog.accept() : dialog.dismiss();
    });
    return { page, asked, answer: (given) => (accept = given) };
  }

  test('is asked about at a link and at the back button, and the upload goes on', async () => {
    const { page, asked, answer } = await uploading();
    await page.getByRole('link', { name: 'Account' }).click();
    await page.goBack({ timeout: 1000 }).catch(() => null);
    await eventually(() => asked.length > 1);
    expect(asked).toEqual(['confirm', 'confirm']);
    expect(page.url()).toBe(`${held.site.base}/documents`);
    answer(true);
    await page.getByRole('link', { name: 'Account' }).click();
    await page.waitForURL('**/account');
    await page.goBack();
    await page.getByText('1 file is being uploaded.').waitFor();
  });

  test('is asked about when the tab is closed', async () => {
    const { page, asked } = await uploading();
    const question = page.waitForEvent('dialog');
    await page.close({ runBeforeUnload: true });
    await question;
    expect(asked).toEqual(['beforeunload']);
  });
});

describe('two tabs', () => {
  test('signing out in one signs the other out', async () => {
    const mine = await held.site.signUp('Ben Ito');
    const first = await held.site.open('/documents', { as: [mine.cookies] });
    await first.getByText('No documents yet').waitFor();
    const second = await first.context().newPage();
    await second.goto(`${held.site.base}/documents`);
    await second.getByText('No documents yet').waitFor();
    await second.getByRole('button', { name: 'Sign Out' }).click();
    await first.waitForURL('**/signin');
  });
});
