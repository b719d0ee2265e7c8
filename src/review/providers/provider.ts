import type * as v from 'valibot';
import type { ReviewSettings } from '../settings';

/** One question: what the model is told, and the shape its answer must have. */
export interface Question<T> {
  /** Letters, digits, '_' and '-', at most 64: some servers are shown it as the name of the schema. */
  name: string;
  schema: v.GenericSchema<unknown, T>;
  system: string;
  user: string;
  /** Room for the answer; what a model thinks before it is not counted. */
  maxTokens: number;
  /** Which of the two models is asked; the reviewer unless it says otherwise. */
  by?: 'reviewer' | 'verifier';
}

export interface Usage {
  requests: number;
  promptTokens: number;
  completionTokens: number;
}

/**
 * Told of each request as it is sent (one request, no tokens) and of the tokens as soon as they are known, also where the answer is no good.
 * Tokens are the server's count, or estimated from the text where it gives none.
 */
export type OnUsage = (usage: Usage) => void;

/** A model that answers questions, wherever it runs. */
export interface Provider {
  readonly name: ReviewSettings['provider'];
  /**
   * Asks once, at temperature 0 where the model has one, for JSON of the question's schema. What the server does not know of a request is
   * left out or said in other words, so that one question may take several requests.
   * @throws ModelFailure; the signal's reason when it is aborted
   */
  askOnce<T>(question: Question<T>, signal: AbortSignal, onUsage: OnUsage): Promise<T>;
}

/** A provider by its settings. Its library is loaded here, so that nothing of it runs in an installation without a model. */
export async function openProvider(settings: ReviewSettings): Promise<Provider> {
  const { LanguageModelProvider } = await import('./language-model-provider');
  if (settings.provider === 'anthropic') {
    const { anthropicModels } = await import('./anthropic');
    return new LanguageModelProvider(settings, anthropicModels(settings));
  }
  const { openaiCompatibleModels, mistralModels } = await import('./openai-compatible');
  return new LanguageModelProvider(
    settings,
    settings.provider === 'mistral' ? mistralModels(settings) : openaiCompatibleModels(settings),
  );
}
