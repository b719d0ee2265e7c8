import { describe, expect, test } from 'bun:test';
import { readAnalytics } from '../../src/admin/analytics';
import { analyse } from '../../src/analysis/analyse';
import { getContract } from '../../src/contracts/read';
import { analyseAgain, listRuns } from '../../src/contracts/runs';
import { modelUsage } from '../../src/db/schema';
import { modelReviewer } from '../../src/jobs/model-reviewer';
import { startWorker } from '../../src/jobs/worker';
import type { ReviewSettings } from '../../src/review/settings';
import { extraction } from '../support/analysis';
import { contractTextFromPlain } from '../support/contract-text';
import { eventually } from '../support/eventually';
import { fakeMistral, type Play, TEST_KEY } from '../support/mistral';
import { answering, answerTo, riskClaim } from '../support/mistral-answers';
import { modelWorldForFile } from '../support/model-world';
import { contractWith } from '../support/reading';

const MORAL = 'Customer shall attend the annual gala of Provider in evening dress.';
const contract = contractTextFromPlain(contractWith(`1. Gala\n${MORAL}`));
const builtin = analyse(contract);

const held = modelWorldForFile();

/** Uploads contracts of one user and lets a worker with this model analyse them, one after the other. */
async function analysed(play: Play, change: Partial<ReviewSettings> = {}, uploads = 1) {
  held.server = fakeMistral(play);
  const userId = await held.world.addUser();
  const reviewer = modelReviewer({ ...held.server.settings, ...change }, held.world.log);
  held.worker = startWorker({
    ...held.world,
    config: { WORKER_CONCURRENCY: 1 },
    extract: async () => extraction(contract, builtin),
    reviewer,
    timing: { leaseMs: 5_000, pollMs: 20, retryMs: 10 },
  });
  const ended = [];
  for (let i = 0; i < uploads; i++) {
    const { id } = await held.world.submit(userId, undefined, 'Gala.pdf');
    ended.push(
      await eventually(async () => {
        const found = await getContract(held.world, userId, id);
        return found.status === 'processing' || found.reviewing ? null : found;
      }),
    );
  }
  const usage = await held.world.db.select().from(modelUsage);
  return { ended, usage, analysis: ended.at(-1)?.aiAnalysis, requests: held.server.requests };
}

test('the review is stored with the places of its quotes, and what it used is counted', async () => {
  const { ended, analysis, usage, requests } = await analysed(answering({ risks: [riskClaim(MORAL)] }));
  expect(analysis?.engine).toMatchObject({ name: 'mistral', degraded: null });
  expect(analysis?.riskAssessment.riskFactors.find(({ rule }) => rule === 'model')?.evidence).toMatchObject([
    { quote: MORAL },
  ]);
  const { analyses } = await held.world.rows();
  const { start } = analysis?.riskAssessment.riskFactors.find(({ rule }) => rule === 'model')?.evidence[0] ?? {};
  expect(analyses[0]?.proof?.highlights.some((highlight) => highlight.start === start)).toBe(true);
  expect(analyses[0]?.proof?.findings.some(({ id }) => id.startsWith('risk-model-'))).toBe(true);
  const { id: contractId } = ended[0] ?? {};
  expect(usage).toMatchObject([{ requests: 2, pages: 1, failure: null, model: 'mistral-large-latest', contractId }]);
  expect(requests.map(({ messages }) => messages[1]?.content.includes('"Gala.pdf"'))).toEqual([true, false]);
  const { modelUsage: shown } = await readAnalytics(held.world);
  expect(shown).toMatchObject({ reviews: 1, degraded: 0, pages: 1, lastFailure: null });
});

test('a review that takes long keeps nobody waiting: the built-in analysis is shown, then the reviewed one', async () => {
  const gate = Promise.withResolvers<void>();
  held.server = fakeMistral((request) => ({
    until: gate.promise,
    ...answerTo(request, { risks: [riskClaim(MORAL)] }),
  }));
  const userId = await held.world.addUser();
  held.worker = startWorker({
    ...held.world,
    config: { WORKER_CONCURRENCY: 1 },
    extract: async (_bytes, { onStage }) => {
      for (const stage of ['extracting', 'analyzing', 'key_terms', 'risks'] as const) onStage(stage);
      return extraction(contract, builtin);
    },
    reviewer: modelReviewer({ ...held.server.settings, patienceMs: 0 }, held.world.log),
    timing: { leaseMs: 5_000, pollMs: 20, retryMs: 10 },
  });
  const { id } = await held.world.submit(userId, undefined, 'Gala.pdf');
  const read = () => getContract(held.world, userId, id);
  const meanwhile = await eventually(async () => {
    const found = await read();
    return found.status === 'completed' ? found : null;
  });
  expect(meanwhile).toMatchObject({ reviewing: 'model', stage: 'analyzing', aiAnalysis: builtin });
  expect(analyseAgain({ ...held.world, wakeWorker: () => {} }, userId, id)).rejects.toThrow('being analyzed already');
  gate.resolve();
  const last = await eventually(async () => {
    const found = await read();
    return found.reviewing ? null : found;
  });
  expect(last.aiAnalysis?.engine).toMatchObject({ name: 'mistral', degraded: null });
  expect(last.stage).toBeNull();
  const runs = await listRuns(held.world, userId, id);
  expect(runs.map(({ engine, current }) => [engine.name, current])).toEqual([
    ['mistral', true],
    ['builtin', false],
  ]);
});

