import { Elysia } from 'elysia';
import { deleteAccount } from '../accounts/delete-account';
import { readAnalytics } from '../admin/analytics';
import { loginAdmin } from '../admin/login';
import { ADMIN_SESSION_HOURS, endAdminSession } from '../admin/sessions';
import { updateUser } from '../admin/update-user';
import { listUsers } from '../admin/users';
import { readSettings, upsertSetting } from '../db/settings';
import { adminLoginSchema, settingSchema, userListQuerySchema, userPatchSchema } from '../shared/admin';
import type { AppDeps } from './deps';
import { clientAddress } from './plugins/client-address';
import { sessionPlugin } from './plugins/session';
import { clearToken, readToken, setToken } from './plugins/session-cookie';

/** Coming and going: the calls that no administrator's session is needed for. */
function adminSessionRoutes(deps: AppDeps) {
  return new Elysia()
    .use(sessionPlugin(deps))
    .get('/session', ({ admin }) => ({ isAdmin: admin !== null }), { adminVisitor: true })
    .post(
      '/login',
      async ({ body, cookie, request, server }) => {
        const token = await loginAdmin(deps, body, clientAddress(request, server, deps.config));
        const earlier = readToken(cookie, deps.config, 'admin_session');
        if (earlier) await endAdminSession(deps, earlier);
        setToken(cookie, deps.config, 'admin_session', token, ADMIN_SESSION_HOURS * 60 * 60);
        return { isAdmin: true };
      },
      { body: adminLoginSchema },
    )
    .post('/logout', async ({ cookie }) => {
      const token = readToken(cookie, deps.config, 'admin_session');
      if (token) await endAdminSession(deps, token);
      clearToken(cookie, deps.config, 'admin_session');
      return { success: true };
    });
}

export function adminRoutes(deps: AppDeps) {
  return new Elysia({ prefix: '/api/admin' })
    .use(adminSessionRoutes(deps))
    .use(sessionPlugin(deps))
    .get('/users', ({ query }) => listUsers(deps, query), { admin: true, query: userListQuerySchema })
    .patch('/users/:id', async ({ params, body }) => ({ user: await updateUser(deps, params.id, body) }), {
      admin: true,
      body: userPatchSchema,
    })
    .delete(
      '/users/:id',
      async ({ params }) => {
        await deleteAccount(deps, params.id);
        return { success: true };
      },
      { admin: true },
    )
    .get('/analytics', () => readAnalytics(deps), { admin: true })
    .get('/settings', async () => ({ settings: await readSettings(deps.db) }), { admin: true })
    .post(
      '/settings',
      async ({ body }) => {
        await upsertSetting(deps.db, body, deps.now());
        return { setting: body };
      },
      { admin: true, body: settingSchema },
    );
}
