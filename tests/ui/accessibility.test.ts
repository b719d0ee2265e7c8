import { afterAll, afterEach, beforeAll, describe, expect, test } from 'bun:test';
import type { Page } from 'playwright-core';
import { newToken } from '../../src/credentials/tokens';
import { insertUser, updateUser } from '../../src/db/accounts';
import { unsubscribeToken } from '../../src/db/outgoing-mail';
import { overflowAt, violations } from '../support/accessibility';
import type { TestUser } from '../support/app';
import { type BrowserSite, browserSite } from '../support/browser-site';

/** Sign-in, account, administrator's pages and 404 in each of their states: axe in both themes, and widths down to 320 px. */
let site: BrowserSite;
let user: TestUser;
let admin: TestUser;
beforeAll(async () => {
  site = await browserSite();
  [user, admin] = [await site.signUp('Ada Fischer'), await site.signUpAdmin()];
  await unsubscribeToken(site.db, user.id, 'emailDocuments', TOKEN);
  const long = { name: 'Example '.repeat(37), email: `${'a'.repeat(60)}@${'sub.'.repeat(60)}example.com` };
  await insertUser(site.db, { ...long, passwordHash: 'x', createdAt: new Date() });
});
afterEach(() => site.closePages());
afterAll(() => site.close());

const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).first().click();
const toast = (page: Page, title: string) => page.getByText(title, { exact: true }).first().waitFor();

/** The link of an e-mail to `user`. */
const TOKEN = newToken();
const UNSUBSCRIBE = `/unsubscribe/${TOKEN}`;

interface Look {
  name: string;
  path: string;
  as?: 'user' | 'admin';
  /** Each leads to one more state that is looked at; the first one is the page as it opens. */
  states: ((page: Page) => Promise<unknown>)[];
}