test('time, tokens and money are told of the run, and to the operator by user', async () => {
  const { analysis, usage } = await analysed(answering({}), { priceIn: 2, priceOut: 6, currency: 'EUR' });
  const [{ promptTokens, completionTokens, ms, cost } = { promptTokens: 0, completionTokens: 0, ms: 0, cost: 0 }] =
    usage;
  expect(cost).toBeCloseTo((promptTokens * 2 + completionTokens * 6) / 1e6, 6);
  expect(ms).toBeGreaterThan(0);
  expect(analysis?.engine.used).toEqual({
    requests: 1,
    promptTokens,
    completionTokens,
    ms: ms ?? 0,
    cost: { amount: (promptTokens * 2 + completionTokens * 6) / 1e6, currency: 'EUR' },
  });
  const { modelUsage: shown } = await readAnalytics(held.world);
  const tokens = promptTokens + completionTokens;
  expect(shown).toMatchObject({ requests: 1, tokens, cost, currency: 'EUR', ms });
  expect(shown?.users).toEqual([{ email: expect.stringContaining('@'), requests: 1, tokens, cost: cost ?? 0 }]);
});

test('money that is used up ends the sending with a plain sentence', async () => {
  const { analysis, requests } = await analysed(answering({}), { priceIn: 2, priceOut: 6, contractCost: 0.001 });
  expect(requests).toEqual([]);
  expect(analysis?.engine.degraded).toStartWith(
    'The review by the model is missing: the document would take more of the model than the budget of one contract allows.',
  );
  expect(analysis?.engine.used).toBeUndefined();
});

describe('a model that fails', () => {
  test('for now is asked by a second attempt of the job, then the built-in analysis stands, marked', async () => {
    const { analysis, usage, requests } = await analysed(() => ({ status: 503 }));
    expect(analysis).toEqual({
      ...builtin,
      engine: {
        ...builtin.engine,
        degraded: expect.stringContaining('could not be reached'),
        used: expect.objectContaining({ requests: 3, cost: null }),
      },
    });
    expect(usage.map(({ failure }) => failure)).toEqual(['down', 'down']);
    // Three tries, two attempts of the job.
    expect(requests).toHaveLength(6);
  });

  test('and recovers by then leaves no trace', async () => {
    const { analysis } = await analysed((request, nth) =>
      nth <= 3 ? { status: 429, retryAfter: '0' } : answerTo(request, {}),
    );
    expect(analysis?.engine).toMatchObject({ name: 'mistral', degraded: null });
  });

  test('for good is not asked again; the operator is told without the key', async () => {
    const { analysis, requests } = await analysed(() => ({ status: 401 }));
    expect(analysis?.engine.degraded).toContain('operator');
    expect(requests.length).toBeLessThanOrEqual(3);
    expect(held.world.logged()).toContain('check MISTRAL_API_KEY');
    expect(held.world.logged()).not.toContain(TEST_KEY);
    expect(held.world.logged()).not.toContain('gala');
    const { modelUsage: shown } = await readAnalytics(held.world);
    expect(shown).toMatchObject({ degraded: 1, lastFailure: { kind: 'refused', status: 401 } });
  });

  test('and wants an hour is not waited for', async () => {
    const { analysis, usage } = await analysed(() => ({ status: 429, retryAfter: '3600' }));
    expect(analysis?.engine.degraded).toContain('too much to do');
    expect(usage).toHaveLength(1);
  });
});

test('what a user may use in a day ends the sending, not the analysing', async () => {
  const { ended, usage } = await analysed(answering({}), { dailyPages: 2 }, 3);
  expect(ended.map(({ aiAnalysis }) => aiAnalysis?.engine.name)).toEqual(['mistral', 'mistral', 'builtin']);
  expect(ended.at(-1)?.aiAnalysis?.engine.degraded).toContain('budget');
  expect(usage.map(({ pages }) => pages)).toEqual([1, 1, 0]);
});
