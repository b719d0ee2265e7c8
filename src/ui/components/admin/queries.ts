import { keepPreviousData, type UseQueryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { Analytics, Setting, UserList } from '../../../shared/admin';
import { ApiError, getJson } from '../../lib/api';

export const ADMIN_SESSION_KEY = ['/api/admin/session'];
export const USERS_KEY = ['/api/admin/users'];
const ANALYTICS_KEY = ['/api/admin/analytics'];
export const SETTINGS_KEY = ['/api/admin/settings'];

/** What a change of users makes out of date: the lists, and the figures that are computed from them. */
export const USER_DATA = [USERS_KEY, ANALYTICS_KEY];
export const SETTING_DATA = [SETTINGS_KEY];

/**
 * The administrator's data. When the session has ended meanwhile, the dashboard is told so and leads to the sign-in. (A change that
 * is refused for it only says so: what was typed must not go.)
 */
function useAdminQuery<T>(options: UseQueryOptions<T>) {
  const query = useQuery(options);
  useEndedSession(query.error);
  return query;
}

/** Where a call failed since the session has ended, the pages are told so. */
export function useEndedSession(error: Error | null): void {
  const cache = useQueryClient();
  useEffect(() => {
    if (hasEnded(error)) cache.setQueryData(ADMIN_SESSION_KEY, { isAdmin: false });
  }, [error, cache]);
}

/** A page of the users found; the one before stays in sight until it is there. */
export function useUsers(search: string, page: number) {
  return useAdminQuery<UserList>({
    queryKey: [...USERS_KEY, search, page],
    queryFn: ({ signal }) => {
      const query = new URLSearchParams({ page: String(page), ...(search && { search }) });
      return getJson(`${USERS_KEY}?${query}`, signal);
    },
    placeholderData: keepPreviousData,
  });
}

export function useAnalytics() {
  return useAdminQuery<Partial<Analytics>>({ queryKey: ANALYTICS_KEY });
}

export function useSettings() {
  return useAdminQuery<{ settings: Setting[] }>({ queryKey: SETTINGS_KEY });
}

function hasEnded(error: Error | null): boolean {
  return error instanceof ApiError && (error.status === 401 || error.status === 403);
}
