import { afterAll, afterEach, beforeAll, expect, test } from 'bun:test';
import type { Page } from 'playwright-core';
import type { TestUser } from '../support/app';
import { type BrowserSite, browserSite } from '../support/browser-site';
import { shoot } from '../support/shoot';

/** Passkeys with a real browser and its virtual authenticator. Browsers have none for an address in numbers. */
let site: BrowserSite;
let base: string;
beforeAll(async () => {
  site = await browserSite();
  base = site.base.replace('127.0.0.1', 'localhost');
});
afterEach(() => site.closePages());
afterAll(() => site.close());

/** Gives a page an authenticator that says yes at once, with its owner's finger on it. */
async function withAuthenticator(page: Page): Promise<void> {
  const browser = await page.context().newCDPSession(page);
  await browser.send('WebAuthn.enable');
  const options = { protocol: 'ctap2', transport: 'internal', automaticPresenceSimulation: true } as const;
  await browser.send('WebAuthn.addVirtualAuthenticator', {
    options: { ...options, hasResidentKey: true, hasUserVerification: true, isUserVerified: true },
  });
}

/** The account page of a user who has just added a passkey. */
async function withPasskey(user: TestUser): Promise<Page> {
  const page = await site.open('/signin');
  await page.context().addCookies([{ name: 'session', value: user.cookies.get('session') ?? '', url: base }]);
  await withAuthenticator(page);
  await page.goto(`${base}/account`);
  await page.getByRole('button', { name: 'Add Passkey' }).click();
  await page.getByRole('button', { name: 'I Have Kept Them' }).click();
  return page;
}

async function signOut(page: Page): Promise<void> {
  await page.context().clearCookies({ name: 'session' });
  await page.evaluate(() => localStorage.clear());
}

test('a passkey is added, passes the second step, and signs in by itself', async () => {
  const user = await site.signUp('Ada Fischer');
  const page = await withPasskey(user);
  await page.getByRole('button', { name: 'Rename Passkey' }).waitFor();
  await shoot(page, 'passkey-card');

  await signOut(page);
  await page.goto(`${base}/signin?next=%2Ftable`);
  await page.getByLabel('Email').fill(user.email);
  await page.getByLabel('Password', { exact: true }).fill(user.password);
  await page.locator('main button[type=submit]').click();
  await page.getByRole('button', { name: 'Use Your Passkey' }).waitFor();
  await shoot(page, 'passkey-step');
  await page.getByRole('button', { name: 'Use Your Passkey' }).click();
  await page.waitForURL('**/table');

  await signOut(page);
  await page.goto(`${base}/signin`);
  await page.getByRole('button', { name: 'Sign In With a Passkey' }).waitFor();
  await shoot(page, 'passkey-sign-in');
  await page.getByRole('button', { name: 'Sign In With a Passkey' }).click();
  await page.waitForURL(`${base}/`);
  expect((await page.context().cookies()).some(({ name }) => name === 'session')).toBe(true);
});

test('a passkey of no account here is refused in words, and without a passkey the page says so', async () => {
  const user = await site.signUp();
  const page = await withPasskey(user);
  await site.db.$client`delete from second_factors where user_id = ${user.id}`;
  await signOut(page);
  await page.goto(`${base}/signin`);
  await page.getByRole('button', { name: 'Sign In With a Passkey' }).click();
  await page.getByRole('alert').getByText('This passkey signs in no account here').waitFor();
});

test('browsers that have no passkeys for the site are not offered them', async () => {
  const user = await site.signUp();
  const page = await site.open('/account', { as: [user.cookies] });
  await page.getByRole('button', { name: 'Add Authenticator App' }).waitFor();
  expect(await page.getByRole('button', { name: 'Add Passkey' }).count()).toBe(0);
});
