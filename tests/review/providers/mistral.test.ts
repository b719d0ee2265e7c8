import { afterEach, describe, expect, test } from 'bun:test';
import * as v from 'valibot';
import { ask, MOST_TRIES } from '../../../src/review/ask';
import { ModelFailure } from '../../../src/review/failure';
import { openProvider, type Question, type Usage } from '../../../src/review/providers/provider';
import { type Fault, fakeMistral, type Play, TEST_KEY } from '../../support/mistral';

const question: Question<{ words: string[] }> = {
  name: 'words',
  schema: v.strictObject({ words: v.array(v.string()) }),
  system: 'Answer.',
  user: 'The secret clause of the contract.',
  maxTokens: 100,
};
const GOOD = { answer: { words: ['yes'] } };

const servers: { stop: () => void }[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) void server.stop();
});

async function put(play: Play, signal = new AbortController().signal, change = {}) {
  const server = fakeMistral(play);
  servers.push(server);
  const used: Usage = { requests: 0, promptTokens: 0, completionTokens: 0 };
  const count = (usage: Usage) => {
    for (const key of Object.keys(used) as (keyof Usage)[]) used[key] += usage[key];
  };
  const { retryMs } = server.settings;
  const provider = await openProvider({ ...server.settings, ...change });
  const outcome = await ask({ provider, retryMs }, question, signal, count).catch((error: unknown) => error);
  return { outcome, used, ...server };
}

/** Only a stall has to be waited for. */
const shortFor = (fault: Fault, idleMs: number) => ('stall' in fault ? { idleMs } : {});

/** A fault at the first `times` requests, a good answer after them. */
const first =
  (fault: Fault, times: number): Play =>
  (_request, nth) =>
    nth <= times ? fault : GOOD;

test('a request that the published schema allows, at temperature 0, without tools', async () => {
  const { outcome, requests, faults, used } = await put(() => GOOD);
  expect([outcome, faults]).toEqual([GOOD.answer, []]);
  expect(requests[0]).toMatchObject({ temperature: 0, model: 'mistral-large-latest', max_tokens: 100 });
  expect(used.requests).toBe(1);
  expect(used.promptTokens).toBeGreaterThan(0);
});

describe('what passes is tried again', () => {
  test.each<[string, Fault]>([
    ['429', { status: 429 }],
    ['429 with Retry-After', { status: 429, retryAfter: '0' }],
    ['500', { status: 500 }],
    ['503', { status: 503, retryAfter: '0' }],
    ['no answer', { stall: 'connect' }],
    ['an answer that does not end', { stall: 'body' }],
    ['garbage', { raw: 'no json at all' }],
    ['an answer of another shape', { content: '{"words":"yes"}' }],
    ['an answer with a field too many', { content: '{"words":[],"verdict":"fine"}' }],
    ['an empty answer', { content: '' }],
    ['no content', { content: null }],
  ])('%s', async (_, fault) => {
    const { outcome, requests } = await put(first(fault, 1), undefined, shortFor(fault, 2_000));
    expect(outcome).toEqual(GOOD.answer);
    expect(requests).toHaveLength(2);
  });
});

