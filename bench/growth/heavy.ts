import { and, count, eq, lt, sql } from 'drizzle-orm';
import { contracts } from '../../src/db/schema';
import type { Contract, ContractListItem } from '../../src/shared/contracts';
import type { RescoreAnswer } from '../../src/shared/playbooks';
import { eventually } from '../../tests/support/eventually';
import { contractPdf } from '../support/contract-pdf';
import { processorMs } from '../support/processes';
import { type Site, uploadForm } from '../support/site';
import { cookieOf, exponent } from './calls';
import type { Crowd } from './clone';

const LIMIT_MS = 3_600_000;

/** What is done rarely and for all contracts of a user at once, a time each. Answers for how many contracts it was done. */
const WORK: Record<string, (as: Caller) => Promise<number>> = {
  'upload of one more': async ({ call, contracts: all }) => {
    await call('POST', '/api/contracts/upload', uploadForm(await contractPdf(3), 'more.pdf'));
    return all;
  },
  'playbook tried on all of a kind': async ({ call }) => {
    const { contracts: list } = await call<{ contracts: ContractListItem[] }>('GET', '/api/contracts');
    const listed = list.find(({ status }) => status === 'completed');
    const { contract } = await call<{ contract: Contract }>('GET', `/api/contracts/${listed?.id}`);
    const { id: kind, sides } = contract.aiAnalysis?.kind ?? {};
    const { playbook } = await call<{ playbook: { id: string } }>('POST', '/api/playbooks', {
      kind,
      side: sides?.[0]?.id,
    });
    let tried = 0;
    for (let after: string | null | undefined; after !== null; ) {
      const body = { contracts: 'all', dryRun: true, ...(after && { after }) };
      const step: RescoreAnswer = await call('POST', `/api/playbooks/${playbook.id}/rescore`, body);
      tried += step.contracts.length;
      after = step.next;
    }
    return tried;
  },
  'all listed anew': async ({ site, userId }) =>
    await site.withDatabase(async (db) => {
      await db.update(contracts).set({ listedBy: 0 }).where(eq(contracts.userId, userId));
      const own = and(eq(contracts.userId, userId), sql`analysis_id is not null`);
      const left = and(own, lt(contracts.listedBy, 1));
      await eventually(async () => (await db.select({ n: count() }).from(contracts).where(left))[0]?.n === 0, LIMIT_MS);
      return (await db.select({ n: count() }).from(contracts).where(own))[0]?.n ?? 0;
    }),
};

interface Caller extends Crowd {
  site: Site;
  call<T>(method: string, path: string, body?: object): Promise<T>;
}

/** Prints how long each takes for users with ever more contracts; the exponent is of the last two. */
export async function printHeavy(site: Site, crowds: readonly Crowd[]): Promise<void> {
  const columns = crowds.map(() => 'contracts | seconds').join(' | ');
  console.log(`\n| for all contracts of a user | ${columns} | exponent | processor ms a contract |`);
  console.log(`|---|${'--:|'.repeat(crowds.length * 2 + 2)}`);
  for (const [name, work] of Object.entries(WORK)) {
    const done: { of: number; ms: number; used: number }[] = [];
    for (const crowd of crowds) {
      const [started, used] = [performance.now(), processorMs(site.process.pid)];
      const of = await work(callerOf(site, crowd));
      done.push({ of, ms: performance.now() - started, used: processorMs(site.process.pid) - used });
    }
    const [few, many] = done.slice(-2) as [(typeof done)[0], (typeof done)[0]];
    const figures = done.flatMap(({ of, ms }) => [`${of}`, (ms / 1_000).toFixed(2)]);
    const grows = exponent(few.ms, many.ms, many.of / few.of).toFixed(2);
    console.log(`| ${[name, ...figures, grows, (many.used / many.of).toFixed(2)].join(' | ')} |`);
  }
}

function callerOf(site: Site, crowd: Crowd): Caller {
  async function call<T>(method: string, path: string, body?: object): Promise<T> {
    const isForm = body instanceof FormData;
    const json = body && !isForm ? { 'content-type': 'application/json' } : undefined;
    const answer = await fetch(site.url + path, {
      method,
      headers: { cookie: cookieOf(site.cookie, crowd.token), ...json },
      ...(body && { body: isForm ? body : JSON.stringify(body) }),
    });
    if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
    return (await answer.json()) as T;
  }
  return { ...crowd, site, call };
}
