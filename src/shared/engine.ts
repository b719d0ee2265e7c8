import * as v from 'valibot';

/** Which engine made the analysis; `degraded` says why the model's part is missing, if it is. */
export const engineSchema = v.object({
  name: v.picklist(['builtin', 'mistral']),
  version: v.string(),
  model: v.nullable(v.string()),
  degraded: v.nullable(v.string()),
});
