import * as v from 'valibot';
import { PROVIDER_DEFAULTS, REVIEW_DEFAULTS, type ReviewSettings } from '../../src/review/settings';

/**
 * The parts of OpenAI's published request (`CreateChatCompletionRequest`) that we use, and nothing besides; what servers may refuse is
 * optional.
 */
export const chatRequestSchema = v.strictObject({
  model: v.pipe(v.string(), v.nonEmpty()),
  messages: v.pipe(
    v.array(v.strictObject({ role: v.picklist(['system', 'user']), content: v.pipe(v.string(), v.nonEmpty()) })),
    v.minLength(1),
  ),
  stream: v.literal(true),
  stream_options: v.optional(v.strictObject({ include_usage: v.literal(true) })),
  temperature: v.optional(v.pipe(v.number(), v.minValue(0), v.maxValue(2))),
  max_tokens: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1))),
  max_completion_tokens: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1))),
  response_format: v.optional(
    v.variant('type', [
      v.strictObject({
        type: v.literal('json_schema'),
        json_schema: v.strictObject({
          name: v.pipe(v.string(), v.regex(/^[a-zA-Z0-9_-]{1,64}$/)),
          schema: v.record(v.string(), v.unknown()),
          strict: v.literal(true),
        }),
      }),
      v.strictObject({ type: v.literal('json_object') }),
    ]),
  ),
});

/** The parts of Anthropic's published request (`POST /v1/messages`) that we use, and nothing besides. */
const messagesRequestSchema = v.strictObject({
  model: v.pipe(v.string(), v.nonEmpty()),
  max_tokens: v.pipe(v.number(), v.integer(), v.minValue(1)),
  temperature: v.optional(v.pipe(v.number(), v.minValue(0), v.maxValue(1))),
  stream: v.literal(true),
  system: v.array(v.strictObject({ type: v.literal('text'), text: v.string() })),
  messages: v.tuple([
    v.strictObject({
      role: v.literal('user'),
      content: v.tuple([v.strictObject({ type: v.literal('text'), text: v.string() })]),
    }),
  ]),
  output_config: v.optional(
    v.strictObject({
      format: v.strictObject({ type: v.literal('json_schema'), schema: v.record(v.string(), v.unknown()) }),
    }),
  ),
  tools: v.optional(
    v.tuple([
      v.strictObject({
        name: v.literal('json'),
        description: v.string(),
        input_schema: v.record(v.string(), v.unknown()),
        eager_input_streaming: v.optional(v.boolean()),
      }),
    ]),
  ),
  tool_choice: v.optional(
    v.strictObject({
      type: v.picklist(['any', 'tool']),
      name: v.optional(v.string()),
      disable_parallel_tool_use: v.literal(true),
    }),
  ),
});

const SCHEMAS = { '/chat/completions': chatRequestSchema, '/messages': messagesRequestSchema };
type Path = keyof typeof SCHEMAS;
export interface SentRequest<P extends Path> {
  body: v.InferOutput<(typeof SCHEMAS)[P]>;
  headers: Headers;
  path: string;
}

const EVENT_TYPE = { 'content-type': 'text/event-stream; charset=utf-8' };

/**
 * A server over real HTTP at which requests end at `path` below a base path. What its schema does not allow stands in `faults`. `answer` gets
 * each request with its number from 1.
 */
export function modelServer<P extends Path>(
  path: P,
  answer: (request: SentRequest<P>, nth: number) => Response | Promise<Response>,
  base = '/v1',
) {
  const requests: SentRequest<P>[] = [];
  const faults: string[] = [];
  const server = Bun.serve({
    port: 0,
    hostname: '127.0.0.1',
    idleTimeout: 0,
    async fetch(request) {
      const { pathname } = new URL(request.url);
      if (pathname !== `${base}${path}`) return new Response('not here', { status: 404 });
      const parsed = v.safeParse(SCHEMAS[path], await request.json());
      if (!parsed.success) faults.push(...parsed.issues.map((issue) => `${v.getDotPath(issue)}: ${issue.message}`));
      const sent = { body: parsed.output, headers: request.headers, path: pathname } as SentRequest<P>;
      requests.push(sent);
      return await answer(sent, requests.length);
    },
  });
  const settings: ReviewSettings = {
    ...REVIEW_DEFAULTS,
    ...PROVIDER_DEFAULTS['openai-compatible'],
    provider: path === '/messages' ? 'anthropic' : 'openai-compatible',
    baseUrl: `${server.url.origin}${base}`,
    apiKey: null,
    model: 'a-model',
    idleMs: 5_000,
    totalMs: 20_000,
    retryMs: 5,
  };
  return { requests, faults, settings, stop: () => server.stop(true) };
}

/** Events one after the other, `pauseMs` apart; `ends: false` leaves the connection open. */
export function events(
  data: readonly (object | string)[],
  { pauseMs = 0, ends = true }: { pauseMs?: number; ends?: boolean } = {},
): Response {
  const encoder = new TextEncoder();
  const lines = data.map((one) => {
    const type = typeof one === 'object' && 'type' in one ? `event: ${one.type}\n` : '';
    return `${type}data: ${typeof one === 'string' ? one : JSON.stringify(one)}\n\n`;
  });
  const body = new ReadableStream({
    async start(controller) {
      for (const line of lines) {
        controller.enqueue(encoder.encode(line));
        if (pauseMs > 0) await Bun.sleep(pauseMs);
      }
      if (ends) controller.close();
    },
  });
  return new Response(body, { headers: EVENT_TYPE });
}

type Delta = Record<string, unknown>;

/** A chunk of a streamed completion. */
export function chunk(delta: Delta | null, finish: string | null = null, more: object = {}): object {
  const choices = delta === null ? [] : [{ index: 0, delta, finish_reason: finish }];
  return { id: 'c', object: 'chat.completion.chunk', created: 1_790_000_000, model: 'a-model', choices, ...more };
}

export const usage = (prompt: number, completion: number) => ({
  usage: { prompt_tokens: prompt, completion_tokens: completion, total_tokens: prompt + completion },
});

/** A whole answer, streamed as the specification says, in as many chunks as there are texts. */
export function completion(texts: readonly string[], { finish = 'stop', prompt = 50, written = 5 } = {}): Response {
  return events([
    chunk({ role: 'assistant', content: '' }),
    ...texts.map((content) => chunk({ content })),
    chunk({}, finish),
    chunk(null, null, usage(prompt, written)),
    '[DONE]',
  ]);
}

/** An answer of Anthropic's, streamed. */
export function message(text: string, { stop = 'end_turn', input = 50 } = {}): Response {
  return events([
    {
      type: 'message_start',
      message: {
        id: 'm',
        type: 'message',
        role: 'assistant',
        model: 'a-model',
        content: [],
        stop_reason: null,
        stop_sequence: null,
        usage: { input_tokens: input, output_tokens: 1 },
      },
    },
    { type: 'content_block_start', index: 0, content_block: { type: 'text', text: '' } },
    { type: 'ping' },
    { type: 'content_block_delta', index: 0, delta: { type: 'text_delta', text } },
    { type: 'content_block_stop', index: 0 },
    { type: 'message_delta', delta: { stop_reason: stop, stop_sequence: null }, usage: { output_tokens: 5 } },
    { type: 'message_stop' },
  ]);
}
