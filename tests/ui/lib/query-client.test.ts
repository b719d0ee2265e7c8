import '../../support/dom';
import { describe, expect, test } from 'bun:test';
import { QueryObserver } from '@tanstack/react-query';
import { queryClientFor } from '../../../src/ui/lib/query-client';
import { createSessionStore } from '../../../src/ui/stores/session-store';
import { fakeApi, refused } from '../../support/fake-api';
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
