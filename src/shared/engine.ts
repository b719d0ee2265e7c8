import * as v from 'valibot';

/** Ways to reach a model: Mistral's API, any server that speaks OpenAI's chat completions, Anthropic's API. */
export const MODEL_PROVIDERS = ['mistral', 'openai-compatible', 'anthropic'] as const;
export type ModelProvider = (typeof MODEL_PROVIDERS)[number];

/** Which engine made the analysis; `degraded` says why the model's part is missing, if it is. */
export const engineSchema = v.object({
  name: v.picklist(['builtin', ...MODEL_PROVIDERS]),
  version: v.string(),
  model: v.nullable(v.string()),
  degraded: v.nullable(v.string()),
});

const LABELS: Readonly<Record<ModelProvider, string>> = {
  mistral: 'Mistral',
  'openai-compatible': 'Language model',
  anthropic: 'Anthropic',
};

/** Who reviewed an analysis: 'Mistral (mistral-large-latest)', 'Language model (qwen3:32b)'. */
export function modelWords(provider: ModelProvider, model: string | null): string {
  return model ? `${LABELS[provider]} (${model})` : LABELS[provider];
}
