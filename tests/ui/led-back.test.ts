import { describe, expect, test } from 'bun:test';
import type { Page } from 'playwright-core';
import { overflowAt, violations } from '../support/accessibility';
import { siteForFile } from '../support/browser-site';
import { contract } from '../support/ui-fixtures';

const held = siteForFile();
const CHECK = '**/api/contracts/c1';
const FAILED = { contract: contract({ id: 'c1', status: 'error', summary: 'It has a password.' }) };

async function signIn(page: Page): Promise<void> {
  await page.getByLabel('Email').fill(held.user.email);
  await page.getByLabel('Password', { exact: true }).fill(held.user.password);
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
}

describe('a visitor who is not signed in', () => {
  test('is led back to the analysis after signing in, with its query and hash', async () => {
    const page = await held.site.open('/analysis/c1?run=2#risk-2', { answers: { [CHECK]: FAILED } });
    expect(new URL(page.url()).pathname).toBe('/signin');
    await signIn(page);
    await page.waitForURL('**/analysis/c1?run=2#risk-2');
    await page.getByText('It has a password.').waitFor();
  });

  test('is led to the landing page by a link that names another site', async () => {
    const page = await held.site.open('/signin?next=//example.com/analysis/c1');
    await signIn(page);
    await page.waitForURL(`${held.site.base}/`);
  });
});

describe('an answer that nobody expected', () => {
  test('shows a card below the header that axe does not object to, and another try mends it', async () => {
    const page = await held.site.open('/documents', {
      as: [held.user.cookies],
      answers: { '**/api/contracts?*': { contracts: [{}] } },
    });
    await page.getByRole('heading', { name: 'Something went wrong' }).waitFor();
    expect(await page.getByRole('banner').count()).toBe(1);
    expect(await violations(page)).toEqual([]);
    expect(await overflowAt(page, 320)).toBe(0);
    await page.context().unroute('**/api/contracts?*');
    await page.getByRole('button', { name: 'Try again' }).click();
    await page.getByText('No documents yet').waitFor();
  });
});
