import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { SearchAnswer } from '../../shared/search';
import { navigate } from '../navigation';
import { getJson } from './api';
import { type Asked, queryOf, searchAddress } from './search-address';

/** Changes what is asked for, as a new entry of the browser's history; another page than the first is asked for by name only. */
export function ask(asked: Asked, change: Asked): void {
  const { page: _, ...rest } = asked;
  void navigate(searchAddress({ ...rest, ...change }));
}

/** What was found; the last answer stays while a narrower one is on its way. */
export function useSearchAnswer(asked: Asked) {
  return useQuery({
    queryKey: ['/api/search', queryOf(asked)],
    queryFn: ({ signal }) => getJson<SearchAnswer>(`/api/search?${queryOf(asked)}`, signal),
    enabled: !!asked.q?.trim(),
    placeholderData: keepPreviousData,
    // Contracts come, go and are decided on: a search that is opened again asks again.
    staleTime: 0,
  });
}
