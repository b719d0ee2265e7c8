import { expect, test } from 'bun:test';
import { testApp } from '../support/app';

test('a server whose file store fails is alive but not ready', async () => {
  const app = await testApp();
  expect((await app.call('GET /api/ready')).status).toBe(200);
  app.storage.checkReady = () => {
    throw new Error('the bucket is gone: secret-bucket-name');
  };
  const ready = await app.call('GET /api/ready');
  expect(ready.status).toBe(503);
  expect(await ready.json()).toEqual({ error: 'The file store does not answer.' });
  expect((await app.call('GET /api/health')).status).toBe(200);
  await app.close();
});

test('a server whose file store says nothing is not ready, and says so soon', async () => {
  const app = await testApp();
  app.storage.checkReady = () => new Promise(() => {});
  expect((await app.call('GET /api/ready')).status).toBe(503);
  await app.close();
});

test('a server that stops is alive but not ready, and each answer is the last of its connection', async () => {
  const stop = new AbortController();
  const app = await testApp({ stopping: stop.signal });
  expect((await app.call('GET /api/health')).headers.get('connection')).toBe(null);
  stop.abort();
  const ready = await app.call('GET /api/ready');
  expect(ready.status).toBe(503);
  expect(await ready.json()).toEqual({ error: 'The server is stopping.' });
  for (const route of ['GET /api/health', 'GET /', 'GET /api/no-such-call'])
    expect((await app.call(route)).headers.get('connection')).toBe('close');
  await app.close();
});
