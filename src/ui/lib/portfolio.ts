import { useQuery } from '@tanstack/react-query';
import type { Portfolio, Slice, SliceAnswer } from '../../shared/portfolio';

const PATH = '/api/portfolio';

/** All own contracts, counted anew whenever the page is opened: a decision taken elsewhere shows here. */
export function usePortfolio() {
  return useQuery<{ portfolio: Portfolio }, Error, Portfolio>({
    queryKey: [PATH],
    select: ({ portfolio }) => portfolio,
    staleTime: 0,
  });
}

/** The contracts of a part of the portfolio. */
export function useSlice(slice: Slice) {
  return useQuery<SliceAnswer>({ queryKey: [`${PATH}/contracts?${sliceQuery(slice)}`], staleTime: 0 });
}

/** Address of the page that lists the contracts of a slice. */
export function sliceUrl(slice: Slice): string {
  return `/portfolio?${sliceQuery(slice)}`;
}

/** The slice that the query of an address names; null where it names none. */
export function sliceIn(search: string): Slice | null {
  const asked = Object.fromEntries(new URLSearchParams(search));
  return asked.column ? (asked as Slice) : null;
}

function sliceQuery(slice: Slice): string {
  return new URLSearchParams(slice as Record<string, string>).toString();
}
