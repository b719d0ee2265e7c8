import * as v from 'valibot';
import { OCR_DEFAULTS, type OcrSettings } from '../../src/mistral/settings';
import { PROVIDER_DEFAULTS, REVIEW_DEFAULTS, type ReviewSettings } from '../../src/review/settings';
import { type OcrPlay, type OcrRequest, ocrAnswer, ocrRequestSchema } from './mistral-ocr';
import { type ChatRequest, chatRequestSchema, strictnessFaults } from './mistral-request';

export const TEST_KEY = 'key-of-the-test-5f1c';

/** What the server does with any request, besides answering it. */
export type BrokenAnswer = { status: number; retryAfter?: string } | { stall: 'connect' | 'body' } | { raw: string };

export type Fault =
  | BrokenAnswer
  | { finish: 'length' | 'model_length' | 'error'; content: string }
  | { content: string | null };

/** The answer of the model to a question, as an object; or a fault. Questions are told apart by the name of their schema. */
export type Play = (request: ChatRequest, nth: number) => { answer: unknown; until?: Promise<void> } | Fault;

const encoder = new TextEncoder();
const JSON_TYPE = { 'content-type': 'application/json' };
const EVENT_TYPE = { 'content-type': 'text/event-stream' };

/**
 * A server that speaks Mistral's chat completions, and its OCR where that is played, over real HTTP. A request that its schema does not allow
 * is answered with 422.
 */
export function fakeMistral(play: Play, readPicture?: OcrPlay) {
  const requests: ChatRequest[] = [];
  const pictures: OcrRequest[] = [];
  const faults: string[] = [];
  const refuse = (wrong: string[]) => {
    faults.push(...wrong);
    const detail = wrong.map((msg) => ({ loc: ['body'], msg, type: 'value_error' }));
    return Response.json({ detail }, { status: 422 });
  };
  const server = Bun.serve({
    port: 0,
    hostname: '127.0.0.1',
    idleTimeout: 0,
    async fetch(request) {
      const { pathname } = new URL(request.url);
      const isOcr = pathname === '/v1/ocr' && readPicture;
      if (!(isOcr || pathname === '/v1/chat/completions') || request.method !== 'POST')
        return Response.json({ detail: 'Not Found' }, { status: 404 });
      if (request.headers.get('authorization') !== `Bearer ${TEST_KEY}`)
        return Response.json({ detail: 'Unauthorized' }, { status: 401 });
      if (isOcr) {
        const picture = v.safeParse(ocrRequestSchema, await request.json());
        if (!picture.success) return refuse(picture.issues.map((issue) => `${v.getDotPath(issue)}: ${issue.message}`));
        pictures.push(picture.output);
        const read = readPicture(picture.output, pictures.length);
        if (!('paragraphs' in read)) return await broken(picture.output, read);
        return Response.json(ocrAnswer(picture.output.model, read.paragraphs, read.confidence));
      }
      const parsed = v.safeParse(chatRequestSchema, await request.json());
      const wrong = parsed.success
        ? strictnessFaults(parsed.output.response_format.json_schema.schema)
        : parsed.issues.map((issue) => `${v.getDotPath(issue)}: ${issue.message}`);
      if (!parsed.success || wrong.length > 0) return refuse(wrong);
      requests.push(parsed.output);
      return respond(parsed.output, play(parsed.output, requests.length));
    },
  });
  const settings: ReviewSettings = {
    ...REVIEW_DEFAULTS,
    ...PROVIDER_DEFAULTS.mistral,
    provider: 'mistral',
    model: 'mistral-large-latest',
    apiKey: TEST_KEY,
    baseUrl: `${server.url.origin}/v1`,
    requestMs: 30_000,
    totalMs: 60_000,
    retryMs: 5,
  };
  const { contractPages, dailyPages } = settings;
  const serverUrl = server.url.origin;
  const limits = { contractPages, dailyPages, requestMs: 30_000, retryMs: 5 };
  const ocrSettings: OcrSettings = { ...OCR_DEFAULTS, ...limits, apiKey: TEST_KEY, serverUrl };
  return { requests, pictures, faults, settings, ocrSettings, serverUrl, stop: () => server.stop(true) };
}

async function respond(request: ChatRequest, played: ReturnType<Play>): Promise<Response> {
  if ('answer' in played) await played.until;
  if ('answer' in played) return completion(request, JSON.stringify(played.answer));
  if ('finish' in played) return completion(request, played.content, played.finish);
  if ('content' in played) return completion(request, played.content);
  return await broken(request, played);
}

async function broken(request: object, played: BrokenAnswer): Promise<Response> {
  if ('raw' in played) return new Response(played.raw, { headers: JSON_TYPE });
  if ('status' in played) {
    const headers = new Headers(played.retryAfter === undefined ? {} : { 'retry-after': played.retryAfter });
    // As real gateways do, it repeats what it was sent.
    const detail =
      played.status === 422 ? [{ loc: ['body'], msg: 'wrong', type: 'value_error' }] : JSON.stringify(request);
    return Response.json({ detail }, { status: played.status, headers });
  }
  if (played.stall === 'connect') return await new Promise<Response>(() => {});
  return new Response(
    new ReadableStream({ start: (controller) => controller.enqueue(encoder.encode('data: {"id":"cut","object":')) }),
    { headers: EVENT_TYPE },
  );
}

function completion(request: ChatRequest, content: string | null, finish = 'stop'): Response {
  const prompt = Math.ceil(JSON.stringify(request.messages).length / 4);
  const written = Math.ceil((content ?? '').length / 4);
  const half = Math.ceil((content ?? '').length / 2);
  const deltas =
    content === null ? [{ role: 'assistant', content: '' }] : [content.slice(0, half), content.slice(half)];
  const usage = { prompt_tokens: prompt, completion_tokens: written, total_tokens: prompt + written };
  const chunks = deltas.map((delta, i) => ({
    id: 'cmpl-1',
    object: 'chat.completion.chunk',
    model: request.model,
    created: 1_790_000_000,
    choices: [
      {
        index: 0,
        delta: typeof delta === 'string' ? { content: delta } : delta,
        finish_reason: i === deltas.length - 1 ? finish : null,
      },
    ],
    ...(i === deltas.length - 1 && { usage }),
  }));
  const events = [...chunks.map((chunk) => JSON.stringify(chunk)), '[DONE]'].map((data) => `data: ${data}\n\n`);
  return new Response(events.join(''), { headers: EVENT_TYPE });
}
