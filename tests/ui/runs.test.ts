import { afterEach, describe, expect, test } from 'bun:test';
import { eq } from 'drizzle-orm';
import { unzipSync } from 'fflate';
import type { Page } from 'playwright-core';
import { contracts, jobs } from '../../src/db/schema';
import { violations } from '../support/accessibility';
import { addRun, judgedAnalysis, sixSentences } from '../support/findings';
import { judgedSiteForFile } from '../support/judged-site';

const held = judgedSiteForFile();

async function openMenu(page: Page, name: string) {
  await page.getByRole('button', { name, exact: true }).click();
  return page.getByRole('region', { name });
}

const setContract = (change: Partial<typeof contracts.$inferInsert>) =>
  held.site.db.update(contracts).set(change).where(eq(contracts.id, held.id));

describe('runs', () => {
  afterEach(async () => {
    await held.site.db.delete(jobs);
    await setContract({ status: 'completed', stage: null, rerunFailure: null });
  });

  test('another analysis is made while the one before can be read, and both are there afterwards', async () => {
    await held.decide('facts.governingLaw', { verdict: 'rejected', reason: 'Wrong.' });
    const page = await held.open();
    await page.getByText('Details', { exact: true }).click();
    await page.getByText(/^Analyzed .* engine version test$/).waitFor();
    await (await openMenu(page, 'Analyses')).getByRole('button', { name: 'Analyze again' }).click();
    await page.getByText('A new analysis is being made').waitFor();
    expect(await page.getByText('Contract Overview').isVisible()).toBe(true);

    await page.reload();
    await page.getByText('A new analysis is being made').waitFor();
    await page.getByText('Contract Overview').waitFor();

    await addRun(held.site.db, held.id);
    await page.getByText('A new analysis is being made').waitFor({ state: 'detached' });
    await page.getByText(/^Rejected by Ada Lovelace.*on another analysis.*Wrong\.$/).waitFor();
    const menu = await openMenu(page, 'Analyses');
    const links = menu.getByRole('link');
    await links.nth(1).waitFor();
    expect(await links.nth(0).getAttribute('aria-current')).toBe('page');

    await links.nth(1).click();
    await page.getByText(/^You are reading an earlier analysis/).waitFor();
    await page.getByRole('button', { name: 'History: Governing law' }).waitFor();
    expect(await page.getByRole('button', { name: /^(Review|Change|Accept): / }).count()).toBe(0);
    await openMenu(page, 'Analyses');
    expect(await violations(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'History: Governing law' }).click();
    await page.getByText('History (1)').waitFor();
    await page.getByRole('link', { name: 'Go to the newest analysis' }).click();
    await page.getByRole('button', { name: 'Change: Governing law' }).waitFor();
  });

  test('what was decided of findings that a new analysis lacks stays in sight', async () => {
    await held.decide('facts.governingLaw', { verdict: 'accepted', reason: 'Read twice.' });
    const text = sixSentences();
    const analysis = judgedAnalysis(text);
    analysis.facts.governingLaw = { ...analysis.facts.governingLaw, value: 'Ohio' };
    await addRun(held.site.db, held.id, text, analysis);
    const page = await held.open();
    const card = page.getByRole('region', { name: 'Decisions on Other Analyses' });
    expect(await card.getByRole('listitem').textContent()).toMatch(/^Governing law: New York.*Read twice\.$/);
    expect(
      await page
        .locator('[data-path="facts.governingLaw"]')
        .getByText(/Accepted/)
        .count(),
    ).toBe(0);
    await addRun(held.site.db, held.id);
  });

  test('a failed attempt is told above the analysis before it', async () => {
    await setContract({ rerunFailure: 'The PDF could not be read in time.' });
    const page = await held.open();
    const notice = page.getByRole('status').filter({ hasText: 'analyze this contract again failed' });
    expect(await notice.textContent()).toContain('The PDF could not be read in time.');
    expect(await page.getByText('Contract Overview').isVisible()).toBe(true);
  });

  test('a refusal to start is told where it was asked for', async () => {
    const page = await held.open();
    await held.site.call(`POST /api/contracts/${held.id}/analyses`, { as: held.user.cookies });
    const menu = await openMenu(page, 'Analyses');
    await menu.getByRole('button', { name: 'Analyze again' }).click();
    await menu.getByText('This contract is being analyzed already.').waitFor();
  });

  test('a run that is not there leads to the newest', async () => {
    const query = `?run=${crypto.randomUUID()}`;
    const page = await held.site.open(`/analysis/${held.id}${query}`, { as: [held.user.cookies] });
    await page.getByText('The contract has no such analysis.').waitFor();
    await page.getByRole('link', { name: 'Show the newest analysis' }).click();
    await page.getByText('Contract Overview').waitFor();
  });
});

describe('exports', () => {
  const text = (bytes: Uint8Array | undefined) => new TextDecoder().decode(bytes);

  async function pdfText(data: Uint8Array): Promise<string> {
    const { getDocument } = await import('pdfjs-dist/legacy/build/pdf.mjs');
    const reading = getDocument({ data });
    const pdf = await reading.promise;
    const words: string[] = [];
    for (let number = 1; number <= pdf.numPages; number++) {
      const { items } = await (await pdf.getPage(number)).getTextContent();
      words.push(...items.map((item) => ('str' in item ? item.str : '')));
    }
    await reading.destroy();
    return words.join(' ').replace(/\s+/g, ' ');
  }

  test('each is a file of its kind with the decision in it, all findings or those that were reviewed', async () => {
    await held.decide('facts.governingLaw', { verdict: 'corrected', value: 'Ohio', reason: 'Page 1.' });
    const page = await held.open();
    const menu = await openMenu(page, 'Export');
    const download = async (label: string, name: string): Promise<Uint8Array> => {
      const link = menu.getByRole('link', { name: label });
      const [file] = await Promise.all([page.waitForEvent('download'), link.press('Enter')]);
      await menu.getByText(`${label} is being made`).waitFor();
      expect(file.suggestedFilename()).toBe(name);
      return Bun.file(await file.path()).bytes();
    };
    expect(await pdfText(await download('Memo (PDF)', 'Supply - memo.pdf'))).toContain('by Ada Lovelace');
    const word = unzipSync(await download('Memo (Word)', 'Supply - memo.docx'));
    expect(text(word['word/document.xml'])).toContain('by Ada Lovelace');
    const everything = JSON.parse(text(await download('Everything (JSON)', 'Supply - analysis.json')));
    expect(JSON.stringify(everything)).toContain('"value":"Ohio"');
    const sheet = text(await download('Fact sheet (CSV)', 'Supply - facts.csv'));
    expect(sheet).toContain('Ohio');
    expect(sheet).toContain('2026-03-01');
    await menu.getByLabel('Reviewed findings').check();
    const reviewed = text(await download('Fact sheet (CSV)', 'Supply - facts.csv'));
    expect(reviewed).toContain('Ohio');
    expect(reviewed).not.toContain('2026-03-01');
  });

  test('what can not be exported is told', async () => {
    const page = await held.open();
    const menu = await openMenu(page, 'Export');
    await menu.getByRole('link', { name: 'Everything (JSON)' }).waitFor();
    await page.route('**/findings*', (route) => route.abort());
    await page.route('**/exports/**', (route) => route.abort());
    await menu.getByRole('link', { name: 'Everything (JSON)' }).click();
    await menu.getByText('the download may have failed').waitFor();
  });
});
