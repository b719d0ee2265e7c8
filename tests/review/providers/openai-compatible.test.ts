import { afterEach, describe, expect, test } from 'bun:test';
import { createServer } from 'node:net';
import * as v from 'valibot';
import { ask } from '../../../src/review/ask';
import { MOST_BYTES } from '../../../src/review/bounded-fetch';
import { degradedText, ModelFailure } from '../../../src/review/failure';
import { openProvider, type Question, type Usage } from '../../../src/review/providers/provider';
import type { ReviewSettings } from '../../../src/review/settings';
import { chunk, completion, events, modelServer, type SentRequest, usage } from '../../support/model-server';

const SCHEMA = v.strictObject({ words: v.array(v.string()) });
const SECRET = 'The secret clause of the contract.';
const question: Question<{ words: string[] }> = {
  name: 'words',
  schema: SCHEMA,
  system: 'Answer.',
  user: SECRET,
  maxTokens: 100,
};
const GOOD = '{"words":["yes"]}';
const YES = { words: ['yes'] };
const LONG = { ...question, user: 'The parties agree to this. '.repeat(1_000) };

type Sent = SentRequest<'/chat/completions'>;
type Answer = (request: Sent, nth: number) => Response | Promise<Response>;

const servers: { stop: () => unknown }[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) void server.stop();
});

interface Case {
  change?: Partial<ReviewSettings>;
  asked?: Question<{ words: string[] }>;
  base?: string;
  signal?: AbortSignal;
}

/** Asks such a server once (no tries by us), or with tries. */
async function put(answer: Answer, { change = {}, asked = question, base, signal }: Case = {}, tries = false) {
  const server = modelServer('/chat/completions', answer, base);
  servers.push(server);
  const used: Usage = { requests: 0, promptTokens: 0, completionTokens: 0 };
  const count = (more: Usage) => {
    for (const key of Object.keys(used) as (keyof Usage)[]) used[key] += more[key];
  };
  const settings = { ...server.settings, ...change };
  const provider = await openProvider(settings);
  const until = signal ?? new AbortController().signal;
  const asking = tries ? ask({ provider, retryMs: 5 }, asked, until, count) : provider.askOnce(asked, until, count);
  const outcome = await asking.catch((error: unknown) => error);
  expect(JSON.stringify([outcome, String(outcome)])).not.toContain(SECRET);
  expect(server.faults).toEqual([]);
  return { outcome, used, provider, requests: server.requests.map(({ body }) => body), sent: server.requests };
}

const refuse = (status: number, body: object | string, headers: Record<string, string> = {}) =>
  typeof body === 'string' ? new Response(body, { status, headers }) : Response.json(body, { status, headers });

describe('a server as the specification says', () => {
  test('gets a streamed request at temperature 0 with the schema, and a key where there is one', async () => {
    const { outcome, requests, sent, used } = await put(() => completion(['{"words":', '["yes"]}']), {
      change: { apiKey: 'k1' },
    });
    expect(outcome).toEqual(YES);
    expect(requests[0]).toMatchObject({
      model: 'a-model',
      temperature: 0,
      max_tokens: 100,
      stream_options: { include_usage: true },
      response_format: { type: 'json_schema', json_schema: { name: 'words', schema: { additionalProperties: false } } },
    });
    expect(sent[0]?.headers.get('authorization')).toBe('Bearer k1');
    expect(used).toEqual({ requests: 1, promptTokens: 50, completionTokens: 5 });
  });

  test('without a key none is sent, whatever the environment has', async () => {
    const { sent } = await put(() => completion([GOOD]));
    expect(sent[0]?.headers.get('authorization')).toBeNull();
  });

  test('is asked below any base path, which is taken as it is', async () => {
    const { outcome, sent } = await put(() => completion([GOOD]), { base: '/v1beta/openai' });
    expect([outcome, sent[0]?.path]).toEqual([YES, '/v1beta/openai/chat/completions']);
  });

  test('the verifier is another model of it', async () => {
    const change = { verifierModel: 'small' };
    const { requests } = await put(() => completion([GOOD]), { change, asked: { ...question, by: 'verifier' } });
    expect(requests[0]?.model).toBe('small');
  });

  test('gets so many questions at the same time and no more', async () => {
    let [now, most] = [0, 0];
    const server = modelServer('/chat/completions', async () => {
      most = Math.max(most, ++now);
      await Bun.sleep(30);
      now--;
      return completion([GOOD]);
    });
    servers.push(server);
    const provider = await openProvider({ ...server.settings, concurrency: 2 });
    await Promise.all(
      Array.from({ length: 6 }, () => provider.askOnce(question, new AbortController().signal, () => {})),
    );
    expect(most).toBe(2);
  });
});

