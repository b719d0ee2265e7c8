import { afterAll, afterEach, beforeAll, describe, expect, test } from 'bun:test';
import { eq } from 'drizzle-orm';
import { findUserByEmail } from '../../src/db/accounts';
import { sessions } from '../../src/db/schema';
import { Cookies } from '../support/app';
import { type BrowserSite, browserSite } from '../support/browser-site';

const SAFARI =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1';

let site: BrowserSite;
beforeAll(async () => {
  site = await browserSite();
});
afterEach(() => site.closePages());
afterAll(() => site.close());

describe('account page', () => {
  test('strangers are sent to sign in', async () => {
    const page = await site.open('/account');
    expect(page.url()).toBe(`${site.base}/signin`);
  });

  test('a new name is saved, a wrong one is refused beside its field; the address can not be changed', async () => {
    const user = await site.signUp('Ada Lovelace');
    const page = await site.open('/account', { as: [user.cookies] });
    expect(await page.getByLabel('Email').getAttribute('readonly')).not.toBeNull();
    const profile = page.getByRole('form', { name: 'Profile' });
    await profile.getByLabel('Full Name').fill('A');
    await profile.getByRole('button').click();
    await page.getByText('Name must be at least 2 characters').waitFor();
    await profile.getByLabel('Full Name').fill('Ada King');
    await profile.getByRole('button').click();
    await page.getByText('Your profile information has been successfully updated.').first().waitFor();
    expect((await findUserByEmail(site.db, user.email))?.name).toBe('Ada King');
  });

  test('the password: repeated wrongly, the old one wrong, then changed and the fields emptied', async () => {
    const user = await site.signUp();
    const page = await site.open('/account', { as: [user.cookies] });
    const form = page.getByRole('form', { name: 'Change password' });
    const fill = async (current: string, next: string, again: string) => {
      await form.getByLabel('Current Password').fill(current);
      await form.getByLabel('New Password', { exact: true }).fill(next);
      await form.getByLabel('Confirm New Password').fill(again);
      await form.getByRole('button', { name: 'Update Password' }).click();
    };
    await fill(user.password, 'a new password', 'another password');
    await page.getByText("Passwords don't match").waitFor();
    await fill('not my password', 'a new password', 'a new password');
    await page.getByText('Failed to update password. Please check your current password.').first().waitFor();
    await fill(user.password, 'a new password', 'a new password');
    await page.getByText('Your password has been successfully changed.').first().waitFor();
    expect(await form.getByLabel('Current Password').inputValue()).toBe('');
  });

  test('a new password that is easy to guess is refused at its field, and a bar says how easy', async () => {
    const user = await site.signUp();
    const page = await site.open('/account', { as: [user.cookies] });
    const form = page.getByRole('form', { name: 'Change password' });
    const next = form.getByLabel('New Password', { exact: true });
    const strength = form.getByRole('meter', { name: 'Password strength' });
    await next.fill('qwe-rty');
    await next.fill('password123');
    await strength.waitFor();
    expect(await strength.getAttribute('aria-valuetext')).toBe('Very weak');
    await form.getByLabel('Current Password').fill(user.password);
    await form.getByLabel('Confirm New Password').fill('password123');
    await form.getByRole('button', { name: 'Update Password' }).click();
    await form.getByText('This is one of the most common passwords').waitFor();
    expect(await next.evaluate((element) => element === document.activeElement)).toBe(true);
    await next.fill('seventeen grey horses on a hill');
    await form.getByText('Strong', { exact: true }).waitFor();
    expect(await form.getByText('This is one of the most common passwords').count()).toBe(0);
  });

  test('a switch shows that it is on where the system forces its colours', async () => {
    const user = await site.signUp();
    const page = await site.open('/account', { as: [user.cookies], forcedColors: 'active' });
    const news = page.getByRole('switch', { name: 'Product news' });
    const colours = () =>
      news.evaluate((element) =>
        [element, element.firstElementChild ?? element].map((part) => getComputedStyle(part).backgroundColor),
      );
    const [on, thumbOn] = await colours();
    expect(on).not.toBe(thumbOn);
    await news.click();
    await page.getByRole('switch', { name: 'Product news', checked: false }).waitFor();
    const [off, thumbOff] = await colours();
    expect(off).not.toBe(thumbOff);
    expect(off).not.toBe(on);
  });

  test('a switch is saved at once, and goes back when it can not be', async () => {
    const user = await site.signUp();
    const page = await site.open('/account', { as: [user.cookies] });
    const news = page.getByRole('switch', { name: 'Product news' });
    await news.click();
    await page.getByText('Your notification preferences have been saved.').first().waitFor();
    expect((await findUserByEmail(site.db, user.email))?.emailMarketing).toBe(false);
    await page.context().route('**/api/user/notifications', (route) => route.abort());
    await news.click();
    await page.getByText('Failed to update notification preferences.').first().waitFor();
    expect(await news.getAttribute('aria-checked')).toBe('false');
  });

  test('an account is deleted after a confirmation, and the visitor is back on the landing page', async () => {
    const user = await site.signUp();
    const page = await site.open('/account', { as: [user.cookies] });
    await page.getByRole('button', { name: 'Delete My Account' }).click();
    await page.getByRole('button', { name: 'Cancel' }).click();
    expect(await findUserByEmail(site.db, user.email)).not.toBeNull();
    await page.getByRole('button', { name: 'Delete My Account' }).click();
    await page.getByRole('button', { name: 'Yes, Delete Account' }).click();
    await page.getByText('Your account has been permanently deleted. Redirecting...').first().waitFor();
    await page.waitForURL(`${site.base}/`);
    await page.getByRole('link', { name: 'Sign In' }).waitFor();
    expect(await findUserByEmail(site.db, user.email)).toBeNull();
  });

  test('another browser is signed out from the list, and learns of it at its next call', async () => {
    const user = await site.signUp();
    const phone = new Cookies();
    await site.call('POST /api/auth/signin', { json: user, as: phone, headers: { 'user-agent': SAFARI } });
    const other = await site.open('/account', { as: [phone] });
    await other.getByRole('button', { name: 'Sign Out All Other Browsers' }).waitFor();
    const page = await site.open('/account', { as: [user.cookies] });
    const list = page.getByRole('list', { name: 'Sessions' });
    await list.getByText('This browser').waitFor();
    await list.getByRole('button', { name: /^Sign out Safari on iOS/ }).click();
    await page.getByText('That browser was signed out.').first().waitFor();
    await list.getByText('Safari on iOS').waitFor({ state: 'detached' });
    await other.getByRole('switch').first().click();
    await other.getByRole('heading', { name: 'Welcome back' }).waitFor();
  });

  test('all other browsers are signed out at once', async () => {
    const user = await site.signUp();
    for (let i = 0; i < 2; i += 1) await site.call('POST /api/auth/signin', { json: user });
    const page = await site.open('/account', { as: [user.cookies] });
    const list = page.getByRole('list', { name: 'Sessions' });
    await list.getByRole('listitem').nth(2).waitFor();
    await page.getByRole('button', { name: 'Sign Out All Other Browsers' }).click();
    await list.getByRole('listitem').nth(1).waitFor({ state: 'detached' });
    expect(await list.getByRole('listitem').count()).toBe(1);
  });

  test('whoever turns back from proving who they are keeps the address that they typed', async () => {
    const user = await site.signUp();
    await site.db
      .update(sessions)
      .set({ authenticatedAt: new Date(0) })
      .where(eq(sessions.userId, user.id));
    const page = await site.open('/account', { as: [user.cookies] });
    await page.getByRole('button', { name: 'Change Email' }).click();
    const change = page.getByRole('dialog', { name: 'Change your email address' });
    const typed = `new-${user.email}`;
    await change.getByLabel('New Email').fill(typed);
    const asked = page.getByRole('dialog', { name: 'Confirm that it is you' });
    await change.getByRole('button', { name: 'Change Email' }).click();
    await asked.getByRole('button', { name: 'Cancel' }).click();
    await asked.waitFor({ state: 'detached' });
    expect(await change.getByLabel('New Email').inputValue()).toBe(typed);
    await change.getByRole('button', { name: 'Change Email' }).click();
    await asked.getByLabel('Password', { exact: true }).fill(user.password);
    await asked.getByRole('button', { name: 'Confirm' }).click();
    await change.waitFor({ state: 'detached' });
    await page.getByText('Email Changed').first().waitFor();
    expect(await findUserByEmail(site.db, typed)).not.toBeNull();
  });

  test('whoever signed in a while ago proves once more who they are before the account is deleted', async () => {
    const user = await site.signUp();
    await site.db
      .update(sessions)
      .set({ authenticatedAt: new Date(0) })
      .where(eq(sessions.userId, user.id));
    const page = await site.open('/account', { as: [user.cookies] });
    const ask = async () => {
      await page.getByRole('button', { name: 'Delete My Account' }).click();
      await page.getByRole('button', { name: 'Yes, Delete Account' }).click();
      await page.getByRole('dialog', { name: 'Confirm that it is you' }).waitFor();
    };
    await ask();
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await ask();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Password', { exact: true }).fill('not my password');
    await dialog.getByRole('button', { name: 'Confirm' }).click();
    await dialog.getByText('Your password is not correct.').waitFor();
    expect(await findUserByEmail(site.db, user.email)).not.toBeNull();
    await dialog.getByLabel('Password', { exact: true }).fill(user.password);
    await dialog.getByRole('button', { name: 'Confirm' }).click();
    await page.getByText('Your account has been permanently deleted. Redirecting...').first().waitFor();
    await page.waitForURL(`${site.base}/`);
    expect(await findUserByEmail(site.db, user.email)).toBeNull();
  });
});
