import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { DateKind } from '../../shared/date-kinds';
import type {
  ContractDatesAnswer,
  DatesAnswer,
  FeedAddress,
  FeedAnswer,
  FeedInput,
  LackingAnswer,
} from '../../shared/dates';
import { toast } from '../stores/toasts';
import { errorText, getJson, sendJson } from './api';

const FEED = '/api/calendar';
const FEED_KEY = [FEED];
/** Decisions and new analyses move days: each visit asks again, and shows meanwhile what was known. */
const FRESH = { staleTime: 0 } as const;

/** Address of the calendar file of a contract. */
export function calendarUrl(contractId: string): string {
  return `/api/contracts/${contractId}/dates.ics`;
}

/** The days of all contracts from a day to another, of some kinds or of all. */
export function useDates({ from, to, kinds }: { from: string; to: string; kinds: readonly DateKind[] }) {
  const query = new URLSearchParams({ from, to, ...(kinds.length > 0 && { kinds: kinds.join(',') }) });
  return useQuery<DatesAnswer>({ queryKey: [`/api/dates?${query}`], ...FRESH });
}

/** The days of one contract with their rules, as seen on a day. */
export function useContractDates(contractId: string, on: string) {
  return useQuery<ContractDatesAnswer>({ queryKey: [`/api/contracts/${contractId}/dates?on=${on}`], ...FRESH });
}

/** Asks anew for all that a decision on a contract may have moved: its days, those of all contracts, and what is missing. */
export function useDatesRefresh(contractId: string): () => void {
  const cache = useQueryClient();
  const ofContract = `/api/contracts/${contractId}/dates`;
  return () =>
    void cache.invalidateQueries({
      predicate: ({ queryKey: [path] }) => [ofContract, '/api/dates'].some((start) => String(path).startsWith(start)),
    });
}

/** The days that could not be worked out; the first part, and `more` to have them all. */
export function useLacking(after: string | null) {
  const query = after ? `?${new URLSearchParams({ after })}` : '';
  return useQuery<LackingAnswer>({
    queryKey: [`/api/dates/lacking${query}`],
    queryFn: ({ signal }) => getJson<LackingAnswer>(`/api/dates/lacking${query}`, signal),
    ...FRESH,
  });
}

/** What one's calendar feed holds. */
export function useFeed() {
  return useQuery<FeedAnswer>({ queryKey: FEED_KEY, ...FRESH });
}

/** The calls that change the feed. Each failure is told in a toast. */
export function useFeedChanges() {
  const cache = useQueryClient();
  const onSuccess = ({ feed }: FeedAnswer) => void cache.setQueryData<FeedAnswer>(FEED_KEY, { feed });
  const failed = (title: string) => (error: Error) => {
    console.error(error);
    toast({ title, description: errorText(error, 'Please check your connection and try again.'), tone: 'danger' });
  };
  return {
    change: useMutation({
      mutationFn: (input: FeedInput) => sendJson<FeedAnswer>('PUT', FEED, input),
      onSuccess,
      onError: failed('The calendar could not be changed'),
    }),
    renew: useMutation({
      mutationFn: () => sendJson<FeedAddress>('POST', `${FEED}/address`),
      onSuccess,
      onError: failed('The address could not be made'),
    }),
    revoke: useMutation({
      mutationFn: () => sendJson<FeedAnswer>('DELETE', `${FEED}/address`),
      onSuccess,
      onError: failed('The address could not be revoked'),
    }),
  };
}