describe('what does not pass ends with its kind, after a bounded number of requests', () => {
  test.each<[string, Fault, string, number]>([
    ['429', { status: 429 }, 'busy', MOST_TRIES],
    ['429 for an hour', { status: 429, retryAfter: '3600' }, 'busy', 1],
    ['500', { status: 500 }, 'down', MOST_TRIES],
    ['no answer', { stall: 'connect' }, 'timeout', MOST_TRIES],
    ['an answer that does not end', { stall: 'body' }, 'timeout', MOST_TRIES],
    ['garbage', { raw: '{"id":' }, 'garbage', 2],
    ['JSON of another kind', { raw: '{"hello":"world"}' }, 'garbage', 2],
    ['half an answer', { content: '{"words":["ye' }, 'garbage', 2],
    ['an empty answer', { content: ' ' }, 'empty', 2],
    ['an answer cut at the limit', { finish: 'length', content: '{"words":["yes"]}' }, 'truncated', 1],
    ['an answer cut at the window', { finish: 'model_length', content: '{"words":["yes"]}' }, 'truncated', 1],
    ['400', { status: 400 }, 'refused', 1],
    ['401', { status: 401 }, 'refused', 1],
    ['404', { status: 404 }, 'refused', 1],
    ['422', { status: 422 }, 'refused', 1],
  ])('%s', async (_, fault, kind, times) => {
    const { outcome, requests, used } = await put(() => fault, undefined, shortFor(fault, 1_000));
    expect(outcome).toBeInstanceOf(ModelFailure);
    expect(outcome).toMatchObject({ kind });
    expect(used.requests).toBe(times);
    // On a busy machine a request may be given up before it has arrived.
    expect(requests.length).toBeGreaterThanOrEqual('stall' in fault ? 1 : times);
    expect(requests.length).toBeLessThanOrEqual(times);
    expect(JSON.stringify([outcome, String(outcome), Object.entries(outcome as object)])).not.toMatch(
      new RegExp(`${TEST_KEY}|secret clause`),
    );
  });

  test('a server that is not there', async () => {
    const { outcome } = await put(() => GOOD, undefined, { baseUrl: 'http://127.0.0.1:1/v1' });
    expect(outcome).toMatchObject({ kind: 'down' });
  });

  test('a wrong key', async () => {
    const { outcome } = await put(() => GOOD, undefined, { apiKey: 'another' });
    expect(outcome).toMatchObject({ kind: 'refused', status: 401 });
  });

  test('the time that the server wants is told', async () => {
    const { outcome } = await put(() => ({ status: 429, retryAfter: '90' }));
    expect(outcome).toMatchObject({ kind: 'busy', retryAfter: 90 });
  });
});

test.each(['connect', 'body'] as const)('an abort ends a %s stall with its reason', async (stall) => {
  const abort = new AbortController();
  const reason = new Error('the lease was lost');
  const { outcome, requests } = await put(
    () => {
      setTimeout(() => abort.abort(reason), 20);
      return { stall };
    },
    abort.signal,
    { requestMs: 60_000 },
  );
  expect(outcome).toBe(reason);
  expect(requests).toHaveLength(1);
});

test('an abort ends the pause before the next try', async () => {
  const abort = new AbortController();
  const { outcome, requests } = await put(() => {
    setTimeout(() => abort.abort(new Error('stopped')), 20);
    return { status: 429, retryAfter: '15' };
  }, abort.signal);
  expect(outcome).toEqual(new Error('stopped'));
  expect(requests).toHaveLength(1);
});

test('a redirect is not followed: contract and key go to no other address', async () => {
  const elsewhere: string[] = [];
  const other = Bun.serve({
    port: 0,
    hostname: '127.0.0.1',
    fetch(request) {
      elsewhere.push(request.url);
      return Response.json({});
    },
  });
  const gateway = Bun.serve({
    port: 0,
    hostname: '127.0.0.1',
    fetch: () => new Response(null, { status: 307, headers: { location: other.url.href } }),
  });
  servers.push(other, gateway);
  const { outcome, used } = await put(() => GOOD, undefined, { baseUrl: gateway.url.origin });
  expect(outcome).toMatchObject({ kind: 'refused', status: 307 });
  expect([elsewhere, used.requests]).toEqual([[], 1]);
});

test('an answer without end is not read to its end', async () => {
  const chunk = new Uint8Array(2 ** 20).fill(0x20);
  let sent = 0;
  const endless = Bun.serve({
    port: 0,
    hostname: '127.0.0.1',
    fetch: () =>
      new Response(
        new ReadableStream({
          pull(controller) {
            sent += 1;
            controller.enqueue(chunk);
          },
        }),
        { headers: { 'content-type': 'application/json' } },
      ),
  });
  servers.push(endless);
  const { outcome } = await put(() => GOOD, undefined, { baseUrl: endless.url.origin });
  expect(outcome).toMatchObject({ kind: 'garbage' });
  expect(sent).toBeLessThan(200);
});
