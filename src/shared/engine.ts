import * as v from 'valibot';
import { MODEL_PROVIDERS } from './model-providers';

/** What the review of an analysis took; `cost` is null where no prices were set. */
const modelUseSchema = v.object({
  requests: v.number(),
  promptTokens: v.number(),
  completionTokens: v.number(),
  ms: v.number(),
  cost: v.nullable(v.object({ amount: v.number(), currency: v.string() })),
});
export type ModelUse = v.InferOutput<typeof modelUseSchema>;

/**
 * Which engine made the analysis; `degraded` says why the model's part is missing, if it is; `used` what was asked of it, missing where nothing
 * was and in analyses of older versions.
 */
export const engineSchema = v.object({
  name: v.picklist(['builtin', ...MODEL_PROVIDERS]),
  version: v.string(),
  model: v.nullable(v.string()),
  degraded: v.nullable(v.string()),
  used: v.optional(modelUseSchema),
});
