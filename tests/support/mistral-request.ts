import * as v from 'valibot';

/**
 * The parts of Mistral's published request that we use (`ChatCompletionRequest` of its OpenAPI description), stricter where it
 * lets more through: no tools, streamed, JSON by a strict schema, and nothing besides.
 */
const message = v.strictObject({ role: v.picklist(['system', 'user']), content: v.pipe(v.string(), v.nonEmpty()) });
const jsonSchema = v.strictObject({
  name: v.pipe(v.string(), v.regex(/^[a-zA-Z0-9_-]{1,64}$/)),
  schema: v.record(v.string(), v.unknown()),
  strict: v.literal(true),
});
export const chatRequestSchema = v.strictObject({
  model: v.pipe(v.string(), v.nonEmpty()),
  temperature: v.pipe(v.number(), v.minValue(0), v.maxValue(1.5)),
  max_tokens: v.pipe(v.number(), v.integer(), v.minValue(1)),
  stream: v.literal(true),
  messages: v.pipe(v.array(message), v.minLength(1)),
  response_format: v.strictObject({ type: v.literal('json_schema'), json_schema: jsonSchema }),
});
export type ChatRequest = v.InferOutput<typeof chatRequestSchema>;

/** What strict mode asks of a schema: every object closed, and each of its fields required. Answers what is wrong. */
export function strictnessFaults(schema: unknown, path = '$'): string[] {
  if (Array.isArray(schema)) return schema.flatMap((part, i) => strictnessFaults(part, `${path}[${i}]`));
  if (typeof schema !== 'object' || schema === null) return [];
  const { type, properties, required, additionalProperties } = schema as Record<string, unknown>;
  const faults: string[] = [];
  if (type === 'object') {
    const names = Object.keys((properties ?? {}) as object);
    if (additionalProperties !== false) faults.push(`${path} is not closed`);
    if (names.some((name) => !(required as string[] | undefined)?.includes(name)))
      faults.push(`${path} has optional fields`);
  }
  return [...faults, ...Object.entries(schema).flatMap(([key, part]) => strictnessFaults(part, `${path}.${key}`))];
}
