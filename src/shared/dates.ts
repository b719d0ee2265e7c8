import * as v from 'valibot';
import { periodSchema } from './time-terms';

/**
 * What a day of a contract is: 'start'; 'end' of the term, and of each renewed one; 'notice', the last day for it; 'option', the last day, or the first,
 * for a choice that a party has; 'review' of rent or price; 'payment'; 'named', a day that the contract gives a name of its own.
 */
export const DATE_KINDS = ['start', 'end', 'notice', 'option', 'review', 'payment', 'named'] as const;
export const dateKindSchema = v.picklist(DATE_KINDS);
export type DateKind = v.InferOutput<typeof dateKindSchema>;

/** Of the names of kinds for people. */
export const DATE_KIND_LABELS: Readonly<Record<DateKind, string>> = {
  start: 'Start',
  end: 'End or renewal',
  notice: 'Last day for notice',
  option: 'Option',
  review: 'Rent or price review',
  payment: 'Payment',
  named: 'Named day',
};

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
export const INPUT_STATES = ['found', 'accepted', 'corrected', 'rejected', 'missing'] as const;

/**
 * What a day was worked out from. `value` is for people, null where there is none; `path` is where it stands in the analysis and `finding` the id of that
 * finding, by which it is judged and linked to (`/analysis/{contract}#finding-{finding}`); each null where it is none.
 */
export const dateInputSchema = v.object({
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
export const repeatsSchema = v.object({
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
export const contractDateSchema = v.object({
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
