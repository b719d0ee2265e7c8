import { expect, test } from 'bun:test';
import { siteForFile } from '../support/browser-site';
import { addLease } from '../support/lease-contract';
import { shoot } from '../support/shoot';

const held = siteForFile();

/** A fair lease, which denies in the words of what it might have said. */
const FAIR = `RESIDENTIAL LEASE AGREEMENT
This Residential Lease is made on March 1, 2026 between Greenfield Homes LLC (the "Landlord") and Ana Ruiz (the "Tenant") for the apartment at 40 Oak Avenue, Unit 5, Sacramento, California.
1. Term. The term begins on April 1, 2026 and ends on March 31, 2027.
2. Rent. Tenant shall pay a monthly rent of $2,100 on the first day of each month. The rent is not raised during the term, and no late fee is charged in the first five days.
3. Security deposit. Tenant pays a security deposit of $2,100, which is not forfeited for ordinary wear and is returned within 21 days with a list of deductions.
4. Entry. Landlord does not enter the premises without 24 hours' notice, except in an emergency.
5. Default. If rent is late, the rest of the term's rent does not become due; Landlord gives three days' notice first.
6. Repairs. Tenant is not liable for damage by others; nothing here releases the Landlord from its own negligence.
7. Nothing in this Lease waives Tenant's right to a jury, to repairs or to notice.
8. Governing law. This Lease is governed by the laws of California.
9. Tenant need not go to arbitration, and no fixed sum is due where Tenant leaves early.`;

test('what is most likely no risk, or usual, stands folded below the risks, with the passage to read', async () => {
  const id = await addLease(held.site.db, held.user.id, 'Fair lease.pdf', FAIR);
  const page = await held.site.open(`/analysis/${id}`, { as: [held.user.cookies] });
  const card = page.getByRole('region', { name: 'Risk Assessment' });
  const fold = card.locator('summary', { hasText: 'most likely none' });
  await fold.waitFor();
  const line = card.locator('li', { hasText: 'Looks usual or fair as it is worded' }).first();
  expect(await line.isVisible()).toBe(false);
  await fold.press('Enter');
  await line.waitFor();
  expect(await card.getByText('a group claim is given up').count()).toBe(0);
  // Scrolled down a page chip may lie half under the tabs that stay in sight, where it is no target.
  await page.evaluate(() => scrollTo(0, 0));
  await shoot(page, 'unlikely');
  await fold.scrollIntoViewIfNeeded();
  if (process.env.SHOTS) await card.screenshot({ path: `${process.env.SHOTS}/unlikely-card.png` });
});
