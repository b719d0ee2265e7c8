import { describe, expect, test } from 'bun:test';
import type { Page } from 'playwright-core';
import { overflowAt, violations } from '../support/accessibility';
import { judgedSiteForFile } from '../support/judged-site';

const held = judgedSiteForFile();

const LAW = '[data-path="facts.governingLaw"]';
const RISK = '[data-path="riskAssessment.riskFactors.0"]';
const rows = (page: Page) => ({ law: page.locator(LAW), risk: page.locator(RISK) });
const focused = (page: Page) => page.evaluate(() => document.activeElement?.getAttribute('aria-label'));

describe('a reader', () => {
  test('accepts with one press; it is counted, and there after a reload', async () => {
    const page = await held.open();
    await page.getByText('0 of 15 findings reviewed').waitFor();
    await page.getByRole('button', { name: 'Accept: Governing law' }).click();
    await rows(page)
      .law.getByText(/^Accepted by Ada Lovelace, /)
      .waitFor();
    expect(await focused(page)).toBe('Change: Governing law');
    await page.reload();
    await rows(page)
      .law.getByText(/^Accepted by Ada Lovelace, /)
      .waitFor();
    await page.getByText('1 of 15 findings reviewed').waitFor();
  });

  test('goes through findings by single keys', async () => {
    const page = await held.open();
    await page.getByRole('button', { name: 'Review: Governing law' }).focus();
    await page.keyboard.press('a');
    await rows(page)
      .law.getByText(/^Accepted by/)
      .waitFor();
    await page.keyboard.press('j');
    expect(await focused(page)).toBe('Review: Jurisdiction');
    await page.keyboard.press('k');
    expect(await focused(page)).toBe('Change: Governing law');
    await page.keyboard.press('r');
    await page.getByRole('form', { name: 'Review of Governing law' }).waitFor();
    await page.waitForFunction(() => (document.activeElement as HTMLTextAreaElement | null)?.name === 'reason');
    await page.keyboard.type('jk');
    await page.keyboard.press('Control+Enter');
    await rows(page)
      .law.getByText(/^Rejected by/)
      .waitFor();
    expect(await focused(page)).toBe('Change: Governing law');
  });

  test('corrects a value, which stands beside the struck-through one of the engine', async () => {
    const page = await held.open();
    const { law } = rows(page);
    await page.getByRole('button', { name: 'Review: Governing law' }).press('c');
    await page.getByLabel('Correct value').fill('England and Wales');
    await page.getByRole('button', { name: 'Save' }).click();
    await page.getByText('Please say why, in a few words.').waitFor();
    await page.getByLabel('Reason').fill('Section 4 says so.');
    await page.getByRole('button', { name: 'Save' }).click();
    await law.getByText(/^Corrected by Ada Lovelace, /).waitFor();
    expect(await law.locator('ins').textContent()).toContain('England and Wales');
    expect(await law.locator('s').textContent()).toContain('New York');
    expect(await law.textContent()).toContain('Section 4 says so.');
  });

  test('corrects a day, a severity and a category with what fits them', async () => {
    const page = await held.open();
    await page.getByRole('button', { name: 'Review: Agreement date' }).press('c');
    await page.getByLabel('Correct date').fill('2026-04-01');
    await page.getByLabel('Reason').fill('The cover says so.');
    await page.keyboard.press('Control+Enter');
    await page.locator('[data-path="facts.agreementDate"] ins', { hasText: 'Apr 1, 2026' }).waitFor();
    await page.getByRole('button', { name: 'Review: Liability without limit' }).press('c');
    await page.getByLabel('Correct severity').selectOption('low');
    await page.getByLabel('Reason').fill('It is insured.');
    await page.keyboard.press('Control+Enter');
    await rows(page).risk.getByText('LOW').waitFor();
    await page.getByRole('button', { name: /^Governing law p\. 1/ }).click();
    await page.getByRole('button', { name: 'Review: Governing law, page 1' }).press('c');
    await page.getByLabel('Correct category').selectOption({ label: 'Audit rights' });
    await page.getByLabel('Reason').fill('It is about books.');
    await page.keyboard.press('Control+Enter');
    await page.locator('[data-path="clauses.0"] ins', { hasText: 'Audit rights' }).waitFor();
  });

  test('rejects: the finding is set aside, and the filter shows what is open or rejected', async () => {
    await held.decide('facts.governingLaw', { verdict: 'accepted' });
    const page = await held.open();
    const { law, risk } = rows(page);
    await page.getByRole('button', { name: 'Review: Liability without limit' }).click();
    await page.getByRole('radio', { name: 'Reject' }).check();
    await page.getByRole('button', { name: 'Save' }).click();
    await page.getByText('Please say why, in a few words.').waitFor();
    await page.getByLabel('Reason').fill('Section 9 caps it.');
    await page.getByRole('button', { name: 'Save' }).click();
    await risk.getByText(/^Rejected by/).waitFor();
    expect(await risk.locator('h3 s').textContent()).toContain('Liability without limit');
    const filter = (name: string) => page.getByRole('button', { name, exact: true }).click();
    await filter('Rejected');
    expect([await law.isVisible(), await risk.isVisible()]).toEqual([false, true]);
    await filter('Open');
    expect([await law.isVisible(), await risk.isVisible()]).toEqual([false, false]);
    expect(await page.locator('[data-path="facts.term"]').isVisible()).toBe(true);
    await filter('All');
    expect([await law.isVisible(), await risk.isVisible()]).toEqual([true, true]);
  });

  test('takes a decision back; the history keeps both', async () => {
    await held.decide('facts.governingLaw', { verdict: 'rejected', reason: 'Wrong page.' });
    const page = await held.open();
    await page.getByRole('button', { name: 'Change: Governing law' }).click();
    await page.getByRole('button', { name: 'Take back' }).click();
    await page.getByRole('button', { name: 'Review: Governing law' }).click();
    expect(await rows(page).law.locator('s').count()).toBe(0);
    await page.getByText('History (2)').click();
    const entries = page.getByRole('form').locator('ol > li');
    expect(await entries.nth(0).textContent()).toContain('Decision taken back by Ada Lovelace');
    expect(await entries.nth(1).textContent()).toMatch(/^Rejected by Ada Lovelace.*Wrong page\.$/);
  });

  test('loses nothing when the server can not be reached, or Escape is pressed', async () => {
    const page = await held.open();
    await page.route('**/decision', (route) => route.abort());
    await page.getByRole('button', { name: 'Review: Governing law' }).press('r');
    await page.getByLabel('Reason').fill('A long thought.');
    await page.keyboard.press('Control+Enter');
    await page.getByText('This could not be saved.').waitFor();
    await page.getByLabel('Reason').press('Escape');
    expect(await focused(page)).toBe('Review: Governing law');
    await page.keyboard.press('Enter');
    expect(await page.getByLabel('Reason').inputValue()).toBe('A long thought.');
    await page.unroute('**/decision');
    await page.getByRole('button', { name: 'Save' }).click();
    await rows(page)
      .law.getByText(/^Rejected by .*A long thought\.$/)
      .waitFor();
  });

  test('is told by the server’s own words what can not be', async () => {
    const page = await held.open();
    await page.route('**/decision', (route) => route.fulfill({ status: 404, json: { error: 'It is gone.' } }));
    await page.getByRole('button', { name: 'Accept: Governing law' }).click();
    await rows(page).law.getByText('It is gone.').waitFor();
    await page.getByRole('button', { name: 'Accept: Governing law' }).waitFor();
  });
});

