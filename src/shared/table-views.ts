import * as v from 'valibot';
import { columnsSchema, filtersSchema, MOST_COLUMNS, tableInputSchema, tableSortSchema } from './table';

/** So many views can one user keep. */
export const MOST_VIEWS = 50;
export const VIEW_NAME_LENGTH = 80;
/** Widths of columns in CSS pixels. */
export const COLUMN_WIDTH = { least: 90, most: 640, usual: 190 } as const;

const NO_NAME = 'Please name the view.';
const widthSchema = v.pipe(
  v.number(),
  v.integer(),
  v.minValue(COLUMN_WIDTH.least, `A column is at least ${COLUMN_WIDTH.least} px wide.`),
  v.maxValue(COLUMN_WIDTH.most, `A column is at most ${COLUMN_WIDTH.most} px wide.`),
);

/** What a view shows: columns in their order, widths of those that were given one, filters, sort and group. */
export const viewContentSchema = v.strictObject({
  columns: columnsSchema,
  widths: v.pipe(
    v.record(v.pipe(v.string(), v.maxLength(180)), widthSchema),
    v.check((widths) => Object.keys(widths).length <= MOST_COLUMNS + 1, 'There are more widths than columns.'),
  ),
  filters: filtersSchema,
  sort: v.nullable(tableSortSchema),
  group: tableInputSchema.entries.group,
});
export type ViewContent = v.InferOutput<typeof viewContentSchema>;

const nameSchema = v.pipe(
  v.string(NO_NAME),
  v.trim(),
  v.minLength(1, NO_NAME),
  v.maxLength(VIEW_NAME_LENGTH, `The name can have at most ${VIEW_NAME_LENGTH} characters.`),
  v.check((name) => !name.includes('\0') && name.isWellFormed(), 'This name can’t be kept.'),
);

/** Body of POST /api/table/views. */
export const newViewSchema = v.strictObject({ name: nameSchema, content: viewContentSchema });
export type NewView = v.InferOutput<typeof newViewSchema>;
/** Body of PUT /api/table/views/{id}: what is left out stays. */
export const viewChangeSchema = v.pipe(
  v.strictObject({ name: v.optional(nameSchema), content: v.optional(viewContentSchema) }),
  v.check(({ name, content }) => name !== undefined || content !== undefined, 'There is nothing to change.'),
);
export type ViewChange = v.InferOutput<typeof viewChangeSchema>;

/** A view by its name. `isBuiltIn`: everybody has it and nobody can change it. */
export const tableViewSchema = v.object({
  id: v.string(),
  name: v.string(),
  isBuiltIn: v.boolean(),
  content: viewContentSchema,
});
export type TableView = v.InferOutput<typeof tableViewSchema>;
export const viewListSchema = v.object({ views: v.array(tableViewSchema) });
export const viewAnswerSchema = v.object({ view: tableViewSchema });

const builtIn = (id: string, name: string, content: Partial<ViewContent>): TableView => ({
  ...{ id, name, isBuiltIn: true },
  content: { columns: [], widths: {}, filters: [], sort: null, group: null, ...content },
});

/** The views that everybody has. */
export const BUILT_IN_VIEWS: readonly TableView[] = [
  builtIn('overview', 'Overview', {
    columns: [
      ...['rating', 'kind', 'notice-by', 'fact.expirationDate', 'fact.governingLaw', 'departures'],
      ...['side', 'unread-pages', 'uploaded'],
    ],
  }),
  builtIn('renewals', 'Renewals', {
    columns: [
      ...['notice-by', 'fact.expirationDate', 'question.any.auto-renewal', 'fact.renewalTerm', 'fact.noticePeriod'],
      ...['fact.term', 'fact.effectiveDate', 'question.any.price-increase', 'kind'],
    ],
    sort: { column: 'notice-by', descending: false },
  }),
  builtIn('liability', 'Liability', {
    columns: [
      ...['fact.liabilityCap', 'question.any.liability-excluded', 'question.any.liability-without-limit'],
      ...['question.any.indemnity', 'question.any.negligence-waiver', 'question.any.personal-liability'],
      ...['question.any.liquidated-damages', 'question.any.joint-and-several', 'rating', 'kind'],
    ],
    sort: { column: 'rating', descending: false },
  }),
  builtIn('data-protection', 'Data protection', {
    columns: [
      ...['question.any.personal-data', 'question.dpa.sub-processors', 'question.dpa.breach-notice'],
      ...[
        'question.dpa.return-or-delete',
        'question.dpa.transfers',
        'question.dpa.audit',
        'question.any.images',
        'kind',
      ],
    ],
    sort: { column: 'question.any.personal-data', descending: false },
  }),
  builtIn('leases', 'Leases', {
    columns: [
      ...['rating', 'notice-by', 'question.lease.entry-without-notice', 'question.lease.deposit-return'],
      ...['question.lease.early-exit-cost', 'question.lease.rent-rise-in-term', 'question.lease.repairs-habitability'],
      ...['question.lease.sublet-guests', 'question.comlease.break-and-renewal', 'fact.expirationDate', 'kind'],
    ],
    filters: [{ column: 'kind', contains: 'lease' }],
  }),
];
