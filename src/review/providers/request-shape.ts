/** How a question is put, where servers differ in what they know of a request. */
export interface RequestShape {
  /** How the server is told that the answer is JSON: by its schema, as JSON of any kind, or not at all. */
  format: 'schema' | 'object' | 'text';
  /** The schema stands in the text too: the server takes none, or takes one and pays no heed. */
  told: boolean;
  /** The name under which the server takes the length of an answer; null where under neither. */
  limit: 'max_tokens' | 'max_completion_tokens' | null;
  temperature: boolean;
  /** A stream is asked to end with what was used. */
  usage: boolean;
  /** The model knows messages of the system. */
  system: boolean;
  /** The model thinks before it answers, and its thoughts count as a part of the answer. */
  thinks: boolean;
}

/** How the specifications want it. */
export const FIRST_SHAPE: RequestShape = {
  format: 'schema',
  told: false,
  limit: 'max_tokens',
  temperature: true,
  usage: true,
  system: true,
  thinks: false,
};

/** What a server said of a request that it refused; `words` may be empty. */
export interface Refusal {
  status: number;
  words: string;
}

/**
 * Whether a server may know less of requests than its specification says: never, where it says itself what is wrong, or also where one has
 * to guess.
 */
export type Oddness = 'none' | 'named' | 'any';

/** Statuses that say of the request, and not of key, model or address, that it is wrong. */
const ABOUT_THE_REQUEST = [400, 415, 422, 501];
/** Some servers find out in the middle of their work. */
const MAYBE_ABOUT_THE_REQUEST = 500;

const NAMES_LIMIT = /max_(?:completion_)?tokens/;
const NAMES_USAGE = /stream_options|include_usage/;
const NAMES_TEMPERATURE = /temperature/;
const NAMES_SYSTEM = /system (?:role|message|prompt)|role.{0,20}\bsystem\b/i;
const NAMES_FORMAT = /response_format|json_schema|json_object|output_config|output_format|structured|grammar|schema/;

/**
 * How to put a question that was refused, so that this server may take it: what its words name is left out or said otherwise, else the
 * answer's format is; null where nothing of the shape is to blame. Shapes only get simpler, so that it ends.
 */
export function simpler(shape: RequestShape, { status, words }: Refusal, oddness: Oddness): RequestShape | null {
  const isCertain = ABOUT_THE_REQUEST.includes(status);
  if (oddness === 'none' || !(isCertain || status === MAYBE_ABOUT_THE_REQUEST)) return null;
  if (NAMES_USAGE.test(words) && shape.usage) return { ...shape, usage: false };
  if (NAMES_TEMPERATURE.test(words) && shape.temperature) return { ...shape, temperature: false };
  if (NAMES_SYSTEM.test(words) && shape.system) return { ...shape, system: false };
  if (NAMES_LIMIT.test(words) && shape.limit) return { ...shape, limit: nextLimit(shape.limit) };
  if (!(isCertain && oddness === 'any') && !NAMES_FORMAT.test(words)) return null;
  if (shape.format !== 'text')
    return { ...shape, told: true, format: shape.format === 'schema' && isCertain ? 'object' : 'text' };
  if (words !== '' || oddness !== 'any') return null;
  if (shape.usage) return { ...shape, usage: false };
  if (shape.limit) return { ...shape, limit: nextLimit(shape.limit) };
  return shape.temperature ? { ...shape, temperature: false } : null;
}

function nextLimit(limit: NonNullable<RequestShape['limit']>): RequestShape['limit'] {
  return limit === 'max_tokens' ? 'max_completion_tokens' : null;
}