describe('a clause', () => {
  test('that the address names is unfolded and brought into sight', async () => {
    const first = await held.open();
    const href = await first.evaluate(async () => {
      const { findings } = await (await fetch(`/api/contracts/${location.pathname.split('/').at(-1)}/findings`)).json();
      return findings.find(({ kind }: { kind: string }) => kind === 'clause').id;
    });
    const page = await held.open(`#finding-${href}`);
    await page.waitForFunction(() => document.activeElement?.getAttribute('data-path') === 'clauses.0');
    await page.locator('[data-path="clauses.0"][data-linked]').waitFor();
  });
});

describe('the looks of a review', () => {
  test('no violation, and nothing wider than a phone, with every verdict, forms and a menu open', async () => {
    await held.decide('facts.governingLaw', { verdict: 'corrected', value: 'x'.repeat(300), reason: 'y'.repeat(300) });
    await held.decide('riskAssessment.riskFactors.0', { verdict: 'rejected', reason: 'No.' });
    await held.decide('riskAssessment.riskFactors.1', { verdict: 'corrected', value: 'low', reason: 'No.' });
    await held.decide('clauses.0', { verdict: 'rejected', reason: 'No.' });
    const page = await held.open();
    await page.getByRole('button', { name: 'Unfold all' }).click();
    await page.getByRole('button', { name: 'Review: Expiration date' }).press('c');
    await page.getByRole('button', { name: 'Change: Governing law', exact: true }).press('c');
    await page.getByText('History (1)').click();
    await page.getByText('Looked for and not detected').click();
    await page.getByRole('button', { name: 'Export', exact: true }).click();
    await page.getByRole('link', { name: 'Memo (PDF)' }).waitFor();
    expect(await violations(page)).toEqual([]);
    expect(await overflowAt(page, 360)).toBe(0);
  });

  test('on paper stands what was decided, and no button', async () => {
    await held.decide('facts.governingLaw', { verdict: 'accepted', reason: 'Read on page 1.' });
    await held.decide('clauses.0', { verdict: 'accepted' });
    const page = await held.open();
    await page.locator('[data-path="clauses.0"]').waitFor({ state: 'attached' });
    await page.emulateMedia({ media: 'print' });
    expect(
      await rows(page)
        .law.getByText(/Read on page 1\./)
        .isVisible(),
    ).toBe(true);
    expect(
      await page
        .locator('[data-path="clauses.0"]')
        .getByText(/^Accepted by/)
        .isVisible(),
    ).toBe(true);
    for (const name of [/^Review/, /^Accept/, 'Export', 'Analyses', 'Unfold all']) {
      expect(await page.getByRole('button', { name }).filter({ visible: true }).count()).toBe(0);
    }
  });
});
