import { describe, expect, test } from 'bun:test';
import type { Page } from 'playwright-core';
import { siteForFile } from '../support/browser-site';
import { shoot } from '../support/shoot';
import { addApp, codeOf } from '../support/two-step';

/** Two-step sign-in as people meet it, by keyboard where they type. */
const held = siteForFile();

const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true }).first().click();
/** An app's next code: the one of this step may be spent. */
const nextCode = (secret: string) => codeOf(secret, new Date(), 1);

/** The key that the open dialog shows. */
async function secretIn(page: Page): Promise<string> {
  return ((await page.getByRole('dialog').locator('.select-all').textContent()) ?? '').replaceAll(' ', '');
}

async function passPassword(page: Page, { email, password }: { email: string; password: string }): Promise<void> {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.locator('main button[type=submit]').click();
  await page.getByLabel('Code From Your App').waitFor();
}

test('an app is added on the account page, its codes kept, and it is asked for at the next sign-in', async () => {
  const { site } = held;
  const user = await site.signUp('Ada Fischer');
  const page = await site.open('/account', { as: [user.cookies] });
  await press(page, 'Add Authenticator App');
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('img', { name: 'QR code of the secret' }).waitFor();
  const secret = await secretIn(page);
  await dialog.getByLabel('Code From the App').fill('12');
  await page.keyboard.press('Enter');
  await dialog.getByText('Please enter the 6 digits that your app shows').waitFor();
  await shoot(page, 'add-app');
  const spent = codeOf(secret, new Date());
  await dialog.getByLabel('Code From the App').fill(spent);
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { name: 'Your Recovery Codes' }).waitFor();
  await page.getByRole('list', { name: 'Recovery codes' }).waitFor();
  const codes = await page.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem').allInnerTexts();
  expect(codes).toHaveLength(10);
  await shoot(page, 'recovery-codes');
  const [file] = await Promise.all([page.waitForEvent('download'), press(page, 'Download')]);
  expect(await Bun.file(await file.path()).text()).toContain(codes.join('\n'));
  await press(page, 'I Have Kept Them');
  await page.getByText('10 of 10 left').waitFor();
  await press(page, 'Rename Authenticator app');
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill('My phone');
  await page.keyboard.press('Enter');
  await page.getByText('My phone').waitFor();
  await page.getByRole('heading', { name: 'Two-Step Sign-In' }).scrollIntoViewIfNeeded();
  await shoot(page, 'account-card');

  const other = await site.open('/signin?next=%2Ftable');
  await passPassword(other, user);
  await shoot(other, 'second-step');
  await other.keyboard.type(spent);
  await other.keyboard.press('Enter');
  await other.getByRole('alert').getByText('used already').waitFor();
  await press(other, 'Use a recovery code instead');
  await other.getByLabel('Recovery Code').fill(codes[0]?.toLowerCase() ?? '');
  await shoot(other, 'second-step-recovery');
  await other.keyboard.press('Enter');
  await other.waitForURL('**/table');

  await page.reload();
  await page.getByText('9 of 10 left').waitFor();
  await press(page, 'Remove My phone');
  await page.getByRole('alertdialog').getByText('It is the last one').waitFor();
  await shoot(page, 'remove');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click();
  await page.getByText('“My phone” was removed.', { exact: true }).waitFor();
  await page.getByText('of 10 left').waitFor({ state: 'detached' });
});

test('who begins again has the first step, and no session', async () => {
  const { site } = held;
  const user = await site.signUp();
  await addApp(site, 'user', user, new Date());
  const page = await site.open('/signin');
  await passPassword(page, user);
  await press(page, 'Start again');
  await page.getByRole('button', { name: 'Sign In' }).waitFor();
  expect((await page.context().cookies()).some(({ name }) => name === 'session')).toBe(false);
});

test('a session that was left open is asked for the password before a factor changes', async () => {
  const { site } = held;
  const user = await site.signUp();
  await addApp(site, 'user', user, new Date());
  await site.db.$client`update sessions set authenticated_at = now() - interval '1 hour' where user_id = ${user.id}`;
  const page = await site.open('/account', { as: [user.cookies] });
  await press(page, 'Make New Codes');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Make New Codes' }).click();
  await page
    .getByRole('form', { name: 'Confirm that it is you' })
    .getByLabel('Password', { exact: true })
    .fill(user.password);
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { name: 'Your Recovery Codes' }).waitFor();
});

describe('an administrator', () => {
  test('is asked to set it up, does, and passes it at the next sign-in', async () => {
    const { site } = held;
    const admin = await site.signUpAdmin();
    const page = await site.open('/admin/dashboard', { as: [admin.cookies] });
    await page.getByText('Your password alone opens this panel').waitFor();
    await shoot(page, 'admin-notice');
    expect(await page.getByRole('tab').allTextContents()).toEqual(['Users', 'Analytics', 'Settings']);
    await page.getByRole('link', { name: 'Set up two-step sign-in' }).click();
    await press(page, 'Add Authenticator App');
    const secret = await secretIn(page);
    await page.getByLabel('Code From the App').fill(codeOf(secret, new Date()));
    await page.keyboard.press('Enter');
    await press(page, 'I Have Kept Them');
    await page.getByText('10 of 10 left').waitFor();
    await shoot(page, 'admin-card');
    await page.getByRole('link', { name: 'Admin Dashboard' }).click();
    await page.getByRole('tab', { name: 'Users' }).waitFor();
    await page.getByText('Your password alone opens this panel').waitFor({ state: 'detached' });

    const other = await site.open('/admin');
    await passPassword(other, admin);
    await shoot(other, 'admin-second-step');
    await other.getByLabel('Code From Your App').fill(nextCode(secret));
    await other.keyboard.press('Enter');
    await other.waitForURL('**/admin/dashboard');
  });
});

describe('where a factor is demanded', () => {
  const strict = siteForFile({ REQUIRE_SECOND_FACTOR: 'all' });

  test('a user is led to its set-up from every page, and on from there', async () => {
    const { site } = strict;
    const user = await site.signUp();
    const page = await site.open('/documents', { as: [user.cookies] });
    await page.waitForURL('**/two-step');
    await page.getByRole('button', { name: 'Add Authenticator App' }).waitFor();
    await shoot(page, 'two-step');
    await press(page, 'Add Authenticator App');
    const secret = await secretIn(page);
    await page.getByLabel('Code From the App').fill(codeOf(secret, new Date()));
    await page.keyboard.press('Enter');
    await press(page, 'I Have Kept Them');
    await page.getByRole('link', { name: 'Continue' }).waitFor();
    await page.goto(`${site.base}/documents`);
    await page.getByRole('heading', { name: 'My Documents' }).first().waitFor();
  });

  test('a sign-in leads there, too', async () => {
    const { site } = strict;
    const user = await site.signUp();
    const page = await site.open('/signin?next=%2Ftable');
    await page.getByLabel('Email').fill(user.email);
    await page.getByLabel('Password', { exact: true }).fill(user.password);
    await page.locator('main button[type=submit]').click();
    await page.waitForURL('**/two-step');
  });

  test('an administrator sees nothing else', async () => {
    const { site } = strict;
    const admin = await site.signUpAdmin();
    const page = await site.open('/admin/dashboard', { as: [admin.cookies] });
    await page.waitForURL('**/admin/two-step');
    await page.getByText('Two-step sign-in is required here').waitFor();
    expect(await page.getByRole('tab').count()).toBe(0);
    await shoot(page, 'admin-required');
  });
});
