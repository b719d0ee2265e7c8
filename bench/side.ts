/**
 * Switches the side that is acted for in the analysis of a lease with 60 findings besides its own, in a real browser.
 *
 *   bun run bench side [--times 20] [--findings 60]
 *
 * Milliseconds from the press of a radio button to the second frame after it, when the other side's rating, findings and counts are painted. The
 * server's answers are made here, with one decision on every third finding; the PDF is put away, so that only the analysis is measured.
 */
import { parseArgs } from 'node:util';
import { build } from '../scripts/build';
import type { Decision } from '../src/shared/findings';
import { launchBrowser } from '../tests/support/browser';
import { answersAsFindings, sidedContract, sidedLease } from '../tests/support/sided-lease';
import { openSite } from './support/site';
import { median, percentile } from './support/statistics';

const { values } = parseArgs({
  args: Bun.argv.slice(2),
  options: { times: { type: 'string', default: '20' }, findings: { type: 'string', default: '60' } },
});
const more = Number(values.findings);

await build();
const site = await openSite();
const browser = await launchBrowser();
const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
const [name = '', value = ''] = site.cookie.split('=');
await context.addCookies([{ name, value, url: site.url }]);
await context.addInitScript(() => localStorage.setItem('contract_pane_hidden', 'true'));
const decision = (path: string): Decision => ({
  id: 1,
  findingId: path,
  verdict: 'accepted',
  value: null,
  reason: null,
  reviewer: 'Ada Lovelace',
  decidedAt: '2026-11-20T16:12:00.000Z',
  run: 'run-1',
  about: { kind: 'risk', title: path, value: null, quote: null, page: 1 },
});
const { stored } = sidedLease(more);
const decided = stored.questions?.flatMap((_, i) => (i % 3 === 0 ? [`questions.${i}`] : [])) ?? [];
const findings = answersAsFindings(stored, Object.fromEntries(decided.map((path) => [path, decision(path)])));
const answers = {
  '**/api/contracts/c1': { contract: { ...sidedContract('tenant', {}, more), id: 'c1' } },
  '**/api/contracts/c1/findings': { run: 'run-1', findings },
  '**/api/contracts/c1/side': { side: 'landlord' },
};
for (const [pattern, json] of Object.entries(answers)) await context.route(pattern, (route) => route.fulfill({ json }));

const page = await context.newPage();
await page.goto(`${site.url}/analysis/c1`);
await page.getByText(/findings reviewed/).waitFor();
await page.waitForLoadState('networkidle');
const times: number[] = [];
for (let time = 0; time < Number(values.times); time++) {
  const side = time % 2 === 0 ? 'landlord' : 'tenant';
  times.push(
    await page.evaluate(async (wanted) => {
      const radio = document.querySelector<HTMLInputElement>(`input[type="radio"][value="${wanted}"]`);
      const frame = () => new Promise(requestAnimationFrame);
      await frame();
      const from = performance.now();
      radio?.click();
      await frame();
      await frame();
      return performance.now() - from;
    }, side),
  );
  await page.getByRole('region', { name: 'Rating' }).getByText(`for the ${side}`).waitFor();
}
const shown = await page.locator('[data-path]').count();
console.log(`${shown} findings on the page; ms from press to paint, ${times.length} times:`);
console.log(
  `median ${median(times).toFixed(0)}, p90 ${percentile(times, 0.9).toFixed(0)}, most ${Math.max(...times).toFixed(0)}`,
);
await browser.close();
await site.dispose();
