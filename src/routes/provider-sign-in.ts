import { type Cookie, Elysia } from 'elysia';
import {
  beginProviderSignIn,
  finishProviderSignIn,
  joinByPassword,
  PROVIDER_SECONDS,
  ProviderRefused,
} from '../accounts/provider-sign-in';
import { AppError } from '../errors';
import { SECOND_STEP_SECONDS } from '../factors/second-step';
import { oidcProvider } from '../oidc/provider';
import { OIDC_RETURN_PATH, oidcSettings } from '../oidc/settings';
import { joinSchema } from '../shared/provider-sign-in';
import { returnAddress } from '../ui/return-address';
import type { AppDeps } from './deps';
import { clientAddress, clientOrigin } from './plugins/client-address';
import { clearToken, readToken, setToken } from './plugins/session-cookie';
import { letIn, waitForStep } from './plugins/signing-in';

/**
 * Signing in by the operator's OpenID Connect provider. Browsers are sent there and come back by plain links, so these two answer with redirects; what went wrong is told on
 * the sign-in page. Without a provider there are no such addresses.
 */
export function providerSignInRoutes(deps: AppDeps) {
  const settings = oidcSettings(deps.config);
  const routes = new Elysia({ name: 'provider sign-in' }).post(
    '/api/auth/join',
    async ({ body, cookie, request, server }) => {
      const known = readToken(cookie, deps.config, 'device');
      const origin = { ...clientOrigin(request, server, deps.config), device: known };
      const token = readToken(cookie, deps.config, 'join');
      const result = await joinByPassword(deps, token, body.password, origin);
      clearToken(cookie, deps.config, 'join');
      if ('begun' in result) return waitForStep(deps, cookie, 'pending', result.begun);
      return await letIn(deps, cookie, result.signedIn, origin.address);
    },
    { body: joinSchema },
  );
  if (!settings) return routes;
  const withProvider = { ...deps, provider: oidcProvider(settings) };

  async function back(
    cookie: Record<string, Cookie<unknown>>,
    request: Request,
    from: Parameters<typeof clientOrigin>[1],
  ) {
    const token = readToken(cookie, deps.config, 'provider');
    clearToken(cookie, deps.config, 'provider');
    const origin = { ...clientOrigin(request, from, deps.config), device: readToken(cookie, deps.config, 'device') };
    // As the browser had it: behind a proxy the request says http.
    const returned = new URL(new URL(request.url).search, settings?.redirectUri);
    const { outcome, next } = await finishProviderSignIn(withProvider, token, returned, origin);
    const query = next === '/' ? '' : `&next=${encodeURIComponent(next)}`;
    if ('join' in outcome) {
      setToken(cookie, deps.config, 'join', outcome.join, PROVIDER_SECONDS);
      return `/signin?join=1${query}`;
    }
    if ('begun' in outcome) {
      setToken(cookie, deps.config, 'pending', outcome.begun.token, SECOND_STEP_SECONDS);
      return `/signin?step=2${query}`;
    }
    await letIn(deps, cookie, outcome.signedIn, origin.address);
    return next;
  }

  /** Where to, or the sign-in page with why not. */
  async function orRefusal(work: () => Promise<string>): Promise<string> {
    try {
      return await work();
    } catch (error) {
      if (!(error instanceof ProviderRefused)) throw error;
      const reason = error.cause instanceof AppError ? error.cause.code : String(error.cause ?? 'no sign-in was begun');
      deps.log.warn({ refusal: error.refusal, reason }, 'a sign-in by the provider came to nothing');
      return `/signin?refused=${error.refusal}`;
    }
  }

  return routes
    .get('/oidc/start', async ({ cookie, request, server, set, redirect }) => {
      set.headers['cache-control'] = 'no-store';
      const next = returnAddress(new URL(request.url).search);
      const to = await orRefusal(async () => {
        const { address, token } = await beginProviderSignIn(
          withProvider,
          next,
          clientAddress(request, server, deps.config),
        );
        setToken(cookie, deps.config, 'provider', token, PROVIDER_SECONDS);
        return address;
      });
      return redirect(to);
    })
    .get(OIDC_RETURN_PATH, async ({ cookie, request, server, set, redirect }) => {
      set.headers['cache-control'] = 'no-store';
      return redirect(await orRefusal(() => back(cookie, request, server)));
    });
}
