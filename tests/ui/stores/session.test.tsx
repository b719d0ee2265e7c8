import '../../support/dom';
import { afterEach, beforeEach, describe, expect, mock, spyOn, test } from 'bun:test';
import { AuthProvider, useAuth } from '../../../src/ui/stores/session';
import { createSessionStore } from '../../../src/ui/stores/session-store';
import { catchConsoleErrors } from '../../support/console-errors';
import { act, render, screen, waitFor } from '../../support/dom';
import { type ApiAnswer, fakeApi, offline, refused } from '../../support/fake-api';
import { ADA, BEN } from '../../support/ui-fixtures';

const CACHE = 'auth_user';
const cached = () => JSON.parse(localStorage.getItem(CACHE) ?? 'null');

const { logged } = catchConsoleErrors();

describe('the check with the server', () => {
  test('is flagged loading until it is done, then the user is stored and cached', async () => {
    fakeApi({ 'GET /api/auth/session': () => Response.json({ user: ADA }) });
    const store = createSessionStore();
    expect(store.getState()).toMatchObject({ user: null, loading: true });
    await store.getState().check();
    expect(store.getState()).toMatchObject({ user: ADA, loading: false });
    expect(cached()).toEqual(ADA);
  });

  test('clears user and cache when the answer is not OK', async () => {
    localStorage.setItem(CACHE, JSON.stringify(ADA));
    fakeApi({ 'GET /api/auth/session': refused(401, 'Please sign in to continue.') });
    const store = createSessionStore();
    await store.getState().check();
    expect(store.getState()).toMatchObject({ user: null, loading: false });
    expect(localStorage.getItem(CACHE)).toBeNull();
  });

  test('uses the cached user and logs when the network is down', async () => {
    localStorage.setItem(CACHE, JSON.stringify(ADA));
    fakeApi({ 'GET /api/auth/session': offline });
    const store = createSessionStore();
    await store.getState().check();
    expect(store.getState()).toMatchObject({ user: ADA, loading: false });
    expect(logged()).toEqual(['Session check failed TypeError: Failed to fetch']);
  });

  test.each(['{', '{"id":7}', 'null'])('takes no nonsense from the cache: %s', async (nonsense) => {
    localStorage.setItem(CACHE, nonsense);
    fakeApi({ 'GET /api/auth/session': offline });
    const store = createSessionStore();
    await store.getState().check();
    expect(store.getState().user).toBeNull();
  });

  test('asked for twice at the same time makes one call', async () => {
    const { calls } = fakeApi({ 'GET /api/auth/session': () => Response.json({ user: ADA }) });
    const { check } = createSessionStore().getState();
    await Promise.all([check(), check()]);
    expect(calls).toHaveLength(1);
  });
});

describe('a document that the server wrote', () => {
  const open = (signedIn: boolean) => {
    document.body.innerHTML = `<div id="root" data-signed-in="${signedIn}"></div>`;
    const { calls } = fakeApi({ 'GET /api/auth/session': refused(401, 'Please sign in to continue.') });
    const store = createSessionStore();
    render(<AuthProvider store={store}>page</AuthProvider>);
    return { calls, store };
  };

  test.each([
    ['for a stranger', false, null],
    ['for a stranger, though the browser remembers a user', false, ADA],
    ['for a user', true, ADA],
  ])('%s is asked about, and a refusal clears user and cache', async (_, signedIn, user) => {
    if (user) localStorage.setItem(CACHE, JSON.stringify(user));
    const { calls, store } = open(signedIn);
    await waitFor(() => expect(store.getState()).toMatchObject({ user: null, loading: false }));
    expect(calls.map(({ path }) => path)).toEqual(['/api/auth/session']);
    expect(cached()).toBeNull();
  });
});

describe('an answer that something newer has overtaken', () => {
  test.each<[string, ApiAnswer]>([
    ['not signed in', refused(401, 'Please sign in to continue.')],
    ['somebody else', () => Response.json({ user: BEN })],
    ['no connection', offline],
  ])('does not undo a sign-in: %s', async (_, late) => {
    const arrives = Promise.withResolvers<void>();
    fakeApi({
      'GET /api/auth/session': (call) => arrives.promise.then(() => late(call)),
      'POST /api/auth/signin': () => Response.json({ user: ADA }),
    });
    const store = createSessionStore();
    const checking = store.getState().check();
    await store.getState().signIn({ email: ADA.email, password: 'correct horse' });
    arrives.resolve();
    await checking;
    expect(store.getState()).toMatchObject({ user: ADA, loading: false });
    expect(cached()).toEqual(ADA);
  });

  test('does not undo what another tab did', async () => {
    const arrives = Promise.withResolvers<void>();
    fakeApi({ 'GET /api/auth/session': () => arrives.promise.then(() => Response.json({ user: ADA })) });
    const store = createSessionStore();
    const checking = store.getState().check();
    store.getState().follow(Object.assign(new Event('storage'), { key: CACHE, newValue: null }) as StorageEvent);
    arrives.resolve();
    await checking;
    expect(store.getState()).toMatchObject({ user: null, loading: false });
  });
});

