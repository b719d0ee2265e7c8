import { useSearch } from 'wouter';
import { DATE_KINDS, type DateKind } from '../../../shared/date-kinds';
import { navigate } from '../../navigation';

const VIEWS = ['list', 'month', 'missing'] as const;
export type View = (typeof VIEWS)[number];

/** So many months the list shows at once, unless it is asked for one. */
export const YEAR = 12;

/** What is shown, as it stands in the address, so that a reload and the way back lead to the same. */
export interface DatesView {
  view: View;
  /** YYYY-MM; of the list the month in which it begins. */
  month: string;
  /** How many months are shown at once. */
  months: number;
  kinds: DateKind[];
}

/** Address of the days of these kinds that fall into a month (YYYY-MM), as a list. */
export function datesUrl(month: string, kinds: readonly DateKind[]): string {
  return `/dates?${new URLSearchParams({ month, months: '1', kinds: kinds.join(',') })}`;
}

/** The view in the address, and how to change it. */
export function useDatesView(today: string): [DatesView, (change: Partial<DatesView>) => void] {
  const query = new URLSearchParams(useSearch());
  const month = query.get('month') ?? '';
  const view = VIEWS.find((one) => one === query.get('view')) ?? 'list';
  const shown: DatesView = {
    view,
    months: view === 'month' || query.get('months') === '1' ? 1 : YEAR,
    month: /^(19|20|21)\d\d-(0[1-9]|1[0-2])$/.test(month) ? month : today.slice(0, 7),
    kinds: DATE_KINDS.filter((kind) => query.get('kinds')?.split(',').includes(kind)),
  };
  const change = (to: Partial<DatesView>) => {
    const { view: then, month: at, months, kinds } = { ...shown, ...to };
    const next = new URLSearchParams({
      ...(then !== 'list' && { view: then }),
      ...(then === 'list' && months === 1 && { months: '1' }),
      ...(at !== today.slice(0, 7) && { month: at }),
      ...(kinds.length > 0 && { kinds: kinds.join(',') }),
    });
    void navigate(`/dates${next.size > 0 ? `?${next}` : ''}`, { replace: true });
  };
  return [shown, change];
}
