/** Ways to reach a model: Mistral's API, any server that speaks OpenAI's chat completions, Anthropic's API. */
export const MODEL_PROVIDERS = ['mistral', 'openai-compatible', 'anthropic'] as const;
export type ModelProvider = (typeof MODEL_PROVIDERS)[number];

const LABELS: Readonly<Record<ModelProvider, string>> = {
  mistral: 'Mistral',
  'openai-compatible': 'Language model',
  anthropic: 'Anthropic',
};

/** Who reviewed an analysis: 'Mistral (mistral-large-latest)', 'Language model (qwen3:32b)'. */
export function modelWords(provider: ModelProvider, model: string | null): string {
  return model ? `${LABELS[provider]} (${model})` : LABELS[provider];
}
