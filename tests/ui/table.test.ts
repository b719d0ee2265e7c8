import { afterAll, beforeAll, describe, expect, test } from 'bun:test';
import { readFileSync } from 'node:fs';
import { eq, sql } from 'drizzle-orm';
import type { Page } from 'playwright-core';
import readXlsxFile from 'read-excel-file/node';
import { contractCells, contracts } from '../../src/db/schema';
import { overflowAt, violations } from '../support/accessibility';
import { siteForFile } from '../support/browser-site';
import { parseCsv } from '../support/csv';
import { addContract, LEASE } from '../support/lease-contract';
import { addListed } from '../support/listed-contracts';

const held = siteForFile();
const errors: string[] = [];
const NAMES = ['Ash', 'Elm', 'Fir', 'Oak'];

beforeAll(async () => {
  const { site, user } = held;
  for (const name of NAMES) await addListed(site.db, user.id, `${name}.pdf`, LEASE);
  await addListed(site.db, user.id, 'Yew.pdf', LEASE.replaceAll('California', 'Nevada').replaceAll('2027', '2029'));
  await addContract(site.db, user.id, 'Waiting.pdf');
});
afterAll(() => expect(errors).toEqual([]));

async function open(path = '/table', width = 1440): Promise<Page> {
  const page = await held.site.open(path, { as: [held.user.cookies], viewport: { width, height: 900 } });
  page.on('pageerror', (error) => errors.push(String(error)));
  await page.getByRole('grid').getByText('Oak', { exact: true }).waitFor();
  return page;
}

const row = (page: Page, name: string) => page.getByRole('row').filter({ hasText: name });
const cell = (page: Page, name: string, text: string) =>
  row(page, name).getByRole('gridcell').filter({ hasText: text });
/** The names of the contracts as they stand, from above. */
const names = async (page: Page) =>
  (await page.getByRole('grid').getByRole('gridcell').locator('span.font-semibold').allTextContents()).filter(
    (text) => !/RISK|ASSESSED/.test(text),
  );
const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).first().click();
/** The name of the column that has the focus, and the line. */
const focused = (page: Page) =>
  page.evaluate(() => {
    const at = document.activeElement?.closest('[role="gridcell"], [role="columnheader"]');
    return [at?.closest('[role="row"]')?.getAttribute('aria-rowindex'), at?.getAttribute('aria-colindex')].map(Number);
  });

test('visitors are sent to sign in, and back after it', async () => {
  const page = await held.site.open('/table?view=leases');
  expect(page.url()).toBe(`${held.site.base}/signin?next=%2Ftable%3Fview%3Dleases`);
});

test('no head of the first view is cut', async () => {
  const page = await open();
  await page.getByRole('columnheader', { name: /Departures from the playbook/ }).waitFor();
  const cut = await page.getByRole('columnheader').evaluateAll((heads) =>
    heads.flatMap((head) => {
      const words = head.querySelector('span');
      const isCut = words && (words.scrollWidth > words.clientWidth || words.scrollHeight > words.clientHeight);
      return isCut ? [words.textContent] : [];
    }),
  );
  expect(cut).toEqual([]);
});

test('a table is made, sorted, filtered, kept as a view, corrected and exported', async () => {
  const page = await open();
  await press(page, 'Columns');
  await page.getByLabel('Search columns').fill('entry landlord');
  await page.getByLabel(/^Entry by the landlord/).check();
  await page.getByLabel('Search columns').fill('rating');
  await page.getByLabel(/^Rating/).uncheck();
  await press(page, 'Done');
  await page.getByRole('columnheader', { name: /Entry by the landlord/ }).waitFor();
  expect(await page.getByRole('columnheader', { name: /Rating/ }).count()).toBe(0);

  await page
    .getByRole('columnheader', { name: /Governing law/ })
    .getByRole('button')
    .first()
    .click();
  await page.getByText('sorted by Governing law, ascending').waitFor();
  await page
    .getByRole('columnheader', { name: /Governing law/ })
    .getByRole('button')
    .first()
    .click();
  await page.getByText('sorted by Governing law, descending').waitFor();
  await page.waitForFunction(() => document.querySelector('[aria-rowindex="2"]')?.textContent?.includes('Yew'));
  expect((await names(page)).at(-1)).toBe('Waiting');

  await page.getByRole('columnheader', { name: /Kind/ }).hover();
  await press(page, 'Settings of Kind');
  await page.getByLabel('Contains').fill('lease');
  await press(page, 'Apply Filter');
  await page.getByText(/^5 contracts/).waitFor();

  await press(page, /^View: Overview/);
  await press(page, 'Save As…');
  await page.getByLabel('Name', { exact: true }).fill('Our leases');
  await press(page, 'Save View');
  await page.getByRole('button', { name: 'View: Our leases' }).waitFor();
  await page.waitForURL(/view=[0-9a-f-]{36}$/);

  await cell(page, 'Fir', 'California').click();
  await page.getByText('This Lease is governed by the laws of California.').waitFor();
  await press(page, /^Review: Governing law/);
  await page.getByRole('radio', { name: 'Correct' }).check();
  await page.getByLabel('Correct value').fill('Oregon');
  await page.getByLabel('Reason').fill('Rider of 2026');
  await press(page, 'Save');
  await cell(page, 'Fir', 'Oregon').waitFor();
  await page.getByRole('complementary').getByText('Corrected by the reader', { exact: false }).first().waitFor();

  const [csv, xlsx] = [await exported(page, 'CSV'), await exported(page, 'Excel (XLSX)')];
  const [heads, ...rows] = parseCsv(readFileSync(csv, 'utf8').replace('\ufeff', ''));
  expect(heads).toContain('Entry by the landlord: page');
  expect(rows.map(([, file]) => file).toSorted()).toEqual([...NAMES, 'Yew'].map((name) => `${name}.pdf`).toSorted());
  expect(rows.flat()).toContain('Oregon');
  const [sheet] = await readXlsxFile(xlsx);
  expect(sheet?.data).toHaveLength(6);

  await page.reload();
  await page.getByRole('button', { name: 'View: Our leases' }).waitFor();
  await cell(page, 'Fir', 'Oregon').waitFor();
  await press(page, 'View: Our leases');
  await press(page, 'Rename…');
  await page.getByLabel('Name', { exact: true }).fill('Renewals');
  await press(page, 'Rename View');
  await page.getByText('There is a view called “Renewals” already.').waitFor();
  await page.getByLabel('Name', { exact: true }).fill('Homes');
  await press(page, 'Rename View');
  await page.getByRole('button', { name: 'View: Homes' }).waitFor();
  if (!(await page.getByRole('button', { name: 'Delete…' }).isVisible())) await press(page, 'View: Homes');
  await press(page, 'Delete…');
  await page.getByRole('dialog').getByRole('button', { name: 'Delete View' }).click();
  await page.getByRole('button', { name: 'View: Overview' }).waitFor();
});