test('a session that has ended stays so, whatever the user changed meanwhile', async () => {
  const arrives = Promise.withResolvers<void>();
  fakeApi({
    'GET /api/auth/session': async () => {
      await arrives.promise;
      return Response.json({ error: 'Please sign in to continue.' }, { status: 401 });
    },
  });
  const store = createSessionStore();
  store.setState({ user: ADA, loading: false });
  const checking = store.getState().check();
  store.getState().update({ name: 'Ada King' });
  arrives.resolve();
  await checking;
  expect(store.getState().user).toBeNull();
});

describe('a page that the browser brings back from its memory', () => {
  test('shows nothing of a user who has signed out since, and asks the server', async () => {
    const { calls } = fakeApi({ 'GET /api/auth/session': refused(401, 'Please sign in to continue.') });
    const store = createSessionStore();
    store.setState({ user: ADA, loading: false });
    const resumed = store.getState().resume();
    expect(store.getState().user).toBeNull();
    await resumed;
    expect(calls).toHaveLength(1);
  });

  test('keeps a user who is still signed in', async () => {
    localStorage.setItem(CACHE, JSON.stringify(ADA));
    fakeApi({ 'GET /api/auth/session': () => Response.json({ user: ADA }) });
    const store = createSessionStore();
    store.setState({ user: ADA, loading: false });
    const resumed = store.getState().resume();
    expect(store.getState().user).toEqual(ADA);
    await resumed;
    expect(store.getState().user).toEqual(ADA);
  });
});

describe('a browser that allows no storage', () => {
  beforeEach(() => {
    for (const name of ['getItem', 'setItem', 'removeItem'] as const) {
      spyOn(Storage.prototype, name).mockImplementation(() => {
        throw new DOMException('Access is denied', 'SecurityError');
      });
    }
  });
  afterEach(() => void mock.restore());

  test('has sessions all the same', async () => {
    fakeApi({ 'GET /api/auth/session': () => Response.json({ user: ADA }) });
    const store = createSessionStore();
    await store.getState().check();
    expect(store.getState()).toMatchObject({ user: ADA, loading: false });
  });

  test('has none without a connection', async () => {
    fakeApi({ 'GET /api/auth/session': offline });
    const store = createSessionStore();
    await store.getState().check();
    expect(store.getState()).toMatchObject({ user: null, loading: false });
  });
});

describe('signing in and out', () => {
  test('stores and caches the user, and clears both', async () => {
    const { calls } = fakeApi({
      'POST /api/auth/signin': () => Response.json({ user: ADA }),
      'POST /api/auth/signout': () => Response.json({ success: true }),
    });
    const store = createSessionStore();
    await store.getState().signIn({ email: ADA.email, password: 'correct horse' });
    expect(store.getState().user).toEqual(ADA);
    expect(cached()).toEqual(ADA);
    expect(calls[0]?.body).toEqual({ email: ADA.email, password: 'correct horse' });
    await store.getState().signOut();
    expect(store.getState().user).toBeNull();
    expect(localStorage.getItem(CACHE)).toBeNull();
    expect(calls[1]?.path).toBe('/api/auth/signout');
  });

  test('signing out clears user and cache without a connection too', async () => {
    fakeApi({ 'POST /api/auth/signout': offline });
    const store = createSessionStore();
    store.setState({ user: ADA, loading: false });
    await store.getState().signOut();
    expect(store.getState().user).toBeNull();
  });

  test('a refused sign-in signs nobody in', async () => {
    fakeApi({ 'POST /api/auth/signin': refused(401, 'Invalid email or password') });
    const store = createSessionStore();
    const failure = await store
      .getState()
      .signIn({ email: 'a@b.de', password: 'wrong horse' })
      .catch((e) => e);
    expect(failure.error).toBe('Invalid email or password');
    expect(store.getState().user).toBeNull();
  });
});

function Name() {
  return <p>{useAuth().user?.name ?? 'nobody'}</p>;
}

describe('the provider', () => {
  test('checks the session on load and follows what other tabs do', async () => {
    fakeApi({ 'GET /api/auth/session': () => Response.json({ user: ADA }) });
    render(
      <AuthProvider store={createSessionStore()}>
        <Name />
      </AuthProvider>,
    );
    expect(await screen.findByText('Ada Fischer')).toBeDefined();
    const tell = (newValue: string | null) =>
      act(() => void window.dispatchEvent(Object.assign(new Event('storage'), { key: CACHE, newValue })));
    tell(null);
    expect(screen.getByText('nobody')).toBeDefined();
    tell(JSON.stringify(BEN));
    await waitFor(() => screen.getByText('Ben Ito'));
  });

  test('asks again when the browser brings the page back from its memory, not at a usual load', async () => {
    const { calls, routes } = fakeApi({ 'GET /api/auth/session': () => Response.json({ user: ADA }) });
    render(
      <AuthProvider store={createSessionStore()}>
        <Name />
      </AuthProvider>,
    );
    await screen.findByText('Ada Fischer');
    const show = (persisted: boolean) =>
      act(() => void window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted })));
    show(false);
    expect(calls).toHaveLength(1);
    routes['GET /api/auth/session'] = refused(401, 'Please sign in to continue.');
    show(true);
    await screen.findByText('nobody');
  });

  test('is demanded by useAuth', () => {
    expect(() => render(<Name />)).toThrow('useAuth must be used within an AuthProvider');
  });
});
