import { Elysia } from 'elysia';
import { deleteAccount } from '../accounts/delete-account';
import { readAnalytics } from '../admin/analytics';
import { endUserSessions } from '../admin/end-user-sessions';
import { loginAdmin, passAdminsSecondStep } from '../admin/login';
import { listAdminsConfirmingMethods, reAuthenticateAdmin } from '../admin/re-authenticate';
import { saveSetting } from '../admin/save-setting';
import { type AdminAtWork, endAdminSession, type SessionAdmin } from '../admin/sessions';
import { updateUser } from '../admin/update-user';
import { listUsers } from '../admin/users';
import { readSettings } from '../db/settings';
import { askForOwnPasskey } from '../factors/re-authentication';
import { askForStepPasskey, readSecondStep } from '../factors/second-step';
import {
  type AdminSession,
  adminLoginSchema,
  settingSchema,
  userListQuerySchema,
  userPatchSchema,
} from '../shared/admin';
import { reAuthenticationSchema, stepProofSchema } from '../shared/factors';
import type { AppDeps } from './deps';
import { clientAddress } from './plugins/client-address';
import { passkeySite } from './plugins/origin';
import { sessionPlugin } from './plugins/session';
import { clearToken, readToken, setToken } from './plugins/session-cookie';
import { ADMIN_SESSION_SECONDS, giveUpStep, letAdminIn, waitForStep } from './plugins/signing-in';

/** Coming and going: the calls that no administrator's session is needed for. */
function adminSessionRoutes(deps: AppDeps) {
  return new Elysia()
    .use(sessionPlugin(deps))
    .get('/session', ({ admin }) => adminSession(admin), { adminVisitor: true })
    .post(
      '/login',
      async ({ body, cookie, request, server }) => {
        const address = clientAddress(request, server, deps.config);
        const result = await loginAdmin(deps, body, address);
        if ('begun' in result) return waitForStep(deps, cookie, 'admin_pending', result.begun);
        return await letAdminIn(deps, cookie, result.token, address);
      },
      { body: adminLoginSchema },
    )
    .get('/second-step', async ({ cookie }) => {
      const token = readToken(cookie, deps.config, 'admin_pending');
      return { secondStep: await readSecondStep(deps, 'admin', token) };
    })
    .post(
      '/second-step',
      async ({ body, cookie, request, server }) => {
        const pending = readToken(cookie, deps.config, 'admin_pending');
        const address = clientAddress(request, server, deps.config);
        return await letAdminIn(
          deps,
          cookie,
          await passAdminsSecondStep(deps, pending, body, { address, site: passkeySite(request, deps.config) }),
          address,
        );
      },
      { body: stepProofSchema },
    )
    .post('/second-step/passkey', ({ cookie, request }) => {
      const token = readToken(cookie, deps.config, 'admin_pending');
      return askForStepPasskey(deps, passkeySite(request, deps.config), 'admin', token);
    })
    .delete('/second-step', async ({ cookie }) => await giveUpStep(deps, cookie, 'admin_pending'))
    .get('/reauthenticate', ({ admin }) => listAdminsConfirmingMethods(deps, admin), { anyAdmin: true })
    .post(
      '/reauthenticate/passkey',
      ({ admin, request }) =>
        askForOwnPasskey(deps, { kind: 'admin', id: admin.id }, passkeySite(request, deps.config)),
      { anyAdmin: true },
    )
    .post(
      '/reauthenticate',
      async ({ admin, body, cookie, request, address }) => {
        const given = { proof: body, address, site: passkeySite(request, deps.config) };
        const token = await reAuthenticateAdmin(deps, admin, given);
        setToken(cookie, deps.config, 'admin_session', token, ADMIN_SESSION_SECONDS);
        return { success: true };
      },
      { anyAdmin: true, body: reAuthenticationSchema },
    )
    .post('/logout', async ({ cookie, request, server }) => {
      const token = readToken(cookie, deps.config, 'admin_session');
      const address = clientAddress(request, server, deps.config);
      if (token) await endAdminSession(deps, token, { why: 'sign-out', address });
      clearToken(cookie, deps.config, 'admin_session');
      return { success: true };
    });
}

/** What the pages are told of an administrator's session, of a stranger's only that it is none. */
function adminSession(admin: SessionAdmin | null): AdminSession {
  if (!admin) return { isAdmin: false };
  const { email, hasFactor, mustAddFactor } = admin;
  return { isAdmin: true, email, hasFactor, mustAddFactor };
}

const by = ({ id, authenticatedAt }: SessionAdmin, address: string): AdminAtWork => ({
  ...{ kind: 'admin', id, address, authenticatedAt },
});

export function adminRoutes(deps: AppDeps) {
  return new Elysia({ prefix: '/api/admin' })
    .use(adminSessionRoutes(deps))
    .use(sessionPlugin(deps))
    .get('/users', ({ query }) => listUsers(deps, query), { admin: true, query: userListQuerySchema })
    .patch(
      '/users/:id',
      async ({ params, body, admin, address }) => ({
        user: await updateUser(deps, params.id, body, by(admin, address)),
      }),
      { admin: true, body: userPatchSchema },
    )
    .delete(
      '/users/:id',
      async ({ params, admin, address }) => {
        await deleteAccount(deps, params.id, by(admin, address));
        return { success: true };
      },
      { recentAdmin: true },
    )
    .delete(
      '/users/:id/sessions',
      async ({ params, admin, address }) => ({ ended: await endUserSessions(deps, params.id, by(admin, address)) }),
      { admin: true },
    )
    .get('/analytics', () => readAnalytics(deps), { admin: true })
    .get('/settings', async () => ({ settings: await readSettings(deps.db) }), { admin: true })
    .post(
      '/settings',
      async ({ body, admin, address }) => ({ setting: await saveSetting(deps, body, by(admin, address)) }),
      { recentAdmin: true, body: settingSchema },
    );
}
