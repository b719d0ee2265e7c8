import { afterAll, beforeAll, expect, test } from 'bun:test';
import type { Page } from 'playwright-core';
import { refreshListing } from '../../src/contracts/refresh-listing';
import { overflowAt, violations } from '../support/accessibility';
import type { TestUser } from '../support/app';
import { siteForFile } from '../support/browser-site';
import { addMixedContracts, addWithCells } from '../support/counted-contracts';
import { addContract, addLease } from '../support/lease-contract';

const held = siteForFile();
const errors: string[] = [];
const TODAY = new Date().toISOString().slice(0, 10);
const COUNT = 30;

beforeAll(async () => {
  await addMixedContracts(held.site.db, held.user.id, COUNT, TODAY);
});
afterAll(() => expect(errors).toEqual([]));

async function open(path: string, user: TestUser = held.user): Promise<Page> {
  const page = await held.site.open(path, { as: [user.cookies] });
  page.on('pageerror', (error) => errors.push(String(error)));
  return page;
}

/** How many contracts the table has. */
const named = async (page: Page) => Number((await page.getByRole('grid').getAttribute('aria-rowcount')) ?? 0) - 1;
const pictured = (page: Page) => page.getByRole('heading', { name: 'Most frequent departures' }).waitFor();

test('visitors are sent to sign in', async () => {
  const page = await held.site.open('/portfolio');
  expect(page.url()).toBe(`${held.site.base}/signin`);
});

test('who has no contracts is led to the upload, and who has none analysed reads why', async () => {
  const newcomer = await held.site.signUp();
  const page = await open('/portfolio', newcomer);
  await page.getByRole('heading', { name: 'No contracts yet' }).waitFor();
  expect(await violations(page)).toEqual([]);
  await page.getByRole('link', { name: 'Upload a Contract' }).click();
  await page.getByRole('dialog').waitFor();
  await addContract(held.site.db, newcomer.id);
  const then = await open('/portfolio', newcomer);
  await then.getByText('1 contract still being analyzed. The pictures come with the first that is done.').waitFor();
});

test('a real lease is pictured, and the bar of its departure leads to it', async () => {
  const user = await held.site.signUp();
  const id = await addLease(held.site.db, user.id, 'Oak Avenue.pdf');
  await held.site.db.transaction((tx) => refreshListing(tx, id));
  const page = await open('/', user);
  await page.getByRole('link', { name: 'Portfolio' }).first().click();
  await pictured(page);
  await page.getByRole('link', { name: /^Residential lease 1 contract$/ }).waitFor();
  await page.getByRole('link', { name: /^Entry by the landlord/ }).click();
  await page.getByRole('columnheader', { name: /Entry by the landlord/ }).waitFor();
  expect(await named(page)).toBe(1);
});

test('a bar is pressed by keyboard, the table has just its contracts, and the way back leads to the pictures', async () => {
  const page = await open('/portfolio');
  await pictured(page);
  const bars = page.getByRole('link', {
    name: /^(High risk|Not begun|Pages could not be read|Loan|No law found|Entry by the landlord) /,
  });
  expect(await bars.count()).toBe(6);
  for (let i = 0; i < 6; i++) {
    const bar = bars.nth(i);
    const count = Number(/(\d+) contracts?$/.exec((await bar.textContent()) ?? '')?.[1]);
    await bar.focus();
    await page.keyboard.press('Enter');
    await page.getByRole('grid').waitFor();
    expect(await named(page)).toBe(count);
    await page.goBack();
    await pictured(page);
  }
});

test('a month leads to just its days, and its figures stand in a table as well', async () => {
  const page = await open('/portfolio');
  await pictured(page);
  const card = page.getByRole('region', { name: 'The next twelve months' });
  const links = await card.locator('a .sr-only').filter({ hasText: 'last days for notice' }).allTextContents();
  await card.getByText('Show as a table').click();
  const cells = await card.getByRole('row').locator('td:nth-of-type(1)').allTextContents();
  const told = links.map((text) => /: (\d+)/.exec(text)?.[1]);
  expect(cells.filter((cell) => cell !== '0')).toEqual(told as string[]);
  await card
    .getByRole('link', { name: /last days for notice: \d+$/ })
    .first()
    .click();
  await page.getByRole('heading', { name: 'Dates', exact: true }).waitFor();
  const days = page.getByRole('tabpanel').getByRole('listitem');
  await days.first().waitFor();
  expect(await days.count()).toBe(Number(told[0]));
  await page.getByRole('button', { name: 'Twelve Months' }).click();
  await page.getByRole('status').filter({ hasText: / to / }).waitFor();
  expect(page.url()).not.toContain('months=');
});

test('what can’t be loaded can be tried again', async () => {
  const page = await held.site.open('/portfolio', { as: [held.user.cookies], blocked: '**/api/portfolio' });
  await page.getByRole('heading', { name: 'The portfolio could not be loaded' }).waitFor();
  await page.context().unroute('**/api/portfolio');
  await page.getByRole('button', { name: 'Try Again' }).click();
  await pictured(page);
});

test('nothing against the rules of accessibility, nothing wider than the screen', async () => {
  const page = await open('/portfolio');
  const look = async (state: string) => {
    expect({ state, found: await violations(page) }).toEqual({ state, found: [] });
    for (const width of [320, 390, 768, 1024, 1440, 1280])
      expect({ state, width, over: await overflowAt(page, width) }).toEqual({ state, width, over: 0 });
  };
  await pictured(page);
  await look('pictures');
  for (const one of await page.getByText('Show as a table').all()) await one.click();
  await look('tables');
});

test('long names wrap', async () => {
  const user = await held.site.signUp();
  await addWithCells(held.site.db, user.id, {
    kind: { value: 'Agreement'.repeat(30) },
    rating: { value: 'low', sort: '2', severity: 'low' },
    'fact.governingLaw': { value: 'of the land and the sea '.repeat(10) },
  });
  const page = await open('/portfolio', user);
  await pictured(page);
  for (const width of [320, 768, 1440]) expect(await overflowAt(page, width)).toBe(0);
});
