import { afterAll, afterEach, beforeAll, describe, expect, test } from 'bun:test';
import { sql } from 'drizzle-orm';
import { analyseContract, failContract } from '../../src/contracts/analyse';
import { decide, listDecisions, withdrawDecision } from '../../src/contracts/decide';
import { listFindings } from '../../src/contracts/findings';
import { identifyFindings } from '../../src/contracts/identify-findings';
import { getContents, getHighlights } from '../../src/contracts/proof';
import { getContract } from '../../src/contracts/read';
import { analyseAgain, listRuns, readRun } from '../../src/contracts/runs';
import { claimJob, type Lease } from '../../src/db/jobs';
import { analyses, decisions } from '../../src/db/schema';
import type { DecisionInput } from '../../src/shared/findings';
import { quickExtract } from '../support/analysis';
import { type ContractWorld, contractWorld } from '../support/contracts';
import { addRun, faultyAnalysis, judgedAnalysis, removedAnalysis, sixSentences } from '../support/findings';

let world: ContractWorld;
beforeAll(async () => {
  world = await contractWorld();
});
afterEach(() => world.clear());
afterAll(() => world.close());

const text = sixSentences();

/** An analysed contract with its owner. */
async function judged() {
  const id = await world.addUser();
  const contract = await world.submit(id);
  await addRun(world.db, contract.id);
  return { reviewer: { id, name: 'Ada Lovelace' }, contractId: contract.id };
}

async function findingOf(contractId: string, userId: string, title: string) {
  const { findings } = await listFindings(world, userId, contractId);
  const found = findings.find((finding) => finding.title === title);
  if (!found) throw new Error(`no finding is called ${title}`);
  return found;
}

test('what a review removed is restored by accepting it, counts again, and goes when that is taken back', async () => {
  const id = await world.addUser();
  const contract = await world.submit(id);
  await addRun(world.db, contract.id, text, removedAnalysis(text));
  const { findings } = await listFindings(world, id, contract.id);
  const removed = findings.find(({ kind }) => kind === 'removed');
  expect(removed).toMatchObject({ path: 'review.removed.0', title: 'Ends at any time' });
  const shown = async () => {
    const { aiAnalysis } = await getContract(world, id, contract.id);
    return aiAnalysis?.riskAssessment.riskFactors.filter(({ rule }) => rule === 'one-sided-termination').length;
  };
  expect(await shown()).toBe(0);
  const reviewer = { id, name: 'Ada Lovelace' };
  const which = { id: contract.id, findingId: removed?.id ?? '' };
  const correct = decide(world, reviewer, which, { verdict: 'corrected', value: 'x', reason: 'y' });
  await expect(correct).rejects.toThrow('restored, but not corrected');
  await decide(world, reviewer, which, { verdict: 'accepted' });
  expect(await shown()).toBe(1);
  const stranger = decide(world, { id: await world.addUser(), name: 'Eve' }, which, { verdict: 'accepted' });
  await expect(stranger).rejects.toThrow('does not exist');
  await withdrawDecision(world, reviewer, which);
  expect(await shown()).toBe(0);
});

test('a drafting fault can be accepted or set aside, but has no value to correct', async () => {
  const id = await world.addUser();
  const contract = await world.submit(id);
  await addRun(world.db, contract.id, text, faultyAnalysis(text));
  const { findings } = await listFindings(world, id, contract.id);
  const fault = findings.find(({ kind }) => kind === 'drafting');
  expect(fault).toMatchObject({
    path: 'drafting.faults.0',
    value: null,
    title: expect.stringContaining('defined twice'),
  });
  const reviewer = { id, name: 'Ada Lovelace' };
  const which = { id: contract.id, findingId: fault?.id ?? '' };
  const correct = decide(world, reviewer, which, { verdict: 'corrected', value: 'x', reason: 'y' });
  expect(correct).rejects.toThrow('not corrected');
  await correct.catch(() => {});
  const accepted = await decide(world, reviewer, which, { verdict: 'accepted' });
  expect(accepted.decision?.verdict).toBe('accepted');
});

