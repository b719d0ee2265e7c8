import type { LanguageModelV4, LanguageModelV4CallOptions } from '@ai-sdk/provider';
import pLimit from 'p-limit';
import { ModelFailure } from '../failure';
import type { ReviewSettings } from '../settings';
import { estimateTokens, fewestTokens } from '../tokens';
import { failureOf, refusalOf } from './failure-of';
import type { OnUsage, Provider, Question } from './provider';
import { jsonSchemaOf, readAnswer } from './read-answer';
import { type Reply, readStream } from './read-stream';
import { FIRST_SHAPE, type Oddness, type RequestShape, simpler } from './request-shape';

/** The models of one server. */
export interface LanguageModels {
  /** A model that is asked in this shape. */
  open(name: string, shape: RequestShape): LanguageModelV4;
  oddness: Oddness;
}

/** A model that thinks takes some times as many tokens as its answer has. */
const THINKING = 4;
/** Under so many words a server's count says nothing of its window. */
const FEWEST_WORDS = 100;
/** What a server may leave out of its count and yet have read all. */
const CERTAIN = 0.9;

/**
 * Puts questions to the models of a server, a few at the same time, and learns from what is refused how this server wants to be asked.
 */
export class LanguageModelProvider implements Provider {
  private readonly shapes = new Map<string, RequestShape>();
  private readonly limit: ReturnType<typeof pLimit>;

  constructor(
    private readonly settings: ReviewSettings,
    private readonly models: LanguageModels,
  ) {
    this.limit = pLimit(settings.concurrency);
  }

  get name(): ReviewSettings['provider'] {
    return this.settings.provider;
  }

  async askOnce<T>(question: Question<T>, signal: AbortSignal, onUsage: OnUsage): Promise<T> {
    return await this.limit(async () => {
      for (;;) {
        const answer = await this.put(question, signal, onUsage);
        if (answer) return answer.value;
      }
    });
  }

  /** One request; null where it should be put in another shape, which is known by then. */
  private async put<T>(question: Question<T>, signal: AbortSignal, onUsage: OnUsage): Promise<{ value: T } | null> {
    signal.throwIfAborted();
    const { model, verifierModel, contextTokens, requestMs, totalMs } = this.settings;
    const name = question.by === 'verifier' ? (verifierModel ?? model) : model;
    const shape = this.shapes.get(name) ?? FIRST_SHAPE;
    const late = AbortSignal.timeout(requestMs ?? totalMs);
    const reply: Reply = { text: '', end: 'unknown', thought: false, promptTokens: null, completionTokens: null };
    onUsage({ requests: 1, promptTokens: 0, completionTokens: 0 });
    try {
      const { sent, options } = callOf(question, shape, contextTokens);
      const abortSignal = AbortSignal.any([signal, late]);
      try {
        await readStream(this.models.open(name, shape), { ...options, abortSignal }, reply);
      } finally {
        if (reply.end !== 'unknown' || reply.text !== '') onUsage({ requests: 0, ...usedBy(sent, reply) });
      }
      checkRead(sent, reply);
      if (reply.end === 'cut' && reply.thought && !shape.thinks)
        return this.learn(name, shape, { ...shape, thinks: true });
      return { value: answerOf(question, reply) };
    } catch (error) {
      signal.throwIfAborted();
      if (late.aborted) throw new ModelFailure('timeout');
      const failure = failureOf(error);
      const { oddness } = this.models;
      const refusal = failure.kind === 'context' ? null : refusalOf(error);
      const next = refusal && simpler(shape, refusal, oddness);
      if (next) return this.learn(name, shape, next);
      // A server may take a schema and pay no heed to it: the model reads it when it is asked again.
      if (failure.kind === 'garbage' && oddness === 'any' && !shape.told)
        this.learn(name, shape, { ...shape, told: true });
      throw failure;
    }
  }

  /** What another question of the same time has learnt meanwhile stands. */
  private learn(name: string, from: RequestShape, to: RequestShape): null {
    if ((this.shapes.get(name) ?? FIRST_SHAPE) === from) this.shapes.set(name, to);
    return null;
  }
}

/** A question in the library's words. */
function callOf<T>({ name, schema, system, user, maxTokens }: Question<T>, shape: RequestShape, contextTokens: number) {
  const definition = jsonSchemaOf(schema);
  const told = shape.told
    ? `\n\nAnswer with one JSON object that is valid by this JSON schema, and with nothing else:\n${JSON.stringify(definition)}`
    : '';
  const rules = `${system}${told}`;
  const text = shape.system ? user : `${rules}\n\n${user}`;
  const room = shape.thinks ? Math.max(maxTokens, Math.min(maxTokens * THINKING, contextTokens / 2)) : maxTokens;
  return {
    sent: `${rules}\n\n${user}`,
    options: {
      prompt: [
        ...(shape.system ? [{ role: 'system' as const, content: rules }] : []),
        { role: 'user' as const, content: [{ type: 'text' as const, text }] },
      ],
      ...(shape.limit && { maxOutputTokens: Math.floor(room) }),
      ...(shape.temperature && { temperature: 0 }),
      ...(shape.format !== 'text' && {
        responseFormat: { type: 'json' as const, ...(shape.format === 'schema' && { name, schema: definition }) },
      }),
    } satisfies LanguageModelV4CallOptions,
  };
}

/** What an answer took, by the server's count or else by its length. */
function usedBy(sent: string, { text, promptTokens, completionTokens }: Reply) {
  return {
    promptTokens: promptTokens ?? estimateTokens(sent),
    completionTokens: completionTokens ?? estimateTokens(text),
  };
}

/** Some servers cut what is longer than their window without a word; their own count tells. */
function checkRead(sent: string, { promptTokens }: Reply): void {
  const fewest = fewestTokens(sent);
  if (promptTokens !== null && fewest >= FEWEST_WORDS && promptTokens < fewest * CERTAIN)
    throw new ModelFailure('context');
}

/** Only a whole answer counts. One whose server gave no reason for its end is whole where it can be read, else its connection broke. */
function answerOf<T>({ schema }: Question<T>, { text, end }: Reply): T {
  if (end === 'cut') throw new ModelFailure('truncated');
  if (end === 'declined') throw new ModelFailure('declined');
  try {
    return readAnswer(schema, text);
  } catch (error) {
    throw end === 'unknown' && text !== '' ? new ModelFailure('down') : error;
  }
}
