import { expect, test } from 'bun:test';
import { testApp } from '../support/app';

test('a server whose file store fails is alive but not ready', async () => {
  const app = await testApp();
  expect((await app.call('GET /api/ready')).status).toBe(200);
  app.storage.list = () => {
    throw new Error('the bucket is gone: secret-bucket-name');
  };
  const ready = await app.call('GET /api/ready');
  expect(ready.status).toBe(503);
  expect(await ready.json()).toEqual({ error: 'The file store does not answer.' });
  expect((await app.call('GET /api/health')).status).toBe(200);
  await app.close();
});
