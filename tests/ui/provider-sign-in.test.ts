import { afterAll, afterEach, beforeAll, expect, test } from 'bun:test';
import type { Page } from 'playwright-core';
import { type BrowserSite, browserSite } from '../support/browser-site';
import { freePort } from '../support/free-port';
import { CLIENT, type OidcTestProvider, oidcTestProvider } from '../support/oidc-provider';
import { shoot } from '../support/shoot';

/** Sign-in by a provider with a real browser, which is sent there and back. */
let site: BrowserSite;
let provider: OidcTestProvider;
beforeAll(async () => {
  provider = await oidcTestProvider();
  const port = await freePort();
  const env = { OIDC_ISSUER: provider.issuer, OIDC_CLIENT_ID: CLIENT.id, OIDC_CLIENT_SECRET: CLIENT.secret };
  site = await browserSite({ ...env, OIDC_NAME: 'Firm SSO', APP_URL: `http://127.0.0.1:${port}` }, port);
});
afterEach(() => site.closePages());
afterAll(async () => {
  await site.close();
  await provider.stop();
});

const goOn = (page: Page) => page.getByRole('button', { name: 'Continue with Firm SSO' }).click();
const CLAIMS = { sub: 'ada-1', email: 'ada@firm.example', email_verified: true, name: 'Ada Fischer' };

test('who is new is in at once, where they wanted to go, and can set a password', async () => {
  Object.assign(provider.whims, { claims: CLAIMS, error: undefined });
  const page = await site.open('/signin?next=%2Ftable');
  await goOn(page);
  await page.waitForURL('**/table');
  await page.goto(`${site.base}/account`);
  const form = page.getByRole('form', { name: 'Set a password' });
  await form.getByLabel('New Password', { exact: true }).fill('a brand new horse');
  await form.getByLabel('Confirm New Password').fill('a brand new horse');
  await shoot(page, 'first-password');
  await form.getByRole('button', { name: 'Set Password' }).click();
  await page.getByRole('form', { name: 'Change password' }).waitFor();
});

test('an account that has the address is joined by its password', async () => {
  const user = await site.signUp('Grace Hopper', false);
  Object.assign(provider.whims, { claims: { ...CLAIMS, sub: 'grace-1', email: user.email }, error: undefined });
  const page = await site.open('/signup');
  await goOn(page);
  await page.getByLabel('Password of Your Account Here', { exact: true }).waitFor();
  await shoot(page, 'join');
  await page.getByRole('button', { name: 'Sign in another way' }).click();
  await page.getByLabel('Email').waitFor();
  await page.reload();
  await page.getByLabel('Password of Your Account Here', { exact: true }).fill('not the password');
  await page.getByRole('button', { name: 'Join and Sign In' }).click();
  await page.getByRole('alert').getByText('not the password of your account').waitFor();
  await page.getByLabel('Password of Your Account Here', { exact: true }).fill(user.password);
  await page.getByRole('button', { name: 'Join and Sign In' }).click();
  await page.waitForURL(`${site.base}/`);
});

const passAnHour = (email: string) =>
  site.db.$client`update sessions set authenticated_at = now() - interval '1 hour'
    where user_id = (select id from users where email = ${email})`;

test('the account says that it is joined, and is parted from it by who proves that it is them', async () => {
  const user = await site.signUp('Mary Kenneth');
  Object.assign(provider.whims, { claims: { ...CLAIMS, sub: 'mary-1', email: user.email }, error: undefined });
  const page = await site.open('/signin');
  await goOn(page);
  await page.waitForURL(`${site.base}/`);
  await page.goto(`${site.base}/account`);
  const list = page.getByRole('list', { name: 'Providers' });
  await list.getByText('Firm SSO').waitFor();
  await page.getByRole('heading', { name: 'Sign-In by a Provider' }).scrollIntoViewIfNeeded();
  await shoot(page, 'provider-card');
  await passAnHour(user.email);
  await list.getByRole('button', { name: 'Remove the sign-in by Firm SSO' }).click();
  await page.getByRole('alertdialog').getByText('Firm SSO').waitFor();
  await shoot(page, 'provider-remove');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click();
  const dialog = page.getByRole('dialog', { name: 'Confirm that it is you' });
  await dialog.getByLabel('Password', { exact: true }).waitFor();
  await dialog.getByRole('button', { name: 'Continue with Firm SSO' }).waitFor();
  await shoot(page, 'confirming-ways');
  await dialog.getByLabel('Password', { exact: true }).fill(user.password);
  await page.keyboard.press('Enter');
  await page.getByText('Firm SSO does not sign you in any more.').first().waitFor();
  await list.waitFor({ state: 'detached' });
});

test('who has no password proves it at the provider, and comes back to do what they wanted', async () => {
  const claims = { ...CLAIMS, sub: 'rosa-1', email: 'rosa@firm.example', name: 'Rosa Luz' };
  Object.assign(provider.whims, { claims, error: undefined });
  const page = await site.open('/signin');
  await goOn(page);
  await page.waitForURL(`${site.base}/`);
  await page.goto(`${site.base}/account`);
  await page.getByText('set a password first: without one').waitFor();
  await passAnHour(claims.email);
  const remove = async () => {
    await page.getByRole('button', { name: 'Delete My Account' }).click();
    await page.getByRole('button', { name: 'Yes, Delete Account' }).click();
  };
  await remove();
  const dialog = page.getByRole('dialog', { name: 'Confirm that it is you' });
  await dialog.getByRole('button', { name: 'Continue with Firm SSO' }).waitFor();
  await shoot(page, 'confirming-provider');
  provider.whims.error = 'access_denied';
  await dialog.getByRole('button', { name: 'Continue with Firm SSO' }).click();
  await page.getByText('You turned back there.').first().waitFor();
  provider.whims.error = undefined;
  await remove();
  await dialog.getByRole('button', { name: 'Continue with Firm SSO' }).click();
  await page.getByText('For 10 minutes you can make your change.').first().waitFor();
  expect(new URL(page.url()).search).toBe('');
  await remove();
  await page.getByText('Your account has been permanently deleted. Redirecting...').first().waitFor();
});

test('who turns back there is told so', async () => {
  provider.whims.error = 'access_denied';
  const page = await site.open('/signin');
  await goOn(page);
  await page.getByRole('alert').getByText('You turned back at Firm SSO').waitFor();
  await shoot(page, 'provider-denied');
});
