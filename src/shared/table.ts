import * as v from 'valibot';
import { severitySchema, VERDICT_KINDS } from './analysis';
import { cellSchema, cellStateSchema, FIXED_COLUMNS } from './cells';
import { contractStatusSchema } from './contracts';
import { VERDICTS } from './findings';

/** A table shows at most so many columns, and is narrowed by so many filters. */
export const MOST_COLUMNS = 30;
const MOST_FILTERS = 20;
/** Rows are asked for in pages of at most so many. */
const MOST_ROWS_ASKED = 200;
/** Of what a table is grouped by, so many values are told apart; the others come together at the end. */
export const MOST_GROUPS = 500;

/** What every contract has by itself, with the names for people. 'contract' is its file name, the first column of every table. */
export const CONTRACT_COLUMNS = { contract: 'Contract', uploaded: 'Uploaded' } as const;
/** Stands for any column in a filter. */
export const ANY_COLUMN = '*';

const QUESTION = /^question\.[A-Za-z0-9.-]{1,160}$/;
const isColumn = (column: string) =>
  QUESTION.test(column) || column === 'uploaded' || Object.hasOwn(FIXED_COLUMNS, column);
export const isQuestionColumn = (column: string) => column.startsWith('question.');

const NO_COLUMN = 'There is no such column.';
const columnSchema = v.pipe(v.string(NO_COLUMN), v.maxLength(180, NO_COLUMN), v.check(isColumn, NO_COLUMN));
const sortColumnSchema = v.union([v.literal('contract'), columnSchema], NO_COLUMN);
const filterColumnSchema = v.union([v.literal(ANY_COLUMN), v.literal('contract'), columnSchema], NO_COLUMN);

const NO_DAY = 'A day is written as YYYY-MM-DD.';
const isDay = (day: string) => /^\d{4}-\d{2}-\d{2}$/.test(day) && !Number.isNaN(Date.parse(day)) && day > '1000';
const daySchema = v.pipe(v.string(NO_DAY), v.check(isDay, NO_DAY));
const TEXT_LENGTH = 200;
const textSchema = v.pipe(
  v.string(),
  v.maxLength(TEXT_LENGTH, `A text to filter by can have at most ${TEXT_LENGTH} characters.`),
  v.check((text) => !text.includes('\0') && text.isWellFormed(), 'This text can’t be looked for.'),
);
const few = <T extends v.GenericSchema>(schema: T) => v.pipe(v.array(schema), v.minLength(1), v.maxLength(100));

/**
 * What contracts of a table have in a column; of several things named, all. `values` are the sort keys of groups (`TableGroup.key`), `contains` is
 * looked for in the value whatever its capitals, `from` and `to` are days that count themselves. `departs`: from the playbook; `toCheck`: not
 * certain, or not readable, and not decided; 'none' among `decisions`: can be decided and is not. Column '*' is any.
 */
const tableFilterSchema = v.pipe(
  v.strictObject(
    {
      column: filterColumnSchema,
      values: v.optional(few(textSchema)),
      states: v.optional(few(cellStateSchema)),
      verdicts: v.optional(few(v.picklist(VERDICT_KINDS))),
      severities: v.optional(few(severitySchema)),
      decisions: v.optional(few(v.picklist([...VERDICTS, 'none']))),
      contains: v.optional(v.pipe(textSchema, v.trim(), v.minLength(1, 'Please write what to look for.'))),
      from: v.optional(daySchema),
      to: v.optional(daySchema),
      departs: v.optional(v.literal(true)),
      toCheck: v.optional(v.literal(true)),
    },
    'A filter says something that filters can’t.',
  ),
  v.check((filter) => Object.values(filter).length > 1, 'A filter needs something to filter by.'),
  v.check(({ column, ...by }) => {
    const asked = Object.keys(by);
    if (column === 'contract') return asked.every((one) => one === 'contains');
    if (column === 'uploaded') return asked.every((one) => one === 'from' || one === 'to');
    if (column === ANY_COLUMN) return asked.every((one) => one === 'departs' || one === 'toCheck');
    return true;
  }, 'This column can’t be filtered so.'),
);
export type TableFilter = v.InferOutput<typeof tableFilterSchema>;

export const tableSortSchema = v.strictObject({ column: sortColumnSchema, descending: v.boolean() });
export type TableSort = v.InferOutput<typeof tableSortSchema>;

const tooMany = (most: number, what: string) => `A table has at most ${most} ${what}.`;

export const columnsSchema = v.pipe(
  v.array(columnSchema),
  v.maxLength(MOST_COLUMNS, tooMany(MOST_COLUMNS, 'columns')),
  v.check((columns) => new Set(columns).size === columns.length, 'A column stands twice in the table.'),
);
export const filtersSchema = v.pipe(
  v.array(tableFilterSchema),
  v.maxLength(MOST_FILTERS, tooMany(MOST_FILTERS, 'filters')),
);

