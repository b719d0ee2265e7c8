import { afterAll, afterEach, beforeAll, describe, expect, test } from 'bun:test';
import { recordEvent } from '../../src/audit/record';
import type { TestUser } from '../support/app';
import { type BrowserSite, browserSite } from '../support/browser-site';
import { parseCsv } from '../support/csv';

let site: BrowserSite;
let admin: TestUser;
let user: TestUser;
beforeAll(async () => {
  site = await browserSite();
  [admin, user] = [await site.signUpAdmin(), await site.signUp('Ada Fischer')];
  const actor = { kind: 'user', id: user.id } as const;
  for (let n = 0; n < 60; n++)
    await recordEvent(site.db, {
      action: 'sign-in',
      actor,
      address: '192.0.2.7',
      details: { browser: 'Firefox on Linux' },
    });
  await recordEvent(site.db, {
    ...{
      action: 'admin-account-changed',
      actor: { kind: 'admin', id: admin.id },
      subject: { kind: 'user', id: user.id },
    },
    ...{ details: { planBefore: 'free', plan: 'pro' }, names: { nameBefore: 'Ada', name: 'Ada Fischer' } },
  });
});
afterEach(() => site.closePages());
afterAll(() => site.close());

describe('the audit log', () => {
  test('is read from the dashboard, filtered, paged and taken along', async () => {
    const page = await site.open('/admin/dashboard', { as: [admin.cookies] });
    await page.getByRole('link', { name: 'Audit Log' }).click();
    await page.getByRole('heading', { level: 1, name: 'Audit Log' }).waitFor();
    const rows = page.getByRole('list', { name: 'Events' }).getByRole('listitem');
    await page.getByText('The newest 50 events').waitFor();
    expect(await rows.first().textContent()).toContain('Name: Ada → Ada Fischer');
    expect(await rows.first().textContent()).toContain('Plan: free → pro');
    expect(await rows.first().textContent()).toContain(`account of ${user.email}`);
    await page.getByRole('button', { name: 'Show More' }).click();
    await page.getByText('61 events').waitFor();
    await page.getByRole('combobox', { name: 'Event' }).click();
    await page.getByRole('option', { name: 'Account changed by an administrator' }).click();
    await page.getByText('1 event', { exact: true }).waitFor();
    await page.getByLabel('Search').fill('nobody at all');
    await page.getByText('No events found').waitFor();
    await page.getByLabel('Search').fill('fischer');
    await page.getByText('1 event', { exact: true }).waitFor();
    const download = page.waitForEvent('download');
    await page.getByRole('link', { name: 'Export as CSV' }).click();
    const chunks = await Array.fromAsync(await (await download).createReadStream());
    const [, row, ...more] = parseCsv(new TextDecoder().decode(Buffer.concat(chunks as Buffer[])));
    expect([row?.[2], more]).toEqual(['admin-account-changed', []]);
  });

  test('of who is no administrator leads to the sign-in; a session that ends there, too', async () => {
    const page = await site.open('/admin/audit', { as: [user.cookies] });
    await page.waitForURL('**/admin');
    const ending = await site.open('/admin/audit', { as: [admin.cookies] });
    await ending.getByText('The newest 50 events').waitFor();
    await ending.context().clearCookies();
    await ending.getByLabel('Search').fill('fischer');
    await ending.waitForURL('**/admin');
  });

  test('says so where it cannot be loaded', async () => {
    const answers = { '**/api/admin/audit?**': 500 };
    const page = await site.open('/admin/audit', { as: [admin.cookies], answers });
    await page.getByText('Refused by the test.').waitFor();
  });
});

describe('recent activity', () => {
  const list = '**/api/user/activity**';

  test('shows what happened with the account, more of it when asked', async () => {
    const page = await site.open('/account', { as: [user.cookies] });
    const rows = page.getByRole('list', { name: 'Activity' }).getByRole('listitem');
    await rows.first().waitFor();
    expect(await rows.count()).toBe(6);
    const first = await rows.first().textContent();
    expect(first).toContain('Account changed by an administrator');
    expect(first).not.toContain(admin.email);
    expect(await rows.nth(1).textContent()).toContain('Firefox on Linux • From 192.0.2.7');
    const more = page.getByRole('button', { name: 'Show More' });
    for (const shown of [31, 56, 61]) {
      await more.click();
      await rows.nth(shown - 1).waitFor();
      expect(await rows.count()).toBe(shown);
    }
    expect(await more.count()).toBe(0);
  });

  test('is empty at first, and can be asked for again where it did not come', async () => {
    const fresh = await site.signUp();
    const page = await site.open('/account', { as: [fresh.cookies] });
    await page.getByText('Nothing has happened yet.').waitFor();
    await page.route(list, (route) => route.abort());
    await page.reload();
    const region = page.getByRole('region', { name: 'Recent Activity' });
    await region.getByText('The list could not be loaded.').waitFor();
    await page.unrouteAll();
    await region.getByRole('button', { name: 'Try Again' }).click();
    await page.getByText('Nothing has happened yet.').waitFor();
  });
});

test('the list of users says what accounts use', async () => {
  const page = await site.open('/admin/dashboard', { as: [admin.cookies] });
  await page.getByText('0 contracts, 0 Bytes • 0 analyses this month • 0 s of processor time').first().waitFor();
});
