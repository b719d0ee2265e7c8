import { createHash } from 'node:crypto';
import { exportJWK, generateKeyPair, type JWTPayload, SignJWT } from 'jose';

/** What the provider can be made to do wrong, or to say of who signs in. */
export interface ProviderWhims {
  claims: JWTPayload;
  /** Answers `error` instead of a code. */
  error?: string;
  /** Another state than was asked with. */
  state?: string;
  /** Signs by a key that it does not publish. */
  foreignKey?: boolean;
  /** Answers the token call with a failure of its own. */
  broken?: boolean;
}

export const CLIENT = { id: 'counterpart', secret: 'a secret of the client' };
const seconds = () => Math.floor(Date.now() / 1_000);
const json = (body: unknown, status = 200) => Response.json(body, { status });

interface Granted {
  nonce: string;
  challenge: string;
  redirectUri: string;
}

/** An OpenID Connect provider on a port of its own: discovery, authorization code with PKCE, id tokens in RS256. Everybody who comes is signed in at once, as `whims` say. */
export async function oidcTestProvider() {
  const [own, foreign] = [await generateKeyPair('RS256'), await generateKeyPair('RS256')];
  const whims: ProviderWhims = { claims: {} };
  const codes = new Map<string, Granted>();
  let calls = 0;
  let asked: Record<string, string> = {};

  async function grant(request: Request, issuer: string): Promise<Response> {
    const form = new URLSearchParams(await request.text());
    if (whims.broken) return new Response('<h1>Bad Gateway</h1>', { status: 502 });
    const granted = codes.get(form.get('code') ?? '');
    codes.delete(form.get('code') ?? '');
    const challenge = createHash('sha256')
      .update(form.get('code_verifier') ?? '')
      .digest('base64url');
    const isClient = form.get('client_id') === CLIENT.id && form.get('client_secret') === CLIENT.secret;
    const isRight = granted?.challenge === challenge && granted.redirectUri === form.get('redirect_uri');
    if (!isClient || !isRight) return json({ error: isClient ? 'invalid_grant' : 'invalid_client' }, 400);
    const claims = { iss: issuer, aud: CLIENT.id, iat: seconds(), exp: seconds() + 300, nonce: granted.nonce };
    const token = new SignJWT({ ...claims, ...whims.claims }).setProtectedHeader({ alg: 'RS256', kid: 'one' });
    const key = whims.foreignKey ? foreign.privateKey : own.privateKey;
    return json({ access_token: 'opaque', token_type: 'Bearer', id_token: await token.sign(key) });
  }

  const server = Bun.serve({
    port: 0,
    hostname: '127.0.0.1',
    async fetch(request, { port }) {
      calls += 1;
      const issuer = `http://127.0.0.1:${port}`;
      const { pathname, searchParams: query } = new URL(request.url);
      if (pathname === '/.well-known/openid-configuration')
        return json({
          issuer,
          authorization_endpoint: `${issuer}/authorize`,
          token_endpoint: `${issuer}/token`,
          jwks_uri: `${issuer}/keys`,
          response_types_supported: ['code'],
          subject_types_supported: ['public'],
          id_token_signing_alg_values_supported: ['RS256'],
          code_challenge_methods_supported: ['S256'],
          prompt_values_supported: ['none', 'login'],
        });
      if (pathname === '/keys')
        return json({ keys: [{ ...(await exportJWK(own.publicKey)), kid: 'one', alg: 'RS256', use: 'sig' }] });
      if (pathname === '/token') return await grant(request, issuer);
      if (pathname !== '/authorize') return json({}, 404);
      asked = Object.fromEntries(query);
      const redirectUri = query.get('redirect_uri') ?? '';
      const to = new URL(redirectUri);
      to.searchParams.set('state', whims.state ?? query.get('state') ?? '');
      if (whims.error) to.searchParams.set('error', whims.error);
      else {
        const code = crypto.randomUUID();
        codes.set(code, { nonce: query.get('nonce') ?? '', challenge: query.get('code_challenge') ?? '', redirectUri });
        to.searchParams.set('code', code);
      }
      return Response.redirect(to.href, 302);
    },
  });

  return {
    issuer: `http://127.0.0.1:${server.port}`,
    whims,
    calls: () => calls,
    /** With what it was asked last to sign somebody in. */
    asked: () => asked,
    stop: () => server.stop(true),
  };
}

export type OidcTestProvider = Awaited<ReturnType<typeof oidcTestProvider>>;
