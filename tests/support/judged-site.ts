import { beforeAll, beforeEach } from 'bun:test';
import type { Page } from 'playwright-core';
import { insertPendingContract, markReady } from '../../src/db/contracts';
import { decisions } from '../../src/db/schema';
import { siteForFile } from './browser-site';
import { addRun } from './findings';

/** A site with a browser, a user, and a contract of theirs with a finding of each kind on which nothing is decided yet. */
export function judgedSiteForFile() {
  const held = Object.assign(siteForFile(), { id: '' });
  beforeAll(async () => {
    const { id } = await insertPendingContract(held.site.db, {
      userId: held.user.id,
      filename: 'Supply.pdf',
      fileSize: 9,
      sha256: 'ab'.repeat(32),
      objectKey: 'contracts/a.pdf',
      uploadedAt: new Date(),
    });
    await markReady(held.site.db, id);
    await addRun(held.site.db, id);
    held.id = id;
  });
  beforeEach(async () => {
    await held.site.db.delete(decisions);
  });

  /** The analysis as its owner sees it, once its findings are known. */
  async function open(query = ''): Promise<Page> {
    const page = await held.site.open(`/analysis/${held.id}${query}`, { as: [held.user.cookies] });
    await page.getByText(/findings reviewed/).waitFor();
    return page;
  }

  /** A decision taken by the API. */
  async function decide(path: string, json: object): Promise<void> {
    const { findings } = await (
      await held.site.call(`GET /api/contracts/${held.id}/findings`, { as: held.user.cookies })
    ).json();
    const { id } = findings.find((finding: { path: string }) => finding.path === path);
    const put = `PUT /api/contracts/${held.id}/findings/${id}/decision`;
    const { status } = await held.site.call(put, { as: held.user.cookies, json });
    if (status !== 200) throw new Error(`The decision was answered ${status}`);
  }

  return Object.assign(held, { open, decide });
}
