import { afterEach, describe, expect, test } from 'bun:test';
import * as v from 'valibot';
import { openProvider, type Question, type Usage } from '../../../src/review/providers/provider';
import type { ReviewSettings } from '../../../src/review/settings';
import { events, message, modelServer, type SentRequest } from '../../support/model-server';

const SCHEMA = v.strictObject({ words: v.array(v.string()) });
const question: Question<{ words: string[] }> = {
  name: 'words',
  schema: SCHEMA,
  system: 'Answer.',
  user: 'The secret clause of the contract.',
  maxTokens: 100,
};
const GOOD = '{"words":["yes"]}';
const YES = { words: ['yes'] };
const KEY = 'key-of-the-test';

const servers: { stop: () => unknown }[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) void server.stop();
});

async function put(
  answer: (request: SentRequest<'/messages'>, nth: number) => Response | Promise<Response>,
  change: Partial<ReviewSettings> = {},
  asked = question,
) {
  const server = modelServer('/messages', answer);
  servers.push(server);
  const used: Usage = { requests: 0, promptTokens: 0, completionTokens: 0 };
  const provider = await openProvider({ ...server.settings, apiKey: KEY, model: 'claude-sonnet-4-5', ...change });
  const outcome = await provider
    .askOnce(asked, new AbortController().signal, (more) => {
      for (const key of Object.keys(used) as (keyof Usage)[]) used[key] += more[key];
    })
    .catch((error: unknown) => error);
  expect(server.faults).toEqual([]);
  expect(JSON.stringify([outcome, String(outcome)])).not.toMatch(/secret clause|key-of-the-test/);
  return { outcome, used, sent: server.requests, body: server.requests[0]?.body };
}

/** What older models are asked for: the arguments of a tool. */
const toolCall = (json: string) =>
  events([
    {
      type: 'message_start',
      message: {
        id: 'm',
        type: 'message',
        role: 'assistant',
        model: 'a',
        content: [],
        usage: { input_tokens: 9, output_tokens: 1 },
      },
    },
    { type: 'content_block_start', index: 0, content_block: { type: 'tool_use', id: 't', name: 'json', input: {} } },
    { type: 'content_block_delta', index: 0, delta: { type: 'input_json_delta', partial_json: json } },
    { type: 'content_block_stop', index: 0 },
    { type: 'message_delta', delta: { stop_reason: 'tool_use' }, usage: { output_tokens: 5 } },
    { type: 'message_stop' },
  ]);

test('a request that the published reference allows, with key, version and schema', async () => {
  const { outcome, used, body, sent } = await put(() => message(GOOD));
  expect(outcome).toEqual(YES);
  expect(body).toMatchObject({
    max_tokens: 100,
    temperature: 0,
    system: [{ text: 'Answer.' }],
    output_config: { format: { type: 'json_schema', schema: { additionalProperties: false, required: ['words'] } } },
  });
  const headers = sent[0]?.headers;
  expect([headers?.get('x-api-key'), headers?.get('anthropic-version')]).toEqual([KEY, '2023-06-01']);
  expect(used).toEqual({ requests: 1, promptTokens: 50, completionTokens: 5 });
});

test('a model that knows no structured answers gets a tool whose arguments are the answer', async () => {
  const { outcome, body } = await put(() => toolCall(GOOD), { model: 'claude-3-haiku-20240307' });
  expect(outcome).toEqual(YES);
  expect(body).toMatchObject({ tools: [{ name: 'json' }] });
});

test('a model that takes no temperature gets none when it says so', async () => {
  const { outcome, sent } = await put(
    ({ body }) =>
      body.temperature === undefined
        ? message(GOOD)
        : Response.json(
            { type: 'error', error: { type: 'invalid_request_error', message: '`temperature` is deprecated' } },
            { status: 400 },
          ),
    { model: 'claude-sonnet-4-5' },
  );
  expect([outcome, sent.length]).toEqual([YES, 2]);
});

describe('failures', () => {
  const error = (status: number, type: string, words: string, headers = {}) =>
    Response.json({ type: 'error', error: { type, message: words } }, { status, headers });
  test.each<[string, () => Response, string]>([
    ['a wrong key', () => error(401, 'authentication_error', 'invalid x-api-key'), 'refused'],
    ['a model that there is not', () => error(404, 'not_found_error', 'model: claude-9'), 'refused'],
    ['no credit', () => error(400, 'invalid_request_error', 'Your credit balance is too low'), 'refused'],
    ['too long', () => error(400, 'invalid_request_error', 'prompt is too long: 210000 tokens > 200000'), 'context'],
    ['too many requests', () => error(429, 'rate_limit_error', 'slow', { 'retry-after': '3' }), 'busy'],
    ['overload', () => error(529, 'overloaded_error', 'Overloaded'), 'down'],
    [
      'overload in the stream',
      () => events([{ type: 'error', error: { type: 'overloaded_error', message: 'x' } }]),
      'down',
    ],
    ['an answer cut at the limit', () => message('{"words":["ye', { stop: 'max_tokens' }), 'truncated'],
    ['an answer cut at the window', () => message('{', { stop: 'model_context_window_exceeded' }), 'truncated'],
    ['a refusal', () => message('I will not', { stop: 'refusal' }), 'declined'],
    ['prose', () => message('It is fine.'), 'garbage'],
    ['nothing', () => message(''), 'empty'],
  ])('%s', async (_, answer, kind) => {
    const { outcome, sent } = await put(answer);
    expect(outcome).toMatchObject({ name: 'ModelFailure', kind, retryAfter: kind === 'busy' ? 3 : null });
    expect(sent).toHaveLength(1);
  });

  test('a context that a gateway cut in silence', async () => {
    const asked = { ...question, user: 'The parties agree to this. '.repeat(1_000) };
    const { outcome } = await put(() => message(GOOD, { input: 900 }), {}, asked);
    expect(outcome).toMatchObject({ kind: 'context' });
  });

  test('a stream that stalls', async () => {
    const { outcome } = await put(() => events([{ type: 'ping' }], { ends: false }), { idleMs: 100 });
    expect(outcome).toMatchObject({ kind: 'timeout' });
  });
});
