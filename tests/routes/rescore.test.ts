import { describe, expect, setDefaultTimeout, test } from 'bun:test';
import { inArray, isNotNull } from 'drizzle-orm';
import { refreshListing } from '../../src/contracts/refresh-listing';
import { contracts } from '../../src/db/schema';
import type { Playbook } from '../../src/shared/analysis';
import { RESCORE_STEP, type RescoreAnswer } from '../../src/shared/playbooks';
import { addLease, copyContract } from '../support/lease-contract';
import { leasePlaybooks } from '../support/lease-playbooks';

setDefaultTimeout(30_000);

const ENTRY = 'lease.entry-without-notice';

const { held, call, read, make } = leasePlaybooks();
const ids = async () =>
  (await held.app.db.select({ id: contracts.id }).from(contracts).where(isNotNull(contracts.analysisId))).map(
    (row) => row.id,
  );

describe('many contracts at once', () => {
  test('tell whose rating changes before and when a playbook is applied', async () => {
    const second = await addLease(held.app.db, held.owner.id, 'Second.pdf');
    await call(`PUT contracts/${held.contractId}/side`, { side: 'tenant' });
    const all = Object.fromEntries(
      (await read('playbooks/built-in/residential-lease-us/tenant')).questions.map(({ id }: { id: string }) => [
        id,
        { yes: null, no: null, not_stated: null },
      ]),
    );
    const { id } = await make();
    const content = { positions: all, own: [] };
    const dry = await call(`POST playbooks/${id}/rescore`, { contracts: [held.contractId], dryRun: true, content });
    const tried = await dry.json();
    const [changed] = tried.contracts;
    expect(tried).toMatchObject({ changed: 1, contracts: [{ id: held.contractId, filename: 'Lease.pdf' }] });
    const before = (await read(`contracts/${held.contractId}`)).contract.aiAnalysis;
    expect(before.playbook.id).toStartWith('built-in');
    expect(before.riskAssessment.overallRisk).toBe(changed.from);
    await call(`PUT playbooks/${id}`, { name: 'Our leases', version: 1, content });
    const applied = await (await call(`POST playbooks/${id}/rescore`, { contracts: 'all' })).json();
    expect(applied.contracts).toHaveLength(2);
    for (const one of [held.contractId, second]) {
      const { contract } = await read(`contracts/${one}`);
      expect([contract.side, contract.aiAnalysis.playbook.version]).toEqual(['tenant', '2']);
    }
    expect((await (await call(`POST playbooks/${id}/rescore`, { contracts: 'all' })).json()).changed).toBe(0);
    const using = await call(`POST playbooks/${id}/rescore`, { contracts: 'using', dryRun: true });
    expect((await using.json()).contracts).toHaveLength(2);
  });

  test('are looked through and rated step by step, each once, also where one is deleted between', async () => {
    const copies = await copyContract(held.app.db, held.contractId, 2 * RESCORE_STEP + 5);
    const { id } = await make();
    const step = async (input: object): Promise<RescoreAnswer> =>
      (await call(`POST playbooks/${id}/rescore`, { contracts: 'all', ...input })).json();
    const first = await step({ dryRun: true });
    expect([first.contracts.length, first.of]).toEqual([RESCORE_STEP, (await ids()).length]);
    const seen = first.contracts.map((one) => one.id);
    // Ids are random: once in a hundred runs it is the contract that the other tests need.
    const deleted = copies.filter((copy) => copy === first.next);
    for (const copy of deleted) await call(`DELETE contracts/${copy}`);
    for (let after = first.next; after; ) {
      const next = await step({ dryRun: true, after });
      seen.push(...next.contracts.map((one) => one.id));
      expect(next.contracts.length).toBeLessThanOrEqual(RESCORE_STEP);
      after = next.next;
    }
    expect(new Set(seen).size).toBe(seen.length);
    expect(seen.toSorted()).toEqual([...(await ids()), ...deleted].toSorted());
    const applied = await step({});
    const using = await step({ contracts: 'using', dryRun: true });
    expect([using.of, using.next]).toEqual([RESCORE_STEP, null]);
    expect(using.contracts.map((one) => one.id)).toEqual(applied.contracts.map((one) => one.id));
    expect((await call(`POST playbooks/${id}/rescore`, { contracts: 'all', after: 'x' })).status).toBe(422);
    await held.app.db.delete(contracts).where(inArray(contracts.id, copies));
  });

  /** How a contract is read, and whether the playbook (the default, or not) is used for it then. */
  test.each<
    [
      string,
      {
        isDefault: boolean;
        applied: 'own' | 'same side' | 'other side' | 'built-in' | 'gone' | null;
        actingFor?: string;
      },
      boolean,
    ]
  >([
    ['applied', { isDefault: false, applied: 'own' }, true],
    ['applied, for its side', { isDefault: false, applied: 'own', actingFor: 'tenant' }, true],
    ['applied, for the other side', { isDefault: false, applied: 'own', actingFor: 'landlord' }, false],
    ['not applied', { isDefault: false, applied: null }, false],
    ['the default', { isDefault: true, applied: null }, true],
    ['the default, for the other side', { isDefault: true, applied: null, actingFor: 'landlord' }, false],
    ['the default, another of its side applied', { isDefault: true, applied: 'same side' }, false],
    ['the default, one of the other side applied', { isDefault: true, applied: 'other side' }, true],
    ['the default, what is built in applied', { isDefault: true, applied: 'built-in' }, false],
    ['the default, a deleted one applied', { isDefault: true, applied: 'gone' }, true],
  ])('%s: the playbook is used or not', async (_, { isDefault, applied, actingFor = null }, isUsed) => {
    const { id } = await make();
    const other = await make({}, { side: 'landlord' });
    const same = await make();
    const gone = await make();
    await call(`DELETE playbooks/${gone.id}`);
    if (isDefault) await call(`PUT playbooks/${id}/default`, { isDefault });
    const which = { own: id, 'same side': same.id, 'other side': other.id, 'built-in': 'built-in', gone: gone.id };
    const playbook = applied && which[applied];
    await held.app.db.update(contracts).set({ actingFor, playbook, playbookVersion: playbook ? 1 : null });
    const using = await (await call(`POST playbooks/${id}/rescore`, { contracts: 'using', dryRun: true })).json();
    expect([using.of > 0, using.contracts.length > 0]).toEqual([isUsed, isUsed]);
    // The contract's page says the same.
    const { contract } = await read(`contracts/${held.contractId}`);
    const shown = contract.playbooks.some((one: Playbook) => one.id === id);
    expect(shown && (actingFor === null || actingFor === 'tenant')).toBe(isUsed);
  });

  test('tell the rating of one whose listing was not written yet as of one whose listing was', async () => {
    const { id } = await make({ positions: { [ENTRY]: { yes: null } } });
    const from = async () => {
      const answer = await call(`POST playbooks/${id}/rescore`, { contracts: [held.contractId], dryRun: true });
      return (await answer.json()).contracts[0];
    };
    await held.app.db.update(contracts).set({ listedBy: 0, headline: null });
    const unlisted = await from();
    await held.app.db.transaction((tx) => refreshListing(tx, held.contractId));
    expect(await from()).toEqual(unlisted);
  });
});
