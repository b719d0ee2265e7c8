import { describe, expect, test } from 'bun:test';
import type { Page } from 'playwright-core';
import { overflowAt, violations } from '../support/accessibility';
import { siteForFile } from '../support/browser-site';
import { ENTRY, RELEASE, sidedContract } from '../support/sided-lease';

const held = siteForFile();

const well = { status: 'complete' as const, note: 'Well.', items: [] };
const exhibits = {
  status: 'incomplete' as const,
  note: 'Exhibit B is missing.',
  items: [{ label: 'Exhibit B', page: 2, evidence: [] }],
};
const completeness = { complete: false, pages: well, blanks: well, exhibits, signatures: well };

async function open(width = 1440, kept: unknown = { side: 'landlord' }): Promise<Page> {
  const contract = {
    ...sidedContract('tenant', { completeness }, 60),
    id: 'c1',
    filename: `${'lantern-row_unit-3b_'.repeat(6)}signed_scan.pdf`,
  };
  const page = await held.site.open('/analysis/c1', {
    as: [held.user.cookies],
    answers: { '**/api/contracts/c1': { contract }, '**/api/contracts/c1/side': kept },
    viewport: { width, height: 900 },
  });
  await page.getByRole('region', { name: 'Contract Overview' }).waitFor();
  return page;
}

const settle = (page: Page) => page.getByRole('region', { name: 'Settle before signing' });
const rating = (page: Page) => page.getByRole('region', { name: 'Rating' });

describe('whom we act for', () => {
  test('is chosen with the arrow keys, like any radio button', async () => {
    const page = await open();
    await settle(page).getByRole('heading', { name: ENTRY }).waitFor();
    await page.getByRole('radio', { name: 'Tenant' }).focus();
    await page.keyboard.press('ArrowRight');
    await rating(page).getByText('for the landlord').waitFor();
    expect(await page.getByRole('radio', { name: 'Landlord' }).isChecked()).toBe(true);
    expect(await page.evaluate(() => (document.activeElement as HTMLInputElement).value)).toBe('landlord');
    expect(await settle(page).getByRole('heading', { name: ENTRY }).count()).toBe(0);
    expect(await settle(page).getByRole('heading', { name: RELEASE }).count()).toBe(1);
  });

  test('is as before where it could not be kept', async () => {
    const page = await open(1440, 500);
    await page.getByText('Landlord', { exact: true }).first().click();
    await page.getByText('Side Not Kept').first().waitFor();
    await rating(page).getByText('for the tenant').waitFor();
  });
});

describe('the words of a finding', () => {
  test('appear beside the contract while its page is pointed at, and stand there where the contract is out of sight', async () => {
    const wide = await open();
    const words = (page: Page) => settle(page).getByText('Landlord may enter at any time.');
    expect(await words(wide).isVisible()).toBe(false);
    await settle(wide)
      .getByRole('button', { name: /^p\. 6/ })
      .hover();
    await words(wide).waitFor();
    expect(await words(await open(390)).isVisible()).toBe(true);
  });
});

describe('the looks', () => {
  test.each([1440, 390])(
    'nothing that axe objects to in either theme at %d px, nothing wider than a phone',
    async (width) => {
      const page = await open(width);
      await page.getByText('NOT ASSESSED').click();
      await page.getByText(/^\d+ questions? answered as a tenant wants$/).click();
      expect(await violations(page)).toEqual([]);
      expect(await overflowAt(page, 320)).toBe(0);
    },
  );

  test('on paper nothing stays folded, and no button is there', async () => {
    const page = await open();
    await page.emulateMedia({ media: 'print' });
    for (const text of ['Referred to, but not in the file.', 'Pets are allowed.', 'Landlord may enter at any time.'])
      expect(await page.getByText(text).first().isVisible()).toBe(true);
    expect(await page.getByRole('button', { name: /^Copy/ }).filter({ visible: true }).count()).toBe(0);
    expect(await page.getByRole('radio').filter({ visible: true }).count()).toBe(0);
  });
});
