import { afterAll, beforeAll, describe, expect, test } from 'bun:test';
import type { Page } from 'playwright-core';
import { overflowAt, violations } from '../support/accessibility';
import { siteForFile } from '../support/browser-site';
import { addLease, copyContract } from '../support/lease-contract';

const held = siteForFile();
const ENTRY = 'May the landlord enter without notice, emergencies apart?';
const errors: string[] = [];

beforeAll(async () => {
  await addLease(held.site.db, held.user.id, 'Oak Avenue.pdf');
});
afterAll(() => expect(errors).toEqual([]));

async function open(path: string, user = held.user): Promise<Page> {
  const page = await held.site.open(path, { as: [user.cookies] });
  page.on('pageerror', (error) => errors.push(String(error)));
  return page;
}

async function make(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'For the tenant: Residential lease', exact: true }).click();
  await page.getByRole('heading', { level: 1, name: /Residential lease/ }).waitFor();
}

async function choose(page: Page, field: string, option: string): Promise<void> {
  await page.getByRole('combobox', { name: field }).click();
  await page.getByRole('option', { name: option, exact: true }).click();
}

const save = (page: Page) => page.getByRole('button', { name: 'Save Playbook' }).click();

test('visitors are sent to sign in', async () => {
  const page = await held.site.open('/playbooks');
  expect(page.url()).toBe(`${held.site.base}/signin`);
});

