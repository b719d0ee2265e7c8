import { beforeAll, test } from 'bun:test';
import { siteForFile } from './support/browser-site';
import { addLease } from './support/lease-contract';
const held = siteForFile();
beforeAll(async () => { await addLease(held.site.db, held.user.id, 'Oak Avenue.pdf'); });
test('look', async () => {
  const page = await held.site.open('/playbooks', { as: [held.user.cookies], viewport: { width: 1440, height: 1000 } });
  await page.getByRole('heading', { name: 'Built-in playbooks' }).waitFor();
  await page.screenshot({ path: '/tmp/books-look/list0.png' });
  console.log(await page.getByRole('button', { name: /tenant/ }).evaluateAll((all) => all.map((b) => b.getAttribute('aria-label'))));
  await page.getByRole('button', { name: 'For the tenant: Residential lease', exact: true }).click();
  await page.getByText(/uses? this playbook/).waitFor();
  await page.screenshot({ path: '/tmp/books-look/editor-1440.png' });
  await page.getByRole('button', { name: 'May the landlord enter without notice, emergencies apart?' }).click();
  await page.getByRole('button', { name: 'Add Question' }).click();
  await page.screenshot({ path: '/tmp/books-look/editor-full-1440.png', fullPage: true });
  for (const [w, scheme] of [[1440, 'dark'], [768, 'light'], [390, 'dark'], [390, 'light']] as const) {
    await page.emulateMedia({ colorScheme: scheme });
    await page.setViewportSize({ width: w, height: 900 });
    await page.screenshot({ path: `/tmp/books-look/editor-${w}-${scheme}.png`, fullPage: true });
    await page.screenshot({ path: `/tmp/books-look/editor-${w}-${scheme}-view.png` });
  }
  await page.emulateMedia({ colorScheme: 'light' });
  await page.setViewportSize({ width: 1440, height: 1000 });
  await page.getByRole('button', { name: 'Apply to Contracts' }).click();
  await page.getByRole('dialog').getByText('Oak Avenue.pdf').waitFor();
  await page.screenshot({ path: '/tmp/books-look/dialog.png' });
  await page.keyboard.press('Escape');
  page.on('dialog', (d) => void d.accept());
  await page.getByRole('link', { name: 'All playbooks' }).click();
  await page.getByRole('button', { name: /^Delete/ }).waitFor();
  await page.screenshot({ path: '/tmp/books-look/list-1440.png' });
  await page.setViewportSize({ width: 390, height: 900 });
  await page.screenshot({ path: '/tmp/books-look/list-390.png' });
}, 120000);
