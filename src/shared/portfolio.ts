import * as v from 'valibot';
import { REVIEW_STATES } from './cells';

/** Values of a column that are told by name; all others are added up. */
export const NAMED_MOST = 10;
/** Questions whose departures are told one by one. */
export const DEPARTURES_MOST = 12;
/** From the current one on. */
export const MONTHS_AHEAD = 12;

/** As which cells without a value sort. */
export const NO_VALUE = '\u{10FFFD}';

/** Gravest first, then those that could not be rated. */
export const PORTFOLIO_RATINGS = ['high', 'medium', 'low', 'not_assessed'] as const;
export type PortfolioRating = (typeof PORTFOLIO_RATINGS)[number];

/** How many contracts have a value; `sort` is the value as cells order it. */
const namedCountSchema = v.object({ value: v.string(), sort: v.string(), contracts: v.number() });

/**
 * The commonest values of a column, most first. `others` are the contracts with one of the `otherValues` further values, `without` those
 * that have none.
 */
const spreadSchema = v.object({
  named: v.array(namedCountSchema),
  others: v.number(),
  otherValues: v.number(),
  without: v.number(),
});
export type Spread = v.InferOutput<typeof spreadSchema>;

/** A month (YYYY-MM) with how many last days for notice fall into it and how many terms, renewed ones too, end: the days that /api/dates lists. */
const monthSchema = v.object({ month: v.string(), notices: v.number(), ends: v.number() });
export type MonthAhead = v.InferOutput<typeof monthSchema>;

/** A question with the number of contracts whose answer departs from the playbook, by how grave that is; what the reader rejected does not count. */
const departureSchema = v.object({
  column: v.string(),
  title: v.string(),
  contracts: v.number(),
  high: v.number(),
  medium: v.number(),
  low: v.number(),
});
export type DepartureCount = v.InferOutput<typeof departureSchema>;

/**
 * All contracts of a user, counted. `contracts` are those that were uploaded; `analysed` those of them that the figures
 * tell of. `months` begins with the current one (UTC), whose days before `today` (YYYY-MM-DD) are left out. `departures` are those that most contracts have, `otherDepartures` how many
 * further questions have some. `unread`: contracts of which pages could not be read.
 */
const portfolioSchema = v.object({
  today: v.string(),
  contracts: v.number(),
  processing: v.number(),
  failed: v.number(),
  analysed: v.number(),
  ratings: v.object(v.entriesFromList(PORTFOLIO_RATINGS, v.number())),
  kinds: spreadSchema,
  laws: spreadSchema,
  months: v.array(monthSchema),
  departures: v.array(departureSchema),
  otherDepartures: v.number(),
  review: v.object(v.entriesFromList(REVIEW_STATES, v.number())),
  unread: v.number(),
});
export type Portfolio = v.InferOutput<typeof portfolioSchema>;

/** Body of GET /api/portfolio. */
export const portfolioAnswerSchema = v.object({ portfolio: portfolioSchema });
