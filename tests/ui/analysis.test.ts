import { describe, expect, test } from 'bun:test';
import type { Page } from 'playwright-core';
import { overflowAt, violations } from '../support/accessibility';
import { siteForFile } from '../support/browser-site';
import { CAP, LAW, lease, proof, review, risk } from '../support/lease-analysis';
import { contract } from '../support/ui-fixtures';

const held = siteForFile();

const CONTRACT = '**/api/contracts/c1';
const whole = lease({ compliance: review() });
const completed = (aiAnalysis = whole, filename = 'Lease.pdf') => ({
  contract: contract({ id: 'c1', filename, status: 'completed', aiAnalysis }),
});

/** More than any engine gives, with words and names that don't break. */
function enormous() {
  const many = (count: number) => Array.from({ length: count }, (_, i) => i);
  const long = proof('Whereas '.repeat(400).trim(), 3, 5000);
  return completed(
    lease({
      summary: `${'Unbreakable'.repeat(40)}\n\n${'A sentence that goes on. '.repeat(200)}`,
      compliance: review(),
      coverage: { pages: 900, read: 890, ocr: 12, unreadable: many(10).map((i) => i * 7 + 1), truncated: true },
      keyTerms: {
        ...whole.keyTerms,
        obligations: many(150).map((i) => `Obligation ${i} ${'x'.repeat(i)}`),
        evidence: { ...whole.keyTerms.evidence, obligations: many(150).map((i) => [proof('Shall.', i + 1, i * 10)]) },
      },
      riskAssessment: {
        ...whole.riskAssessment,
        riskFactors: many(60).map((i) => risk('medium', `${'Risk'.repeat(30)} ${i}`, i % 2 ? [long] : [])),
      },
    }),
    `${'N'.repeat(296)}.pdf`,
  );
}

async function open(answer: unknown, text: string): Promise<Page> {
  const page = await held.site.open('/analysis/c1', { as: [held.user.cookies], answers: { [CONTRACT]: answer } });
  await page.getByText(text).first().waitFor();
  return page;
}

const STATES: [state: string, answer: unknown, text: string][] = [
  ['loading', undefined, 'Loading analysis results...'],
  ['not found', 404, 'Analysis Not Found'],
  ['in progress', { contract: contract({ id: 'c1', stage: 'risks' }) }, 'Analysis In Progress'],
  ['failed', { contract: contract({ id: 'c1', status: 'error', summary: 'No text.' }) }, 'Analysis Failed'],
  ['completed', completed(), 'Contract Overview'],
  ['completed and enormous', enormous(), 'Contract Overview'],
];

describe('the analysis', () => {
  test.each(STATES)('%s: nothing that axe objects to in either theme, nothing wider than a phone', async (...state) => {
    const [, answer, text] = state;
    const page = await open(answer, text);
    expect(await violations(page)).toEqual([]);
    expect(await overflowAt(page, 320)).toBe(0);
  });

  test('cuts a passage of more than five lines until it is asked for, and only where it does not fit', async () => {
    const long = proof('Whereas, '.repeat(45).trim(), 27, 900);
    const risks = { ...whole.riskAssessment, riskFactors: [risk('high', 'Long', [long])] };
    const page = await open(completed(lease({ riskAssessment: risks })), 'Contract Overview');
    await page.setViewportSize({ width: 1000, height: 800 });
    const toggle = page.getByRole('button', { name: 'Show the whole passage' });
    await page.getByText('Long, described.').waitFor();
    expect(await toggle.count()).toBe(0);
    await page.setViewportSize({ width: 390, height: 800 });
    await toggle.click();
    await page.getByRole('button', { name: 'Show less', expanded: true }).click();
    await toggle.waitFor();
    expect(await toggle.evaluate((button) => button === document.activeElement)).toBe(true);
  });

  test('goes to the finding that the address names', async () => {
    const page = await held.site.open('/analysis/c1#risk-2', {
      as: [held.user.cookies],
      answers: { [CONTRACT]: completed() },
      viewport: { width: 1280, height: 300 },
    });
    await page.getByText('Late interest, described.').waitFor();
    await page.waitForFunction(() => scrollY > 300);
  });

  test('marks the card that is being read in the line of links to the cards', async () => {
    const page = await open(completed(), 'Contract Overview');
    const contents = page.getByRole('navigation', { name: 'Contents' });
    const marked = contents.locator('[aria-current]');
    expect(await marked.count()).toBe(0);
    await page.setViewportSize({ width: 1280, height: 400 });
    await contents.getByRole('link', { name: 'Risks' }).click();
    await marked.filter({ hasText: 'Risks' }).waitFor();
    await page.evaluate(() => scrollTo(0, 0));
    await marked.waitFor({ state: 'detached' });
  });
});

describe('on paper', () => {
  test('stands the analysis alone, with every passage and its page', async () => {
    const page = await open(completed(), 'Contract Overview');
    await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
    for (const name of ['Back to Contracts', 'My Documents', 'Contract Overview']) {
      expect(await page.getByRole('link', { name }).filter({ visible: true }).count()).toBe(0);
    }
    const passages = page.getByRole('region', { name: 'Passages of the Contract' });
    expect(await passages.getByText(LAW.quote).isVisible()).toBe(true);
    expect(await page.getByText(CAP.quote).isVisible()).toBe(true);
    const colour = (property: string) =>
      page.evaluate((name) => getComputedStyle(document.body)[name as 'color'], property);
    expect(await colour('backgroundColor')).toBe('rgb(255, 255, 255)');
    expect(await colour('color')).toBe('rgb(29, 28, 26)');
  });

  test('becomes a PDF of numbered pages without an empty one', async () => {
    const page = await open(enormous(), 'Contract Overview');
    const { getDocument } = await import('pdfjs-dist/legacy/build/pdf.mjs');
    const reading = getDocument({ data: new Uint8Array(await page.pdf({ format: 'A4' })) });
    const pdf = await reading.promise;
    expect(pdf.numPages).toBeGreaterThan(10);
    for (const number of [1, 2, pdf.numPages]) {
      const { items } = await (await pdf.getPage(number)).getTextContent();
      const text = items.map((item) => ('str' in item ? item.str : '')).join('');
      expect(text).toContain(`${number} / ${pdf.numPages}`);
      expect(text.length).toBeGreaterThan(60);
    }
    await reading.destroy();
  });
});