describe('the id of a finding', () => {
  const idsOf = (contract = text, analysis = judgedAnalysis(contract)) =>
    new Map(identifyFindings(contract.text, analysis).map(({ path, id }) => [path, id]));

  test('is different for each finding and fit for an address', () => {
    const ids = [...idsOf().values()];
    expect(new Set(ids).size).toBe(ids.length);
    for (const id of ids) expect(id).toMatch(/^[a-zA-Z][\w-]+$/);
  });

  test('stays when the words move, are set otherwise or the engine words its description anew', () => {
    const analysis = judgedAnalysis(text);
    const before = idsOf();
    const shifted = { ...text, text: `A new preamble.\n${text.text.replaceAll('’', "'")}` };
    const moved = JSON.parse(JSON.stringify(analysis), (key, value) => {
      if (key === 'start' || key === 'end') return value + 16;
      return key === 'quote' ? value.replaceAll('’', "'") : value;
    });
    moved.riskAssessment.riskFactors[0].description = 'In other words.';
    expect(idsOf(shifted, moved)).toEqual(before);
  });

  test('of three equal sentences each has its own', () => {
    const ids = [1, 3, 5].map((third) => idsOf(text, judgedAnalysis(text, third)).get('riskAssessment.riskFactors.1'));
    expect(new Set(ids).size).toBe(3);
    expect(ids.map((id) => id?.at(-1))).toEqual(['1', '2', '3']);
  });

  test('changes with the value of a fact, for what was said of the old one is not said of the new', () => {
    const changed = judgedAnalysis(text);
    changed.facts.governingLaw = { ...changed.facts.governingLaw, value: 'Delaware' };
    expect(idsOf(text, changed).get('facts.governingLaw')).not.toBe(idsOf().get('facts.governingLaw'));
    expect(idsOf(text, changed).get('facts.agreementDate')).toBe(idsOf().get('facts.agreementDate'));
  });
});

describe('the places of quotes', () => {
  test('follow the offsets: the third of three equal sentences, and both pages of a sentence over a break', async () => {
    const { reviewer, contractId } = await judged();
    const { pages, highlights } = await getHighlights(world, reviewer.id, contractId);
    expect(pages).toEqual([1, 2].map((number) => ({ number, width: 612, height: 792, source: 'text' })));
    const third = text.text.lastIndexOf('Either party');
    expect(highlights.find(({ start }) => start === third)?.pages).toEqual([
      { page: 2, rectangles: [[72, 172, 300, 11]] },
    ]);
    const broken = text.text.indexOf('The Supplier');
    expect(highlights.find(({ start }) => start === broken)?.pages).toEqual([
      { page: 1, rectangles: [[72, 700, 150, 11]] },
      { page: 2, rectangles: [[72, 72, 140, 11]] },
    ]);
  });

  test('are worked out from the text for runs that were made before they were kept', async () => {
    const { reviewer, contractId } = await judged();
    const kept = await getHighlights(world, reviewer.id, contractId);
    const findings = await listFindings(world, reviewer.id, contractId);
    const contents = await getContents(world, reviewer.id, contractId);
    await world.db.execute(sql`alter table analyses disable trigger analyses_are_kept`);
    await world.db.update(analyses).set({ proof: null });
    await world.db.execute(sql`alter table analyses enable trigger analyses_are_kept`);
    expect(await getHighlights(world, reviewer.id, contractId)).toEqual(kept);
    expect(await listFindings(world, reviewer.id, contractId)).toEqual(findings);
    expect(await getContents(world, reviewer.id, contractId)).toEqual(contents);
  });
});

