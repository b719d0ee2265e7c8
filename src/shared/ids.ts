import * as v from 'valibot';

const idSchema = v.pipe(v.string(), v.uuid());

/** Whether a text can be an id at all; the database refuses what is none with an error. */
export function isId(text: string): boolean {
  return v.is(idSchema, text);
}