describe('answers in odd shapes are read', () => {
  const whole = (message: object, more: object = {}) =>
    Response.json({ id: 'c', choices: [{ index: 0, message, finish_reason: 'stop' }], ...more });
  test.each<[string, () => Response]>([
    ['fenced JSON', () => completion(['```json\n', GOOD, '\n```'])],
    ['fenced JSON among words', () => completion([`Here you are:\n\n\`\`\`\n${GOOD}\n\`\`\`\nAnything else?`])],
    ['JSON among words', () => completion([`Sure! ${GOOD} I hope this helps.`])],
    ['thoughts before it', () => completion(['<think>The user wants {words}. ', 'Yes.</think>\n\n', GOOD])],
    ['thoughts whose beginning the template ate', () => completion([`I say {"words": []}.\n</think>\n${GOOD}`])],
    ['thoughts and a fence', () => completion([`<think>hm</think>\n\`\`\`json\n${GOOD}\n\`\`\``])],
    [
      'thoughts beside it (reasoning_content)',
      () =>
        events([chunk({ reasoning_content: 'Let me see {"words":[]}' }), chunk({ content: GOOD }, 'stop'), '[DONE]']),
    ],
    [
      'thoughts beside it (reasoning)',
      () => events([chunk({ reasoning: 'Let me see' }), chunk({ content: GOOD }, 'stop'), '[DONE]']),
    ],
    [
      'content in parts',
      () =>
        events([
          chunk({
            content: [
              { type: 'thinking', thinking: [{ type: 'text', text: 'Let me see' }] },
              { type: 'text', text: GOOD.slice(0, 5) },
            ],
          }),
          chunk({ content: [{ type: 'text', text: GOOD.slice(5) }] }, 'stop'),
          '[DONE]',
        ]),
    ],
    ['no [DONE]', () => events([chunk({ content: GOOD }, 'stop')])],
    ['no reason for its end', () => events([chunk({ content: GOOD }), '[DONE]'])],
    ['an answer that is not streamed', () => whole({ role: 'assistant', content: GOOD }, usage(50, 5))],
    [
      'one in parts that is not streamed',
      () => whole({ role: 'assistant', content: [{ type: 'text', text: GOOD }], reasoning_content: 'hm' }),
    ],
    [
      'comments that keep the connection',
      () =>
        new Response(`: waiting\n\n: waiting\n\ndata: ${JSON.stringify(chunk({ content: GOOD }, 'stop'))}\n\n`, {
          headers: { 'content-type': 'text/event-stream' },
        }),
    ],
  ])('%s', async (_, answer) => {
    const { outcome, requests } = await put(answer);
    expect(outcome).toEqual(YES);
    expect(requests).toHaveLength(1);
  });

  test.each<[string, () => Response]>([
    ['no usage', () => events([chunk({ content: GOOD }, 'stop'), '[DONE]'])],
    ['a usage of zero', () => events([chunk({ content: GOOD }, 'stop', usage(0, 0)), '[DONE]'])],
  ])('%s is estimated from the text', async (_, answer) => {
    const { outcome, used } = await put(answer, { asked: LONG });
    expect(outcome).toEqual(YES);
    expect(used.promptTokens).toBeGreaterThan(6_000);
    expect(used.completionTokens).toBeGreaterThan(0);
  });
});

