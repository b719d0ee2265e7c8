import { afterAll, beforeAll, expect, test } from 'bun:test';
import SwaggerParser from '@apidevtools/swagger-parser';
import type { OpenAPIV3_1 } from 'openapi-types';
import { type TestApp, testApp } from '../support/app';

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

test('each call says what it is for, who may make it, what it answers and how it fails', () => {
  for (const { call, operation } of operations()) {
    expect(operation, call).toMatchObject({ summary: expect.any(String), security: expect.any(Array) });
    expect(operation.description, call).toMatch(/^(Anyone|For) /);
    expect(operation.summary, call).not.toBe('');
    const known = document.tags?.map(({ name }) => name);
    expect(operation.tags, call).toEqual([expect.any(String)]);
    expect(known, call).toContain(operation.tags?.[0] ?? '');
    const statuses = Object.keys(operation.responses ?? {});
    expect(statuses, call).toEqual(expect.arrayContaining(['500', '503']));
    for (const response of Object.values(operation.responses ?? {})) expect(response, call).toHaveProperty('content');
  }
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
  for (const { operation } of operations()) expect(page).toContain(`<article id="${operation.operationId}">`);
  const targets = [...page.matchAll(/href="#([^"]+)"/g)].map(([, id]) => id ?? '');
  for (const id of new Set(targets)) expect(page).toContain(`id="${id}"`);
});
