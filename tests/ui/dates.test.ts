import { afterAll, beforeAll, describe, expect, test } from 'bun:test';
import type { Page } from 'playwright-core';
import { overflowAt, violations } from '../support/accessibility';
import { siteForFile } from '../support/browser-site';
import { addDated, BLANK, SERVICES } from '../support/dated-contracts';
import { LEASE } from '../support/lease-contract';
import { readCalendar } from '../support/read-calendar';

const held = siteForFile();
const NOTICE = 'Last day for notice against renewal';
const errors: string[] = [];
let id: string;

beforeAll(async () => {
  id = await addDated(held.site.db, held.user.id, SERVICES, 'Hosting.pdf');
  await addDated(held.site.db, held.user.id);
  await addDated(held.site.db, held.user.id, BLANK, 'Licence.pdf');
});
afterAll(() => expect(errors).toEqual([]));

async function open(path: string, user = held.user): Promise<Page> {
  const page = await held.site.open(path, { as: [user.cookies] });
  page.on('pageerror', (error) => errors.push(`${page.url()}: ${error}`));
  return page;
}
const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).first().click();
/** A day whose date a test can rely on, whatever day it is: those of 2041 are as far as any other. */
const MONTH = '/dates?month=2041-12';

test('visitors are sent to sign in', async () => {
  const page = await held.site.open('/dates');
  expect(page.url()).toBe(`${held.site.base}/signin`);
});

test('a date is found by the header, opened with its rule and words, and leads to its passage', async () => {
  const page = await open('/documents');
  await page.getByRole('link', { name: 'Dates' }).first().click();
  await page.getByRole('heading', { level: 1, name: 'Dates' }).waitFor();
  await page.goto(`${held.site.base}${MONTH}`);
  await page.getByRole('heading', { name: 'December 2041' }).waitFor();
  await press(page, /Services Agreement, Tue, Dec 17/);
  const dialog = page.getByRole('dialog');
  await dialog.getByText('Notice by this day prevents the renewal for 1 year.').waitFor();
  await dialog.getByText('The end of the term, less 60 days.').waitFor();
  await dialog.getByText('this is time 16').waitFor();
  await dialog.getByText('at least sixty (60) days before the end').first().waitFor();
  await dialog.getByRole('link', { name: 'Notice period' }).click();
  await page.waitForURL(`**/analysis/${id}#finding-fact-noticePeriod-*`);
  await page.locator('[data-path="facts.noticePeriod"]').waitFor();
});

test('kinds narrow the list, and the address remembers what is shown', async () => {
  const page = await open(MONTH);
  await page.getByText(NOTICE).first().waitFor();
  await press(page, 'End or renewal');
  await page.getByText('Term ends, renews by itself').first().waitFor();
  await page.getByText(NOTICE).waitFor({ state: 'detached' });
  await page.waitForURL(`${held.site.base}${MONTH}&kinds=end`);
  await page.reload();
  expect(await page.getByRole('button', { name: 'End or renewal' }).getAttribute('aria-pressed')).toBe('true');
  await press(page, 'Later');
  await page.getByText('December 2042 to November 2043').waitFor();
  await press(page, 'Today');
  await page.waitForURL(`${held.site.base}/dates?kinds=end`);
});

test('a month is a table of days, gone through by the keyboard', async () => {
  const page = await open('/dates');
  await page.getByRole('tab', { name: 'List' }).focus();
  await page.keyboard.press('ArrowRight');
  await page.getByRole('table').waitFor();
  await page.goto(`${held.site.base}${MONTH}&view=month`);
  const cell = page.getByRole('cell').filter({ hasText: 'Tuesday, December 17, 2041' });
  await cell.getByRole('button', { name: NOTICE }).press('Enter');
  await page.getByRole('dialog').getByText('How it was worked out').waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  await press(page, 'Earlier');
  await page.getByRole('status').filter({ hasText: 'November 2041' }).waitFor();
  await page.getByText('No dates in this time').waitFor();
});

test('what is missing says which input, and leads to where it can be filled in', async () => {
  const page = await open('/dates?view=missing');
  const row = page.getByRole('listitem').filter({ hasText: 'No end date' });
  await row.locator('summary').click();
  await row.getByText('2 years', { exact: true }).waitFor();
  await row.getByRole('link', { name: 'Effective date' }).click();
  await page.waitForURL('**/analysis/*#finding-fact-effectiveDate-*');
});

