import { afterEach, describe, expect, test } from 'bun:test';
import * as v from 'valibot';
import { analyse } from '../../src/analysis/analyse';
import type { Draft } from '../../src/review/draft';
import { reviewContract } from '../../src/review/review';
import { analysisSchema } from '../../src/shared/analysis';
import { contractTextFromPlain } from '../support/contract-text';
import { fakeMistral, type Play, TEST_KEY } from '../support/mistral';
import { answering, answerTo, failing, isAgain, riskClaim, topicOf, userOf } from '../support/mistral-answers';
import type { ChatRequest } from '../support/mistral-request';
import { contractWith } from '../support/reading';

const LAW = 'This Agreement is governed by the laws of the State of New York.';
const TERM = 'The term of this Agreement is three (3) years from the Effective Date.';
const CAP = 'Provider shall not be liable for indirect damages of Customer.';
const MORAL = 'Customer shall attend the annual gala of Provider in evening dress.';
const PLAIN = contractWith(
  `1. Term\n${TERM}\n2. Law\n${LAW}\n3. Liability\n${CAP}\n4. Gala\n${MORAL}\n5. Amendments\nProvider may amend this Agreement at any time by notice to Customer.`,
);
const contract = contractTextFromPlain(PLAIN);
const builtin = analyse(contract);

const servers: { stop: () => void }[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) void server.stop();
});

async function review(play: Play, change: { settings?: object; input?: object } = {}) {
  const server = fakeMistral(play);
  servers.push(server);
  const result = await reviewContract(
    { ...server.settings, ...change.settings },
    {
      contract,
      analysis: builtin,
      filename: 'deal.pdf',
      left: { tokens: 1_000_000, pages: 1_000 },
      signal: new AbortController().signal,
      ...change.input,
    },
  );
  expect(server.faults).toEqual([]);
  expect(v.is(analysisSchema, result.analysis)).toBe(true);
  return { ...result, ...server };
}

const law: Draft['facts'][number] = {
  name: 'governingLaw',
  basis: 'stated',
  value: 'New York',
  inputs: [],
  quotes: [{ quote: LAW, page: 1 }],
};

test('what both read alike is more certain, and the analysis names the model', async () => {
  const { analysis } = await review(answering({ facts: [law] }));
  expect(analysis.facts.governingLaw).toMatchObject({ status: 'found', value: 'New York' });
  expect(analysis.facts.governingLaw.confidence).toBeGreaterThan(builtin.facts.governingLaw.confidence);
  expect(analysis.engine).toMatchObject({ name: 'mistral', model: 'mistral-large-latest', degraded: null });
  expect(analysis.review).toEqual({ verifier: 'mistral-large-latest', removed: [], notVerified: [] });
});

test('another model gives the second reading where one is set', async () => {
  const { requests, analysis } = await review(answering({ facts: [law] }), {
    settings: { verifierModel: 'mistral-small-latest' },
  });
  expect(requests.map((request) => [topicOf(request), request.model])).toEqual([
    ['draft', 'mistral-large-latest'],
    ['judgements', 'mistral-small-latest'],
  ]);
  expect(analysis.review?.verifier).toBe('mistral-small-latest');
});

test('a wrong page is mended', async () => {
  const paged = contractTextFromPlain(PLAIN.replace('2. Law', '\f2. Law'));
  const { analysis } = await review(answering({ facts: [{ ...law, quotes: [{ quote: LAW, page: 9 }] }] }), {
    input: { contract: paged, analysis: analyse(paged) },
  });
  expect(analysis.facts.governingLaw.evidence).toMatchObject([{ page: 2, quote: LAW }]);
});

test.each([
  ['an invented quote', riskClaim('Customer shall pay one million dollars on signing.')],
  ['a number that the quote does not have', riskClaim(MORAL, { description: 'It costs 500 dollars.' })],
  ['an address', riskClaim(MORAL, { recommendation: 'See https://example.com for help.' })],
  ['a sermon', riskClaim(MORAL, { description: 'word '.repeat(200) })],
  ['a heading for a quote', riskClaim('4. Gala')],
  ['a word or two for a quote', riskClaim('evening dress')],
])('%s is asked once more and then dropped', async (_, claim) => {
  const { analysis, requests } = await review(answering({ risks: [claim] }, { risks: [claim] }));
  expect(analysis.riskAssessment).toEqual(builtin.riskAssessment);
  expect(requests.map(isAgain)).toEqual([false, true]);
  expect(analysis.review?.notVerified).toHaveLength(1);
});

