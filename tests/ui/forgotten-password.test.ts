import { afterAll, afterEach, beforeAll, expect, test } from 'bun:test';
import type { Page } from 'playwright-core';
import { Cookies, type TestUser } from '../support/app';
import { type BrowserSite, browserSite } from '../support/browser-site';
import { eventually } from '../support/eventually';
import { freePort } from '../support/free-port';
import { MAIL_ENV, type MailWorld, mailWorld } from '../support/mail-world';
import { shoot } from '../support/shoot';
import { addApp, codeOf } from '../support/two-step';

/** A forgotten password as people meet it: asked for in a browser, by an e-mail that came over SMTP, to the sign-in with the new one. */
const NEW = 'seventeen grey horses on a hill';

let site: BrowserSite;
let mail: MailWorld;
beforeAll(async () => {
  const port = await freePort();
  const APP_URL = `http://127.0.0.1:${port}`;
  site = await browserSite({ ...MAIL_ENV, APP_URL }, port);
  mail = await mailWorld(site.db, APP_URL);
  mail.send();
});
afterEach(() => site.closePages());
afterAll(async () => {
  await mail.close();
  await site.close();
});

const mailTo = (user: TestUser, subject: string) =>
  eventually(() =>
    mail.mailServer.mails.find((one) => one.subject === subject && JSON.stringify(one.to).includes(user.email)),
  );

/** Asks in the browser, from the sign-in page. */
async function ask(user: TestUser): Promise<Page> {
  const page = await site.open('/signin');
  await page.getByRole('button', { name: 'Forgot your password?' }).click();
  await page.waitForURL('**/forgot-password');
  await page.getByLabel('Email').fill(user.email);
  await page.getByRole('button', { name: 'Send the Link' }).click();
  await page.getByText('Look into your mailbox').waitFor();
  return page;
}

/** Where the link of the e-mail leads that the user got. */
async function linkFor(user: TestUser): Promise<string> {
  const { text } = await mailTo(user, 'Set a new password');
  const [link] = /http:\S+\/reset-password#\S+/.exec(text ?? '') ?? [];
  if (!link) throw new Error('The e-mail has no link');
  return link;
}

/** Sets the new password by the link that the user got, and stands at the sign-in then. */
async function reset(page: Page, user: TestUser): Promise<void> {
  await page.goto(await linkFor(user));
  const form = page.getByRole('form', { name: 'Set a new password' });
  await eventually(() => !page.url().includes('#'));
  await form.getByLabel('New Password', { exact: true }).fill(NEW);
  await form.getByLabel('Confirm Password').fill(NEW);
  await shoot(page, 'reset-password');
  await form.getByRole('button', { name: 'Set New Password' }).click();
  await page.getByText('Your password was changed.').waitFor();
  await shoot(page, 'reset-password-done');
  await page.getByRole('main').getByRole('link', { name: 'Sign In' }).click();
  await page.waitForURL('**/signin');
}

async function signIn(page: Page, { email }: TestUser, password: string): Promise<void> {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.locator('main button[type=submit]').click();
}

test('is set anew by the link: the old one opens nothing, other browsers are signed out, and the owner is told', async () => {
  const user = await site.signUp();
  const phone = new Cookies();
  await site.call('POST /api/auth/signin', { json: user, as: phone });
  const others = await Promise.all([user.cookies, phone].map((as) => site.open('/documents', { as: [as] })));
  for (const other of others) await other.getByRole('heading', { name: 'My Documents' }).first().waitFor();

  const page = await ask(user);
  await shoot(page, 'forgot-password');
  await reset(page, user);
  await signIn(page, user, user.password);
  await page.getByRole('alert').getByText('Invalid email or password').waitFor();
  await signIn(page, user, NEW);
  await page.waitForURL(`${site.base}/`);

  for (const other of others) {
    await other.reload();
    await other.waitForURL('**/signin*');
  }
  const told = await mailTo(user, 'Your password was changed');
  expect(told.text).toContain('by a link that was sent to this address');
});

test('does not pass for the second step', async () => {
  const user = await site.signUp();
  const { secret } = await addApp(site, 'user', user, new Date());
  const page = await ask(user);
  await reset(page, user);
  await signIn(page, user, NEW);
  await page.getByLabel('Code From Your App').waitFor();
  expect((await page.context().cookies()).some(({ name }) => name === 'session')).toBe(false);
  // The code of this step is spent by the set-up.
  await page.getByLabel('Code From Your App').fill(codeOf(secret, new Date(), 1));
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.waitForURL(`${site.base}/`);
});

test('a link that was used says so, and leads to another', async () => {
  const user = await site.signUp();
  const page = await ask(user);
  await reset(page, user);
  await page.goto(await linkFor(user));
  await eventually(() => !page.url().includes('#'));
  const form = page.getByRole('form', { name: 'Set a new password' });
  await form.getByLabel('New Password', { exact: true }).fill('eighteen grey horses');
  await form.getByLabel('Confirm Password').fill('eighteen grey horses');
  await form.getByRole('button', { name: 'Set New Password' }).click();
  await page.getByRole('alert').getByText('This link does not work any more.').waitFor();
  await page.getByRole('link', { name: 'Ask for another link' }).click();
  await page.waitForURL('**/forgot-password');
});

test('a link that came without its end says so before anybody types', async () => {
  const page = await site.open('/reset-password');
  await page.getByRole('alert').getByText('This link is not complete.').waitFor();
});
