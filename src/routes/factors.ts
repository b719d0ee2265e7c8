import { Elysia } from 'elysia';
import type { FactorOwner } from '../db/factors';
import { beginApp, confirmAuthenticatorApp } from '../factors/authenticator-app';
import { listFactors, removeFactor, renameFactor, renewRecoveryCodes } from '../factors/factors';
import { addPasskey, beginPasskey } from '../factors/passkeys';
import {
  appConfirmSchema,
  appSetupSchema,
  factorNameSchema,
  isFactorRequired,
  passkeyAddSchema,
} from '../shared/factors';
import type { AppDeps } from './deps';
import { passkeySite } from './plugins/origin';
import { sessionPlugin } from './plugins/session';

/** The second factors of the account that is signed in. Users and administrators have the same calls, each below their own address. */
export function factorRoutes(deps: AppDeps, kind: FactorOwner['kind']) {
  const required = isFactorRequired(deps.config.REQUIRE_SECOND_FACTOR, kind);
  const prefix: string = kind === 'user' ? '/api/user/factors' : '/api/admin/factors';
  return new Elysia({ name: `factors of ${kind}`, prefix })
    .use(sessionPlugin(deps))
    .get('/', ({ factorOwner }) => listFactors(deps, factorOwner, required), { factorOwner: kind })
    .post('/app', ({ factorOwner, body }) => beginApp(deps, factorOwner, body.name), {
      recentOwner: kind,
      body: appSetupSchema,
    })
    .post(
      '/app/:id',
      ({ factorOwner, params, body }) => confirmAuthenticatorApp(deps, factorOwner, params.id, body.code),
      { recentOwner: kind, body: appConfirmSchema },
    )
    .post(
      '/passkey/options',
      ({ factorOwner, request }) => beginPasskey(deps, passkeySite(request, deps.config), factorOwner),
      { recentOwner: kind },
    )
    .post(
      '/passkey',
      ({ factorOwner, request, body }) => addPasskey(deps, passkeySite(request, deps.config), factorOwner, body),
      { recentOwner: kind, body: passkeyAddSchema },
    )
    .patch(
      '/:id',
      async ({ factorOwner, params, body }) => ({
        factor: await renameFactor(deps, factorOwner, params.id, body.name),
      }),
      { factorOwner: kind, body: factorNameSchema },
    )
    .delete(
      '/:id',
      async ({ factorOwner, params }) => {
        await removeFactor(deps, factorOwner, params.id, required);
        return { success: true };
      },
      { recentOwner: kind },
    )
    .post(
      '/recovery-codes',
      async ({ factorOwner }) => ({ recoveryCodes: await renewRecoveryCodes(deps, factorOwner) }),
      {
        recentOwner: kind,
      },
    );
}
