import * as v from 'valibot';
import { DATE_KINDS, EARLIEST_ALARM_DAYS, MOST_ALARMS } from './date-kinds';
import { periodSchema } from './time-terms';

const dateKindSchema = v.picklist(DATE_KINDS);

const NO_DAY = 'Please give the day as YYYY-MM-DD, such as 2026-03-01.';

/** A day of the calendar, YYYY-MM-DD, without time or zone. */
export const daySchema = v.pipe(v.string(NO_DAY), v.check(isDay, NO_DAY));

/** Whether a text is a day of the calendar, YYYY-MM-DD. */
export function isDay(text: string): boolean {
  if (!/^(?!0000)\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const day = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(day.getTime()) && day.toISOString().slice(0, 10) === text;
}

/** 'corrected', 'accepted' and 'rejected' by the reader; 'missing' where the contract does not tell it. */
const INPUT_STATES = ['found', 'accepted', 'corrected', 'rejected', 'missing'] as const;

/**
 * What a day was worked out from. `value` is for people, null where there is none; `path` is where it stands in the analysis and `finding` the id of that
 * finding, by which it is judged and linked to (`/analysis/{contract}#finding-{finding}`); each null where it is none.
 */
const dateInputSchema = v.object({
  label: v.string(),
  value: v.nullable(v.string()),
  state: v.picklist(INPUT_STATES),
  path: v.nullable(v.string()),
  finding: v.nullable(v.string()),
  evidence: v.array(v.object({ quote: v.string(), page: v.number() })),
});
export type DateInput = v.InferOutput<typeof dateInputSchema>;

/**
 * How a day comes again: the n-th time, from 0, it is `base` and `first` and n times `every` on, less `lead`, which is counted back from there. `times` is
 * how often it comes again at most, null without end; `until` the last day that it may fall on. See `contracts/dates/occurrences.ts`.
 */
const repeatsSchema = v.object({
  base: v.string(),
  first: v.object({ months: v.number(), days: v.number() }),
  every: v.object({ months: v.number(), days: v.number() }),
  lead: v.nullable(periodSchema),
  times: v.nullable(v.number()),
  until: v.nullable(v.string()),
});
export type Repeats = v.InferOutput<typeof repeatsSchema>;

/**
 * A day of a contract as it is worked out from its analysis and its reader's decisions. `id` is stable within the contract. `day` is the first on which it
 * falls, null where an input is lacking (`lacks` says which, in a sentence) or where there is no such day (`none` says why). `effect` is what the day
 * does, `rule` how it came about, `notes` what has to be known of it.
 */
const contractDateSchema = v.object({
  id: v.string(),
  kind: dateKindSchema,
  label: v.string(),
  day: v.nullable(v.string()),
  repeats: v.nullable(repeatsSchema),
  effect: v.nullable(v.string()),
  rule: v.string(),
  inputs: v.array(dateInputSchema),
  lacks: v.nullable(v.string()),
  none: v.nullable(v.string()),
  notes: v.array(v.string()),
});
export type ContractDate = v.InferOutput<typeof contractDateSchema>;

/** A day of the calendar on which something of a contract falls; `n` counts the times that it came again, from 0. */
const dayItemSchema = v.object({
  contractId: v.string(),
  id: v.string(),
  kind: dateKindSchema,
  label: v.string(),
  day: v.string(),
  n: v.number(),
  filename: v.string(),
  title: v.nullable(v.string()),
});
export type DayItem = v.InferOutput<typeof dayItemSchema>;

/** Most days that are told at once, and the longest stretch of time that can be asked for. */
export const MOST_DAYS = 2_000;
const LONGEST_STRETCH_DAYS = 750;
const TOO_LONG = 'Please ask for two years at most, from an earlier day to a later one.';

/** Query of GET /api/dates: both days are included; `kinds` has names of kinds parted by commas, all where it is left out. */
export const datesQuerySchema = v.pipe(
  v.object({
    from: daySchema,
    to: daySchema,
    kinds: v.optional(
      v.pipe(
        // Given once with commas, or several times.
        v.union([v.string(), v.array(v.string())]),
        v.transform((given) => [given].flat().flatMap((text) => text.split(','))),
        v.array(v.picklist(DATE_KINDS, `Please name kinds of these: ${DATE_KINDS.join(', ')}.`)),
      ),
    ),
  }),
  v.check(({ from, to }) => {
    const days = (Date.parse(to) - Date.parse(from)) / 86_400_000;
    return days >= 0 && days <= LONGEST_STRETCH_DAYS;
  }, TOO_LONG),
);

/** Body of GET /api/dates, in the order of the days. `more`: there are later ones that were left out. */
export const datesAnswerSchema = v.object({ dates: v.array(dayItemSchema), more: v.boolean() });
export type DatesAnswer = v.InferOutput<typeof datesAnswerSchema>;

/** Body of GET /api/contracts/{id}/dates. `next` is the first day from the one asked for on, else the last there was. */
export const contractDatesAnswerSchema = v.object({
  dates: v.array(
    v.object({ ...contractDateSchema.entries, next: v.nullable(v.string()), upcoming: v.array(v.string()) }),
  ),
});
export type ContractDatesAnswer = v.InferOutput<typeof contractDatesAnswerSchema>;

/** Query of GET /api/contracts/{id}/dates: the day on which the reader looks, today where it is left out. */
export const contractDatesQuerySchema = v.object({ on: v.optional(daySchema) });

/** A day that could not be worked out, with what it lacks. */
const lackingDateSchema = v.object({
  contractId: v.string(),
  filename: v.string(),
  title: v.nullable(v.string()),
  id: v.string(),
  kind: dateKindSchema,
  label: v.string(),
  lacks: v.string(),
  inputs: v.array(dateInputSchema),
});
export type LackingDate = v.InferOutput<typeof lackingDateSchema>;

/** Query of GET /api/dates/lacking: `after` is the `next` of the part before. */
export const lackingQuerySchema = v.object({ after: v.optional(v.string()) });
/** Body of GET /api/dates/lacking; `next` is null after the last. */
export const lackingAnswerSchema = v.object({ lacking: v.array(lackingDateSchema), next: v.nullable(v.string()) });
export type LackingAnswer = v.InferOutput<typeof lackingAnswerSchema>;

const ALARMS = `Please give at most ${MOST_ALARMS} whole numbers of days from 0 to ${EARLIEST_ALARM_DAYS}.`;

/** Body of PUT /api/calendar: what one's feed holds, and how many days before each day its alarms ring. */
export const feedInputSchema = v.object({
  kinds: v.pipe(
    v.array(v.picklist(DATE_KINDS, `Please name kinds of these: ${DATE_KINDS.join(', ')}.`)),
    v.minLength(1, 'Please choose at least one kind of date.'),
    v.transform((kinds) => DATE_KINDS.filter((kind) => kinds.includes(kind))),
  ),
  leadDays: v.pipe(
    v.array(
      v.pipe(v.number(ALARMS), v.integer(ALARMS), v.minValue(0, ALARMS), v.maxValue(EARLIEST_ALARM_DAYS, ALARMS)),
      ALARMS,
    ),
    v.transform((days) => [...new Set(days)].toSorted((a, b) => b - a)),
    v.maxLength(MOST_ALARMS, ALARMS),
  ),
});
export type FeedInput = v.InferOutput<typeof feedInputSchema>;

/** Body of GET and PUT /api/calendar. `madeAt` is when its secret address was made, null while there is none. */
const feedSchema = v.object({ ...feedInputSchema.entries, madeAt: v.nullable(v.string()) });
export type Feed = v.InferOutput<typeof feedSchema>;
export const feedAnswerSchema = v.object({ feed: feedSchema });
export type FeedAnswer = v.InferOutput<typeof feedAnswerSchema>;
/** Body of POST /api/calendar/address: the secret address, which is told this once. */
export const feedAddressSchema = v.object({ feed: feedSchema, address: v.string() });
export type FeedAddress = v.InferOutput<typeof feedAddressSchema>;
