import { toJsonSchema } from '@valibot/to-json-schema';
import * as v from 'valibot';
import { ModelFailure } from '../failure';

/** The JSON schema of an answer, made from the schema that also checks it. */
export function jsonSchemaOf(schema: v.GenericSchema): Record<string, unknown> {
  const { $schema: _, ...definition } = toJsonSchema(schema);
  return definition;
}

/** The end of a model's thoughts, which begin with the answer; some templates leave out their beginning. */
const THOUGHTS_END = /<\/think(?:ing)?>/;
const THOUGHTS_BEGIN = /^\s*<think(?:ing)?>/;
const FENCED = /```(?:json)?[ \t]*\n([\s\S]*?)\n[ \t]*```/;

/** Whether a text begins with thoughts. */
export function hasThoughts(text: string): boolean {
  return THOUGHTS_BEGIN.test(text) || THOUGHTS_END.test(text);
}

/**
 * The answer in a model's text: JSON of the schema, as such, behind its thoughts, in a fence of code or among words. What was cut off is never
 * mended into a result.
 * @throws ModelFailure ('empty', 'garbage')
 */
export function readAnswer<T>(schema: v.GenericSchema<unknown, T>, text: string): T {
  if (text.trim() === '') throw new ModelFailure('empty');
  for (const candidate of candidatesIn(text)) {
    const value = parseJson(candidate);
    if (value === undefined) continue;
    const parsed = v.safeParse(schema, value);
    if (parsed.success) return parsed.output;
  }
  throw new ModelFailure('garbage');
}

/** Parts of a text that may be the answer, the likeliest first. */
function* candidatesIn(text: string): Generator<string> {
  yield text;
  const end = THOUGHTS_END.exec(text);
  const said = end ? text.slice(end.index + end[0].length) : text;
  if (end) yield said;
  const fenced = FENCED.exec(said)?.[1];
  if (fenced !== undefined) yield fenced;
  const [first, last] = [said.indexOf('{'), said.lastIndexOf('}')];
  if (first >= 0 && last > first) yield said.slice(first, last + 1);
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}
