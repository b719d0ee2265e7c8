import { afterAll, beforeAll, describe, expect, test } from 'bun:test';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { upsertSetting } from '../../src/db/settings';
import type { SettingKey } from '../../src/shared/admin';
import { type TestUser, testApp } from '../support/app';
import { eventually } from '../support/eventually';
import { testSite } from '../support/site';

let site: Awaited<ReturnType<typeof testSite>>;
beforeAll(async () => {
  site = await testSite();
});
afterAll(() => site.close());

const nonceOf = (response: Response) =>
  /script-src 'nonce-([^']+)' 'strict-dynamic'/.exec(response.headers.get('content-security-policy') ?? '')?.[1] ?? '';
const save = (key: SettingKey, value: string) => upsertSetting(site.db, { key, value }, new Date());

describe('pages', () => {
  test('the landing page is there without any script having run', async () => {
    const html = await (await site.get('/')).text();
    for (const words of ['Start Free Trial', 'Browse Files', 'Enterprise Security', '$49', 'Privacy Policy', '99.9%']) {
      expect(html).toContain(words);
    }
    expect(html).toStartWith('<!doctype html><html lang="en"');
    expect(html).toContain('data-mode="static"');
  });

  test('every page carries the policy, is kept by nobody, and gives all of its scripts the nonce', async () => {
    for (const path of ['/', '/signin', '/signup', '/nowhere']) {
      const page = await site.get(path);
      const policy = page.headers.get('content-security-policy') ?? '';
      const nonce = nonceOf(page);
      expect(nonce.length).toBeGreaterThanOrEqual(22);
      expect(policy).toStartWith(
        `script-src 'nonce-${nonce}' 'strict-dynamic'; style-src 'self' 'nonce-${nonce}'; style-src-attr 'unsafe-inline'; object-src 'none'; base-uri 'none'; frame-ancestors 'none'`,
      );
      expect(page.headers.get('cache-control')).toBe('no-store');
      const scripts = (await page.text()).match(/<script\b[^>]*>/g) ?? [];
      expect(scripts.length).toBeGreaterThan(0);
      for (const script of scripts) expect(script).toContain(`nonce="${nonce}"`);
    }
  });

  test('no two documents have the same nonce', async () => {
    const nonces = await Promise.all(Array.from({ length: 20 }, async () => nonceOf(await site.get('/'))));
    expect(new Set(nonces).size).toBe(20);
  });

  test('pages travel compressed to those who take it', async () => {
    const plain = await (await site.get('/signup')).text();
    for (const [accepted, encoding, unpack] of [
      ['gzip, deflate, br', 'br', brotliDecompressSync],
      ['gzip, br;q=0', 'gzip', gunzipSync],
    ] as const) {
      const page = await site.get('/signup', { 'accept-encoding': accepted });
      expect([page.headers.get('content-encoding'), page.headers.get('vary')]).toEqual([encoding, 'accept-encoding']);
      const bytes = await page.bytes();
      expect(bytes.length).toBeLessThan(plain.length / 3);
      expect(unpack(bytes).toString().includes('Confirm Password')).toBe(true);
    }
    expect((await site.get('/signup')).headers.get('content-encoding')).toBeNull();
  });

  test('search engines may list what is for everybody, and are told so', async () => {
    const robots = async (path: string, as?: TestUser) => {
      const html = await (await site.get(path, as ? { cookie: as.cookies.header } : {})).text();
      return /<meta name="robots" content="([^"]*)"/.exec(html)?.[1];
    };
    for (const path of ['/', '/signin', '/signup']) expect(await robots(path)).toBe('index, follow');
    const user = await site.signUp();
    for (const path of ['/analysis/some-id', '/admin', '/admin/dashboard', '/nowhere', '/documents', '/account'])
      expect(await robots(path, user)).toBe('noindex');
  });

  test('a site that knows its address tells it and its picture', async () => {
    const known = await testApp({ env: { APP_URL: 'https://review.example' } });
    const html = await (await known.call('GET /signup')).text();
    const picture = /<meta property="og:image" content="https:\/\/review\.example([^"]*)"/.exec(html)?.[1];
    expect(html).toContain('<link rel="canonical" href="https://review.example/signup"/>');
    expect((await known.call(`GET ${picture}`)).headers.get('content-type')).toBe('image/png');
    await known.close();
    expect(await (await site.get('/signup')).text()).not.toMatch(/canonical|og:image/);
  });

  test('an unknown address is a 404 with its page', async () => {
    const page = await site.get('/no/such/page');
    expect(page.status).toBe(404);
    const html = await page.text();
    expect(html).toContain('404 Page Not Found');
    expect(html).toContain('Did you forget to add the page to the router?');
  });

  test('the header is that of the visitor, and nothing of one visitor is kept for another', async () => {
    const user = await site.signUp('Countess Lovelace');
    const signedIn = await (await site.get('/', { cookie: user.cookies.header })).text();
    const signedOut = await (await site.get('/')).text();
    expect(signedIn).toContain('Sign Out');
    expect(signedIn).toContain('Upload Document');
    expect(signedIn).not.toContain('Countess');
    expect(signedOut).not.toContain('Sign Out');
    expect(signedOut).toContain('Sign In');
    expect((await site.get('/', { cookie: 'session=forged' })).status).toBe(200);
  });

  test('My Documents sends strangers to sign in', async () => {
    const stranger = await site.get('/documents?upload=true');
    expect([stranger.status, stranger.headers.get('location')]).toEqual([302, '/signin']);
    const user = await site.signUp();
    expect((await site.get('/documents', { cookie: user.cookies.header })).status).toBe(200);
  });

  test('an analysis sends strangers to sign in, and signing in sends them back', async () => {
    const stranger = await site.get('/analysis/some-id?a=1');
    const signIn = '/signin?next=%2Fanalysis%2Fsome-id%3Fa%3D1';
    expect([stranger.status, stranger.headers.get('location')]).toEqual([302, signIn]);
    const { cookies } = await site.signUp();
    const back = await site.get(signIn, { cookie: cookies.header });
    expect([back.status, back.headers.get('location')]).toEqual([302, '/analysis/some-id?a=1']);
    const elsewhere = await site.get('/signin?next=//example.com', { cookie: cookies.header });
    expect(elsewhere.headers.get('location')).toBe('/');
  });

  test('sign-in and sign-up send users to the landing page', async () => {
    const { cookies } = await site.signUp();
    for (const path of ['/signin', '/signup']) {
      const page = await site.get(path, { cookie: cookies.header });
      expect([page.status, page.headers.get('location')]).toEqual([302, '/']);
      expect((await site.get(path, { cookie: 'session=forged' })).status).toBe(200);
    }
  });

  test('the chosen theme is in the document itself, and nothing else can be put there', async () => {
    const opening = async (cookie: string) => /<html[^>]*>/.exec(await (await site.get('/', { cookie })).text())?.[0];
    expect(await opening('theme=dark')).toBe('<html lang="en" class="dark">');
    expect(await opening('theme=light')).toBe('<html lang="en" class="light">');
    expect(await opening('theme="><script>')).toBe('<html lang="en" class="">');
    expect(await opening('a=b')).toBe('<html lang="en" class="">');
  });
});

