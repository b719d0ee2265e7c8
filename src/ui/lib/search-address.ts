import { passageAddress } from '../../shared/passage-address';
import type { Snippet } from '../../shared/search';

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

/** The same as a query, of the page and of the call. */
export function queryOf(asked: Asked): string {
  return new URLSearchParams(PARTS.flatMap((part) => (asked[part] ? [[part, asked[part]]] : []))).toString();
}

/** The address of a contract's analysis with the words of a snippet marked in the PDF. */
export function passageUrl(
  contractId: string,
  run: string,
  { start, marks }: Pick<Snippet, 'start' | 'marks'>,
): string {
  return `/analysis/${contractId}?${new URLSearchParams({ passage: passageAddress(start, marks), of: run, view: 'contract' })}`;
}