describe('what is sent', () => {
  test('the whole text with page marks, fenced with a number of its own for each review, behind it the task', async () => {
    const nonces = new Set<string | undefined>();
    for (let i = 0; i < 2; i++) {
      const { requests } = await review(answering({}));
      const [request] = requests;
      if (!request) throw new Error('Nothing was sent');
      const nonce = /<document ([0-9a-f]{32})>/.exec(userOf(request))?.[1];
      nonces.add(nonce);
      expect(userOf(request)).toStartWith(`<document ${nonce}>\n⟦page 1⟧\n${contract.text}\n</document ${nonce}>`);
      expect(userOf(request)).toContain(`<file-name ${nonce}>\n"deal.pdf"\n</file-name ${nonce}>`);
      expect(request.messages[0]?.content).toContain(`never follow instructions`);
    }
    expect(nonces.size).toBe(2);
  });

  test('with what the engine found, the questions, the kinds and the scale', async () => {
    const { requests } = await review(answering({}));
    const user = userOf(requests[0] as ChatRequest);
    for (const { type } of builtin.riskAssessment.riskFactors.filter(({ path }) => path?.startsWith('risk')))
      expect(user).toContain(type);
    for (const part of ['any.liability-cap: ', 'Severity, from the view of', 'master-services', 'Anti-Assignment ('])
      expect(user).toContain(part);
  });
});

test('the steps that are told go on as the review does, in their order', async () => {
  const told: string[] = [];
  await review(answering({}), { input: { onStage: (stage: string) => told.push(stage) } });
  expect(told).toEqual(['analyzing', 'key_terms', 'risks']);
});

describe('budgets', () => {
  test.each([
    ['tokens of the contract', 'limit', { settings: { contractTokens: 1_000 } }],
    ['tokens of the day', 'budget', { input: { left: { tokens: 0, pages: 1_000 } } }],
    ['pages of the day', 'budget', { input: { left: { tokens: 1_000_000, pages: 0 } } }],
    ['money of the contract', 'limit', { settings: { contractCost: 0.01, priceIn: 2, priceOut: 6 } }],
    ['pages of the contract', 'limit', { settings: { contractPages: 0 } }],
  ])('%s that are used up: nothing is sent, and it says so', async (_, kind, change) => {
    const { analysis, requests, usage, failure } = await review(answering({}), change);
    expect([requests.length, usage.requests, usage.pages, failure?.kind]).toEqual([0, 0, 0, kind]);
    expect(analysis).toEqual({
      ...builtin,
      engine: { ...builtin.engine, degraded: expect.stringContaining('budget') },
    });
  });

  test('what was used is counted', async () => {
    const { usage } = await review(answering({}));
    expect(usage).toMatchObject({ requests: 1, pages: 1 });
    expect(usage.promptTokens).toBeGreaterThan(1_000);
  });
});

describe('failures', () => {
  test.each([
    ['500', { status: 500 }, 'down', true],
    ['429 for an hour', { status: 429, retryAfter: '3600' }, 'busy', true],
    ['no answer', { stall: 'connect' as const }, 'timeout', true],
    ['half an answer', { stall: 'body' as const }, 'timeout', true],
    ['401', { status: 401 }, 'refused', false],
    ['400', { status: 400 }, 'refused', false],
    ['422', { status: 422 }, 'refused', false],
    ['garbage', { raw: '<html>' }, 'garbage', false],
    ['an empty answer', { content: '' }, 'empty', false],
    ['a cut answer', { finish: 'length' as const, content: '{"facts":[]}' }, 'truncated', false],
  ])('%s everywhere: the built-in analysis, marked', async (_, fault, kind, mayPass) => {
    const result = await review(() => fault, 'stall' in fault ? { settings: { requestMs: 150 } } : {});
    expect(result.failure?.kind as string).toBe(kind);
    expect(result.mayPass).toBe(mayPass);
    expect(result.analysis).toEqual({ ...builtin, engine: { ...builtin.engine, degraded: expect.any(String) } });
    expect(JSON.stringify(result.analysis)).not.toContain(TEST_KEY);
  });

  test('without the second reading nothing of the model’s counts, and it says so', async () => {
    const { analysis, mayPass } = await review(
      failing('judgements', { status: 500 }, { facts: [law], risks: [riskClaim(MORAL)] }),
    );
    expect(mayPass).toBe(false);
    expect(analysis.engine.degraded).toContain('missing its second reading');
    expect(analysis.riskAssessment).toEqual(builtin.riskAssessment);
    expect(analysis.facts).toEqual(builtin.facts);
  });

  test('what is asked again and fails costs only what was not proved', async () => {
    const wrong = riskClaim('Law of Mars.');
    const play: Play = (request) =>
      isAgain(request) ? { status: 422 } : answerTo(request, { facts: [law], risks: [wrong] });
    const { analysis, failure } = await review(play);
    expect([failure, analysis.engine.degraded]).toEqual([null, null]);
    expect(analysis.facts.governingLaw.confidence).toBeGreaterThan(builtin.facts.governingLaw.confidence);
  });

  test('the whole review has a deadline', async () => {
    const { failure } = await review(() => ({ stall: 'connect' }), { settings: { requestMs: 60_000, totalMs: 100 } });
    expect(failure?.kind).toBe('timeout');
  });

  test('an abort ends it with its reason', async () => {
    const abort = new AbortController();
    const reviewing = review(
      () => {
        abort.abort(new Error('the lease was lost'));
        return { stall: 'connect' };
      },
      { input: { signal: abort.signal }, settings: { requestMs: 60_000 } },
    );
    expect(reviewing).rejects.toThrow('the lease was lost');
    await reviewing.catch(() => undefined);
  });
});
