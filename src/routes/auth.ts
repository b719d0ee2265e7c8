import { Elysia } from 'elysia';
import { verifyEmail } from '../accounts/email-address';
import { askForPasswordReset, resetPassword } from '../accounts/forgotten-password';
import { listConfirmingMethods, reAuthenticate } from '../accounts/re-authenticate';
import { beginPasskeySignIn, passUsersSecondStep, signInByPasskey } from '../accounts/second-step';
import { endSession } from '../accounts/sessions';
import { signIn } from '../accounts/sign-in';
import { signUp } from '../accounts/sign-up';
import { askForOwnPasskey } from '../factors/re-authentication';
import { askForStepPasskey, readSecondStep } from '../factors/second-step';
import { oidcSettings } from '../oidc/settings';
import {
  emailVerificationSchema,
  passwordForgottenSchema,
  passwordResetSchema,
  signInSchema,
  signUpSchema,
} from '../shared/accounts';
import { passkeySignInSchema, reAuthenticationSchema, stepProofSchema } from '../shared/factors';
import type { AppDeps } from './deps';
import { clientAddress } from './plugins/client-address';
import { passkeySite } from './plugins/origin';
import { SESSION_SECONDS, sessionPlugin } from './plugins/session';
import { clearToken, readToken, setToken } from './plugins/session-cookie';
import { giveUpStep, letIn, signInOrigin, waitForStep } from './plugins/signing-in';

export function authRoutes(deps: AppDeps) {
  return new Elysia({ prefix: '/api/auth' })
    .use(sessionPlugin(deps))
    .get('/session', ({ user }) => ({ user }), { anyUser: true })
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
        const origin = signInOrigin(deps, { request, cookie, server });
        const result = await signIn(deps, body, origin);
        if ('begun' in result) return waitForStep(deps, cookie, 'pending', result.begun);
        return await letIn(deps, cookie, result.signedIn, origin.address);
      },
      { body: signInSchema },
    )
    .get('/second-step', async ({ cookie }) => {
      const token = readToken(cookie, deps.config, 'pending');
      return { secondStep: await readSecondStep(deps, 'user', token) };
    })
    .post(
      '/second-step',
      async ({ body, cookie, request, server }) => {
        const origin = signInOrigin(deps, { request, cookie, server });
        const pending = readToken(cookie, deps.config, 'pending');
        const from = { ...origin, site: passkeySite(request, deps.config) };
        return await letIn(deps, cookie, await passUsersSecondStep(deps, pending, body, from), origin.address);
      },
      { body: stepProofSchema },
    )
    .post('/second-step/passkey', ({ cookie, request }) => {
      const token = readToken(cookie, deps.config, 'pending');
      return askForStepPasskey(deps, passkeySite(request, deps.config), 'user', token);
    })
    .delete('/second-step', async ({ cookie }) => await giveUpStep(deps, cookie, 'pending'))
    .post('/passkey/options', ({ request, server }) =>
      beginPasskeySignIn(deps, passkeySite(request, deps.config), clientAddress(request, server, deps.config)),
    )
    .post(
      '/passkey',
      async ({ body, cookie, request, server }) => {
        const origin = signInOrigin(deps, { request, cookie, server });
        const signedIn = await signInByPasskey(deps, passkeySite(request, deps.config), body.response, origin);
        return await letIn(deps, cookie, signedIn, origin.address);
      },
      { body: passkeySignInSchema },
    )
    .get('/reauthenticate', async ({ user }) => await listConfirmingMethods(deps, user, oidcSettings(deps.config)), {
      anyUser: true,
    })
    .post(
      '/reauthenticate/passkey',
      ({ user, request }) => askForOwnPasskey(deps, { kind: 'user', id: user.id }, passkeySite(request, deps.config)),
      { anyUser: true },
    )
    .post(
      '/reauthenticate',
      async ({ user, session, body, cookie, request, address }) => {
        const from = { proof: body, address, site: passkeySite(request, deps.config) };
        const token = await reAuthenticate(deps, user, session, from);
        setToken(cookie, deps.config, 'session', token, SESSION_SECONDS);
        return { success: true };
      },
      { anyUser: true, body: reAuthenticationSchema },
    )
    .post(
      '/forgot-password',
      async ({ body, request, server }) => {
        await askForPasswordReset(deps, body.email, clientAddress(request, server, deps.config));
        return { success: true };
      },
      { body: passwordForgottenSchema },
    )
    .post(
      '/reset-password',
      async ({ body, request, server }) => {
        await resetPassword(deps, body, clientAddress(request, server, deps.config));
        return { success: true };
      },
      { body: passwordResetSchema },
    )
    .post(
      '/verify-email',
      async ({ body, request, server }) => ({
        email: await verifyEmail(deps, body.token, clientAddress(request, server, deps.config)),
      }),
      { body: emailVerificationSchema },
    )
    .post('/signout', async ({ cookie, request, server }) => {
      const token = readToken(cookie, deps.config, 'session');
      const address = clientAddress(request, server, deps.config);
      if (token) await endSession(deps, token, { why: 'sign-out', address });
      clearToken(cookie, deps.config, 'session');
      return { success: true };
    });
}
