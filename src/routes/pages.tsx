import { Elysia } from 'elysia';
import { oidcSettings } from '../oidc/settings';
import type { SessionUser } from '../shared/accounts';
import { returnAddress, signInFrom } from '../ui/return-address';
import { FACTOR_SET_UP, routeOf, routes } from '../ui/routes';
import { THEME_COOKIE } from '../ui/theme';
import { contentSecurityPolicy, newNonce } from './content-security-policy';
import type { AppDeps } from './deps';
import { encodeText } from './encodings';
import { compileOperatorCode, operatorCodeReader } from './operator-code';
import { pageTemplate } from './page-renderer';
import { sessionPlugin } from './plugins/session';

const NO_CODE = compileOperatorCode([]);

/** Every page of the site, and the 404 page for all other addresses that no route before took. */
export function pageRoutes(deps: AppDeps) {
  const operatorCode = operatorCodeReader(deps);
  const signInWith = oidcSettings(deps.config)?.name;
  const host = { site: deps.config.APP_URL, sendsMail: deps.queueMail !== undefined, signInWith };

  async function page(request: Request, user: SessionUser | null, theme: unknown): Promise<Response> {
    const signedIn = user !== null;
    const { pathname: path, search } = new URL(request.url);
    const route = routeOf(path);
    if (route.forUsers && !signedIn) return redirect(signInFrom(path + search));
    if (route.forUsers && user?.mustAddFactor && path !== FACTOR_SET_UP) return redirect(FACTOR_SET_UP);
    if (route.forGuests && signedIn) return redirect(returnAddress(search));
    const code = isAdmin(path) ? NO_CODE : await operatorCode();
    const template = await pageTemplate(route, signedIn, host);
    const nonce = newNonce();
    const chosen = theme === 'dark' || theme === 'light' ? theme : '';
    const html = template({ nonce, theme: chosen, head: code.head(nonce), body: code.body(nonce) });
    const { body, encoding } = encodeText(html, request.headers.get('accept-encoding'));
    return new Response(body, {
      status: routes.includes(route) ? 200 : 404,
      headers: {
        'content-type': 'text/html; charset=utf-8',
        'cache-control': 'no-store',
        vary: 'accept-encoding',
        ...(encoding !== 'identity' && { 'content-encoding': encoding }),
        'content-security-policy': contentSecurityPolicy(nonce, !code.isEmpty),
      },
    });
  }

  return new Elysia({ name: 'pages' })
    .use(sessionPlugin(deps))
    .get('/*', ({ request, cookie, user }) => page(request, user, cookie[THEME_COOKIE]?.value), {
      visitor: true,
    });
}

function redirect(location: string): Response {
  return new Response(null, { status: 302, headers: { location, 'cache-control': 'no-store' } });
}

function isAdmin(path: string): boolean {
  return path === '/admin' || path.startsWith('/admin/');
}
