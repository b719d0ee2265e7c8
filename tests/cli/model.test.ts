import { afterEach, describe, expect, test } from 'bun:test';
import { completion, modelServer, type SentRequest } from '../support/model-server';
import { runProgram } from '../support/program';

type Sent = SentRequest<'/chat/completions'>;

const servers: { stop: () => unknown }[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) void server.stop();
});

const nameOf = ({ body }: Sent) =>
  body.response_format?.type === 'json_schema' ? body.response_format.json_schema.name : '';
const textOf = ({ body }: Sent) => body.messages.at(-1)?.content ?? '';

/** What a good model says to each question of the check. */
const GOOD: Readonly<Record<string, (text: string) => unknown>> = {
  notice: (text) => ({ days: Number(/on (\d+) days/.exec(text)?.[1]), party: 'Customer' }),
  marks: (text) => {
    const [first = '', middle = '', last = ''] = [...text.matchAll(/this document is (\w+)\./g)].map(
      ([, mark]) => mark,
    );
    return { first, middle, last };
  },
  judgements: (text) => {
    const judged = ['supported', 'contradicted', 'contradicted', 'unsupported', 'supported', 'unsupported'];
    return { judgements: (JSON.parse(text) as unknown[]).map((_, i) => ({ id: i + 1, judgement: judged[i] })) };
  },
};

const wordsIn = (text: string) => text.split(/\s+/).length;
const answerOf = (sent: Sent, text = textOf(sent), change: object = {}) =>
  completion([JSON.stringify({ ...(GOOD[nameOf(sent)]?.(text) as object), ...change })], {
    prompt: Math.ceil(wordsIn(text) * 1.3),
  });

async function check(answer: (sent: Sent) => Response, more: Record<string, string> = {}) {
  const server = modelServer('/chat/completions', answer);
  servers.push(server);
  const env = {
    MODEL_PROVIDER: 'openai-compatible',
    MODEL_BASE_URL: server.settings.baseUrl,
    MODEL_NAME: 'big-model',
    MODEL_CONTEXT_TOKENS: '16000',
    MISTRAL_API_KEY: '',
    ...more,
  };
  const run = await runProgram('src/cli.ts', ['model', 'check'], { env });
  expect(server.faults).toEqual([]);
  return { ...run, requests: server.requests };
}

describe('model check', () => {
  test('proves a set-up in plain lines, the verifier likewise, with time, tokens and money', async () => {
    const { code, out, requests } = await check((sent) => answerOf(sent), {
      REVIEW_VERIFIER_MODEL: 'small-model',
      MODEL_PRICE_INPUT: '1',
      MODEL_PRICE_OUTPUT: '3',
    });
    const lines = out.trim().split('\n');
    expect(lines[0]).toMatch(
      /^Checking big-model at 127\.0\.0\.1:\d+ \(openai-compatible\), claims proved by small-model$/,
    );
    expect(lines[1]).toMatch(/^ {2}ok {6}answers by a schema \([\d.]+ s, [\d,]+ tokens\)$/);
    expect(lines[2]).toMatch(/^ {2}ok {6}keeps the whole context \(.*\): 14,\d{3} tokens by our count$/);
    expect(lines[3]).toMatch(/^ {2}ok {6}proves claims \(.*\): 6 of 6 right$/);
    expect(lines[4]).toMatch(/^Contracts can be reviewed with it\. In all [\d.]+ s, [\d,]+ tokens, 0\.0\d+ USD\.$/);
    expect(code).toBe(0);
    expect(requests.map(({ body }) => body.model)).toEqual(['big-model', 'big-model', 'small-model']);
  });

  test.each<[string, (sent: Sent) => Response]>([
    [
      'by its own count',
      (sent) => {
        const text = textOf(sent).slice(-6_000);
        return answerOf(sent, nameOf(sent) === 'marks' ? text : undefined);
      },
    ],
    [
      'though it counts what it was sent',
      (sent) => answerOf(sent, undefined, nameOf(sent) === 'marks' ? { first: '?' } : {}),
    ],
  ])('finds out that a server cuts what is long, %s', async (_, answer) => {
    const { code, out } = await check(answer);
    expect(out).toContain('FAILED  keeps the whole context');
    expect(out).toContain('read only a part of what it was sent');
    expect(out).toContain('set MODEL_CONTEXT_TOKENS to what it has');
    expect(out).toContain('Do not review contracts with it yet.');
    expect(code).toBe(1);
  });

  test('finds out that a model judges claims badly', async () => {
    const judgements = [1, 2, 3, 4, 5, 6].map((id) => ({ id, judgement: 'supported' }));
    const { code, out } = await check((sent) =>
      answerOf(sent, undefined, nameOf(sent) === 'judgements' ? { judgements } : {}),
    );
    expect(out).toContain('2 of 6 right; wrong on sides that are swapped, a negation that is dropped');
    expect(out).toContain('REVIEW_VERIFIER_MODEL');
    expect(code).toBe(1);
  });

  test.each<[string, (sent: Sent) => Response, string]>([
    ['a wrong key', () => Response.json({ error: 'no' }, { status: 401 }), 'check MODEL_API_KEY'],
    [
      'a model that is not there',
      () => Response.json({ error: 'no' }, { status: 404 }),
      'check MODEL_NAME and MODEL_BASE_URL',
    ],
    ['a model that cannot keep to a schema', () => completion(['It is fine.']), 'holds answers to a JSON schema'],
  ])('says what to do about %s, and asks no more', async (_, answer, advice) => {
    const { code, out, requests } = await check(answer);
    expect(out).toContain(advice);
    expect(requests.length).toBeLessThanOrEqual(2);
    expect(code).toBe(1);
  });

  test('a server that is not there', async () => {
    const { code, out } = await check(() => new Response(), { MODEL_BASE_URL: 'http://127.0.0.1:1/v1' });
    expect([code, out]).toEqual([1, expect.stringContaining('See that the server runs')]);
  });

  test.each<[string, Record<string, string>, string]>([
    ['without a model', { MODEL_PROVIDER: '', MODEL_BASE_URL: '', MODEL_NAME: '' }, 'No model is configured'],
    ['with settings that cannot work', { MODEL_NAME: '' }, 'needs MODEL_NAME'],
  ])('%s it says what to set', async (_, env, told) => {
    const { code, err } = await check(() => new Response(), env);
    expect([code, err]).toEqual([1, expect.stringContaining(told)]);
  });
});