async function exported(page: Page, format: string): Promise<string> {
  const downloaded = page.waitForEvent('download');
  await press(page, 'Export');
  await page.getByRole('button', { name: format }).click();
  return await (await downloaded).path();
}

test('a whole row is confirmed, and a passage is shown in the PDF’s place and on the contract’s page', async () => {
  const page = await open('/table?view=leases');
  await row(page, 'Oak').getByRole('gridcell').first().click();
  await press(page, /^Confirm All \d+ Open Cells/);
  await row(page, 'Oak').getByText('Confirmed').first().waitFor();
  expect(await page.getByRole('button', { name: /^Confirm All/ }).count()).toBe(0);
  await cell(page, 'Elm', 'Yes').first().click();
  const link = page.getByRole('link', { name: 'Open in the Contract' });
  expect(await link.getAttribute('href')).toMatch(/^\/analysis\/[0-9a-f-]+#finding-/);
  await page.getByRole('button', { name: /^p. 1: show this page/ }).click();
  await page.getByRole('region', { name: 'The contract' }).waitFor();
});

test('a contract without values says so, and one that failed says why', async () => {
  const id = await addContract(held.site.db, held.user.id, 'Damaged.pdf');
  await held.site.db
    .update(contracts)
    .set({ status: 'error', summary: 'The PDF is damaged.' })
    .where(eq(contracts.id, id));
  const page = await open();
  await row(page, 'Damaged').getByText('The PDF is damaged.').waitFor();
  await row(page, 'Waiting').getByText('Being analyzed').waitFor();
  await page.getByText('2 contracts have no values yet').waitFor();
  await held.site.db.delete(contracts).where(eq(contracts.id, id));
});

describe('by keyboard', () => {
  test('arrows, Home and End go from cell to cell; Enter opens, Escape comes back', async () => {
    const page = await open('/table?view=leases');
    await page.getByRole('columnheader').first().getByRole('button').first().focus();
    const keys: [key: string, at: number[]][] = [
      ['ArrowDown', [2, 1]],
      ['ArrowRight', [2, 2]],
      ['End', [2, 12]],
      ['Control+End', [6, 12]],
      ['Home', [6, 1]],
      ['Control+Home', [2, 1]],
      ['ArrowUp', [1, 1]],
      ['ArrowLeft', [1, 1]],
      ['PageDown', [6, 1]],
    ];
    for (const [key, at] of keys) {
      await page.keyboard.press(key);
      await page.waitForFunction(([line, column]) => {
        const cell = document.activeElement?.closest('[role="gridcell"], [role="columnheader"]');
        return (
          cell?.getAttribute('aria-colindex') === String(column) &&
          cell.closest('[role="row"]')?.getAttribute('aria-rowindex') === String(line)
        );
      }, at);
      expect(await focused(page)).toEqual(at);
    }
    await page.keyboard.press('Enter');
    const panel = page.getByRole('complementary');
    await panel.waitFor();
    expect(await panel.getByRole('heading').evaluate((heading) => heading === document.activeElement)).toBe(true);
    await page.keyboard.press('Escape');
    await panel.waitFor({ state: 'detached' });
    expect(await focused(page)).toEqual([6, 1]);
  });

  test('columns are made wider and moved', async () => {
    const page = await open();
    const kind = page.getByRole('columnheader', { name: /Kind/ });
    await kind.getByRole('button').first().focus();
    const before = (await kind.boundingBox())?.width ?? 0;
    await page.keyboard.press('Shift+ArrowRight');
    await page.waitForFunction((width) => {
      const head = [...document.querySelectorAll('[role="columnheader"]')].find((one) =>
        one.textContent?.startsWith('Kind'),
      );
      return Math.round(head?.getBoundingClientRect().width ?? 0) === width;
    }, Math.round(before) + 20);
    await page.keyboard.press('Alt+ArrowLeft');
    await page.waitForFunction(() =>
      document.querySelectorAll('[role="columnheader"]')[1]?.textContent?.startsWith('Kind'),
    );
    await page.waitForURL(/with=/);
    await page.reload();
    await page.waitForFunction(() =>
      document.querySelectorAll('[role="columnheader"]')[1]?.textContent?.startsWith('Kind'),
    );
    await press(page, /^View: Overview \(changed\)/);
    await press(page, 'Undo Changes');
    await page.waitForFunction(() =>
      document.querySelectorAll('[role="columnheader"]')[1]?.textContent?.startsWith('Rating'),
    );
  });
});

test('thousands of rows are there as they come into sight, and groups open and close', async () => {
  const { site } = held;
  const user = await site.signUp('Many');
  const rows = Array.from({ length: 2_500 }, (_, i) => ({
    ...{ id: crypto.randomUUID(), userId: user.id, filename: `Paper ${String(i).padStart(4, '0')}.pdf`, fileSize: 1 },
    ...{
      sha256: 'ab'.repeat(32),
      objectKey: `contracts/many-${i}.pdf`,
      upload: 'ready' as const,
      status: 'completed' as const,
    },
    listedBy: 1_000,
  }));
  await site.db.insert(contracts).values(rows);
  await site.db.insert(contractCells).values(
    rows.map(({ id }, i) => ({
      ...{ contractId: id, userId: user.id, column: 'kind', state: 'found' as const },
      ...(i % 5 === 0 ? { value: 'Licence', sort: 'licence' } : { value: 'Agreement', sort: 'agreement' }),
    })),
  );
  // As the server does by itself after a while: without knowing how many rows there are it goes through all for each of them, for 8 s.
  await site.db.execute(sql`analyze`);
  const content = {
    columns: ['kind'],
    widths: {},
    filters: [],
    sort: { column: 'contract', descending: false },
    group: null,
  };
  const page = await site.open(`/table?view=overview&with=${encodeURIComponent(JSON.stringify(content))}`, {
    as: [user.cookies],
  });
  page.on('pageerror', (error) => errors.push(String(error)));
  await page.getByText('Paper 0000').waitFor();
  expect(await page.getByRole('grid').getAttribute('aria-rowcount')).toBe('2501');
  expect(await page.getByRole('row').count()).toBeLessThan(60);
  await page.getByRole('grid').evaluate((grid) => grid.scrollTo(0, grid.scrollHeight));
  await page.getByText('Paper 2499').waitFor();
  await press(page, 'Settings of Kind');
  await press(page, 'Group by This');
  await page.getByRole('grid').evaluate((grid) => grid.scrollTo(0, 0));
  const agreements = page.getByRole('row').filter({ hasText: /^Agreement\s*2000$/ });
  await agreements.waitFor();
  await agreements.getByRole('gridcell').click();
  await page
    .getByRole('row')
    .filter({ hasText: /^Licence\s*500$/ })
    .waitFor();
  await page.getByText('Paper 0005').waitFor();
});

describe('for everybody', () => {
  const STATES: [name: string, act: (page: Page) => Promise<unknown>][] = [
    ['the table', () => Promise.resolve()],
    [
      'grouped',
      async (page) => {
        await press(page, 'Settings of Kind');
        await press(page, 'Group by This');
        return page.getByText(/grouped by Kind/).waitFor();
      },
    ],
    [
      'a passage',
      async (page) => {
        await cell(page, 'Elm', 'California').click();
        return page.getByText('Your decision').waitFor();
      },
    ],
    ['columns', (page) => press(page, 'Columns')],
    [
      'a filter',
      async (page) => {
        await press(page, 'Settings of Governing law');
        return page.getByText('Is one of').waitFor();
      },
    ],
    ['views', (page) => press(page, /^View:/)],
  ];
  test.each(STATES)('axe finds nothing against %s, and nothing is wider than the screen', async (_, act) => {
    const page = await open();
    await act(page);
    expect(await violations(page)).toEqual([]);
    for (const width of [390, 320]) expect(await overflowAt(page, width)).toBeLessThanOrEqual(0);
  });
});

test('a table that can’t be loaded says so and can be asked for again', async () => {
  const page = await held.site.open('/table', { as: [held.user.cookies], answers: { '**/api/table': 500 } });
  await page.getByText('The table could not be loaded').waitFor();
  await page.context().unroute('**/api/table');
  await press(page, 'Try Again');
  await page.getByRole('grid').getByText('Oak', { exact: true }).waitFor();
});