describe('what a server refuses is left out or said otherwise', () => {
  const unless = (fits: (body: Sent['body']) => boolean, words: string | object, status = 400): Answer => {
    const error = typeof words === 'string' && words !== '' ? { error: { message: words } } : words;
    return ({ body }) => (fits(body) ? completion([GOOD]) : refuse(status, error));
  };
  const formatOf = ({ response_format: format }: Sent['body']) => format?.type ?? 'text';
  const NO_FORMAT = "'response_format.type' must be one of the supported values";
  test.each<[string, Answer, number]>([
    ['a schema (400)', unless((body) => formatOf(body) === 'json_object', 'json_schema is not supported'), 2],
    ['a schema (422)', unless((body) => formatOf(body) === 'json_object', { detail: [{ msg: 'bad' }] }, 422), 2],
    ['any format', unless((body) => formatOf(body) === 'text', NO_FORMAT), 3],
    ['any format, without a word', unless((body) => formatOf(body) === 'text', ''), 3],
    [
      'max_tokens',
      unless(
        ({ max_tokens, max_completion_tokens: newer }) => max_tokens === undefined && newer === 100,
        "Unsupported parameter: 'max_tokens'. Use 'max_completion_tokens' instead.",
      ),
      2,
    ],
    [
      'either limit',
      unless(
        (body) => !('max_tokens' in body || 'max_completion_tokens' in body),
        { detail: [{ loc: ['body', 'max_tokens'], msg: 'Extra inputs are not permitted' }] },
        422,
      ),
      3,
    ],
    ['a temperature', unless((body) => !('temperature' in body), "'temperature' does not support 0"), 2],
    ['stream_options', unless((body) => !('stream_options' in body), 'unknown field stream_options'), 2],
    ['the system role', unless((body) => body.messages.length === 1, 'System role not supported', 500), 2],
    [
      'a schema that its grammar cannot say (500)',
      unless((body) => formatOf(body) === 'text', 'failed to parse grammar', 500),
      2,
    ],
  ])('%s', async (_, answer, times) => {
    const { outcome, requests, used } = await put(answer);
    expect([outcome, requests.length, used.requests]).toEqual([YES, times, times]);
    const last = requests.at(-1);
    const text = last?.messages.map(({ content }) => content).join(' ') ?? '';
    expect(text).toContain('Answer.');
    expect(text).toContain(SECRET);
    // Where the server takes no schema the model reads it.
    if (last && formatOf(last) !== 'json_schema') expect(text).toContain('"additionalProperties":false');
  });

  test('and is remembered for the questions after it', async () => {
    const { provider, requests, sent } = await put(unless((body) => formatOf(body) === 'text', NO_FORMAT));
    await provider.askOnce(question, new AbortController().signal, () => {});
    expect([requests.length, sent.length]).toEqual([3, 4]);
  });

  test('a schema that is taken and not heeded is read by the model when it is asked again', async () => {
    const { outcome, requests } = await put(
      ({ body }) => completion([JSON.stringify(body.messages).includes('additionalProperties') ? GOOD : '{"a":1}']),
      {},
      true,
    );
    expect([outcome, requests.length]).toEqual([YES, 2]);
  });

  test('a model that thinks gets room for its thoughts', async () => {
    const { outcome, requests } = await put(({ body }) =>
      (body.max_tokens ?? 0) > 100
        ? completion([`<think>so</think>${GOOD}`])
        : events([chunk({ reasoning_content: 'so many thoughts' }), chunk({}, 'length', usage(50, 100)), '[DONE]']),
    );
    expect([outcome, requests.map((body) => body.max_tokens)]).toEqual([YES, [100, 400]]);
  });

  test('a refusal that has nothing to do with it ends after few requests', async () => {
    const { outcome, requests } = await put(() => refuse(400, { error: { message: 'You have no credit left' } }));
    expect(outcome).toMatchObject({ kind: 'refused', status: 400 });
    expect(requests.length).toBeLessThanOrEqual(3);
  });
});

