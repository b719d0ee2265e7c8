import { Elysia } from 'elysia';
import { changePassword } from '../accounts/change-password';
import { deleteOwnAccount } from '../accounts/delete-account';
import { changeEmail, readEmailStatus, sendVerification } from '../accounts/email-address';
import { setFirstPassword } from '../accounts/first-password';
import { endOtherSessions, endOwnSession, listOwnSessions } from '../accounts/own-sessions';
import { getPlanUse } from '../accounts/plan-use';
import { listIdentities, unlinkProvider } from '../accounts/provider-identities';
import { updateNotifications } from '../accounts/update-notifications';
import { updateProfile } from '../accounts/update-profile';
import { oidcSettings } from '../oidc/settings';
import {
  emailChangeSchema,
  firstPasswordSchema,
  notificationsSchema,
  passwordChangeSchema,
  profileSchema,
} from '../shared/accounts';
import type { AppDeps } from './deps';
import { SESSION_SECONDS, sessionPlugin } from './plugins/session';
import { clearToken, setToken } from './plugins/session-cookie';
import { signInOrigin } from './plugins/signing-in';

export function userRoutes(deps: AppDeps) {
  return new Elysia({ prefix: '/api/user' })
    .use(sessionPlugin(deps))
    .patch('/profile', async ({ user, body, address }) => ({ user: await updateProfile(deps, user, body, address) }), {
      signedIn: true,
      body: profileSchema,
    })
    .patch(
      '/password',
      async ({ user, body, cookie, request, server }) => {
        const origin = signInOrigin(deps, { request, cookie, server });
        const token = await changePassword(deps, user, body, origin);
        setToken(cookie, deps.config, 'session', token, SESSION_SECONDS);
        return { success: true };
      },
      { signedIn: true, body: passwordChangeSchema },
    )
    .post(
      '/password',
      async ({ body, ...who }) => {
        await setFirstPassword(deps, who, body.newPassword);
        return { success: true };
      },
      { signedIn: true, body: firstPasswordSchema },
    )
    .patch('/notifications', async ({ user, body }) => ({ user: await updateNotifications(deps, user.id, body) }), {
      signedIn: true,
      body: notificationsSchema,
    })
    .get('/sessions', async ({ session }) => ({ sessions: await listOwnSessions(deps, session) }), { signedIn: true })
    .delete('/sessions', async ({ session, address }) => ({ ended: await endOtherSessions(deps, session, address) }), {
      signedIn: true,
    })
    .delete(
      '/sessions/:id',
      async ({ session, params, cookie, address }) => {
        await endOwnSession(deps, session, { id: params.id, address });
        if (params.id === session.id) clearToken(cookie, deps.config, 'session');
        return { success: true };
      },
      { signedIn: true },
    )
    .get(
      '/identities',
      async ({ user }) => ({
        identities: await listIdentities(deps, user.id, oidcSettings(deps.config)),
      }),
      { signedIn: true },
    )
    .delete(
      '/identities/:id',
      async ({ session, address, params }) => {
        await unlinkProvider(deps, { session, address }, params.id);
        return { success: true };
      },
      { signedIn: true },
    )
    .get('/mail', ({ user }) => readEmailStatus(deps, user), { signedIn: true })
    .post(
      '/email',
      async ({ user, session, body, address }) => ({
        pending: await changeEmail(deps, { user, session }, body.email, address),
      }),
      { signedIn: true, body: emailChangeSchema },
    )
    .post(
      '/email/verification',
      async ({ user, address }) => {
        await sendVerification(deps, user, address);
        return { success: true };
      },
      { signedIn: true },
    )
    .get('/plan', ({ user }) => getPlanUse({ ...deps, enforced: deps.config.ENFORCE_PLANS }, user.id), {
      signedIn: true,
    })
    .delete(
      '/account',
      async ({ session, cookie, address }) => {
        await deleteOwnAccount(deps, session, address);
        clearToken(cookie, deps.config, 'session');
        return { success: true };
      },
      { signedIn: true },
    );
}