describe('decisions', () => {
  const accepted: DecisionInput = { verdict: 'accepted' };

  test('hold verdict, value, reason, who and when; the newest is in force and all are kept', async () => {
    const { reviewer, contractId } = await judged();
    const { id: findingId } = await findingOf(contractId, reviewer.id, 'Governing law');
    const which = { id: contractId, findingId };
    await decide(world, reviewer, which, accepted);
    const input = { verdict: 'corrected', value: 'England', reason: 'See the amendment.' } as const;
    const { decision } = await decide(world, { ...reviewer, name: 'Ada King' }, which, input);
    expect(decision).toMatchObject({
      ...input,
      reviewer: 'Ada King',
      about: { title: 'Governing law', value: 'New York', page: 1 },
    });
    expect((await findingOf(contractId, reviewer.id, 'Governing law')).decision).toEqual(decision);
    await withdrawDecision(world, reviewer, which);
    await withdrawDecision(world, reviewer, which);
    expect((await findingOf(contractId, reviewer.id, 'Governing law')).decision).toBeNull();
    const history = await listDecisions(world, reviewer.id, contractId);
    expect(history.map(({ verdict, reviewer }) => [verdict, reviewer])).toEqual([
      [null, 'Ada Lovelace'],
      ['corrected', 'Ada King'],
      ['accepted', 'Ada Lovelace'],
    ]);
  });

  test('survive a new run where the finding is the same, and only there', async () => {
    const { reviewer, contractId } = await judged();
    for (const title of ['Governing law', 'Termination at any time', 'Agreement date']) {
      const { id: findingId } = await findingOf(contractId, reviewer.id, title);
      await decide(world, reviewer, { id: contractId, findingId }, { verdict: 'rejected', reason: 'No.' });
    }
    const again = judgedAnalysis(text, 3);
    again.facts.agreementDate = { ...again.facts.agreementDate, normalized: '2026-04-01' };
    await addRun(world.db, contractId, text, again);
    expect((await findingOf(contractId, reviewer.id, 'Governing law')).decision?.verdict).toBe('rejected');
    expect((await findingOf(contractId, reviewer.id, 'Agreement date')).decision).toBeNull();
    expect((await findingOf(contractId, reviewer.id, 'Termination at any time')).decision).toBeNull();
    expect(await listDecisions(world, reviewer.id, contractId)).toHaveLength(3);
  });

  test.each([
    ['Agreement date', '2026-02-28', true],
    ['Agreement date', '2026-02-30', false],
    ['Agreement date', 'March 1, 2026', false],
    ['Agreement date', '0000-01-01', false],
    ['Agreement date', 'perpetual', false],
    ['Expiration date', 'perpetual', true],
    ['Governing law', 'Ausländisches Recht', true],
    ['Party (Supplier)', 'Łódź Müller GmbH', true],
    ['Liability without limit', 'medium', true],
    ['Liability without limit', 'severe', false],
    ['Governing Law', 'Insurance', true],
    ['Governing Law', 'Weather', false],
    ['No processor terms', 'Some terms', false],
  ])('%s corrected to %j: %p', async (title, value, fits) => {
    const { reviewer, contractId } = await judged();
    const { id: findingId } = await findingOf(contractId, reviewer.id, title);
    const decided = decide(
      world,
      reviewer,
      { id: contractId, findingId },
      { verdict: 'corrected', value, reason: 'So.' },
    );
    if (fits) expect((await decided).decision?.value).toBe(value);
    else await expect(decided).rejects.toMatchObject({ code: 'invalid' });
    expect(await listDecisions(world, reviewer.id, contractId)).toHaveLength(fits ? 1 : 0);
  });

  test("another's contract, an unknown run and a finding that is not there are not found", async () => {
    const { reviewer, contractId } = await judged();
    const stranger = { id: await world.addUser(), name: 'Bob' };
    const { id: findingId } = await findingOf(contractId, reviewer.id, 'Governing law');
    for (const [who, which] of [
      [stranger, { id: contractId, findingId }],
      [reviewer, { id: contractId, findingId: 'fact-governingLaw-000000000000-1' }],
      [reviewer, { id: 'nonsense', findingId }],
    ] as const) {
      await expect(decide(world, who, which, accepted)).rejects.toMatchObject({ code: 'not_found' });
      await expect(withdrawDecision(world, who, which)).rejects.toMatchObject({ code: 'not_found' });
    }
    const elsewhere = { ...accepted, run: crypto.randomUUID() };
    await expect(decide(world, reviewer, { id: contractId, findingId }, elsewhere)).rejects.toMatchObject({
      code: 'not_found',
    });
    await expect(listDecisions(world, stranger.id, contractId)).rejects.toMatchObject({ code: 'not_found' });
  });

  test('neither they nor runs can be changed in the database', async () => {
    const { reviewer, contractId } = await judged();
    const { id: findingId } = await findingOf(contractId, reviewer.id, 'Governing law');
    await decide(world, reviewer, { id: contractId, findingId }, accepted);
    const changed = [
      world.db.update(decisions).set({ verdict: 'rejected' }),
      world.db.update(analyses).set({ proof: null }),
    ];
    for (const change of changed)
      await expect(change.execute().catch((error) => Promise.reject(error.cause))).rejects.toThrow('never changed');
  });
});

