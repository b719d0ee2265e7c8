import { type AnyElysia, Elysia } from 'elysia';
import { describeApi } from './api-docs/document';
import { docsPage } from './api-docs/page';
import { newNonce } from './content-security-policy';

/** What the program can be asked, for people and for programs. The description is made once, when it is first asked for. */
export function apiDocsRoutes(app: AnyElysia) {
  let known: ReturnType<typeof describeApi> | undefined;
  const description = () => {
    known ??= describeApi(app);
    return known;
  };
  return new Elysia({ name: 'api-docs', prefix: '/api/docs' })
    .get('/json', () => description())
    .get('/', () => {
      const nonce = newNonce();
      const policy = `default-src 'none'; style-src 'nonce-${nonce}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`;
      const headers = { 'content-type': 'text/html; charset=utf-8', 'content-security-policy': policy };
      return new Response(docsPage(description(), nonce), { headers });
    });
}
