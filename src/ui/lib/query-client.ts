import { QueryClient, type QueryFunctionContext } from '@tanstack/react-query';
import { CACHE_UNUSED_MS } from '../../shared/limits';
import { type SessionStore, sessionStore } from '../stores/session-store';
import { uploadsStore } from '../stores/uploads';
import { getJson, whenRefused } from './api';
import { perPage } from './per-page';
import { followUploads } from './uploads-in-cache';

/** GET of the key's segments joined to a path. */
function getByKey({ queryKey, signal }: QueryFunctionContext): Promise<unknown> {
  return getJson(queryKey.join('/'), signal);
}

/**
 * Server data as the specification wants it: never stale, no retries, no refetch on focus, unused entries dropped after
 * five minutes. What one user loaded is forgotten when another one takes over; an answer of 401 has the session checked.
 */
export function queryClientFor(session: SessionStore): QueryClient {
  const client = new QueryClient({
    defaultOptions: {
      queries: {
        queryFn: getByKey,
        staleTime: Number.POSITIVE_INFINITY,
        gcTime: CACHE_UNUSED_MS,
        retry: false,
        refetchInterval: false,
        refetchOnWindowFocus: false,
        refetchOnReconnect: false,
        networkMode: 'always',
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  });
  whenRefused(async () => {
    const { loading, check } = session.getState();
    // The first check may have been answered before the session ended.
    if (loading) await check();
    if (session.getState().user) await check();
  });
  session.subscribe(({ user }, before) => {
    if (before.user && before.user.id !== user?.id) client.clear();
  });
  return client;
}

/** The server data of this page, shared by islands and app; on the server a new one for each render. */
export const createQueryClient = perPage(() => {
  const client = queryClientFor(sessionStore());
  followUploads(client, uploadsStore(), sessionStore());
  return client;
});