describe('a context that was cut', () => {
  test('in silence is told by the server’s own count', async () => {
    const { outcome, used } = await put(() => completion([GOOD], { prompt: 2_048 }), { asked: LONG });
    expect(outcome).toMatchObject({ kind: 'context' });
    expect(degradedText(outcome as ModelFailure, null)).toContain('read only a part of what it was sent');
    expect(used.promptTokens).toBe(2_048);
  });

  test('is none where the server counts as many tokens as there are words', async () => {
    const { outcome } = await put(() => completion([GOOD], { prompt: 5_010 }), { asked: LONG });
    expect(outcome).toEqual(YES);
  });

  test.each<[string, () => Response]>([
    ['vLLM', () => refuse(400, { object: 'error', message: "This model's maximum context length is 4096 tokens." })],
    ['llama.cpp', () => refuse(400, { error: { code: 400, type: 'exceed_context_size_error', message: 'too long' } })],
    ['OpenAI', () => refuse(400, { error: { code: 'context_length_exceeded', message: 'too long' } })],
    ['LM Studio, in its stream', () => events([{ error: { message: 'Trying to keep more than the context length' } }])],
  ])('with a word of %s', async (_, answer) => {
    const { outcome, requests } = await put(answer, {}, true);
    expect(outcome).toMatchObject({ kind: 'context' });
    expect(requests).toHaveLength(1);
  });
});

