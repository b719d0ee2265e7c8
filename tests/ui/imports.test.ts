import { describe, expect, test } from 'bun:test';
import { eq } from 'drizzle-orm';
import type { Page } from 'playwright-core';
import { contracts } from '../../src/db/schema';
import { overflowAt, violations } from '../support/accessibility';
import type { TestUser } from '../support/app';
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
    expect(await panelOf(page).getByRole('list', { name: 'Being sent' }).getByRole('listitem').count()).toBe(3);
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
