import { afterAll, beforeAll, describe, expect, test } from 'bun:test';
import { analyse } from '../../src/analysis/analyse';
import { proofOf } from '../../src/contracts/make-proof';
import { packText } from '../../src/contracts/packed-text';
import { insertAnalysis, insertPendingContract, markReady } from '../../src/db/contracts';
import type { Playbook, RiskFactor } from '../../src/shared/analysis';
import type { Finding } from '../../src/shared/findings';
import { type TestApp, type TestUser, testApp } from '../support/app';
import { contractTextFromPlain } from '../support/contract-text';

const LEASE = `RESIDENTIAL LEASE AGREEMENT
This Residential Lease is made on March 1, 2026 between Greenfield Homes LLC (the "Landlord") and Ana Ruiz (the "Tenant") for the apartment at 40 Oak Avenue, Unit 5, Sacramento, California.
1. Term. The term begins on April 1, 2026 and ends on March 31, 2027.
2. Rent. Tenant shall pay a monthly rent of $2,100 on the first day of each month.
3. Entry. Landlord may enter the premises at any time without notice to Tenant.
4. Pets. No pets.
5. Utilities. Tenant pays for gas and power.
6. Governing law. This Lease is governed by the laws of California.`;

let app: TestApp;
let owner: TestUser;
let path: string;

async function addContract(): Promise<string> {
  const { id } = await insertPendingContract(app.db, {
    userId: owner.id,
    filename: 'Lease.pdf',
    fileSize: 9,
    sha256: 'ab'.repeat(32),
    objectKey: `contracts/${crypto.randomUUID()}.pdf`,
    uploadedAt: new Date(),
  });
  await markReady(app.db, id);
  return id;
}

beforeAll(async () => {
  app = await testApp();
  owner = await app.signUp();
  const id = await addContract();
  const contract = contractTextFromPlain(LEASE);
  const analysis = analyse(contract);
  await insertAnalysis(app.db, id, { analysis, text: await packText(contract), proof: proofOf(contract, analysis) });
  path = `/api/contracts/${id}`;
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
    const response = await choose('tenant', `/api/contracts/${await addContract()}`);
    expect([response.status, await response.json()]).toEqual([409, { error: 'This contract has no analysis yet.' }]);
  });
});
