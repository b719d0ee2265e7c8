import { createAnthropic } from '@ai-sdk/anthropic';
import { boundedFetch } from '../bounded-fetch';
import type { ReviewSettings } from '../settings';
import type { LanguageModels } from './language-model-provider';

/**
 * Models of Anthropic's messages API, or of a gateway to it. The library gives models that know structured answers the schema, others a tool
 * whose arguments are the answer, and none a temperature that refuses it.
 */
export function anthropicModels({
  baseUrl,
  apiKey,
  idleMs,
}: Pick<ReviewSettings, 'baseUrl' | 'apiKey' | 'idleMs'>): LanguageModels {
  const anthropic = createAnthropic({
    baseURL: baseUrl,
    // An empty key is sent as such: the library would look for another in the environment.
    apiKey: apiKey ?? '',
    fetch: boundedFetch(idleMs) as typeof fetch,
  });
  return { oddness: 'named', open: (name) => anthropic(name) };
}
