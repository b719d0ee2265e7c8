import { describe, expect, test } from 'bun:test';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import type { Page } from 'playwright-core';
import { contracts } from '../../src/db/schema';
import { overflowAt, violations } from '../support/accessibility';
import { PASSWORD, type TestUser } from '../support/app';
import { siteForFile } from '../support/browser-site';
import { pdfBytes } from '../support/contracts';
import { eventually } from '../support/eventually';
import { type ZipEntryOptions, zipOf } from '../support/zips';

const held = siteForFile();

const UPLOAD = '**/api/contracts/upload';
const FORTY = Array.from({ length: 40 }, (_, at) => ({
  name: `Firm/Leases/Paper ${String(at + 1).padStart(2, '0')}.pdf`,
  bytes: pdfBytes(`paper ${at}`),
}));

const dialogOf = (page: Page) => page.getByRole('dialog', { name: 'Upload New Document' });
const panelOf = (page: Page) => dialogOf(page).getByRole('region', { name: /^(Import|Looking|Nothing)/ });

async function openDialog(user: TestUser): Promise<Page> {
  const page = await held.site.open('/documents?upload=true', { as: [user.cookies] });
  await dialogOf(page).waitFor();
  return page;
}

async function chooseZip(page: Page, name: string, ...entries: ZipEntryOptions[]): Promise<void> {
  const choosing = page.waitForEvent('filechooser');
  await dialogOf(page).getByRole('button', { name: 'Choose a ZIP' }).click();
  const buffer = Buffer.from(await zipOf(...entries).arrayBuffer());
  await (await choosing).setFiles({ name, mimeType: 'application/zip', buffer });
}

const ended = (page: Page) => panelOf(page).getByRole('heading', { name: 'Import finished' }).waitFor();
const sumOf = (page: Page) => panelOf(page).getByRole('status').first().textContent();
const contractsOf = (user: TestUser) => held.site.db.select().from(contracts).where(eq(contracts.userId, user.id));

