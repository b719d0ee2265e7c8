import * as v from 'valibot';
import { tableAnswerSchema, tableColumnsSchema, tableValuesSchema, usualAnswerSchema } from '../../src/shared/table';
import { BUILT_IN_VIEWS, viewAnswerSchema, viewListSchema } from '../../src/shared/table-views';

const ORDER = { columns: ['kind', 'rating'], filters: [], sort: null, group: null };
const content = BUILT_IN_VIEWS[0]?.content;

/** Who may make which call of the table, and with what answer; as in `routes/calls.test.ts`. */
export const TABLE_SCENARIOS = [
  { call: 'GET /api/table/columns', statuses: [401, 200, 200, 401], answer: tableColumnsSchema },
  {
    call: 'POST /api/table',
    init: () => ({ json: { ...ORDER, offset: 0, limit: 10 } }),
    statuses: [401, 200, 200, 401],
    answer: tableAnswerSchema,
  },
  {
    call: 'POST /api/table/values',
    init: () => ({ json: { column: 'kind', filters: [] } }),
    statuses: [401, 200, 200, 401],
    answer: tableValuesSchema,
  },
  {
    call: 'POST /api/table/usual',
    init: () => ({ json: { columns: ['kind'] } }),
    statuses: [401, 200, 200, 401],
    answer: usualAnswerSchema,
  },
  {
    call: 'POST /api/table/export/:format',
    path: () => '/api/table/export/csv',
    init: () => ({ json: ORDER }),
    statuses: [401, 200, 200, 401],
    answer: 'text/csv; charset=utf-8',
  },
  { call: 'GET /api/table/views', statuses: [401, 200, 200, 401], answer: viewListSchema },
  {
    call: 'POST /api/table/views',
    init: () => ({ json: { name: 'Mine', content } }),
    statuses: [401, 201, 201, 401],
    answer: viewAnswerSchema,
  },
  {
    call: 'PUT /api/table/views/:id',
    path: ({ viewId }: { viewId: string }) => `/api/table/views/${viewId}`,
    init: () => ({ json: { name: 'Ours' } }),
    statuses: [401, 200, 404, 401],
    answer: viewAnswerSchema,
  },
  {
    call: 'DELETE /api/table/views/:id',
    path: ({ viewId }: { viewId: string }) => `/api/table/views/${viewId}`,
    statuses: [401, 200, 404, 401],
    answer: v.object({ success: v.literal(true) }),
  },
] as const;

/** A view to be changed. */
export const VIEW = { name: 'A view', content };
