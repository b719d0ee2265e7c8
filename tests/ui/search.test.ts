import { beforeAll, describe, expect, test } from 'bun:test';
import type { Page } from 'playwright-core';
import { refreshOldIndexes } from '../../src/contracts/refresh-index';
import { refreshOldListings } from '../../src/contracts/refresh-listing';
import { overflowAt, violations } from '../support/accessibility';
import type { OpenOptions } from '../support/browser-site';
import { onFault } from '../support/contracts';
import { eventually } from '../support/eventually';
import { addLease } from '../support/lease-contract';
import { markedWords } from '../support/marked-words';
import { proofSiteForFile } from '../support/proof-site';

const held = proofSiteForFile();
const all = { limit: 99, onFault };
beforeAll(async () => {
  for (let i = 1; i <= 12; i++) await addLease(held.site.db, held.user.id, `Lease ${i}.pdf`);
  await refreshOldListings(held.site, all);
  await refreshOldIndexes(held.site, all);
});

async function open(q: string, options: OpenOptions = {}): Promise<Page> {
  const path = `/search${q && `?q=${encodeURIComponent(q)}`}`;
  const page = await held.site.open(path, { as: [held.user.cookies], ...options });
  page.setDefaultTimeout(25_000);
  return page;
}

const hits = (page: Page) => page.getByRole('list', { name: /^Contracts found/ });
const snippet = (page: Page, words: string) => hits(page).getByRole('link').filter({ hasText: words }).first();
const status = (page: Page, words: string | RegExp) => page.getByRole('status').getByText(words).first().waitFor();
const parts = (page: Page) => Object.fromEntries(new URL(page.url()).searchParams);

/** Waits until exactly these words are marked, by page. */
async function marked(page: Page, wanted: Record<string, string>): Promise<void> {
  let last: unknown;
  const same = async () => {
    last = await markedWords(page);
    return Bun.deepEquals(last, wanted);
  };
  await eventually(same, 20_000).catch(() => expect(last).toEqual(wanted));
}

describe('a phrase is found from My Documents', () => {
  test('and a press opens the PDF with just its words marked; the way back leads to what was found', async () => {
    const page = await held.site.open('/documents', { as: [held.user.cookies] });
    await page.getByRole('link', { name: 'Search inside' }).click();
    // The page before has a box for searches too.
    await page.getByRole('heading', { level: 1, name: 'Search in your contracts' }).waitFor();
    await page.getByRole('searchbox').fill('"governed by the laws"');
    await page.getByRole('searchbox').press('Enter');
    await status(page, '13 contracts');
    await page.getByRole('button', { name: 'Next' }).click();
    await hits(page).getByText('Delaware').waitFor();
    expect(await hits(page).locator('mark').first().textContent()).toBe('governed by the laws');
    await snippet(page, 'Delaware').click();
    await marked(page, { 11: 'governed by the laws' });
    await page.goBack();
    await hits(page).getByText('Delaware').waitFor();
    expect(parts(page)).toEqual({ q: '"governed by the laws"', page: '2' });
  });

  test('also over a page break, and on a phone', async () => {
    const page = await open('"under this agreement is limited"', { viewport: { width: 390, height: 800 } });
    await snippet(page, 'is limited to the fees').click();
    await marked(page, { 3: 'under this Agreement', 4: 'is limited' });
    expect(parts(page).view).toBe('contract');
    await page.goBack();
    await status(page, '1 contract');
  });
});

test('what was found can be narrowed and widened again, each step one of the browser’s history', async () => {
  const page = await open('landlord OR supplier');
  await status(page, '13 contracts');
  const california = page.getByRole('button', { name: /^California/ });
  await california.click();
  await status(page, '12 contracts');
  expect(await california.getAttribute('aria-pressed')).toBe('true');
  expect(parts(page)).toEqual({ q: 'landlord OR supplier', law: 'California' });
  await page.goBack();
  await status(page, '13 contracts');
  await page.goForward();
  await status(page, '12 contracts');
  await california.click();
  await status(page, '13 contracts');
  await page.getByRole('combobox', { name: 'Question' }).click();
  await page.getByRole('option').nth(1).click();
  await page.getByRole('group', { name: 'Question answered' }).getByRole('button').first().click();
  await eventually(() => parts(page).answer !== undefined && parts(page).question !== undefined);
  await status(page, '12 contracts');
});

describe('what cannot be shown is said', () => {
  test('a search for nothing, for what is nowhere, and for a part of a word', async () => {
    const page = await open('-lease');
    await page.getByRole('alert').getByText('Please add a word to look for').waitFor();
    const box = page.getByRole('searchbox');
    await box.fill('xyzzy');
    await box.press('Enter');
    await page.getByRole('heading', { name: 'No contract found' }).waitFor();
    await box.fill('overn');
    await box.press('Enter');
    await status(page, 'as a part of words');
    expect(await hits(page).locator('mark').first().textContent()).toMatch(/^govern/i);
  });

  test('a failure, which can be tried again', async () => {
    const page = await open('rent', { answers: { '**/api/search?*': 503 } });
    await page.getByText('Refused by the test.').waitFor();
    await page.unrouteAll();
    await page.context().unrouteAll();
    await page.getByRole('button', { name: 'Try Again' }).click();
    await status(page, '12 contracts');
  });

  test('a filter that leaves nothing can be taken away', async () => {
    const page = await held.site.open('/search?q=rent&kind=Loan', { as: [held.user.cookies] });
    await page.getByRole('button', { name: 'Search all contracts' }).click();
    await status(page, '12 contracts');
  });
});

test('everybody can use it: axe in both themes, and at 320 pixels nothing is wider than the screen', async () => {
  for (const q of ['', 'rent', '-rent', 'xyzzy']) {
    const page = await open(q);
    if (q === 'rent') await status(page, '12 contracts');
    if (q === '-rent') await page.getByRole('alert').waitFor();
    if (q === 'xyzzy') await page.getByRole('heading', { name: 'No contract found' }).waitFor();
    expect(await violations(page)).toEqual([]);
    expect(await overflowAt(page, 320)).toBe(0);
  }
});

test('a link to a search leads there after signing in', async () => {
  const page = await held.site.open('/search?q=rent');
  await page.waitForURL(/signin/);
  expect(new URL(page.url()).searchParams.get('next')).toBe('/search?q=rent');
});
