import { describe, expect, test } from 'bun:test';
import { insertPendingContract, markReady } from '../../src/db/contracts';
import { violations } from '../support/accessibility';
import { siteForFile } from '../support/browser-site';
import { addRun, removedAnalysis, sixSentences } from '../support/findings';

const held = siteForFile();

async function reviewed() {
  const { id } = await insertPendingContract(held.site.db, {
    userId: held.user.id,
    filename: 'Reviewed.pdf',
    fileSize: 9,
    sha256: 'ab'.repeat(32),
    objectKey: `contracts/${crypto.randomUUID()}.pdf`,
    uploadedAt: new Date(),
  });
  await markReady(held.site.db, id);
  const analysis = removedAnalysis(sixSentences());
  const claim = {
    about: 'risk' as const,
    title: 'Twice the price',
    text: 'The price doubles each year.',
    reason: 'The passage does not have “twice”.',
    quote: null,
    page: null,
  };
  const review = { verifier: 'm', removed: analysis.review?.removed ?? [], notVerified: [claim] };
  await addRun(held.site.db, id, sixSentences(), { ...analysis, review });
  return await held.site.open(`/analysis/${id}`, { as: [held.user.cookies] });
}

describe('what a model’s review changed', () => {
  test('is told with its reason, restored at a press, and taken away again at another', async () => {
    const page = await reviewed();
    const card = page.getByRole('region', { name: 'Changed by the Review' });
    await card.getByText('Removed by the review, because: Either party may.').waitFor();
    const risks = page.getByRole('region', { name: 'Risk Assessment' });
    expect(await risks.getByText('It may end tomorrow.').count()).toBe(0);
    await card.getByRole('button', { name: 'Restore: Ends at any time' }).click();
    await page.getByText('It may end tomorrow.').nth(1).waitFor();
    await card.getByRole('button', { name: 'Remove again: Ends at any time' }).click();
    await card.getByRole('button', { name: 'Restore: Ends at any time' }).waitFor();
  });

  test('what was not proved can be opened with its reason; nothing is wrong for a screen reader', async () => {
    const page = await reviewed();
    const card = page.getByRole('region', { name: 'Changed by the Review' });
    await card.getByText(/Not verified \(1\)/).click();
    await card.getByText('Not verified: The passage does not have “twice”.').waitFor();
    expect(await violations(page)).toEqual([]);
  });
});