/** Which contracts a table has and in what order; without a sort those come first that were uploaded last. A group comes before the sort. */
const ORDER = {
  filters: filtersSchema,
  sort: v.nullable(tableSortSchema),
  group: v.nullable(columnSchema),
};

/** Body of POST /api/table. `contracts` asks for these rows alone, in no particular order. */
export const tableInputSchema = v.strictObject({
  columns: columnsSchema,
  ...ORDER,
  offset: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(10_000_000)),
  limit: v.pipe(
    v.number(),
    v.integer(),
    v.minValue(1),
    v.maxValue(MOST_ROWS_ASKED, `At most ${MOST_ROWS_ASKED} rows can be asked for at once.`),
  ),
  contracts: v.optional(v.pipe(v.array(v.pipe(v.string(), v.uuid())), v.maxLength(MOST_ROWS_ASKED))),
});
export type TableInput = v.InferOutput<typeof tableInputSchema>;

/** A cell of a table, with its day (YYYY-MM-DD) where it is one. Its words in the contract come with the findings of that. */
export const tableCellSchema = v.object({
  ...v.omit(cellSchema, ['quote', 'sort']).entries,
  day: v.nullable(v.string()),
});
export type TableCell = v.InferOutput<typeof tableCellSchema>;

/**
 * A contract in a table. `kind` is what the paper is, `parties` who is named in it; `group` the key of the group it stands in. `isListed` is false while
 * its cells are not written yet: contracts that are being analysed, or were analysed by an older version. `problem` says why it could not be analysed.
 */
export const tableRowSchema = v.object({
  id: v.string(),
  filename: v.string(),
  title: v.nullable(v.string()),
  uploadedAt: v.string(),
  status: contractStatusSchema,
  problem: v.nullable(v.string()),
  isListed: v.boolean(),
  kind: v.nullable(v.string()),
  parties: v.array(v.string()),
  group: v.nullable(v.string()),
  cells: v.array(tableCellSchema),
});
export type TableRow = v.InferOutput<typeof tableRowSchema>;

/** The contracts that have the same in the column by which a table is grouped; `value` and `state` are those of one of them, null where it has none. */
const tableGroupSchema = v.object({
  key: v.string(),
  value: v.nullable(v.string()),
  state: v.nullable(cellStateSchema),
  count: v.number(),
});
export type TableGroup = v.InferOutput<typeof tableGroupSchema>;

/** Body of POST /api/table. `total` counts all rows of the table, `groups` stand in its order; null where it is not grouped. */
export const tableAnswerSchema = v.object({
  total: v.number(),
  groups: v.nullable(v.array(tableGroupSchema)),
  rows: v.array(tableRowSchema),
});
export type TableAnswer = v.InferOutput<typeof tableAnswerSchema>;

/**
 * A column that can be picked. `group` is what it is listed under ('Facts', 'Residential lease'), `ask` the question in full, `contracts` how many of
 * the reader's have something in it.
 */
const tableColumnSchema = v.object({
  column: v.string(),
  title: v.string(),
  ask: v.nullable(v.string()),
  group: v.string(),
  contracts: v.number(),
});
export type TableColumn = v.InferOutput<typeof tableColumnSchema>;
/** Body of GET /api/table/columns. `contracts` counts all of the reader's, `listed` those whose cells are written. */
export const tableColumnsSchema = v.object({
  columns: v.array(tableColumnSchema),
  contracts: v.number(),
  listed: v.number(),
});
export type TableColumns = v.InferOutput<typeof tableColumnsSchema>;

/** Body of POST /api/table/values: what contracts have in a column, within the filters. */
export const valuesInputSchema = v.strictObject({ column: columnSchema, filters: filtersSchema });
export const tableValuesSchema = v.object({ values: v.array(tableGroupSchema) });

/** Body of POST /api/table/usual. */
export const usualInputSchema = v.strictObject({ columns: columnsSchema });
/** What most contracts of a kind have in a column: `count` of the `of` that say something there. */
const usualSchema = v.object({
  kind: v.string(),
  column: v.string(),
  state: cellStateSchema,
  value: v.nullable(v.string()),
  count: v.number(),
  of: v.number(),
});
export type Usual = v.InferOutput<typeof usualSchema>;
export const usualAnswerSchema = v.object({ usual: v.array(usualSchema) });

/** The formats in which a table can be taken along. */
export const TABLE_FORMATS = ['csv', 'xlsx'] as const;
export type TableFormat = (typeof TABLE_FORMATS)[number];
/** Body of POST /api/table/export/{format}; `name` is what the file is called. */
export const tableExportSchema = v.strictObject({
  name: v.optional(v.pipe(v.string(), v.maxLength(120))),
  columns: columnsSchema,
  ...ORDER,
});
export type TableExport = v.InferOutput<typeof tableExportSchema>;