describe('an import', () => {
  test('a ZIP of 40 contracts and one that is none: progress, sum, and a second time all are there already', async () => {
    const page = await openDialog(held.user);
    const bad = { name: 'Firm/Letter.pdf', bytes: 'no PDF at all' };
    const other = { name: 'Firm/notes.txt', bytes: 'x' };
    const { promise: released, resolve: release } = Promise.withResolvers<void>();
    let open = 0;
    await page.context().route(UPLOAD, async (route) => {
      open++;
      await released;
      await route.continue();
    });
    await chooseZip(page, 'firm.zip', ...FORTY, bad, other);
    await eventually(() => open === 3);
    await panelOf(page).getByRole('heading', { name: 'Importing 41 files' }).waitFor();
    const sent = panelOf(page).getByRole('list', { name: 'Being sent' }).getByRole('listitem');
    await eventually(async () => (await sent.count()) === 3);
    expect(open).toBe(3);
    expect(await violations(page)).toEqual([]);
    release();
    await ended(page);
    expect(await sumOf(page)).toContain('40 uploaded, 0 already there, 1 failed.');
    expect(await sumOf(page)).toContain('1 other file is no PDF.');
    const failed = panelOf(page).getByRole('list', { name: 'Failed' });
    expect(await failed.textContent()).toBe(
      'Letter.pdfOnly PDF files can be analyzed. Please choose a file in PDF format.',
    );
    expect(await violations(page)).toEqual([]);
    const names = (await contractsOf(held.user)).map(({ filename }) => filename).sort();
    expect([names.length, names[0]]).toEqual([40, 'Leases › Paper 01.pdf']);

    await chooseZip(page, 'firm.zip', ...FORTY, bad);
    await panelOf(page).getByText('40 already there').first().waitFor();
    await ended(page);
    expect(await sumOf(page)).toContain('0 uploaded, 40 already there, 1 failed.');
    expect(await contractsOf(held.user)).toHaveLength(40);

    await panelOf(page).getByText('Already there', { exact: true }).click();
    const first = panelOf(page).getByRole('list', { name: 'Already there' }).getByRole('listitem').first();
    expect(await first.textContent()).toContain('Already uploaded on');
    await first.getByRole('button', { name: 'Upload anyway' }).click();
    await eventually(async () => (await contractsOf(held.user)).length === 41);
    expect(await violations(page)).toEqual([]);
    expect(await overflowAt(page, 320)).toBe(0);
  });
});
describe('an import goes on', () => {
  test('while the server is busy, and while the line is down: both are waited for and told', async () => {
    const user = await held.site.signUp();
    const page = await openDialog(user);
    let calls = 0;
    await page.context().route(UPLOAD, async (route) => {
      calls++;
      if (calls <= 3) await route.fulfill({ status: 503, headers: { 'retry-after': '1' }, json: { error: 'Full.' } });
      else if (calls === 5) await route.abort('connectionreset');
      else await route.continue();
    });
    await chooseZip(page, 'firm.zip', ...FORTY.slice(0, 8));
    await panelOf(page).getByText('The server is busy.').waitFor();
    await panelOf(page).getByText('The server cannot be reached.').waitFor();
    await ended(page);
    expect(await sumOf(page)).toContain('8 uploaded, 0 already there, 0 failed.');
    expect(await contractsOf(user)).toHaveLength(8);
  });

  test('on other pages of the app, without a question; and leaving the site asks', async () => {
    const user = await held.site.signUp();
    const page = await openDialog(user);
    const { promise: released, resolve: release } = Promise.withResolvers<void>();
    await page.context().route(UPLOAD, async (route) => {
      await released;
      await route.continue();
    });
    const asked: string[] = [];
    page.on('dialog', async (dialog) => {
      asked.push(dialog.type());
      await dialog.accept();
    });
    await chooseZip(page, 'firm.zip', ...FORTY.slice(0, 8));
    await panelOf(page).getByRole('listitem').nth(2).waitFor();
    await page.keyboard.press('Escape');
    await page.getByText('Importing: 0 of 8 files done.').waitFor();
    await page.getByRole('link', { name: 'Account' }).first().click();
    await page.waitForURL('**/account');
    expect(asked).toEqual([]);
    release();
    await eventually(async () => (await contractsOf(user)).length === 8);
    await page.getByRole('link', { name: 'My Documents' }).first().click();
    await page.getByText('The import has ended: 8 uploaded, 0 already there.').waitFor();
    await page.getByRole('heading', { name: 'Paper 08.pdf' }).waitFor();
    await page.reload();
    await page.getByRole('heading', { name: 'Paper 08.pdf' }).waitFor();
    expect(asked).toEqual([]);
  });

  test('after a reload only when the same is chosen again, which is told; what is there already is skipped', async () => {
    const user = await held.site.signUp();
    const page = await openDialog(user);
    let open = 0;
    await page.context().route(UPLOAD, async (route) => {
      open++;
      if (open <= 5) await route.continue();
    });
    await chooseZip(page, 'firm.zip', ...FORTY);
    await panelOf(page).getByText('5 uploaded, 0 already there, 0 failed').waitFor();
    const asked = page.waitForEvent('dialog');
    const reloading = page.reload();
    const dialog = await asked;
    expect(dialog.type()).toBe('beforeunload');
    await dialog.accept();
    await reloading;
    await page.getByText('35 of 40 files of “firm.zip” were not sent.').waitFor();
    expect(await violations(page)).toEqual([]);
    await page.context().unroute(UPLOAD);
    await page.getByRole('button', { name: 'Choose Again' }).click();
    await chooseZip(page, 'firm.zip', ...FORTY);
    await ended(page);
    expect(await sumOf(page)).toContain('35 uploaded, 5 already there, 0 failed.');
    await page.keyboard.press('Escape');
    await eventually(async () => (await page.getByText('were not sent').count()) === 0);
    await page.reload();
    await page.getByRole('heading', { name: 'Paper 40.pdf' }).waitFor();
    expect(await page.getByText('were not sent').count()).toBe(0);
  });

  test('when it was stopped and is told to, and for what failed when it is tried again', async () => {
    const user = await held.site.signUp();
    const page = await openDialog(user);
    let answer: 'hold' | 'fail' | 'go' = 'hold';
    await page.context().route(UPLOAD, async (route) => {
      if (answer === 'fail') await route.fulfill({ status: 500, json: { error: 'Something broke.' } });
      else if (answer === 'go') await route.continue();
    });
    await chooseZip(page, 'firm.zip', ...FORTY.slice(0, 6));
    await panelOf(page).getByRole('listitem').nth(2).waitFor();
    await panelOf(page).getByRole('button', { name: 'Stop' }).click();
    await panelOf(page).getByRole('heading', { name: 'Import stopped' }).waitFor();
    expect(await sumOf(page)).toContain('6 files were not sent.');
    answer = 'fail';
    await panelOf(page).getByRole('button', { name: 'Send the Rest (6)' }).click();
    await panelOf(page).getByRole('button', { name: 'Try Again (6)' }).waitFor();
    expect(await panelOf(page).getByText('Something broke.').count()).toBe(6);
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await panelOf(page).getByRole('button', { name: 'Copy List' }).click();
    await page.getByText('List Copied').first().waitFor();
    const list = await page.evaluate(() => navigator.clipboard.readText());
    expect(list.split('\n')).toHaveLength(6);
    expect(list).toStartWith('Paper 01.pdf\tSomething broke.\n');
    const downloading = page.waitForEvent('download');
    await panelOf(page).getByRole('button', { name: 'Download List' }).click();
    expect((await downloading).suggestedFilename()).toBe('not-imported.tsv');
    answer = 'go';
    await panelOf(page).getByRole('button', { name: 'Try Again (6)' }).click();
    await panelOf(page).getByText('6 uploaded, 0 already there, 0 failed.').waitFor();
    expect(await contractsOf(user)).toHaveLength(6);
  });
});