describe('runs', () => {
  const signal = new AbortController().signal;
  const runJob = async () =>
    analyseContract({ ...world, extract: quickExtract, signal }, (await claimJob(world.db, 60_000)) as Lease);

  test('are kept and readable, the newest is shown', async () => {
    const { reviewer, contractId } = await judged();
    const first = (await listRuns(world, reviewer.id, contractId))[0]?.id ?? '';
    let woken = 0;
    const deps = { ...world, wakeWorker: () => void woken++ };
    const waiting = await analyseAgain(deps, reviewer.id, contractId);
    expect(woken).toBe(1);
    expect(waiting).toMatchObject({ status: 'processing', aiAnalysis: null, run: { id: first } });
    await expect(analyseAgain(deps, reviewer.id, contractId)).rejects.toMatchObject({ code: 'conflict' });
    await runJob();
    const runs = await listRuns(world, reviewer.id, contractId);
    expect(runs.map(({ id, current }) => [id === first, current])).toEqual([
      [false, true],
      [true, false],
    ]);
    expect(runs.map(({ engine }) => engine.version)).toEqual(['test', 'test']);
    expect((await getContract(world, reviewer.id, contractId)).run).toEqual(runs[0]);
    expect((await readRun(world, reviewer.id, contractId, first)).aiAnalysis).toEqual(judgedAnalysis(text));
    expect((await listFindings(world, reviewer.id, contractId, first)).findings.map(({ kind }) => kind)).toContain(
      'risk',
    );
  });

  test('a failure keeps what there was and says why; the next success forgets it', async () => {
    const { reviewer, contractId } = await judged();
    const deps = { ...world, wakeWorker: () => undefined };
    await analyseAgain(deps, reviewer.id, contractId);
    await failContract(world, (await claimJob(world.db, 60_000)) as Lease, 'It took too long.');
    expect(await getContract(world, reviewer.id, contractId)).toMatchObject({
      status: 'completed',
      summary: 'A short contract.',
      rerunFailure: 'It took too long.',
      aiAnalysis: judgedAnalysis(text),
    });
    await analyseAgain(deps, reviewer.id, contractId);
    await runJob();
    expect(await getContract(world, reviewer.id, contractId)).toMatchObject({
      status: 'completed',
      rerunFailure: null,
    });
  });

  test("another contract's run, or none yet", async () => {
    const { reviewer, contractId } = await judged();
    const other = await world.submit(reviewer.id);
    await expect(listFindings(world, reviewer.id, other.id)).rejects.toMatchObject({ code: 'conflict' });
    const [run] = await listRuns(world, reviewer.id, contractId);
    for (const id of [run?.id ?? '', 'nonsense', crypto.randomUUID()])
      await expect(readRun(world, reviewer.id, other.id, id)).rejects.toMatchObject({ code: 'not_found' });
    await expect(listRuns(world, await world.addUser(), contractId)).rejects.toMatchObject({ code: 'not_found' });
  });
});
