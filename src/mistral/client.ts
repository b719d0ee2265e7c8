import type { MistralCore } from '@mistralai/mistralai/core.js';
import type { RequestOptions } from '@mistralai/mistralai/lib/sdks.js';
import { toJsonSchema } from '@valibot/to-json-schema';
import * as v from 'valibot';
import { boundedFetch } from './bounded-fetch';
import { MistralFailure } from './failure';
import type { MistralSettings } from './settings';

/** One question: what the model is told, and the shape its answer must have. */
export interface Question<T> {
  name: string;
  schema: v.GenericSchema<unknown, T>;
  system: string;
  user: string;
  maxTokens: number;
}

export interface Usage {
  requests: number;
  promptTokens: number;
  completionTokens: number;
}

/** A fetch of the client's own, called once for each attempt; counts what was used even where the answer is no good. */
export type OnUsage = (usage: Usage) => void;

/** Silence, whatever the SDK's own MISTRAL_DEBUG says: its log would hold the key and the contract. */
const SILENT = { group: () => {}, groupEnd: () => {}, log: () => {} };

/**
 * Asks the model once, at temperature 0, for JSON of the question's schema. The SDK is loaded with the first question, so that
 * nothing of it runs in an installation without a key.
 * @throws MistralFailure; the signal's reason when it is aborted
 */
export async function askOnce<T>(
  settings: MistralSettings,
  question: Question<T>,
  signal: AbortSignal,
  onUsage: OnUsage,
): Promise<T> {
  return await callApi(settings, signal, onUsage, async (client, options) => {
    const { chatComplete } = await import('@mistralai/mistralai/funcs/chatComplete.js');
    const answer = await chatComplete(client, requestOf(settings, question), options);
    if (!answer.ok) throw answer.error;
    const { usage, choices } = answer.value;
    onUsage({ requests: 0, promptTokens: usage.promptTokens ?? 0, completionTokens: usage.completionTokens ?? 0 });
    return readAnswer(question.schema, choices[0]);
  });
}

/**
 * One request to the API, counted before it is sent, with a deadline and failures in our words.
 * @throws MistralFailure; the signal's reason when it is aborted
 */
export async function callApi<T>(
  settings: Pick<MistralSettings, 'apiKey' | 'serverUrl' | 'requestMs'>,
  signal: AbortSignal,
  onUsage: OnUsage,
  call: (client: MistralCore, options: RequestOptions) => Promise<T>,
): Promise<T> {
  const { MistralCore } = await import('@mistralai/mistralai/core.js');
  const { HTTPClient } = await import('@mistralai/mistralai/lib/http.js');
  const client = new MistralCore({
    httpClient: new HTTPClient({ fetcher: boundedFetch }),
    apiKey: settings.apiKey,
    debugLogger: SILENT,
    ...(settings.serverUrl && { serverURL: settings.serverUrl }),
  });
  const deadline = AbortSignal.timeout(settings.requestMs);
  try {
    signal.throwIfAborted();
    onUsage({ requests: 1, promptTokens: 0, completionTokens: 0 });
    // The SDK's own retries count time and not attempts, come back before Retry-After and sleep through an abort.
    return await call(client, { retries: { strategy: 'none' }, signal: AbortSignal.any([signal, deadline]) });
  } catch (error) {
    signal.throwIfAborted();
    throw failureOf(error, deadline.aborted);
  }
}

function requestOf<T>({ model }: MistralSettings, { name, schema, system, user, maxTokens }: Question<T>) {
  return {
    model,
    temperature: 0,
    maxTokens,
    messages: [
      { role: 'system' as const, content: system },
      { role: 'user' as const, content: user },
    ],
    responseFormat: {
      type: 'json_schema' as const,
      jsonSchema: { name, strict: true, schemaDefinition: jsonSchemaOf(schema) },
    },
  };
}

/** The JSON schema of an answer, made from the schema that also checks it. */
export function jsonSchemaOf(schema: v.GenericSchema): Record<string, unknown> {
  const { $schema: _, ...definition } = toJsonSchema(schema);
  return definition;
}

interface Choice {
  finishReason: string;
  message?: { content?: unknown } | undefined;
}

/** Only a whole answer counts: what was cut off is never mended into a result. */
function readAnswer<T>(schema: v.GenericSchema<unknown, T>, choice: Choice | undefined): T {
  const content = choice?.message?.content;
  if (!choice) throw new MistralFailure('empty');
  if (choice.finishReason !== 'stop') throw new MistralFailure('truncated');
  if (typeof content !== 'string' || content.trim() === '') throw new MistralFailure('empty');
  const parsed = v.safeParse(schema, parseJson(content));
  if (!parsed.success) throw new MistralFailure('garbage');
  return parsed.output;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new MistralFailure('garbage');
  }
}

/** The errors of the SDK and of fetch in our words. Their messages are dropped: they may hold what was sent. */
function failureOf(error: unknown, late: boolean): MistralFailure {
  if (error instanceof MistralFailure) return error;
  if (late) return new MistralFailure('timeout');
  const { name, statusCode, headers, cause } = error as {
    name?: string;
    statusCode?: number;
    headers?: Headers;
    cause?: unknown;
  };
  if (cause instanceof MistralFailure) return cause;
  if (name === 'ResponseValidationError' || name === 'SyntaxError')
    return new MistralFailure('garbage', statusCode ?? null);
  if (statusCode !== undefined) {
    const kind = statusCode === 429 ? 'busy' : statusCode >= 500 || statusCode === 408 ? 'down' : 'refused';
    return new MistralFailure(statusCode < 300 ? 'garbage' : kind, statusCode, retryAfterOf(headers));
  }
  if (name === 'SDKValidationError' || name === 'InvalidRequestError') return new MistralFailure('refused');
  return new MistralFailure('down');
}

/** Seconds, from a number or an HTTP date. */
function retryAfterOf(headers: Headers | undefined): number | null {
  const value = headers?.get('retry-after');
  if (!value) return null;
  const seconds = /^\d+$/.test(value) ? Number(value) : (Date.parse(value) - Date.now()) / 1_000;
  return Number.isFinite(seconds) ? Math.max(0, Math.ceil(seconds)) : null;
}
