import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { type PassageAnswer, passageAddress, type SearchAnswer, type Snippet } from '../../shared/search';
import { navigate } from '../navigation';
import { getJson } from './api';

/** The parts of the address of a search, which are those of the call, in the order in which they stand there. */
const PARTS = ['q', 'kind', 'party', 'law', 'rating', 'question', 'answer', 'page'] as const;
export type SearchPart = (typeof PARTS)[number];
export type Asked = Partial<Record<SearchPart, string>>;

/** The filters that a facet can set. */
export type Narrowing = Exclude<SearchPart, 'q' | 'page' | 'question'>;

/** What the address of the page asks for; other parameters are left out. */
export function askedIn(search: string): Asked {
  const query = new URLSearchParams(search);
  return Object.fromEntries(PARTS.flatMap((part) => (query.get(part) ? [[part, query.get(part)]] : [])));
}

/** The page's address for a search. */
export function searchAddress(asked: Asked): string {
  const query = queryOf(asked);
  return query === '' ? '/search' : `/search?${query}`;
}

function queryOf(asked: Asked): string {
  return new URLSearchParams(PARTS.flatMap((part) => (asked[part] ? [[part, asked[part]]] : []))).toString();
}

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

/** The address of a contract's analysis with the words of a snippet marked in the PDF. */
export function passageUrl(contractId: string, run: string, snippet: Pick<Snippet, 'start' | 'marks'>): string {
  return `/analysis/${contractId}?${new URLSearchParams({ passage: passageAddress(snippet), of: run, view: 'contract' })}`;
}

/** Words of a contract by their place, as `passageUrl` names it. */
export function fetchPassage(contractId: string, at: string, run: string | null): Promise<PassageAnswer> {
  const query = new URLSearchParams({ at, ...(run !== null && { run }) });
  return getJson<PassageAnswer>(`/api/contracts/${encodeURIComponent(contractId)}/passage?${query}`);
}
