import { afterAll, beforeAll, describe, expect, test } from 'bun:test';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { testBrowser } from '../support/browser';
import { type RunningServer, startServer } from '../support/server';

const SAMPLES = join(import.meta.dir, '../../public/samples');

let server: RunningServer;
let page: Page;
/** What the page's console said in earnest; a newcomer's path must leave it empty. */
const faults: string[] = [];

beforeAll(async () => {
  server = await startServer();
  page = await (await testBrowser()).newPage({ baseURL: server.url, viewport: { width: 1280, height: 900 } });
  page.on('pageerror', (error) => faults.push(String(error)));
  page.on('console', (message) => {
    // The session check of a visitor answers 401 by design, and browsers log every such answer.
    if (message.type() === 'error' && !message.location().url.endsWith('/api/auth/session'))
      faults.push(message.text());
  });
});

afterAll(async () => {
  await page?.context().close();
  await server?.dispose();
});

describe("a newcomer's path", () => {
  test('from the landing page to the sign-up form', async () => {
    await page.goto('/');
    await page.getByRole('link', { name: 'Start Free Trial' }).first().click();
    await page.waitForURL('**/signup');
    await page.getByLabel('Full Name').waitFor();
  });

  test('signs up, is told so, and is led to sign-in', async () => {
    await page.getByLabel('Full Name').fill('Ada Fischer');
    await page.getByLabel('Email').fill('ada@example.com');
    await page.getByLabel('Password', { exact: true }).fill('correct horse');
    await page.getByLabel('Confirm Password', { exact: true }).fill('correct horse');
    await page.getByRole('button', { name: /create account|sign up/i }).click();
    await page.getByText('Account created successfully! Redirecting to sign-in...').waitFor();
    await page.waitForURL('**/signin');
  });

  test('signs in, after one wrong try that is explained', async () => {
    await page.getByRole('heading', { name: 'Welcome back' }).waitFor();
    await page.getByLabel('Email').fill('ADA@example.com');
    await page.getByLabel('Password', { exact: true }).fill('wrong horse');
    await page.getByRole('button', { name: 'Sign In', exact: true }).click();
    await page
      .getByRole('alert')
      .filter({ hasText: /invalid email or password/i })
      .waitFor();
    await page.getByLabel('Password', { exact: true }).fill('correct horse');
    await page.getByRole('button', { name: 'Sign In', exact: true }).click();
    await page.waitForURL(`${server.url}/`);
    faults.length = 0;
  });

  test('uploads a contract and sees it analysed', async () => {
    await page.getByRole('link', { name: 'Upload Document' }).first().click();
    await page.waitForURL('**/documents');
    const dialog = page.getByRole('dialog');
    await dialog.waitFor();
    await dialog.locator('input[type=file]').setInputFiles(join(SAMPLES, 'saas-agreement.pdf'));
    await dialog
      .getByRole('link', { name: 'View Analysis' })
      .or(dialog.getByRole('button', { name: 'View Analysis' }))
      .click();
    await page.waitForURL('**/analysis/*');
  });

  test('reads the analysis: facts, summary, key terms, risks, each with its page', async () => {
    for (const card of ['Contract Overview', 'Executive Summary', 'Key Terms', 'Risk Assessment']) {
      await page.getByRole('heading', { name: card }).waitFor();
    }
    const text = (await page.locator('main').textContent()) ?? '';
    expect(text).toContain('saas-agreement.pdf');
    expect(text).toContain('Northwind Cloud, Inc.');
    expect(text).toContain('Fabrikam Legal LLP');
    expect(text).toContain('Delaware');
    expect(text).toContain('HIGH RISK');
    expect(text).toContain('Mar 1, 2026');
    expect(text).toContain('Mar 1, 2029');
    expect(
      await page
        .locator('main')
        .getByText(/^p\. \d+$/)
        .count(),
    ).toBeGreaterThan(10);
    // A page of the PDF that is left while it is drawn says so in the console, which is no fault.
    const drawn = () => page.locator('.textLayer span').first().waitFor({ state: 'attached' });
    await drawn();
    await page.reload();
    await page.getByRole('heading', { name: 'Contract Overview' }).waitFor();
    await drawn();
  });

  test('finds it in the list, by search too, and signs out', async () => {
    await page
      .getByRole('button', { name: 'Back to Contracts' })
      .or(page.getByRole('link', { name: 'Back to Contracts' }))
      .click();
    await page.waitForURL('**/documents');
    const listed = page.getByRole('listitem').filter({ hasText: 'saas-agreement.pdf' });
    await listed.waitFor();
    await page.getByRole('searchbox').fill('SAAS');
    expect(await listed.count()).toBe(1);
    await page.getByRole('searchbox').fill('lease');
    await page.getByText('No documents found').waitFor();
    await page.getByRole('button', { name: 'Sign Out' }).click();
    await page.waitForURL(`${server.url}/`);
    await page.goto('/documents');
    await page.waitForURL('**/signin');
  });

  test('nothing failed on the way', () => {
    expect(faults).toEqual([]);
  });
});
