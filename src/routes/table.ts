import { Elysia } from 'elysia';
import pLimit from 'p-limit';
import { recordTableExport } from '../audit/contracts';
import { AppError } from '../errors';
import {
  TABLE_FORMATS,
  tableExportSchema,
  tableInputSchema,
  usualInputSchema,
  valuesInputSchema,
} from '../shared/table';
import { newViewSchema, viewChangeSchema } from '../shared/table-views';
import { listColumns } from '../tables/columns';
import { exportTable } from '../tables/export';
import { readTable, readUsual, readValues } from '../tables/read';
import { changeView, createView, listViews, removeView } from '../tables/views';
import { contentDisposition } from './content-disposition';
import type { AppDeps } from './deps';
import { sessionPlugin } from './plugins/session';

/** Workbooks are made one after the other: each takes a processor for itself. Beyond those that wait the server says so. */
const AT_ONCE = 1;
const WAITING = 8;
const RETRY_AFTER_SECONDS = 5;

/** The table of one's own contracts, the views that are kept of it, and the table to take along. */
export function tableRoutes(deps: AppDeps) {
  const slots = pLimit(AT_ONCE);
  return new Elysia({ name: 'table', prefix: '/api/table' })
    .use(sessionPlugin(deps))
    .get('/columns', ({ user }) => listColumns(deps, user.id), { signedIn: true })
    .post('/', ({ user, body }) => readTable(deps, user.id, body), { signedIn: true, body: tableInputSchema })
    .post('/values', async ({ user, body }) => ({ values: await readValues(deps, user.id, body) }), {
      signedIn: true,
      body: valuesInputSchema,
    })
    .post('/usual', async ({ user, body }) => ({ usual: await readUsual(deps, user.id, body.columns) }), {
      signedIn: true,
      body: usualInputSchema,
    })
    .post(
      '/export/:format',
      async ({ user, params, body, address }) => {
        const format = TABLE_FORMATS.find((known) => known === params.format);
        if (!format) throw new AppError('not_found', 'There is no such export.');
        if (slots.pendingCount >= WAITING)
          throw new AppError('unavailable', 'Too many exports at once. Please try again soon.', RETRY_AFTER_SECONDS);
        const file = await slots(() => exportTable(deps, user.id, format, body));
        await recordTableExport(deps.db, { userId: user.id, address }, { format });
        const headers = {
          'content-type': file.type,
          'content-disposition': contentDisposition('attachment', body.name?.trim() || 'Contracts', file.extension),
        };
        return new Response(file.content as Uint8Array<ArrayBuffer>, { headers });
      },
      { signedIn: true, body: tableExportSchema },
    )
    .get('/views', async ({ user }) => ({ views: await listViews(deps, user.id) }), { signedIn: true })
    .post('/views', async ({ user, body, status }) => status(201, { view: await createView(deps, user.id, body) }), {
      signedIn: true,
      body: newViewSchema,
    })
    .put('/views/:id', async ({ user, params, body }) => ({ view: await changeView(deps, user.id, params.id, body) }), {
      signedIn: true,
      body: viewChangeSchema,
    })
    .delete(
      '/views/:id',
      async ({ user, params }) => {
        await removeView(deps, user.id, params.id);
        return { success: true as const };
      },
      { signedIn: true },
    );
}
