import { describe, expect, setDefaultTimeout, test } from 'bun:test';
import { eq } from 'drizzle-orm';
import { playbookVersions } from '../../src/db/schema';
import type { Playbook, RiskFactor } from '../../src/shared/analysis';
import type { Finding } from '../../src/shared/findings';
import { AS_BUILT_IN, type PlaybookDetail } from '../../src/shared/playbooks';
import { addContract } from '../support/lease-contract';
import { leasePlaybooks } from '../support/lease-playbooks';
import { PETS, PLAYBOOK_FILE, TENANTS_LEASE } from '../support/own-playbook';

setDefaultTimeout(30_000);

const ENTRY = 'lease.entry-without-notice';

const { held, call, read, make } = leasePlaybooks();
const risks = async (): Promise<RiskFactor[]> =>
  (await read(`contracts/${held.contractId}`)).contract.aiAnalysis.riskAssessment.riskFactors;
const entry = async () => (await risks()).find(({ rule }) => rule === ENTRY);

describe('a playbook of one’s own', () => {
  test('begins as built in, is saved in versions, and earlier ones can be read', async () => {
    const made = (await (await call('POST playbooks', TENANTS_LEASE)).json()).playbook;
    expect(made).toMatchObject({ ...TENANTS_LEASE, version: 1, isDefault: false, content: AS_BUILT_IN });
    const content = { ...AS_BUILT_IN, positions: { [ENTRY]: { yes: 'low' } } };
    const saved = await call(`PUT playbooks/${made.id}`, { name: 'Ours', version: 1, content });
    expect((await saved.json()).playbook).toMatchObject({ name: 'Ours', version: 2, content });
    const first = (await read(`playbooks/${made.id}?version=1`)).playbook;
    expect(first).toMatchObject({ version: 1, content: AS_BUILT_IN });
    expect(first.versions.map(({ version }: { version: number }) => version)).toEqual([2, 1]);
    expect((await call(`GET playbooks/${made.id}?version=7`)).status).toBe(404);
    expect((await read('playbooks')).playbooks).toMatchObject([{ id: made.id, name: 'Ours', version: 2 }]);
  });

  test('that rests on an older version is not saved, and nothing is lost', async () => {
    const { id } = await make();
    const change = (name: string) => call(`PUT playbooks/${id}`, { name, version: 1, content: AS_BUILT_IN });
    const answers = await Promise.all([change('One'), change('Other')]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    const late = await change('Late');
    expect([late.status, (await late.json()).error]).toEqual([
      409,
      'Your changes rest on version 1, and meanwhile another version was saved. Nothing was overwritten.',
    ]);
    const { playbook } = await read(`playbooks/${id}`);
    expect(playbook.version).toBe(2);
    expect(['One', 'Other']).toContain(playbook.name);
  });

  test('is what its file says when it comes back', async () => {
    const content = { positions: { [ENTRY]: { off: true } }, own: [PETS] };
    const { id } = await make(content);
    const response = await call(`GET playbooks/${id}/file`);
    expect(response.headers.get('content-disposition')).toContain('filename="Our leases - playbook.json"');
    const again = await call('POST playbooks/import', await response.json());
    const { playbook } = await again.json();
    expect(playbook).toMatchObject({ name: 'Our leases', version: 1, content });
    expect(playbook.id).not.toBe(id);
  });

  test('keeps its versions as they were, whoever asks the database', async () => {
    const { id } = await make();
    const change = held.app.db.update(playbookVersions).set({ version: 9 }).where(eq(playbookVersions.playbookId, id));
    expect(
      await change.then(
        () => 'changed',
        () => 'refused',
      ),
    ).toBe('refused');
  });
});

describe('what is refused, in words', () => {
  const file = { ...PLAYBOOK_FILE, name: 'Ours', content: AS_BUILT_IN };
  const own = (change: object) => ({ ...file, content: { positions: {}, own: [{ ...PETS, ...change }] } });
  const position = (id: string, change: object) => ({ ...file, content: { positions: { [id]: change }, own: [] } });
  const CASES: [what: string, json: unknown, status: number, error: string][] = [
    ['another file', { hello: 1 }, 422, 'This is no exported playbook, or a part of it is missing.'],
    ['another format', { ...file, format: 'memo' }, 422, 'This is no exported playbook.'],
    ['a later format', { ...file, formatVersion: 2 }, 422, 'This file was made by another version of Counterpart.'],
    ['no name', { ...file, name: ' ' }, 422, 'The name is missing.'],
    ['an unknown kind', { ...file, kind: 'no-kind' }, 400, "There is no kind of contract called 'no-kind'."],
    [
      'an unknown side',
      { ...file, side: 'x' },
      400,
      "Residential lease has no side called 'x'. Its sides are: landlord, tenant.",
    ],
    ['an unknown question', position('nda.copies', {}), 400, 'Residential lease has no question called nda.copies.'],
    ['an unknown severity', position(ENTRY, { yes: 'grave' }), 422, 'A severity is low, medium, high or null.'],
    ['nothing to look for', own({ phrases: [] }), 422, 'Please give phrases, a kind of clause or a limit to look for.'],
    ['a phrase without a word', own({ phrases: ['*'] }), 422, 'A phrase needs a word to look for.'],
    ['an unknown kind of clause', own({ categories: ['Pets'] }), 422, 'There is no such kind of clause.'],
    [
      'a limit of nothing',
      own({ phrases: [], limit: { of: 'payment', bound: 'most', count: 0, unit: 'days' } }),
      422,
      'A limit is at least 1.',
    ],
    [
      'a limit and words',
      own({ limit: { of: 'payment', bound: 'most', count: 30, unit: 'days' } }),
      422,
      'A question with a limit looks for nothing else.',
    ],
    [
      'two questions with one id',
      { ...file, content: { positions: {}, own: [PETS, PETS] } },
      422,
      'Two own questions have the same id.',
    ],
    ['more than 1 MB', { ...file, padding: 'x'.repeat(1024 * 1024) }, 413, 'The request is larger than 1MB.'],
  ];
  test.each(CASES)('%s', async (_, json, status, error) => {
    const response = await call('POST playbooks/import', json);
    expect([response.status, (await response.json()).error]).toEqual([status, error]);
    expect((await read('playbooks')).playbooks).toEqual([]);
  });

  test('a playbook of another user, a version that is none, a draft that is applied', async () => {
    const other = await held.app.signUp();
    const { id } = await make({}, { as: other });
    const side = await call(`PUT contracts/${held.contractId}/side`, { side: 'tenant', playbook: id });
    expect([side.status, (await side.json()).error]).toEqual([404, 'This playbook does not exist.']);
    expect((await call(`GET playbooks/${id}?version=x`, undefined, other)).status).toBe(422);
    const draft = await call(`POST playbooks/${id}/rescore`, { contracts: 'all', content: AS_BUILT_IN }, other);
    expect(draft.status).toBe(400);
    const foreign = await call(`POST playbooks/${id}/rescore`, { contracts: [held.contractId] }, other);
    expect([foreign.status, (await foreign.json()).error]).toEqual([404, 'One of these contracts does not exist.']);
  });

  test('a playbook for another side, and a contract of another kind', async () => {
    const { id } = await make();
    const side = await call(`PUT contracts/${held.contractId}/side`, { side: 'landlord', playbook: id });
    expect(side.status).toBe(400);
    const unread = await addContract(held.app.db, held.owner.id, 'Other.pdf');
    const rescored = await call(`POST playbooks/${id}/rescore`, { contracts: [unread] });
    expect([rescored.status, (await rescored.json()).error]).toEqual([
      400,
      'Other.pdf is not of the kind that this playbook is for.',
    ]);
  });
});

describe('a contract is read', () => {
  const choose = (playbook: string | null, side = 'tenant') =>
    call(`PUT contracts/${held.contractId}/side`, { side, playbook });
  const used = async (): Promise<Playbook> => (await read(`contracts/${held.contractId}`)).contract.aiAnalysis.playbook;

  test('by the default of its kind and side, in its newest version, and as built in without one', async () => {
    await choose(null);
    expect((await used()).id).toBe('built-in.residential-lease-us.tenant');
    const { id } = await make({ positions: { [ENTRY]: { yes: 'low' } } });
    await call(`PUT playbooks/${id}/default`, { isDefault: true });
    expect(await used()).toMatchObject({ id, name: 'Our leases', version: '1' });
    expect((await entry())?.severity).toBe('low');
    await call(`PUT playbooks/${id}`, { name: 'Our leases', version: 1, content: AS_BUILT_IN });
    expect((await used()).version).toBe('2');
    const second = await make();
    await call(`PUT playbooks/${second.id}/default`, { isDefault: true });
    expect((await used()).id).toBe(second.id);
    expect((await read('playbooks')).playbooks.filter(({ isDefault }: PlaybookDetail) => isDefault)).toHaveLength(1);
    await choose('built-in');
    expect((await used()).id).toBe('built-in.residential-lease-us.tenant');
    await choose(null);
    await call(`DELETE playbooks/${second.id}`);
    expect((await used()).id).toBe('built-in.residential-lease-us.tenant');
  });

  test('by the one that was applied to it, in that version until it is applied again', async () => {
    const { id } = await make({ positions: { [ENTRY]: { off: true } } });
    expect(await (await choose(id)).json()).toEqual({ side: 'tenant', playbook: id });
    expect(await entry()).toBeUndefined();
    await call(`PUT playbooks/${id}`, { name: 'Our leases', version: 1, content: AS_BUILT_IN });
    expect((await used()).version).toBe('1');
    await call(`POST playbooks/${id}/rescore`, { contracts: 'using' });
    expect((await used()).version).toBe('2');
    expect((await entry())?.severity).toBe('high');
  });

  test('by its own questions, whose findings have their proof, decisions and exports', async () => {
    const { id } = await make({ own: [PETS] });
    await choose(id);
    const pets = (await risks()).find(({ rule }) => rule === 'own.tenant.pets');
    expect(pets).toMatchObject({
      type: 'Pets are banned',
      severity: 'high',
      evidence: [{ quote: expect.any(String) }],
    });
    const at = async () =>
      (await read(`contracts/${held.contractId}/findings`)).findings.find(({ path }: Finding) => path === pets?.path);
    const finding = await at();
    expect(finding).toMatchObject({ kind: 'risk', title: 'Pets are banned', severity: 'high' });
    const decided = await call(`PUT contracts/${held.contractId}/findings/${finding.id}/decision`, {
      verdict: 'accepted',
    });
    expect(decided.status).toBe(200);
    const { highlights } = await read(`contracts/${held.contractId}/highlights`);
    const span = pets?.evidence[0];
    expect(
      highlights.some(({ start, end }: { start: number; end: number }) => start === span?.start && end === span?.end),
    ).toBe(true);
    const exported = await read(`contracts/${held.contractId}/exports/analysis.json`);
    expect(exported.analysis.playbook).toMatchObject({ id, name: 'Our leases', version: '1' });
    expect(exported.findings.some((one: Finding) => one.id === finding.id)).toBe(true);
    await choose('built-in');
    expect(await at()).toBeUndefined();
    await choose(id);
    expect((await at()).decision.verdict).toBe('accepted');
  });
});
