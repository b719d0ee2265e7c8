import { Elysia } from 'elysia';
import { exportEvents, listActivity, listEvents } from '../audit/read';
import { activityQuerySchema, auditFilterSchema, auditQuerySchema } from '../shared/audit';
import { contentDisposition } from './content-disposition';
import type { AppDeps } from './deps';
import { sessionPlugin } from './plugins/session';

/** The audit log: all of it for administrators, for users what happened with their own accounts. */
export function auditRoutes(deps: AppDeps) {
  return new Elysia({ name: 'audit', prefix: '/api' })
    .use(sessionPlugin(deps))
    .get('/user/activity', ({ user, query }) => listActivity(deps, user.id, query), {
      signedIn: true,
      query: activityQuerySchema,
    })
    .get('/admin/audit', ({ query }) => listEvents(deps, query), { admin: true, query: auditQuerySchema })
    .get(
      '/admin/audit.csv',
      async ({ query, admin, address }) => {
        const content = await exportEvents(deps, query, { kind: 'admin', id: admin.id, address });
        const headers = {
          'content-type': 'text/csv; charset=utf-8',
          'content-disposition': contentDisposition('attachment', 'Audit log', '.csv'),
        };
        return new Response(content, { headers });
      },
      { admin: true, query: auditFilterSchema },
    );
}
