import { useQuery } from '@tanstack/react-query';
import type { Portfolio } from '../../shared/portfolio';
import type { TableFilter } from '../../shared/table';
import type { ViewContent } from '../../shared/table-views';

const PATH = '/api/portfolio';

/** All own contracts, counted anew whenever the page is opened: a decision taken elsewhere shows here. */
export function usePortfolio() {
  return useQuery<{ portfolio: Portfolio }, Error, Portfolio>({
    queryKey: [PATH],
    select: ({ portfolio }) => portfolio,
    staleTime: 0,
  });
}

/** What the table shows of the contracts behind a bar, besides what the bar is about. */
const COLUMNS = ['rating', 'kind', 'notice-by', 'fact.expirationDate', 'fact.governingLaw', 'departures'];

/** Address of the table with the contracts behind a bar, what the bar is about in its first column and in order. */
export function tableUrl(filter: TableFilter): string {
  const { column } = filter;
  const content: ViewContent = {
    columns: [column, ...COLUMNS.filter((one) => one !== column)],
    widths: {},
    filters: [filter],
    sort: { column, descending: false },
    group: null,
  };
  return `/table?${new URLSearchParams({ view: 'overview', with: JSON.stringify(content) })}`;
}
