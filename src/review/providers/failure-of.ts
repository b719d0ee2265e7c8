import { ModelFailure } from '../failure';
import type { Refusal } from './request-shape';

/** What the library's errors have; told by their fields, so that this needs no library. */
interface ApiError {
  name?: string;
  statusCode?: number;
  responseHeaders?: Record<string, string>;
  responseBody?: string;
  cause?: unknown;
}

const UNREADABLE = ['AI_JSONParseError', 'AI_TypeValidationError', 'AI_InvalidResponseDataError', 'SyntaxError'];
const NO_BODY = 'AI_EmptyResponseBodyError';
/** As OpenAI, vLLM, llama.cpp, LM Studio and Anthropic say that a request is longer than the model's window. */
const CONTEXT_EXCEEDED =
  /context[_ ](?:length|size|window)|exceed_context|maximum context|prompt is too long|too many tokens/i;

/** The errors of the library and of fetch in our words. Their messages are dropped: they may hold what was sent. */
export function failureOf(error: unknown): ModelFailure {
  const causes = causesOf(error);
  const own = causes.find((cause) => cause instanceof ModelFailure);
  if (own instanceof ModelFailure) return own;
  const named = (names: readonly string[]) => causes.some(({ name }) => name !== undefined && names.includes(name));
  const { statusCode, responseHeaders } = causes.find((cause) => cause.statusCode !== undefined) ?? {};
  if (named([NO_BODY])) return new ModelFailure('empty', statusCode ?? null);
  if (named(UNREADABLE) && (statusCode ?? 200) < 300) return new ModelFailure('garbage', statusCode ?? null);
  if (statusCode === undefined || statusCode < 300) return new ModelFailure('down');
  if (CONTEXT_EXCEEDED.test(refusalOf(error)?.words ?? '') && statusCode < 500)
    return new ModelFailure('context', statusCode);
  const isDown = statusCode >= 500 || statusCode === 408;
  const kind = statusCode === 429 ? 'busy' : isDown ? 'down' : 'refused';
  return new ModelFailure(kind, statusCode, retryAfterOf(responseHeaders));
}

/** A failure that a server tells in the middle of its stream, where the status was good. */
export function failureInStream(words: string): ModelFailure {
  return new ModelFailure(CONTEXT_EXCEEDED.test(words) ? 'context' : 'down');
}

/** What a server said of a request that it did not take; null where there was no such answer. */
export function refusalOf(error: unknown): Refusal | null {
  const answered = causesOf(error).find(({ statusCode }) => statusCode !== undefined && statusCode >= 400);
  if (answered?.statusCode === undefined) return null;
  return { status: answered.statusCode, words: wordsOf(answered.responseBody ?? '') };
}

/** An error and what caused it, the outer first. */
function causesOf(error: unknown): ApiError[] {
  const causes: ApiError[] = [];
  for (let cause = error; typeof cause === 'object' && cause !== null && causes.length < 8; )
    cause = causes[causes.push(cause as ApiError) - 1]?.cause;
  return causes;
}

const MOST_WORDS = 2_000;

/** The code, type and message of an error in JSON, wherever servers put them; the text itself where it is none. */
export function wordsOf(body: string): string {
  const found: string[] = [];
  const look = (value: unknown, depth: number): void => {
    if (typeof value === 'string') found.push(value);
    else if (Array.isArray(value)) for (const part of value.slice(0, 20)) look(part, depth);
    else if (typeof value === 'object' && value !== null && depth < 3)
      for (const key of ['error', 'code', 'type', 'param', 'message', 'detail', 'loc', 'msg'])
        look((value as Record<string, unknown>)[key], depth + 1);
  };
  try {
    look(JSON.parse(body), 0);
  } catch {
    found.push(body);
  }
  return found.join(' ').slice(0, MOST_WORDS);
}

/** Seconds, from a number or an HTTP date. */
function retryAfterOf(headers: Record<string, string> | undefined): number | null {
  const value = headers?.['retry-after'];
  if (!value) return null;
  const seconds = Number.isFinite(Number(value)) ? Number(value) : (Date.parse(value) - Date.now()) / 1_000;
  return Number.isFinite(seconds) ? Math.max(0, Math.ceil(seconds)) : null;
}
