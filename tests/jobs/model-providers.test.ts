import { expect, test } from 'bun:test';
import { analyse } from '../../src/analysis/analyse';
import { getContract } from '../../src/contracts/read';
import { modelReviewer } from '../../src/jobs/model-reviewer';
import { startWorker } from '../../src/jobs/worker';
import type { ReviewSettings } from '../../src/review/settings';
import { extraction } from '../support/analysis';
import { contractTextFromPlain } from '../support/contract-text';
import { eventually } from '../support/eventually';
import { completion, message, modelServer } from '../support/model-server';
import { modelWorldForFile } from '../support/model-world';
import { contractWith } from '../support/reading';

const contract = contractTextFromPlain(contractWith('1. Law\nThis Agreement is governed by the laws of New York.'));
const builtin = analyse(contract);
const held = modelWorldForFile();

/** An answer to whatever is asked in which nothing was found: each of the lists by name, empty. */
function nothing(schema: unknown): string {
  const { properties = {} } = schema as { properties?: Record<string, unknown> };
  return JSON.stringify(Object.fromEntries(Object.keys(properties).map((name) => [name, name === 'kind' ? null : []])));
}

async function reviewed(settings: ReviewSettings) {
  const userId = await held.world.addUser();
  held.worker = startWorker({
    ...held.world,
    config: { WORKER_CONCURRENCY: 1 },
    extract: async () => extraction(contract, builtin),
    reviewer: modelReviewer(settings, held.world.log),
    timing: { leaseMs: 5_000, pollMs: 20, retryMs: 10 },
  });
  const { id } = await held.world.submit(userId, undefined, 'Law.pdf');
  return await eventually(async () => {
    const found = await getContract(held.world, userId, id);
    return found.status === 'processing' || found.reviewing ? null : found;
  });
}

test('a server of one’s own, with thoughts and fences, reviews in the process of its own', async () => {
  const server = modelServer('/chat/completions', ({ body }) =>
    body.response_format?.type === 'json_schema'
      ? completion(['<think>hm</think>\n```json\n', nothing(body.response_format.json_schema.schema), '\n```'], {
          prompt: 9_000,
        })
      : new Response('', { status: 400 }),
  );
  const { aiAnalysis } = await reviewed({ ...server.settings, model: 'qwen3:32b' });
  await server.stop();
  expect(server.faults).toEqual([]);
  expect(aiAnalysis?.engine).toMatchObject({ name: 'openai-compatible', model: 'qwen3:32b', degraded: null });
  expect(aiAnalysis?.engine.used).toMatchObject({ promptTokens: 9_000 * server.requests.length, cost: null });
});

test('Anthropic’s API reviews', async () => {
  const server = modelServer('/messages', ({ body }) =>
    message(nothing(body.output_config?.format.schema), { input: 9_000 }),
  );
  const { aiAnalysis } = await reviewed({ ...server.settings, apiKey: 'key', model: 'claude-sonnet-4-5' });
  await server.stop();
  expect(server.faults).toEqual([]);
  expect(aiAnalysis?.engine).toMatchObject({ name: 'anthropic', model: 'claude-sonnet-4-5', degraded: null });
});

test('a server that cuts the context in silence leaves the built-in analysis, and the operator is told what to set', async () => {
  const server = modelServer('/chat/completions', () => completion(['{"facts":[],"parties":[]}'], { prompt: 20 }));
  const { aiAnalysis } = await reviewed(server.settings);
  await server.stop();
  expect(aiAnalysis?.engine.name).toBe('builtin');
  expect(aiAnalysis?.engine.degraded).toContain('read only a part of what it was sent');
  expect(held.world.logged()).toContain('set MODEL_CONTEXT_TOKENS to what it has');
});