const LOOKS: Look[] = [
  {
    name: '/signin',
    path: '/signin',
    states: [(page) => page.getByRole('button', { name: 'Sign In' }).waitFor(), (page) => press(page, 'Sign In')],
  },
  {
    name: '/signup',
    path: '/signup',
    states: [() => Promise.resolve(), (page) => press(page, 'Create Account')],
  },
  {
    name: '/forgot-password',
    path: '/forgot-password',
    states: [
      (page) => page.getByRole('button', { name: 'Send the Link' }).waitFor(),
      async (page) => {
        await page.route('**/api/auth/forgot-password', (route) => route.fulfill({ json: { success: true } }));
        await page.getByLabel('Email').fill(`${'a'.repeat(60)}@example.com`);
        await press(page, 'Send the Link');
        await page.getByText('Look into your mailbox').waitFor();
      },
    ],
  },
  {
    name: '/reset-password',
    path: `/reset-password#${TOKEN}`,
    states: [
      (page) => page.getByRole('button', { name: 'Set New Password' }).waitFor(),
      async (page) => {
        await page.getByLabel('New Password', { exact: true }).fill('seventeen grey horses');
        await page.getByText('Strong', { exact: true }).waitFor();
        await press(page, 'Set New Password');
      },
      async (page) => {
        await page.getByLabel('Confirm Password', { exact: true }).fill('seventeen grey horses');
        await press(page, 'Set New Password');
        await page.getByText('This link does not work any more').waitFor();
      },
    ],
  },
  {
    name: '/verify-email',
    path: `/verify-email#${TOKEN}`,
    states: [
      (page) => page.getByRole('button', { name: 'Confirm' }).waitFor(),
      async (page) => {
        await press(page, 'Confirm');
        await page.getByText('This link does not work', { exact: true }).waitFor();
      },
    ],
  },
  {
    name: '/unsubscribe, of no account',
    path: `/unsubscribe/${'x'.repeat(43)}`,
    states: [(page) => page.getByText('does not work any more').waitFor()],
  },
  {
    name: '/unsubscribe',
    path: UNSUBSCRIBE,
    states: [
      async (page) => {
        await updateUser(site.db, user.id, { emailDocuments: true });
        await page.reload();
        await page.getByRole('button', { name: 'Unsubscribe' }).waitFor();
      },
      async (page) => {
        await page.route('**/unsubscribe/**', (route) => route.abort());
        await press(page, 'Unsubscribe');
        await page.getByText('That did not work').waitFor();
      },
      async (page) => {
        await page.unrouteAll();
        await press(page, 'Unsubscribe');
        await page.getByText('You are unsubscribed').waitFor();
      },
    ],
  },
  { name: '404', path: '/no/such/page', states: [(page) => page.getByRole('heading', { level: 1 }).waitFor()] },
  {
    name: '/account',
    path: '/account',
    as: 'user',
    states: [
      (page) => page.getByRole('heading', { name: 'Profile & Security' }).waitFor(),
      (page) => page.getByText('This browser').waitFor(),
      (page) => page.getByRole('heading', { name: 'Recent Activity' }).waitFor(),
      async (page) => {
        await press(page, 'Change Email');
        await page.getByRole('dialog', { name: 'Change your email address' }).waitFor();
        await page.getByRole('dialog').getByRole('button', { name: 'Change Email' }).click();
        await page.getByText('Please enter a valid email address').waitFor();
      },
      async (page) => {
        await page.keyboard.press('Escape');
        await page.getByRole('dialog').waitFor({ state: 'detached' });
      },
      (page) => press(page, 'Update Password'),
      async (page) => {
        await page.getByRole('switch').first().click();
        await toast(page, 'Preferences Updated');
      },
      async (page) => {
        await page.route('**/api/user/**', (route) => route.abort());
        await page.getByRole('switch').first().click();
        await toast(page, 'Update Failed');
      },
      (page) => press(page, 'Delete My Account'),
    ],
  },
  {
    name: '/admin',
    path: '/admin',
    states: [
      (page) => page.getByRole('heading', { level: 1 }).waitFor(),
      async (page) => {
        await press(page, 'Sign In to Admin Panel');
        await toast(page, 'Error');
      },
    ],
  },
  {
    name: '/admin/dashboard',
    path: '/admin/dashboard',
    as: 'admin',
    states: [
      (page) => page.getByRole('row').nth(2).waitFor(),
      async (page) => {
        await press(page, /^Edit Ada/);
        await page.getByRole('dialog').waitFor();
      },
      async (page) => {
        await page.getByRole('combobox', { name: 'Plan' }).click();
        await page.getByRole('option', { name: 'basic' }).click();
        await press(page, 'Save Changes');
        await page.getByRole('row', { name: /Ada Fischer .* basic/ }).waitFor();
      },
      (page) => press(page, /^Sign out Example/),
      async (page) => {
        await page.getByRole('alertdialog', { name: 'Sign Out Everywhere' }).waitFor();
        await press(page, 'Cancel');
        await press(page, /^Delete Example/);
      },
      async (page) => {
        await press(page, 'Cancel');
        await page.getByRole('tab', { name: 'Analytics' }).click();
        await page.getByText('Show as a table').first().click();
      },
      async (page) => {
        await page.getByRole('tab', { name: 'Settings' }).click();
        await page.getByText('This code runs for everyone who opens the site').waitFor();
      },
    ],
  },
  {
    name: '/admin/two-step',
    path: '/admin/two-step',
    as: 'admin',
    states: [(page) => page.getByRole('button', { name: 'Add Authenticator App' }).waitFor()],
  },
  {
    name: '/admin/audit',
    path: '/admin/audit',
    as: 'admin',
    states: [
      (page) => page.getByRole('list', { name: 'Events' }).getByRole('listitem').first().waitFor(),
      async (page) => {
        await page.getByLabel('Search').fill('nobody at all');
        await page.getByText('No events found').waitFor();
      },
    ],
  },
];

describe('nothing against the rules of accessibility, nothing wider than the screen', () => {
  for (const { name, path, as, states } of LOOKS) {
    test(name, async () => {
      const page = await site.open(path, { as: as ? [as === 'user' ? user.cookies : admin.cookies] : [] });
      for (const [i, reach] of states.entries()) {
        await reach(page);
        expect({ state: i, found: await violations(page) }).toEqual({ state: i, found: [] });
        for (const width of [320, 1920, 1280])
          expect({ width, over: await overflowAt(page, width) }).toEqual({ width, over: 0 });
      }
    });
  }
});