test('a payment is rejected and taken back where it is looked at, a corrected input moves its date', async () => {
  const user = await held.site.signUp();
  await addDated(held.site.db, user.id, LEASE, 'Oak Avenue.pdf');
  const page = await open('/dates?month=2026-12', user);
  const rents = page.getByRole('button', { name: /^Rent due/ });
  await rents.first().click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Reject: Rent due' }).click();
  await dialog.getByLabel(/Reason/).fill('Paid a year ahead.');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await dialog.getByText('It is left out').waitFor();
  await rents.first().waitFor({ state: 'detached' });
  await dialog.getByRole('button', { name: 'Change: Rent due' }).click();
  await dialog.getByRole('button', { name: /Take .*back/i }).click();
  await dialog.getByText('How it was worked out').waitFor();
  await page.keyboard.press('Escape');
  await rents.first().waitFor();

  await page.getByRole('button', { name: /^Ends\b/ }).click();
  await dialog.getByRole('button', { name: 'Accept: Expiration date' }).waitFor();
  await dialog.getByRole('button', { name: 'Review: Expiration date' }).press('c');
  await dialog.locator('[name="value"]').fill('2027-06-30');
  await dialog.getByLabel(/Reason/).fill('Amended.');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await dialog.getByText('Wednesday, June 30, 2027').waitFor();
});

test('the feed is set up, read by a calendar, renewed and revoked', async () => {
  const page = await open('/dates');
  await press(page, 'Calendar Feed');
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('checkbox', { name: 'Start' }).click();
  await dialog.getByRole('checkbox', { name: 'Start', checked: true }).waitFor();
  await dialog.getByRole('checkbox', { name: '2 weeks' }).click();
  await dialog.getByRole('checkbox', { name: '2 weeks', checked: true }).waitFor();
  await dialog.getByRole('button', { name: 'Make Address' }).click();
  const field = dialog.getByLabel('Secret address');
  await field.waitFor();
  const first = await field.inputValue();
  const { events } = readCalendar(await (await fetch(first)).text());
  const notice = events.find(({ uid }) => uid.endsWith(`@${id}.counterpart`) && uid.startsWith('notice.'));
  expect(notice?.alarms).toHaveLength(4);
  await dialog.getByRole('button', { name: 'Renew Address' }).click();
  await page.waitForFunction(
    (before) => document.querySelector<HTMLInputElement>('input[readonly]')?.value !== before,
    first,
  );
  const second = await field.inputValue();
  expect([(await fetch(first)).status, (await fetch(second)).status]).toEqual([404, 200]);
  await dialog.getByRole('button', { name: 'Revoke Address' }).click();
  await dialog.getByText('There is no address yet').waitFor();
  expect((await fetch(second)).status).toBe(404);
});

test('what can’t be loaded says so and is asked again', async () => {
  const page = await open('/documents');
  await page.route('**/api/dates?*', (route) => route.abort());
  await page.goto(`${held.site.base}/dates`);
  await page.getByText('Dates could not be loaded').waitFor();
  await page.unrouteAll();
  await page.goto(`${held.site.base}${MONTH}`);
  await page.getByText(NOTICE).first().waitFor();
});

describe('nothing against the rules of accessibility, nothing wider than the screen', () => {
  const looks: [string, string, (page: Page) => Promise<unknown>][] = [
    ['the list', MONTH, (page) => page.getByText(NOTICE).first().waitFor()],
    [
      'a date',
      MONTH,
      async (page) => {
        await press(page, new RegExp(NOTICE));
        await page.getByText('How it was worked out').waitFor();
        await press(page, 'Reject: Notice period');
        await page.getByLabel(/Reason/).waitFor();
      },
    ],
    ['a month', `${MONTH}&view=month`, (page) => page.getByRole('table').waitFor()],
    [
      'what is missing',
      '/dates?view=missing',
      async (page) => {
        await page.locator('summary').first().click();
      },
    ],
    [
      'the feed',
      '/dates',
      async (page) => {
        await press(page, 'Calendar Feed');
        await page.getByRole('button', { name: 'Make Address' }).click();
        await page.getByLabel('Secret address').waitFor();
        await page.getByRole('button', { name: 'Revoke Address' }).waitFor();
      },
    ],
  ];
  test.each(looks)('%s', async (_, path, reach) => {
    const page = await open(path);
    await reach(page);
    expect(await violations(page)).toEqual([]);
    for (const width of [320, 390, 768, 1440])
      expect({ width, over: await overflowAt(page, width) }).toEqual({ width, over: 0 });
  });
});
