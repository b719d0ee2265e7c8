import * as v from 'valibot';
import { ANSWERS, FACT_STATUSES, severitySchema, VERDICT_KINDS } from './analysis';
import { FACT_LABELS, type FactName, isDayFact, SHOWN_FACTS } from './facts';
import { verdictSchema } from './findings';

/**
 * How things stand with a cell: the status of a fact, the answer to a question, 'not_assessed' of a rating that can't be given, 'rejected' of what the
 * reader rejected.
 */
export const CELL_STATES = [...FACT_STATUSES, ...ANSWERS, 'not_assessed', 'rejected'] as const;
export const cellStateSchema = v.picklist(CELL_STATES);
export type CellState = v.InferOutput<typeof cellStateSchema>;

/**
 * One value of a contract in a column. `value` is for people, as the reader corrected it where that was done, null where there is none; `sort` orders
 * the values of a column (days as YYYY-MM-DD; ratings and severities gravest first). `verdict` and `severity` are what the side that is acted for makes of an
 * answer. `findingId` and `decision` are there where it can be judged; `page` and `quote` (cut where it is long) are the first words that it rests on.
 */
export const cellSchema = v.object({
  column: v.string(),
  part: v.number(),
  state: cellStateSchema,
  value: v.nullable(v.string()),
  sort: v.string(),
  verdict: v.nullable(v.picklist(VERDICT_KINDS)),
  severity: v.nullable(severitySchema),
  findingId: v.nullable(v.string()),
  decision: v.nullable(verdictSchema),
  page: v.nullable(v.number()),
  quote: v.nullable(v.string()),
});
export type Cell = v.InferOutput<typeof cellSchema>;

/** Columns that every contract has besides its facts. The name of a party is in 'party', one part each; 'side' is the name of the side that is acted for. */
const GENERAL_COLUMNS = {
  kind: 'Kind',
  rating: 'Rating',
  party: 'Parties',
  side: 'We act for',
  'notice-by': 'Last day for notice',
  departures: 'Departures from the playbook',
  'to-check': 'To check',
  'unread-pages': 'Pages not read',
  review: 'Review',
} as const;
export type GeneralColumn = keyof typeof GENERAL_COLUMNS;

/** The values of 'review', in their order: how many of the findings that are to be reviewed were. */
export const REVIEW_STATES = ['not begun', 'begun', 'done'] as const;
export type ReviewState = (typeof REVIEW_STATES)[number];

/** The column of a fact: 'fact.governingLaw'. */
export const factColumn = (name: FactName) => `fact.${name}` as const;
/** The column of a question: 'question.lease.entry-without-notice'. Those of a firm's own questions are likewise. */
export const questionColumn = (id: string) => `question.${id}` as const;

/** The columns that don't depend on what is asked of a kind, with their names for people. */
export const FIXED_COLUMNS: Readonly<Record<string, string>> = {
  ...GENERAL_COLUMNS,
  ...Object.fromEntries(SHOWN_FACTS.map((name) => [factColumn(name), FACT_LABELS[name]])),
};

/** Whether the values of a column are days (YYYY-MM-DD), which can be compared as such. */
export function isDayColumn(column: string): boolean {
  return column === 'notice-by' || (column.startsWith('fact.') && isDayFact(column.slice('fact.'.length)));
}
