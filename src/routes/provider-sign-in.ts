import { Elysia } from 'elysia';
import { beginProviderReauthentication, finishProviderReauthentication } from '../accounts/provider-reauthentication';
import { joinByPassword, takeIn } from '../accounts/provider-sign-in';
import { hearProvider, PROVIDER_SECONDS, ProviderRefused, sendToProvider } from '../accounts/provider-visit';
import { readSession } from '../accounts/sessions';
import { AppError } from '../errors';
import { SECOND_STEP_SECONDS } from '../factors/second-step';
import { oidcProvider } from '../oidc/provider';
import { OIDC_RETURN_PATH, oidcSettings } from '../oidc/settings';
import { joinSchema, providerConfirmationSchema } from '../shared/provider-sign-in';
import { returnAddress } from '../ui/return-address';
import type { AppDeps } from './deps';
import { clientAddress } from './plugins/client-address';
import { SESSION_SECONDS, sessionPlugin } from './plugins/session';
import { clearToken, readToken, setToken } from './plugins/session-cookie';
import { letIn, signInOrigin, waitForStep } from './plugins/signing-in';

/**
 * Signing in by the operator's OpenID Connect provider, and proving by it that it is still oneself. Browsers are sent there and come back by plain links, so these two answer with
 * redirects; what went wrong is told on the page that it was for. Without a provider there are no such addresses.
 */
export function providerSignInRoutes(deps: AppDeps) {
  const settings = oidcSettings(deps.config);
  const withProvider = settings && { ...deps, provider: oidcProvider(settings) };
  const routes = new Elysia({ name: 'provider sign-in' })
    .use(sessionPlugin(deps))
    .post(
      '/api/auth/join',
      async ({ body, cookie, request, server }) => {
        const origin = signInOrigin(deps, { request, cookie, server });
        const token = readToken(cookie, deps.config, 'join');
        const result = await joinByPassword(deps, token, body.password, origin);
        clearToken(cookie, deps.config, 'join');
        if ('begun' in result) return waitForStep(deps, cookie, 'pending', result.begun);
        return await letIn(deps, cookie, result.signedIn, origin.address);
      },
      { body: joinSchema },
    )
    .post(
      '/api/auth/reauthenticate/provider',
      async ({ session, body, cookie, address: from }) => {
        if (!withProvider || !settings) throw new AppError('not_found', 'No provider is set up here to sign in with.');
        const going = { issuer: settings.issuer, next: body.next, from };
        const { address, token } = await beginProviderReauthentication(withProvider, session, going);
        setToken(cookie, deps.config, 'provider', token, PROVIDER_SECONDS);
        return { address };
      },
      { anyUser: true, body: providerConfirmationSchema },
    );
  if (!withProvider || !settings) return routes;

  const back = async ({ cookie, request, server }: Parameters<typeof signInOrigin>[1]) => {
    const token = readToken(cookie, deps.config, 'provider');
    clearToken(cookie, deps.config, 'provider');
    const origin = signInOrigin(deps, { request, cookie, server });
    const { address } = origin;
    // As the browser had it: behind a proxy the request says http.
    const returnedTo = new URL(new URL(request.url).search, settings.redirectUri);
    const returned = await hearProvider(withProvider, token, returnedTo);
    const { next } = returned;
    if (returned.confirms !== null) {
      const open = readToken(cookie, deps.config, 'session');
      const current = open ? ((await readSession(deps, open, address))?.session ?? null) : null;
      const renewed = await finishProviderReauthentication(withProvider, returned, { current, address });
      setToken(cookie, deps.config, 'session', renewed, SESSION_SECONDS);
      return `${next}?confirmed=1`;
    }
    const outcome = await takeIn(deps, returned, origin);
    const query = next === '/' ? '' : `&next=${encodeURIComponent(next)}`;
    if ('join' in outcome) {
      setToken(cookie, deps.config, 'join', outcome.join, PROVIDER_SECONDS);
      return `/signin?join=1${query}`;
    }
    if ('begun' in outcome) {
      setToken(cookie, deps.config, 'pending', outcome.begun.token, SECOND_STEP_SECONDS);
      return `/signin?step=2${query}`;
    }
    await letIn(deps, cookie, outcome.signedIn, address);
    return next;
  };

  /** Where to, or the page that it was for with why not. */
  async function orRefusal(work: () => Promise<string>): Promise<string> {
    try {
      return await work();
    } catch (error) {
      if (!(error instanceof ProviderRefused)) throw error;
      const reason = error.cause instanceof AppError ? error.cause.code : String(error.cause ?? 'nobody was sent');
      deps.log.warn({ refusal: error.refusal, reason }, 'a sign-in by the provider came to nothing');
      return `${error.at}?refused=${error.refusal}`;
    }
  }

  return routes
    .get('/oidc/start', async ({ cookie, request, server, set, redirect }) => {
      set.headers['cache-control'] = 'no-store';
      const next = returnAddress(new URL(request.url).search);
      const to = await orRefusal(async () => {
        const from = clientAddress(request, server, deps.config);
        const { address, token } = await sendToProvider(withProvider, { next, confirms: null }, from);
        setToken(cookie, deps.config, 'provider', token, PROVIDER_SECONDS);
        return address;
      });
      return redirect(to);
    })
    .get(OIDC_RETURN_PATH, async ({ cookie, request, server, set, redirect }) => {
      set.headers['cache-control'] = 'no-store';
      return redirect(await orRefusal(() => back({ cookie, request, server })));
    });
}
