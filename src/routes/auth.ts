import { Elysia } from 'elysia';
import { DEVICE_DAYS } from '../accounts/devices';
import { reAuthenticate } from '../accounts/re-authenticate';
import { endSession } from '../accounts/sessions';
import { signIn } from '../accounts/sign-in';
import { signUp } from '../accounts/sign-up';
import { reAuthenticationSchema, signInSchema, signUpSchema } from '../shared/accounts';
import type { AppDeps } from './deps';
import { clientAddress, clientOrigin } from './plugins/client-address';
import { SESSION_SECONDS, sessionPlugin } from './plugins/session';
import { clearToken, readToken, setToken } from './plugins/session-cookie';

export function authRoutes(deps: AppDeps) {
  return new Elysia({ prefix: '/api/auth' })
    .use(sessionPlugin(deps))
    .get('/session', ({ user }) => ({ user }), { signedIn: true })
    .post(
      '/signup',
      async ({ body, request, server, status }) => {
        const user = await signUp(deps, body, clientAddress(request, server, deps.config));
        return status(201, { user });
      },
      { body: signUpSchema },
    )
    .post(
      '/signin',
      async ({ body, cookie, request, server }) => {
        const known = readToken(cookie, deps.config, 'device');
        const origin = { ...clientOrigin(request, server, deps.config), device: known };
        const { user, token, device } = await signIn(deps, body, origin);
        const earlier = readToken(cookie, deps.config, 'session');
        if (earlier) await endSession(deps, earlier);
        setToken(cookie, deps.config, 'session', token, SESSION_SECONDS);
        setToken(cookie, deps.config, 'device', device, DEVICE_DAYS * 24 * 60 * 60);
        return { user };
      },
      { body: signInSchema },
    )
    .post(
      '/reauthenticate',
      async ({ user, session, body, cookie }) => {
        const token = await reAuthenticate(deps, user, session, body.password);
        setToken(cookie, deps.config, 'session', token, SESSION_SECONDS);
        return { success: true };
      },
      { signedIn: true, body: reAuthenticationSchema },
    )
    .post('/signout', async ({ cookie }) => {
      const token = readToken(cookie, deps.config, 'session');
      if (token) await endSession(deps, token);
      clearToken(cookie, deps.config, 'session');
      return { success: true };
    });
}
