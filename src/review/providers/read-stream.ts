import type { LanguageModelV4, LanguageModelV4CallOptions } from '@ai-sdk/provider';
import { MOST_BYTES } from '../bounded-fetch';
import { ModelFailure } from '../failure';
import { failureInStream, wordsOf } from './failure-of';
import { hasThoughts } from './read-answer';

/** What a model said to one request. */
export interface Reply {
  text: string;
  /** Why it ended; 'unknown' where the server did not say, as when a connection breaks. */
  end: 'whole' | 'cut' | 'declined' | 'unknown';
  /** It thought before it answered, in its text or beside it. */
  thought: boolean;
  /** As the server counted; null where it did not say. */
  promptTokens: number | null;
  completionTokens: number | null;
}

const ENDS: Readonly<Record<string, Reply['end']>> = { stop: 'whole', 'content-filter': 'declined' };

/**
 * Asks a model once and reads its stream to the end. `heard` has what was read so far, for the case that it throws.
 * @throws ModelFailure; the library's errors; the reason of the options' signal
 */
export async function readStream(
  model: LanguageModelV4,
  options: LanguageModelV4CallOptions,
  heard: Reply,
): Promise<void> {
  const { stream } = await model.doStream(options);
  let length = 0;
  for await (const part of stream) {
    if (part.type === 'error') throwUnlessUnended(part.error);
    else if (part.type === 'text-delta') heard.text += part.delta;
    else if (part.type === 'reasoning-delta') heard.thought = true;
    else if (part.type === 'finish') {
      const { finishReason, usage } = part;
      heard.end = finishReason.raw === undefined ? 'unknown' : (ENDS[finishReason.unified] ?? 'cut');
      // Servers that do not count say nothing or zero.
      heard.promptTokens = usage.inputTokens.total || null;
      heard.completionTokens = usage.outputTokens.total || null;
    }
    if (part.type === 'text-delta' || part.type === 'reasoning-delta') length += part.delta.length;
    if (length > MOST_BYTES) throw new ModelFailure('garbage');
  }
  heard.thought ||= hasThoughts(heard.text);
}

/** An end without a reason is no error yet: some servers never give one, and only the answer tells whether it is whole. */
function throwUnlessUnended(error: unknown): void {
  if (error instanceof Error) {
    if (error.name !== 'AI_InvalidResponseDataError') throw error;
  } else throw failureInStream(wordsOf(JSON.stringify(error) ?? ''));
}
