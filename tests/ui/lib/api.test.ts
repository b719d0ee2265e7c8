import { describe, expect, test } from 'bun:test';
import { ApiError, errorText, getJson, sendJson } from '../../../src/ui/lib/api';
import { fakeApi, offline, refused } from '../../support/fake-api';

const failureOf = (promise: Promise<unknown>) => promise.then(() => null).catch((error) => error);

describe('calls to the server', () => {
  test('carry cookies and JSON, and answer the parsed body', async () => {
    const { calls } = fakeApi({ 'PATCH /api/user/profile': () => Response.json({ success: true }) });
    expect(await sendJson<unknown>('PATCH', '/api/user/profile', { name: 'Ada' })).toEqual({ success: true });
    expect(calls[0]).toMatchObject({ method: 'PATCH', body: { name: 'Ada' }, credentials: 'include' });
  });

  test('become an error of status, colon and body when the answer is not OK', async () => {
    fakeApi({ 'GET /api/x': refused(409, 'Taken.') });
    const error = await failureOf(getJson('/api/x'));
    expect(error).toBeInstanceOf(ApiError);
    expect(error.message).toBe('409: {"error":"Taken."}');
    expect(error.error).toBe('Taken.');
  });

  test('say the status text when the body is empty', async () => {
    fakeApi({ 'GET /api/x': () => new Response('', { status: 502, statusText: 'Bad Gateway' }) });
    const error = await failureOf(getJson('/api/x'));
    expect(error.message).toBe('502: Bad Gateway');
    expect(error.error).toBeNull();
  });

  test('keep a body that is no JSON as it is', async () => {
    fakeApi({ 'GET /api/x': () => new Response('<h1>Gateway</h1>', { status: 504 }) });
    expect((await failureOf(getJson('/api/x'))).message).toBe('504: <h1>Gateway</h1>');
  });
});

test("people are told the server's words, else the fallback", async () => {
  fakeApi({
    'GET /api/x': refused(400, 'No.'),
    'GET /api/y': offline,
    'GET /api/z': () => new Response('', { status: 500 }),
  });
  expect(errorText(await failureOf(getJson('/api/x')), 'Failed')).toBe('No.');
  expect(errorText(await failureOf(getJson('/api/y')), 'Failed')).toBe('Failed');
  expect(errorText(await failureOf(getJson('/api/z')), 'Failed')).toBe('Failed');
});