test('a playbook is edited, saved, used, exported and imported, and ratings follow', async () => {
  const page = await open('/playbooks');
  await make(page);
  const entry = page.getByRole('listitem').filter({ hasText: ENTRY });
  await entry.getByRole('button', { name: ENTRY }).click();
  await entry.getByText('The landlord may enter without notice.').waitFor();
  await choose(page, 'If yes', 'Counts as low');
  await entry.getByLabel('What to ask for').fill('Landlord knocks first.');
  await entry.getByText('Changed by you').waitFor();
  await page.getByText('Not saved yet').waitFor();
  await page.getByLabel('Name', { exact: true }).fill('Our leases');

  await page.getByRole('button', { name: 'Add Question' }).click();
  await save(page);
  await page.getByText('The question is missing.').waitFor();
  await page.getByLabel('Question', { exact: true }).fill('Are pets banned?');
  await page.getByLabel('What to report').fill('Pets are banned');
  await page.getByLabel('Phrases, one a line').fill('no pets');
  await choose(page, 'In the contract it', 'Must not be there');
  await choose(page, 'Counts as', 'high');
  await save(page);
  await page.getByText('Version 2, saved').waitFor();
  expect(await page.getByText('Not saved yet').count()).toBe(0);

  await page.getByRole('button', { name: 'Apply to Contracts' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByText('Oak Avenue.pdf').waitFor();
  await dialog.getByRole('button', { name: 'Apply to 1 Contract' }).click();
  await page.getByText('Playbook applied', { exact: true }).first().waitFor();
  await page.getByText('1 contract uses this playbook. 0 ratings would change.').waitFor();

  const downloaded = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Export Playbook' }).click();
  const file = await (await downloaded).path();

  await page.getByRole('link', { name: 'My Documents' }).first().click();
  await page.getByRole('link', { name: 'View Analysis of Oak Avenue.pdf' }).click();
  await page.getByText('Pets are banned').first().waitFor();

  await page.getByRole('link', { name: 'Playbooks' }).first().click();
  await page.getByLabel('Playbook file').setInputFiles({
    name: 'wrong.json',
    mimeType: 'application/json',
    buffer: Buffer.from('{"format": 1}'),
  });
  await page.getByText('wrong.json could not be imported. This is no exported playbook').waitFor();
  await page.getByLabel('Playbook file').setInputFiles(file);
  await page.getByRole('heading', { level: 1, name: 'Our leases' }).waitFor();
  await page.getByText('Version 1, saved').waitFor();
  await page.getByText('Are pets banned?').waitFor();

  await page.getByRole('switch', { name: `Rated: ${ENTRY}` }).click();
  await page.getByRole('listitem').filter({ hasText: ENTRY }).getByText('Answered, not rated').waitFor();
});

describe('what is not saved', () => {
  test('is asked about before the page is left', async () => {
    const page = await open('/playbooks');
    await make(page);
    await page.getByLabel('Name', { exact: true }).fill('Another name');
    const asked: string[] = [];
    page.on('dialog', (dialog) => {
      asked.push(dialog.message());
      void dialog.dismiss();
    });
    await page.getByRole('link', { name: 'All playbooks' }).click();
    expect(asked).toEqual(['Your changes to this playbook are not saved yet and would be lost. Leave this page?']);
    expect(await page.getByLabel('Name', { exact: true }).inputValue()).toBe('Another name');
  });

  test('is kept where somebody else saved meanwhile, and can be saved after it', async () => {
    const page = await open('/playbooks');
    await make(page);
    const id = page.url().split('/').at(-1);
    const json = { name: 'Theirs', version: 1, content: { positions: {}, own: [] } };
    await held.site.call(`PUT /api/playbooks/${id}`, { as: held.user.cookies, json });
    await page.getByLabel('Name', { exact: true }).fill('Mine');
    await save(page);
    await page.getByText('Nothing was overwritten.').waitFor();
    await page.getByRole('button', { name: 'Save Mine as the Newest' }).click();
    await page.getByText('Version 3, saved').waitFor();
    await page.getByRole('heading', { level: 1, name: 'Mine' }).waitFor();
  });
});

test('a playbook is deleted after a question', async () => {
  const page = await open('/playbooks');
  await make(page);
  await page.getByLabel('Name', { exact: true }).fill('Doomed');
  await save(page);
  await page.getByText('Version 2, saved').waitFor();
  await page.getByRole('link', { name: 'All playbooks' }).click();
  await page.getByRole('button', { name: 'Delete Doomed' }).click();
  await page.getByRole('button', { name: 'Delete Playbook' }).click();
  await page.getByRole('button', { name: 'Delete Doomed' }).waitFor({ state: 'detached' });
});

test('nothing against the rules of accessibility, nothing wider than the screen', async () => {
  const page = await open('/playbooks');
  const look = async (state: string) => {
    expect({ state, found: await violations(page) }).toEqual({ state, found: [] });
    for (const width of [320, 390, 768, 1440, 1280])
      expect({ state, width, over: await overflowAt(page, width) }).toEqual({ state, width, over: 0 });
  };
  await page.getByRole('heading', { name: 'Built-in playbooks' }).waitFor();
  await look('list');
  await make(page);
  await page.getByText(/uses? this playbook/).waitFor();
  await look('editor');
  await page.getByRole('button', { name: ENTRY }).focus();
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Add Question' }).click();
  await look('open questions');
  await choose(page, 'Look for', 'A length of time within a limit');
  await look('a limit');
  await page.getByRole('button', { name: 'Apply to Contracts' }).click();
  await page.getByRole('dialog').getByText('Oak Avenue.pdf').waitFor();
  await look('dialog');
});

test('many contracts are looked through and rated in steps, and what failed half-way is told', async () => {
  const user = await held.site.signUp();
  const id = await addLease(held.site.db, user.id, 'Oak Avenue.pdf');
  await copyContract(held.site.db, id, 129);
  const page = await open('/playbooks', user);
  await make(page);
  await page.getByText('No contract uses this playbook yet.').waitFor();
  await page.getByRole('button', { name: 'Apply to Contracts' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByText('130 contracts, 0 ratings would change.').waitFor();
  expect(await dialog.getByRole('checkbox').count()).toBe(100);
  await dialog.getByRole('button', { name: 'Show 30 More of 130' }).click();
  expect(await dialog.getByRole('checkbox').count()).toBe(130);
  await dialog.getByRole('button', { name: 'Choose None' }).click();
  expect(await dialog.getByRole('button', { name: 'Apply to 0 Contracts' }).isDisabled()).toBe(true);
  await dialog.getByRole('button', { name: 'Choose All' }).click();
  expect(await violations(page)).toEqual([]);
  let calls = 0;
  await page.route('**/rescore', (route) => {
    const isApplied = !route.request().postDataJSON().dryRun;
    return isApplied && ++calls === 2 ? route.abort() : route.fallback();
  });
  await dialog.getByRole('button', { name: 'Apply to 130 Contracts' }).click();
  await page.getByText('The playbook was applied to 100 only', { exact: true }).first().waitFor();
  await dialog.getByRole('button', { name: 'Apply to 130 Contracts' }).click();
  await page.getByText('130 contracts. No rating changed.').first().waitFor();
  await page.getByText('130 contracts use this playbook. Of the first 100, 0 ratings would change.').waitFor();
  await page.getByRole('button', { name: 'Look Through All' }).click();
  await page.getByText('130 contracts use this playbook. 0 ratings would change.').waitFor();
});
