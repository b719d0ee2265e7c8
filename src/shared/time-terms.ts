import * as v from 'valibot';

/** A length of time as facts have it. */
export const periodSchema = v.object({
  count: v.number(),
  unit: v.picklist(['day', 'business day', 'week', 'month', 'quarter', 'year']),
});

/** What a renewal takes: nothing, a condition that its clause names, or the choice of a party. */
export const RENEWS = ['automatically', 'on condition', 'by choice'] as const;
/** What a notice stops: an automatic renewal, or the contract itself for no reason. */
export const STOPS = ['renewal', 'contract'] as const;

/**
 * What a program must know of a renewal (how it comes about, how often at most) and of a notice besides the length. Facts of older engines and of a model
 * lack it.
 */
export const factDetailSchema = v.object({
  renews: v.optional(v.picklist(RENEWS)),
  times: v.optional(v.number()),
  stops: v.optional(v.picklist(STOPS)),
});
export type FactDetail = v.InferOutput<typeof factDetailSchema>;

/** What a day is that a contract names besides its term: see `shared/dates.ts`. */
const DATED_TERM_KINDS = ['option', 'review', 'payment', 'named'] as const;

/**
 * A day that a contract names besides its term, or days that come again: a `day` (YYYY-MM-DD), or one counted from an `anchor`, the start of the contract or
 * the end of its term, by `offset` (back where its count is negative); `every` is after how long it comes again, on `dayOfMonth` (from 1, 31 being the
 * last of each month) where that is told, and `times` how often at most besides the first. `from`: the offset is counted from a day that the contract names, in the place of
 * an anchor. `label` is what it is, for people.
 */
export const datedTermEntries = {
  kind: v.picklist(DATED_TERM_KINDS),
  label: v.string(),
  day: v.nullable(v.string()),
  anchor: v.nullable(v.picklist(['start', 'end'])),
  offset: v.nullable(periodSchema),
  every: v.nullable(periodSchema),
  dayOfMonth: v.nullable(v.number()),
  times: v.optional(v.number()),
  from: v.optional(v.object({ label: v.string(), day: v.string() })),
};
