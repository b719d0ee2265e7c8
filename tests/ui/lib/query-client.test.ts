import '../../support/dom';
import { describe, expect, test } from 'bun:test';
import { MutationObserver, QueryObserver } from '@tanstack/react-query';
import { sendJson } from '../../../src/ui/lib/api';
import { queryClientFor } from '../../../src/ui/lib/query-client';
import { createSessionStore } from '../../../src/ui/stores/session-store';
import { fakeApi, refused } from '../../support/fake-api';
import { advance, stopClock } from '../../support/fake-clock';
import { ADA, BEN } from '../../support/ui-fixtures';

function signedIn() {
  const session = createSessionStore();
  session.setState({ user: ADA, loading: false });
  return { session, client: queryClientFor(session) };
}

describe('server data', () => {
  test('is fetched from the joined key segments, once, and never gets stale', async () => {
    const { calls } = fakeApi({ 'GET /api/contracts/c1': () => Response.json({ contract: { id: 'c1' } }) });
    const { client } = signedIn();
    const query = { queryKey: ['/api/contracts', 'c1'] };
    expect(await client.fetchQuery<unknown>(query)).toEqual({ contract: { id: 'c1' } });
    const leave = new QueryObserver(client, query).subscribe(() => undefined);
    window.dispatchEvent(new Event('visibilitychange'));
    await client.fetchQuery(query);
    leave();
    expect(calls.map(({ path }) => path)).toEqual(['/api/contracts/c1']);
  });

  test('that could not be loaded is not tried again', async () => {
    const { calls } = fakeApi({ 'GET /api/contracts/c1': refused(500, 'Broken.') });
    const { client } = signedIn();
    const failure = await client.fetchQuery({ queryKey: ['/api/contracts', 'c1'] }).catch(String);
    expect(failure).toBe('ApiError: 500: {"error":"Broken."}');
    expect(calls).toHaveLength(1);
  });

  test('is dropped five minutes after it was last used', async () => {
    stopClock();
    fakeApi({ 'GET /api/contracts/c1': () => Response.json({ contract: { id: 'c1' } }) });
    const { client } = signedIn();
    const query = { queryKey: ['/api/contracts', 'c1'] };
    const known = () => client.getQueryData(query.queryKey) !== undefined;
    const leave = new QueryObserver(client, query).subscribe(() => undefined);
    await advance(10 * 60_000);
    expect(known()).toBe(true);
    leave();
    await advance(5 * 60_000 - 1);
    expect(known()).toBe(true);
    await advance(1);
    expect(known()).toBe(false);
  });

  test('that could not be written is not written again', async () => {
    const { calls } = fakeApi({ 'PATCH /api/user/profile': refused(500, 'Broken.') });
    const { client } = signedIn();
    const mutation = new MutationObserver(client, {
      mutationFn: () => sendJson('PATCH', '/api/user/profile', { name: 'Ada' }),
    });
    expect(await mutation.mutate().catch(String)).toBe('ApiError: 500: {"error":"Broken."}');
    expect(calls).toHaveLength(1);
  });

  test('of one user is forgotten when another one takes over, but not when a user only changes', () => {
    const { session, client } = signedIn();
    client.setQueryData(['/api/contracts', 'c1'], 'secret');
    session.getState().update({ name: 'Ada F.' });
    expect(client.getQueryData<string>(['/api/contracts', 'c1'])).toBe('secret');
    session.setState({ user: BEN });
    expect(client.getQueryData(['/api/contracts', 'c1'])).toBeUndefined();
  });

  test('refused with 401 has the session checked', async () => {
    fakeApi({
      'GET /api/contracts/c1': refused(401, 'Please sign in to continue.'),
      'GET /api/auth/session': refused(401, 'Please sign in to continue.'),
    });
    const { session, client } = signedIn();
    await client.fetchQuery({ queryKey: ['/api/contracts', 'c1'] }).catch(() => undefined);
    await session.getState().check();
    expect(session.getState().user).toBeNull();
  });
});
