import { afterAll, afterEach, beforeAll, describe, expect, test } from 'bun:test';
import { findUserByEmail } from '../../src/db/accounts';
import { adminSessions } from '../../src/db/schema';
import { changesOf } from '../../src/ui/components/admin/edit-user-dialog';
import { type BrowserSite, browserSite } from '../support/browser-site';
import { shoot } from '../support/shoot';

let site: BrowserSite;
beforeAll(async () => {
  site = await browserSite();
});
afterEach(() => site.closePages());
afterAll(() => site.close());

describe('administrator’s pages', () => {
  test('sign-in: nothing entered, wrong, right', async () => {
    const admin = await site.signUpAdmin();
    const page = await site.open('/admin');
    const submit = page.getByRole('button', { name: 'Sign In to Admin Panel' });
    await submit.click();
    await page.getByText('Please enter both email and password').first().waitFor();
    await page.getByLabel('Email').fill(admin.email);
    await page.getByLabel('Password', { exact: true }).fill('not the password');
    await submit.click();
    await page.getByText('Login Failed').first().waitFor();
    await page.getByLabel('Password', { exact: true }).fill(admin.password);
    // The toast stands for five seconds from here, however long the dashboard takes.
    const toast = page.getByText('Admin login successful').first().waitFor();
    await submit.click();
    await toast;
    await page.getByRole('heading', { name: 'Admin Dashboard' }).waitFor();
    expect(page.url()).toBe(`${site.base}/admin/dashboard`);
    await page.getByRole('button', { name: 'Logout' }).click();
    await page.getByRole('heading', { name: 'Admin Panel' }).waitFor();
    expect(page.url()).toBe(`${site.base}/admin`);
  });

  test('nothing is sent before the script is there, and what was typed stays', async () => {
    const page = await site.open('/404');
    const there = Promise.withResolvers<void>();
    await page.context().route('**/assets/*.js', (route) => there.promise.then(() => route.continue()));
    await page.goto(`${site.base}/admin`, { waitUntil: 'commit' });
    const submit = page.getByRole('button', { name: 'Sign In to Admin Panel' });
    await page.getByLabel('Email').fill('grace@example.com');
    await page.getByLabel('Email').press('Enter');
    expect(await submit.isDisabled()).toBe(true);
    there.resolve();
    await submit.click();
    await page.getByText('Please enter both email and password').first().waitFor();
    expect(await page.getByLabel('Email').inputValue()).toBe('grace@example.com');
    expect(await page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('password');
    expect(page.url()).toBe(`${site.base}/admin`);
  });

  test('who is no administrator sees nothing of the dashboard', async () => {
    const user = await site.signUp();
    const page = await site.open('/admin/dashboard', { as: [user.cookies] });
    await page.getByRole('heading', { name: 'Admin Panel' }).waitFor();
    expect(page.url()).toBe(`${site.base}/admin`);
  });

  test('a user is edited, then deleted', async () => {
    const [admin, user] = [await site.signUpAdmin(), await site.signUp('Ida Rhodes')];
    const page = await site.open('/admin/dashboard', { as: [admin.cookies] });
    const refused: string[] = [];
    page.on('console', (message) => message.text().includes('Content Security') && refused.push(message.text()));
    await page.getByRole('button', { name: 'Edit Ida Rhodes' }).click();
    await page.getByLabel('Full Name').fill('Ida Rhodes II');
    await page.getByRole('combobox', { name: 'Plan' }).click();
    await page.getByRole('option', { name: 'pro' }).click();
    await page.getByRole('button', { name: 'Save Changes' }).click();
    await page.getByText('User updated successfully').first().waitFor();
    await page.getByRole('row', { name: /Ida Rhodes II .* pro/ }).waitFor();
    expect(await page.getByRole('dialog').count()).toBe(0);
    await page.getByRole('button', { name: 'Delete Ida Rhodes II' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete User' }).click();
    await page.getByText('User deleted successfully').first().waitFor();
    expect(await findUserByEmail(site.db, user.email)).toBeNull();
    expect(refused).toEqual([]);
  });

  test('a user is signed out everywhere, once that is confirmed', async () => {
    const [admin, user] = [await site.signUpAdmin(), await site.signUp('Mary Kenneth')];
    const page = await site.open('/admin/dashboard', { as: [admin.cookies] });
    const session = async () => (await site.call('GET /api/auth/session', { as: user.cookies })).status;
    const opener = page.getByRole('button', { name: 'Sign out Mary Kenneth everywhere' });
    const dialog = page.getByRole('alertdialog', { name: 'Sign Out Everywhere' });
    await opener.click();
    await dialog.getByText(user.email).waitFor();
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await dialog.waitFor({ state: 'detached' });
    expect(await opener.evaluate((element) => element === document.activeElement)).toBe(true);
    expect(await session()).toBe(200);
    await opener.click();
    await dialog.getByRole('button', { name: 'Sign Out Everywhere' }).click();
    await page.getByText('User signed out everywhere').first().waitFor();
    await dialog.waitFor({ state: 'detached' });
    expect(await session()).toBe(401);
    await site.call(`DELETE /api/admin/users/${user.id}`, { as: admin.cookies });
    await opener.click();
    await dialog.getByRole('button', { name: 'Sign Out Everywhere' }).click();
    await page.getByText('This user does not exist.').first().waitFor();
    await dialog.getByText(user.email).waitFor();
  });

  test('whoever signed in a while ago proves it is them before an account or the code of the site changes, and loses nothing typed', async () => {
    const [admin, user] = [await site.signUpAdmin(), await site.signUp('Betty Holberton')];
    const page = await site.open('/admin/dashboard', { as: [admin.cookies] });
    const longAgo = () => site.db.update(adminSessions).set({ authenticatedAt: new Date(0) });
    const proof = page.getByRole('dialog', { name: 'Confirm that it is you' });
    const prove = async (password = admin.password) => {
      await proof.getByLabel('Password', { exact: true }).fill(password);
      await proof.getByRole('button', { name: 'Confirm' }).click();
    };
    await longAgo();
    await page.getByRole('button', { name: 'Edit Betty Holberton' }).click();
    const edit = page.getByRole('dialog', { name: 'Edit User' });
    await edit.getByLabel('Email').fill('betty@example.com');
    await edit.getByRole('button', { name: 'Save Changes' }).click();
    await proof.waitFor();
    await shoot(page, 'admin-proof');
    await page.keyboard.press('Escape');
    await proof.waitFor({ state: 'detached' });
    expect(await edit.getByLabel('Email').inputValue()).toBe('betty@example.com');
    await edit.getByRole('button', { name: 'Save Changes' }).click();
    await prove('not my password');
    await proof.getByText('Your password is not correct.').waitFor();
    expect(await findUserByEmail(site.db, user.email)).not.toBeNull();
    await prove();
    await page.getByText('User updated successfully').first().waitFor();
    await edit.waitFor({ state: 'detached' });
    expect(await findUserByEmail(site.db, 'betty@example.com')).not.toBeNull();

    await longAgo();
    await page.getByRole('button', { name: 'Delete Betty Holberton' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete User' }).click();
    await proof.waitFor();
    await shoot(page, 'admin-proof-deletion');
    await prove();
    await page.getByText('User deleted successfully').first().waitFor();
    expect(await findUserByEmail(site.db, 'betty@example.com')).toBeNull();

    await longAgo();
    await page.getByRole('tab', { name: 'Settings' }).click();
    const header = page.getByRole('region', { name: 'Header HTML/JS' });
    await header.getByLabel('HTML').fill('<!-- proved -->');
    await header.getByRole('button', { name: 'Save HTML' }).click();
    await proof.waitFor();
    await proof.getByRole('button', { name: 'Cancel' }).click();
    await header.getByText('Not saved yet').waitFor();
    await header.getByRole('button', { name: 'Save HTML' }).click();
    await prove();
    await page.getByText('Settings updated successfully').first().waitFor();
    await header.getByText('Not saved yet').waitFor({ state: 'detached' });
  });

  test('code for the site is saved piece by piece and runs on its pages', async () => {
    const admin = await site.signUpAdmin();
    const page = await site.open('/admin/dashboard', { as: [admin.cookies] });
    await page.getByRole('tab', { name: 'Settings' }).click();
    await page.getByLabel('JavaScript').last().fill('window.operator = 1');
    await page.getByRole('button', { name: 'Save JS' }).last().click();
    await page.getByText('Settings updated successfully').first().waitFor();
    await page.getByRole('tab', { name: 'Analytics' }).click();
    await page.getByText('Total Users').waitFor();
    await page.getByRole('tab', { name: 'Settings' }).click();
    expect(await page.getByLabel('JavaScript').last().inputValue()).toBe('window.operator = 1');
    expect(await page.evaluate(() => 'operator' in window)).toBe(false);
    await page.getByRole('link', { name: 'Counterpart' }).click();
    await page.waitForFunction(() => 'operator' in window);
  });

  test('what the settings say of handlers within HTML is so: they are stopped, listeners and scripts run', async () => {
    const admin = await site.signUpAdmin();
    const page = await site.open('/admin/dashboard', { as: [admin.cookies] });
    await page.getByRole('tab', { name: 'Settings' }).click();
    await page.getByText('are stopped by the pages’ security policy').waitFor();
    const body = page.getByRole('region', { name: 'Body HTML/JS' });
    const save = async (label: string, action: string, code: string) => {
      await body.getByLabel(label).fill(code);
      await body.getByRole('button', { name: action }).click();
      await body.getByText('Not saved yet').waitFor({ state: 'detached' });
    };
    const handlers = 'onclick="window.inline = 1"';
    await save(
      'HTML',
      'Save HTML',
      `<button id="call" ${handlers}>Call</button><a id="old" href="javascript:window.inline = 1">Old</a><script>window.within = 1</script>`,
    );
    await save(
      'JavaScript',
      'Save JS',
      "document.getElementById('call').addEventListener('click', () => { window.listened = 1 })",
    );
    await page.getByRole('link', { name: 'Counterpart' }).click();
    await page.waitForFunction(() => 'within' in window);
    await page.locator('#call').dispatchEvent('click');
    await page.locator('#old').dispatchEvent('click');
    await page.waitForFunction(() => 'listened' in window);
    expect(await page.evaluate(() => 'inline' in window)).toBe(false);
  });

  test('code that was typed outlives a look at another tab, and the browser asks before it is lost', async () => {
    const admin = await site.signUpAdmin();
    const page = await site.open('/admin/dashboard', { as: [admin.cookies] });
    await page.getByRole('tab', { name: 'Settings' }).click();
    const field = page.getByRole('region', { name: 'Header HTML/JS' }).getByLabel('HTML');
    await field.fill('<!-- draft -->');
    await page.getByText('Not saved yet').waitFor();
    await page.getByRole('tab', { name: 'Users' }).click();
    await page.getByRole('tab', { name: 'Settings' }).click();
    expect(await field.inputValue()).toBe('<!-- draft -->');
    const asked = page.waitForEvent('dialog');
    await page.evaluate(() => void setTimeout(() => location.reload()));
    await (await asked).dismiss();
    expect(await field.inputValue()).toBe('<!-- draft -->');
    await page.getByRole('button', { name: 'Save HTML' }).first().click();
    await page.getByText('Settings updated successfully').first().waitFor();
    await page.getByText('Not saved yet').waitFor({ state: 'detached' });
    await page.reload();
    await page.getByRole('tab', { name: 'Settings' }).click();
    expect(await field.inputValue()).toBe('<!-- draft -->');
  });

  test('a session that ended meanwhile leads to the sign-in', async () => {
    const admin = await site.signUpAdmin();
    const page = await site.open('/admin/dashboard', { as: [admin.cookies] });
    await page.getByRole('heading', { name: 'User Management' }).waitFor();
    await site.call('POST /api/admin/logout', { as: admin.cookies });
    await page.getByRole('tab', { name: 'Analytics' }).click();
    await page.getByRole('heading', { name: 'Admin Panel' }).waitFor();
  });

  test('a dialog gives the focus back to what opened it, keeps it inside, and a press beside it loses nothing', async () => {
    const [admin] = [await site.signUpAdmin(), await site.signUp('Ida Rhodes')];
    const page = await site.open('/admin/dashboard', { as: [admin.cookies] });
    const opener = page.getByRole('button', { name: 'Edit Ida Rhodes' });
    await opener.focus();
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Edit User' });
    await dialog.getByLabel('Full Name').fill('Ida R.');
    await page.mouse.click(5, 400);
    expect(await dialog.getByLabel('Full Name').inputValue()).toBe('Ida R.');
    const inside: (boolean | undefined)[] = [];
    for (let i = 0; i < 9; i++) {
      await page.keyboard.press('Tab');
      inside.push(await page.evaluate(() => document.activeElement?.closest('[role="dialog"]') !== null));
    }
    expect(inside).toEqual(inside.map(() => true));
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
    expect(await opener.evaluate((element) => element === document.activeElement)).toBe(true);
  });

  test('what a user cannot have is refused at its field', async () => {
    const [admin] = [await site.signUpAdmin(), await site.signUp('Eva Tardos')];
    const page = await site.open('/admin/dashboard', { as: [admin.cookies] });
    await page.getByRole('button', { name: 'Edit Eva Tardos' }).click();
    const dialog = page.getByRole('dialog', { name: 'Edit User' });
    await dialog.getByLabel('Full Name').fill(' ');
    await dialog.getByLabel('Email').fill('no address');
    await dialog.getByLabel('New Password (optional)').fill('a');
    await dialog.getByRole('button', { name: 'Save Changes' }).click();
    for (const words of ['Name is required', 'valid email address', 'at least 8 characters'])
      await dialog.getByText(words).waitFor();
    expect(await page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('name');
    await page.close();
  });

  test('only what was changed is sent', () => {
    const user = { id: '1', name: 'Ida', email: 'ida@example.com', plan: 'free' as const, createdAt: '' };
    const same = { name: 'Ida', email: 'ida@example.com', plan: 'free' as const, password: '' };
    expect(changesOf(user, same)).toEqual({});
    expect(changesOf(user, { ...same, plan: 'basic', password: 'new one' })).toEqual({
      plan: 'basic',
      password: 'new one',
    });
  });
});