test('an import beyond the plan stops, tells how many were taken and what to do, and sends the rest later', async () => {
  const user = await held.site.signUp();
  const page = await openDialog(user);
  const USED = 'The 5 analyses of this month that the Starter plan includes are used.';
  let room = 5;
  let calls = 0;
  await page.context().route(UPLOAD, async (route) => {
    calls++;
    if (room-- > 0) await route.continue();
    else await route.fulfill({ status: 403, json: { error: USED } });
  });
  await chooseZip(page, 'firm.zip', ...FORTY);
  await panelOf(page).getByRole('heading', { name: 'Import stopped' }).waitFor();
  await panelOf(page).getByText(`5 files were taken and 35 were not. ${USED} Then press Send the Rest.`).waitFor();
  expect(await contractsOf(user)).toHaveLength(5);
  expect(calls).toBeLessThanOrEqual(8);
  expect(await sumOf(page)).toContain('0 failed');
  expect(await violations(page)).toEqual([]);
  room = 100;
  await panelOf(page).getByRole('button', { name: 'Send the Rest (35)' }).click();
  await panelOf(page).getByText('40 uploaded, 0 already there, 0 failed.').waitFor();
  expect(await panelOf(page).getByText(USED).count()).toBe(0);
});

describe('what is chosen', () => {
  test('a folder, with the folders in it', async () => {
    const user = await held.site.signUp();
    const folder = await mkdtemp(join(tmpdir(), 'firm-'));
    try {
      await Bun.write(join(folder, 'Leases/2024/Mill Road.pdf'), pdfBytes('mill'));
      await Bun.write(join(folder, 'Loan.pdf'), pdfBytes('loan'));
      await Bun.write(join(folder, 'notes.txt'), 'x');
      await Bun.write(join(folder, '._Loan.pdf'), 'x');
      const page = await openDialog(user);
      const choosing = page.waitForEvent('filechooser');
      await dialogOf(page).getByRole('button', { name: 'Choose a Folder' }).click();
      await (await choosing).setFiles(folder);
      await ended(page);
      expect(await sumOf(page)).toContain('2 uploaded, 0 already there, 0 failed.');
      expect((await contractsOf(user)).map(({ filename }) => filename).sort()).toEqual([
        'Leases › 2024 › Mill Road.pdf',
        'Loan.pdf',
      ]);
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  });

  test('a ZIP that is dropped anywhere on the page; hostile entries are refused by name, the rest is taken', async () => {
    const user = await held.site.signUp();
    const page = await held.site.open('/documents', { as: [user.cookies] });
    await page.getByText('No documents yet').waitFor();
    const zip = zipOf(
      { name: 'Good.pdf', bytes: pdfBytes('good') },
      { name: '../../evil.pdf', bytes: 'x' },
      { name: 'Locked.pdf', bytes: 'x', flags: 1 },
      { name: 'More.zip', bytes: 'x' },
      { name: 'Lies.pdf', bytes: pdfBytes('lies'), size: 3 },
      { name: 'Bomb.pdf', bytes: new Uint8Array(20_000_000) },
    );
    const bytes = [...(await zip.bytes())];
    await page.evaluate((bytes) => {
      const dataTransfer = new DataTransfer();
      dataTransfer.items.add(new File([new Uint8Array(bytes)], 'firm.zip', { type: 'application/zip' }));
      document.body.dispatchEvent(new DragEvent('drop', { bubbles: true, cancelable: true, dataTransfer }));
    }, bytes);
    await ended(page);
    expect(await sumOf(page)).toContain('1 uploaded, 0 already there, 5 failed.');
    const failed = await panelOf(page).getByRole('list', { name: 'Failed' }).getByRole('listitem').allTextContents();
    expect(failed.sort()).toEqual([
      'Lies.pdfIt is damaged in the archive and could not be unpacked.',
      'firm.zip: ../../evil.pdfThe name leads out of the archive (“..”).',
      'firm.zip: Bomb.pdfIt would unpack to over 200 times its size, as no PDF does.',
      'firm.zip: Locked.pdfIt is protected by a password. Please unpack it and choose the files.',
      'firm.zip: More.zipArchives within the archive are not opened. Please unpack it and choose the folder.',
    ]);
    expect(
      await panelOf(page)
        .getByRole('button', { name: /Try Again/ })
        .count(),
    ).toBe(0);
  });

  test('nothing that could be imported says so', async () => {
    const page = await openDialog(await held.site.signUp());
    await chooseZip(page, 'firm.zip', { name: 'notes.txt', bytes: 'x' });
    await panelOf(page).getByText('There was no PDF in what you chose. 1 other file is no PDF.').waitFor();
    expect(await violations(page)).toEqual([]);
  });

  test('more than a hundred: only what is open is drawn, in portions', async () => {
    const user = await held.site.signUp();
    const page = await openDialog(user);
    const many = Array.from({ length: 150 }, (_, at) => ({ name: `${at}.pdf`, bytes: pdfBytes(`many ${at}`) }));
    await chooseZip(page, 'many.zip', ...many);
    await ended(page);
    expect(await sumOf(page)).toContain('150 uploaded');
    const rows = panelOf(page).getByRole('listitem');
    expect(await rows.count()).toBe(0);
    await panelOf(page).getByText('Uploaded', { exact: true }).click();
    await rows.nth(49).waitFor();
    expect(await rows.count()).toBe(50);
    await panelOf(page).getByRole('button', { name: 'Show 50 More' }).click();
    await rows.nth(99).waitFor();
    expect(await rows.count()).toBe(100);
    await panelOf(page).getByRole('button', { name: 'Clear List' }).click();
    await eventually(async () => (await panelOf(page).count()) === 0);
  });
});

test('a session that ends in the middle loses nothing: what was not sent is told after signing in', async () => {
  const user = await held.site.signUp();
  const page = await openDialog(user);
  let open = 0;
  await page.context().route(UPLOAD, async (route) => {
    open++;
    if (open === 4) await page.context().clearCookies();
    await route.continue();
  });
  await chooseZip(page, 'firm.zip', ...FORTY);
  await page.waitForURL('**/signin*');
  await page.context().unroute(UPLOAD);
  await page.getByLabel('Email').fill(user.email);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Sign In' }).click();
  await page.waitForURL((url) => url.pathname === '/');
  await page.getByRole('link', { name: 'My Documents' }).first().click();
  await page.getByText(/of 40 files of “firm\.zip” were not sent\./).waitFor();
});
