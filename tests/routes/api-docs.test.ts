import { afterAll, beforeAll, expect, test } from 'bun:test';
import SwaggerParser from '@apidevtools/swagger-parser';
import type { OpenAPIV3_1 } from 'openapi-types';
import { CALLS } from '../../src/routes/api-docs/calls';
import { type TestApp, testApp } from '../support/app';

type Response = OpenAPIV3_1.ResponseObject;

let app: TestApp;
let document: OpenAPIV3_1.Document;
beforeAll(async () => {
  app = await testApp();
  document = (await (await app.call('GET /api/docs/json')).json()) as OpenAPIV3_1.Document;
});
afterAll(() => app.close());

const operations = () =>
  Object.entries(document.paths ?? {}).flatMap(([path, methods]) =>
    Object.entries(methods as Record<string, OpenAPIV3_1.OperationObject>).map(([method, operation]) => ({
      call: `${method.toUpperCase()} ${path}`,
      operation,
    })),
  );

test('is valid OpenAPI 3.1, its references included', async () => {
  const validated = await SwaggerParser.validate(structuredClone(document) as never);
  expect((validated as unknown as OpenAPIV3_1.Document).openapi).toBe('3.1.0');
});

test('describes every call of the app, and none that is not there', () => {
  const served = app.app.routes
    .filter(({ method, path }) => method !== 'HEAD' && path.startsWith('/api') && !/^\/api(\/\*)?$/.test(path))
    .map(({ method, path }) => `${method} ${path.replace(/\/$/, '').replace(/:(\w+)/g, '{$1}')}`);
  expect(
    operations()
      .map(({ call }) => call)
      .sort(),
  ).toEqual(served.sort());
});

const statusesOf = (operation: OpenAPIV3_1.OperationObject) => Object.keys(operation.responses ?? {});

test('each call says what it is for, who may make it, what it answers and how it fails', () => {
  const sections = document.tags?.map(({ name }) => name);
  for (const { call, operation } of operations()) {
    expect(operation.summary, call).toMatch(/^[A-Z].*[^.]$/);
    expect(operation.description, call).toMatch(/^(Anyone|For) /);
    expect(operation.tags, call).toEqual([expect.any(String)]);
    expect(sections, call).toContain(operation.tags?.[0] ?? '');
    const statuses = statusesOf(operation);
    expect(statuses.filter((status) => status < '300').length, call).toBeGreaterThan(0);
    expect(statuses, call).toEqual(expect.arrayContaining(['500', '503']));
    for (const [status, response] of Object.entries(operation.responses as Record<string, Response>)) {
      expect(response.description, `${call} ${status}`).toMatch(
        status < '300' && status !== '206' ? /^Done$/ : /^[A-Z`].*\.$/,
      );
      expect('content' in response, `${call} ${status}`).toBe(status !== '304');
      expect(response.headers && Object.keys(response.headers), `${call} ${status}`).toEqual(
        status === '429' || status === '503' ? ['Retry-After'] : undefined,
      );
    }
  }
});

test('the cookie that a call needs is the one that its route demands of those whom the list names', () => {
  const cookies = { anyone: [], user: [{ session: [] }], owner: [{ session: [] }], admin: [{ adminSession: [] }] };
  for (const [call, { who }] of Object.entries(CALLS)) {
    const [method = '', path = ''] = call.split(' ');
    const methods = document.paths?.[path.replace(/:(\w+)/g, '{$1}')] as Record<string, OpenAPIV3_1.OperationObject>;
    const operation = methods[method.toLowerCase()];
    expect(operation?.security, call).toEqual(cookies[who]);
    if (who !== 'anyone') expect(Object.keys(operation?.responses ?? {}), call).toContain('401');
  }
});

test('what takes a body says how large and of which type it may be, and what is answered else; every write that other sites are refused', () => {
  for (const { call, operation } of operations()) {
    const statuses = statusesOf(operation);
    const body = operation.requestBody as OpenAPIV3_1.RequestBodyObject | undefined;
    const size = call === 'POST /api/contracts/upload' ? 'At most 50 MB.' : 'At most 1 MB.';
    expect(body?.description, call).toBe(body ? size : undefined);
    if (body) expect(statuses, call).toEqual(expect.arrayContaining(['400', '413', '415']));
    if (!call.startsWith('GET ')) expect(statuses, call).toContain('403');
  }
});

test.each([
  ['/api/contracts/upload', 'post', '201 400 401 403 413 415 500 503'],
  ['/api/contracts', 'get', '200 304 401 403 422 500 503'],
  ['/api/contracts/{id}/file', 'get', '200 206 401 403 404 416 422 500 503'],
  ['/api/contracts/{id}/side', 'put', '200 400 401 403 404 409 413 415 422 500 503'],
  ['/api/auth/signin', 'post', '200 400 401 403 413 415 422 429 500 503'],
  ['/api/admin/users/{id}', 'delete', '200 401 403 404 500 503'],
  ['/api/health', 'get', '200 500 503'],
] as const)('%s %s answers %s', (path, method, statuses) => {
  expect(statusesOf(document.paths?.[path]?.[method] ?? {}).join(' ')).toBe(statuses);
});

test('a status that has several reasons tells all of them', () => {
  const refused = document.paths?.['/api/contracts/upload']?.post?.responses?.[403] as Response | undefined;
  expect(refused?.description.split('. ')).toEqual([
    'Two-step sign-in is demanded here, and the account has none yet',
    '`userId` is another user, or the plan’s contracts of this month are used up',
    'The page of another site sent it.',
  ]);
});

test('bodies are JSON as the schemas of the routes have it, the upload a form', () => {
  const put = document.paths?.['/api/contracts/{id}/findings/{finding}/decision']?.put;
  expect(put?.requestBody).toMatchObject({
    required: true,
    content: { 'application/json': { schema: { required: ['verdict'], properties: { reason: { maxLength: 2000 } } } } },
  });
  const upload = document.paths?.['/api/contracts/upload']?.post?.requestBody as OpenAPIV3_1.RequestBodyObject;
  expect(Object.keys(upload.content)).toEqual(['multipart/form-data']);
  for (const { operation, call } of operations())
    if (call !== 'POST /api/contracts/upload' && operation.requestBody)
      expect(Object.keys((operation.requestBody as OpenAPIV3_1.RequestBodyObject).content), call).toEqual([
        'application/json',
      ]);
});

test('the page lists every call and every shape, and loads nothing', async () => {
  const response = await app.call('GET /api/docs');
  const page = await response.text();
  expect(response.headers.get('content-security-policy')).toMatch(/^default-src 'none'; style-src 'nonce-[^']+';/);
  expect(page).not.toMatch(/<script|<link|src=|https?:\/\//);
  for (const { operation } of operations()) {
    const [, article = ''] = page.split(`<article id="${operation.operationId}">`);
    const said = article.slice(0, article.indexOf('</article>'));
    expect(said).toContain(`<summary>Answers: ${statusesOf(operation).join(', ')}</summary>`);
    expect(said.includes('<span class="limit">At most ')).toBe(operation.requestBody !== undefined);
  }
  const targets = [...page.matchAll(/href="#([^"]+)"/g)].map(([, id]) => id ?? '');
  for (const id of new Set(targets)) expect(page).toContain(`id="${id}"`);
});