describe('failures', () => {
  test.each<[string, () => Response, string]>([
    ['nothing', () => completion(['']), 'empty'],
    ['white space', () => completion([' \n']), 'empty'],
    ['a body without a byte', () => new Response(null, { headers: { 'content-type': 'text/event-stream' } }), 'empty'],
    ['garbage in a stream', () => events(['{"id":']), 'garbage'],
    ['a page of HTML', () => new Response('<html>', { headers: { 'content-type': 'text/html' } }), 'empty'],
    ['garbage as JSON', () => new Response('{"i', { headers: { 'content-type': 'application/json' } }), 'garbage'],
    ['prose', () => completion(['I am sorry, I can only say that it is fine.']), 'garbage'],
    ['half of an answer', () => completion(['{"words":["ye']), 'garbage'],
    ['another shape', () => completion(['{"words":"yes"}']), 'garbage'],
    ['an answer cut at the limit', () => completion([GOOD], { finish: 'length' }), 'truncated'],
    ['a filter', () => completion(['I cannot help'], { finish: 'content_filter' }), 'declined'],
    ['a refusal', () => events([chunk({ refusal: 'I cannot help' }, 'stop'), '[DONE]']), 'declined'],
    ['thoughts and nothing else', () => completion(['<think>hm</think>']), 'garbage'],
    ['an error in the stream', () => events([chunk({ content: '{' }), { error: { message: 'overloaded' } }]), 'down'],
    ['an end in the middle', () => events([chunk({ content: '{"words":["ye' })]), 'down'],
    ['401', () => refuse(401, { error: 'no' }), 'refused'],
    ['404', () => refuse(404, { error: "model 'a-model' not found" }), 'refused'],
    ['422', () => refuse(422, { error: 'no' }), 'refused'],
    ['500', () => refuse(500, 'oops'), 'down'],
    ['503', () => refuse(503, ''), 'down'],
    ['429', () => refuse(429, { error: 'slow down' }, { 'retry-after': '7' }), 'busy'],
  ])('%s', async (_, answer, kind) => {
    const { outcome } = await put(answer);
    expect(outcome).toBeInstanceOf(ModelFailure);
    expect(outcome).toMatchObject({ kind, retryAfter: kind === 'busy' ? 7 : null });
  });

  test('a redirect is not followed', async () => {
    let elsewhere = 0;
    const other = modelServer('/chat/completions', () => {
      elsewhere++;
      return completion([GOOD]);
    });
    servers.push(other);
    const location = `${other.settings.baseUrl}/chat/completions`;
    const { outcome } = await put(() => new Response(null, { status: 307, headers: { location } }));
    expect([outcome, elsewhere]).toMatchObject([{ kind: 'refused', status: 307 }, 0]);
  });

  test('nobody listens', async () => {
    const { outcome } = await put(() => completion([GOOD]), { change: { baseUrl: 'http://127.0.0.1:1/v1' } });
    expect(outcome).toMatchObject({ kind: 'down' });
  });

  const begun = `data: ${JSON.stringify(chunk({ content: '{"wo' }))}\n\n`;
  const head = 'HTTP/1.1 200 OK\r\ncontent-type: text/event-stream\r\ntransfer-encoding: chunked\r\n\r\n';
  test.each([
    ['before an answer', ''],
    ['in the middle of one', `${head}${begun.length.toString(16)}\r\n${begun}\r\n`],
  ])('a connection that is cut %s', async (_, told) => {
    const server = createServer((socket) => socket.once('data', () => socket.write(told, () => socket.destroy())));
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    servers.push({ stop: () => server.close() });
    const { port } = server.address() as { port: number };
    const { outcome } = await put(() => completion([GOOD]), { change: { baseUrl: `http://127.0.0.1:${port}/v1` } });
    expect(outcome).toMatchObject({ kind: 'down' });
  });

  test.each<[string, () => Response]>([
    ['as JSON', () => Response.json({ choices: [{ message: { content: 'x'.repeat(MOST_BYTES) } }] })],
    ['as a stream', () => completion(Array.from({ length: 40 }, () => 'x'.repeat(MOST_BYTES / 32)))],
  ])('an answer of over 8 MiB %s is not read to its end', async (_, answer) => {
    const { outcome } = await put(answer);
    expect(outcome).toMatchObject({ kind: 'garbage' });
  });
});

describe('time', () => {
  test('a server that is silent from the beginning is left', async () => {
    const { outcome } = await put(() => new Promise<Response>(() => {}), { change: { idleMs: 100 } });
    expect(outcome).toMatchObject({ kind: 'timeout' });
  });

  test('a stream that stalls is left', async () => {
    const { outcome, used } = await put(() => events([chunk({ content: '{"wo' })], { ends: false }), {
      change: { idleMs: 100 },
    });
    expect(outcome).toMatchObject({ kind: 'timeout' });
    expect(used.promptTokens).toBeGreaterThan(0);
  });

  test('a stream that drips for much longer than the idle limit is heard to its end', async () => {
    const drops = [...GOOD].map((content) => chunk({ content }));
    const { outcome } = await put(() => events([...drops, chunk({}, 'stop'), '[DONE]'], { pauseMs: 40 }), {
      change: { idleMs: 300 },
    });
    expect(outcome).toEqual(YES);
  });

  test('but not for longer than a review may take', async () => {
    const drops = Array.from({ length: 100 }, () => chunk({ content: ' ' }));
    const { outcome } = await put(() => events(drops, { pauseMs: 20 }), { change: { totalMs: 200 } });
    expect(outcome).toMatchObject({ kind: 'timeout' });
  });

  test('an abort ends a stream with its reason', async () => {
    const abort = new AbortController();
    const reason = new Error('the lease was lost');
    const { outcome } = await put(
      () => {
        setTimeout(() => abort.abort(reason), 30);
        return events([chunk({ content: '{' })], { ends: false });
      },
      { signal: abort.signal },
    );
    expect(outcome).toBe(reason);
  });
});
