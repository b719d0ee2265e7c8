import { beforeEach, describe, expect, test } from 'bun:test';
import { newToken } from '../../src/credentials/tokens';
import { findUserByEmail, updateUser } from '../../src/db/accounts';
import { unsubscribeToken } from '../../src/db/outgoing-mail';
import { siteForFile } from '../support/browser-site';

const held = siteForFile();
let address: string;
beforeEach(async () => {
  const { site, user } = held;
  await updateUser(site.db, user.id, { emailDocuments: true });
  address = `/unsubscribe/${await unsubscribeToken(site.db, user.id, 'emailDocuments', newToken())}`;
});

const wants = async () => (await findUserByEmail(held.site.db, held.user.email))?.emailDocuments;

describe('the link of an email', () => {
  test('shows what it ends, and one press ends it without signing in', async () => {
    const page = await held.site.open(address);
    await page.getByRole('heading', { name: 'Unsubscribe from “Document updates”?' }).waitFor();
    expect(await wants()).toBe(true);
    await page.getByRole('button', { name: 'Unsubscribe' }).click();
    await page.getByRole('heading', { name: 'You are unsubscribed' }).waitFor();
    expect(await wants()).toBe(false);
    await page.reload();
    await page.getByRole('heading', { name: 'You are unsubscribed' }).waitFor();
  });

  test('is pressed by the keyboard, and the switch of the account is off for whoever is signed in', async () => {
    const page = await held.site.open(address, { as: [held.user.cookies] });
    await page.getByRole('button', { name: 'Unsubscribe' }).focus();
    await page.keyboard.press('Enter');
    await page.getByRole('link', { name: 'Your account' }).click();
    await page.getByRole('switch', { name: 'Document updates', checked: false }).waitFor();
    // Another switch that is turned then does not bring it back.
    await page.getByRole('switch', { name: 'Product news' }).click();
    await page.getByText('Your notification preferences have been saved.').first().waitFor();
    expect(await wants()).toBe(false);
  });

  test('that belongs to nobody says so', async () => {
    const page = await held.site.open(`/unsubscribe/${newToken()}`);
    await page.getByRole('heading', { name: 'This link does not work any more' }).waitFor();
    await page.getByRole('link', { name: 'Your account' }).waitFor();
  });
});

test('without a mail server the account page says that no emails are sent', async () => {
  const page = await held.site.open('/account', { as: [held.user.cookies] });
  await page.getByText('No mail server is set up here, so no emails are sent.').waitFor();
  expect(await page.getByRole('switch').count()).toBe(5);
});