describe("the operator's code", () => {
  test('stands at the end of head and body with the nonce, on every page but the administrator’s', async () => {
    await save(
      'header_html',
      '<meta name="proof" content="x"><style>b{}</style><script nonce="old" src="https://t.example/a.js"></script>',
    );
    await save('header_js', 'window.a = "</script><!--";');
    await save('body_html', '<div id="chat"></div><script>chat()</script>');
    await save('body_js', 'window.b = 1;');
    const page = await eventually(async () => {
      const answer = await site.get('/');
      const html = await answer.text();
      return html.includes('name="proof"') ? { nonce: nonceOf(answer), html, answer } : null;
    });
    const { nonce, html, answer } = page;
    expect(html).toContain(
      `<meta name="proof" content="x"><style nonce="${nonce}">b{}</style><script nonce="${nonce}" src="https://t.example/a.js"></script><script nonce="${nonce}">window.a = "<\\/script>\\x3C!--";</script></head>`,
    );
    expect(html).toContain(
      `<div id="chat"></div><script nonce="${nonce}">chat()</script><script nonce="${nonce}">window.b = 1;</script></body>`,
    );
    expect(answer.headers.get('content-security-policy')).toContain("connect-src 'self' https:");
    for (const path of ['/signin', '/nowhere']) expect(await (await site.get(path)).text()).toContain('window.b = 1;');
    for (const path of ['/admin', '/admin/dashboard', '/admin/x']) {
      const admin = await site.get(path);
      expect(await admin.text()).not.toContain('window.b');
      expect(admin.headers.get('content-security-policy')).toContain("connect-src 'self';");
    }
  });

  test('can be taken away again', async () => {
    for (const key of ['header_html', 'header_js', 'body_html', 'body_js'] as const) await save(key, '');
    await eventually(async () => ((await (await site.get('/')).text()).includes('window.b') ? null : true));
    expect((await site.get('/')).headers.get('content-security-policy')).toContain("connect-src 'self';");
  });
});
