import * as v from 'valibot';

/** Who bears a clause that burdens both sides alike. */
export const BOTH_SIDES = 'both';

/** Whom a clause burdens: the id of a side of the kind, or 'both'; missing where that could not be read. It favours the other side. */
export const bearerSchema = v.optional(v.string());

/** Whether a clause burdens the other side alone, and so is a right of this one. */
export function isOwnRight(bearer: string | undefined, side: string): boolean {
  return bearer !== undefined && bearer !== BOTH_SIDES && bearer !== side;
}
