import { afterAll, beforeAll, describe, expect, test } from 'bun:test';
import type { Playbook, RiskFactor } from '../../src/shared/analysis';
import type { Finding } from '../../src/shared/findings';
import { type TestApp, type TestUser, testApp } from '../support/app';
import { addContract, addLease } from '../support/lease-contract';

let app: TestApp;
let owner: TestUser;
let path: string;

beforeAll(async () => {
  app = await testApp();
  owner = await app.signUp();
  path = `/api/contracts/${await addLease(app.db, owner.id)}`;
});
afterAll(() => app.close());

async function read(call: string) {
  return await (await app.call(`GET ${path}${call}`, { as: owner.cookies })).json();
}
const choose = (side: unknown, where = path) => app.call(`PUT ${where}/side`, { as: owner.cookies, json: { side } });

describe('whom the reader acts for', () => {
  test('is nobody at first, and every side’s playbook comes with the contract', async () => {
    const { contract } = await read('');
    expect(contract.side).toBe('neutral');
    expect(contract.playbooks.map(({ side }: Playbook) => side)).toEqual(['neutral', 'landlord', 'tenant']);
  });

  test('is kept, and risks, summary, findings and exports follow', async () => {
    expect((await choose('tenant')).status).toBe(200);
    const { contract } = await read('');
    expect([contract.side, contract.aiAnalysis.playbook.side]).toEqual(['tenant', 'tenant']);
    const entry = contract.aiAnalysis.riskAssessment.riskFactors.find(
      ({ rule }: RiskFactor) => rule === 'lease.entry-without-notice',
    );
    expect(entry.severity).toBe('high');
    const { findings } = await read('/findings');
    expect(findings.find(({ path }: Finding) => path === entry.path)).toMatchObject({ kind: 'risk', severity: 'high' });
    const exported = await read('/exports/analysis.json');
    expect([exported.side, exported.analysis.playbook.side]).toEqual(['tenant', 'tenant']);
    const { run } = await read('/findings');
    expect((await read(`/analyses/${run}`)).side).toBe('tenant');
  });

  test('is kept for lists too, which show what that side makes of it', async () => {
    const inList = async () => {
      const { contracts } = await (await app.call('GET /api/contracts', { as: owner.cookies })).json();
      return contracts.find(({ id }: { id: string }) => path.endsWith(id));
    };
    const seen = [];
    for (const side of ['tenant', 'landlord']) {
      await choose(side);
      const { contract } = await read('');
      const { riskAssessment, summary } = contract.aiAnalysis;
      expect(await inList()).toMatchObject({
        summary,
        headline: {
          title: 'Residential Lease Agreement',
          end: '2027-03-31',
          rating: riskAssessment.notAssessed ? null : riskAssessment.overallRisk,
        },
      });
      expect(contract.summary).toBe(summary);
      seen.push(summary);
    }
    expect(seen[0]).not.toBe(seen[1]);
  });

  test('may change while decisions stay', async () => {
    await choose('tenant');
    const risks = (await read('')).contract.aiAnalysis.riskAssessment.riskFactors;
    const entry = risks.find(({ rule }: RiskFactor) => rule === 'lease.entry-without-notice');
    const idAt = async () => (await read('/findings')).findings.find(({ path }: Finding) => path === entry.path).id;
    const id = await idAt();
    await app.call(`PUT ${path}/findings/${id}/decision`, { as: owner.cookies, json: { verdict: 'accepted' } });
    await choose('landlord');
    expect(await idAt()).toBe(id);
    const { findings } = await read('/findings');
    expect(findings.find((finding: Finding) => finding.id === id).decision.verdict).toBe('accepted');
  });

  test.each([
    [
      'a side that its kind has not',
      'franchisee',
      400,
      'This contract has no such side. Please choose one of: landlord, tenant, neutral.',
    ],
    ['nothing', ' ', 422, 'Please choose a side.'],
    ['a number', 7, 422, 'side: Invalid input'],
  ])('%s is refused in words', async (_, side, status, error) => {
    const response = await choose(side);
    expect([response.status, (await response.json()).error]).toEqual([status, error]);
  });

  test('of a contract without an analysis is refused', async () => {
    const response = await choose('tenant', `/api/contracts/${await addContract(app.db, owner.id)}`);
    expect([response.status, await response.json()]).toEqual([409, { error: 'This contract has no analysis yet.' }]);
  });
});
