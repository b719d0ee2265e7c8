import { type Cookies, type TestApp, testApp } from './app';
import { CLIENT, oidcTestProvider, type ProviderWhims } from './oidc-provider';

/** Where the site is, as the provider knows it. */
export const SITE = 'https://counterpart.example';
export const ADA = { sub: 'ada-1', email: 'ada@firm.example', email_verified: true, name: 'Ada Fischer' };

export const locationOf = (answer: Response) => answer.headers.get('location') ?? '';

/** The app with a provider on a port, and the ways of a browser between them. @param overrides as of `testApp` */
export async function providerApp(overrides: Parameters<typeof testApp>[0] = {}) {
  const provider = await oidcTestProvider();
  const settings = { OIDC_ISSUER: provider.issuer, OIDC_CLIENT_ID: CLIENT.id, OIDC_CLIENT_SECRET: CLIENT.secret };
  const app: TestApp = await testApp({ ...overrides, env: { ...settings, APP_URL: SITE, ...overrides.env } });

  /** Goes where the provider is asked, and lets it send back. @returns the address of ours that it sends back to */
  async function followTo(address: string): Promise<string> {
    return locationOf(await fetch(address, { redirect: 'manual' })).replace(SITE, '');
  }

  /** Goes to the provider to sign in, as a browser does. */
  async function visitProvider(cookies: Cookies, next = ''): Promise<string> {
    const start = await app.call(`GET /oidc/start${next}`, { as: cookies });
    if (start.status !== 302) throw new Error(`/oidc/start answered ${start.status}`);
    return await followTo(locationOf(start));
  }

  /** What the provider says and does from now on. */
  function setWhims(whims: Partial<ProviderWhims>): void {
    const plain = { error: undefined, state: undefined, foreignKey: false, broken: false };
    Object.assign(provider.whims, plain, whims);
  }

  /** Signs in by the provider. @returns where the visitor ends */
  async function signIn(cookies: Cookies, whims: Partial<ProviderWhims> = { claims: ADA }, next = ''): Promise<string> {
    setWhims(whims);
    const back = await app.call(`GET ${await visitProvider(cookies, next)}`, { as: cookies });
    if (back.headers.get('cache-control') !== 'no-store') throw new Error('The return may be cached');
    return locationOf(back);
  }

  /** Proves by the provider who is signed in. @returns where the visitor ends */
  async function confirm(cookies: Cookies, whims: Partial<ProviderWhims> = { claims: ADA }): Promise<string> {
    setWhims(whims);
    const json = { next: '/account' };
    const begun = await app.call('POST /api/auth/reauthenticate/provider', { json, as: cookies });
    if (begun.status !== 200) throw new Error(`It answered ${begun.status}`);
    const { address } = (await begun.json()) as { address: string };
    return locationOf(await app.call(`GET ${await followTo(address)}`, { as: cookies }));
  }

  async function close(): Promise<void> {
    await provider.stop();
    await app.close();
  }

  return { app, provider, visitProvider, signIn, confirm, close };
}

export type ProviderApp = Awaited<ReturnType<typeof providerApp>>;
