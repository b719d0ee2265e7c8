import { createOpenAICompatible } from '@ai-sdk/openai-compatible';
import { boundedFetch } from '../bounded-fetch';
import type { ReviewSettings } from '../settings';
import type { LanguageModels } from './language-model-provider';
import type { RequestShape } from './request-shape';

type Reached = Pick<ReviewSettings, 'baseUrl' | 'apiKey' | 'idleMs'>;

/** Models of any server that speaks OpenAI's chat completions below its base URL, which is taken as it is. */
export function openaiCompatibleModels(settings: Reached): LanguageModels {
  return { oddness: 'any', open: (name, shape) => openModel(settings, 'openai-compatible', name, shape) };
}

/** Mistral's own API and gateways to it: the same, by a published schema that knows no options of streams. */
export function mistralModels(settings: Reached): LanguageModels {
  return { oddness: 'none', open: (name, shape) => openModel(settings, 'mistral', name, { ...shape, usage: false }) };
}

function openModel({ baseUrl, apiKey, idleMs }: Reached, provider: string, model: string, shape: RequestShape) {
  return createOpenAICompatible({
    name: provider,
    baseURL: baseUrl,
    ...(apiKey !== null && { apiKey }),
    fetch: withEvents(boundedFetch(idleMs)) as typeof fetch,
    includeUsage: shape.usage,
    supportsStructuredOutputs: shape.format === 'schema',
    transformRequestBody: ({ max_tokens, ...body }) =>
      max_tokens === undefined ? body : { ...body, [shape.limit ?? 'max_tokens']: max_tokens },
  }).chatModel(model);
}

/** Makes a stream of an answer that came whole, as from servers that know no streams. */
function withEvents(fetcher: ReturnType<typeof boundedFetch>): ReturnType<typeof boundedFetch> {
  return async (input, init) => {
    const response = await fetcher(input, init);
    const isWhole = response.ok && response.headers.get('content-type')?.includes('application/json');
    if (!isWhole) return response;
    const headers = { 'content-type': 'text/event-stream' };
    return new Response(`data: ${asChunk(await response.text())}\n\ndata: [DONE]\n\n`, { headers });
  };
}

/** A completion as the one chunk of a stream: what was the message is its delta. What is none stays as it is, on one line. */
function asChunk(text: string): string {
  try {
    const { choices, ...rest } = JSON.parse(text) as { choices?: { message?: unknown }[] };
    if (!Array.isArray(choices)) return JSON.stringify(rest);
    return JSON.stringify({
      ...rest,
      choices: choices.map(({ message, ...choice }) => ({ ...choice, delta: message })),
    });
  } catch {
    return text.replaceAll('\n', ' ');
  }
}
