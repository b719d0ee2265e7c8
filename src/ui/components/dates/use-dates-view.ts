import { useSearch } from 'wouter';
import { DATE_KINDS, type DateKind } from '../../../shared/date-kinds';
import { navigate } from '../../navigation';

export const VIEWS = ['list', 'month', 'missing'] as const;
export type View = (typeof VIEWS)[number];

/** What is shown, as it stands in the address, so that a reload and the way back lead to the same. */
export interface DatesView {
  view: View;
  /** YYYY-MM; of the list the month in which it begins. */
  month: string;
  kinds: DateKind[];
}

/** The view in the address, and how to change it. */
export function useDatesView(today: string): [DatesView, (change: Partial<DatesView>) => void] {
  const query = new URLSearchParams(useSearch());
  const month = query.get('month') ?? '';
  const shown: DatesView = {
    view: VIEWS.find((one) => one === query.get('view')) ?? 'list',
    month: /^(19|20|21)\d\d-(0[1-9]|1[0-2])$/.test(month) ? month : today.slice(0, 7),
    kinds: DATE_KINDS.filter((kind) => query.get('kinds')?.split(',').includes(kind)),
  };
  const change = (to: Partial<DatesView>) => {
    const { view, month: at, kinds } = { ...shown, ...to };
    const next = new URLSearchParams({
      ...(view !== 'list' && { view }),
      ...(at !== today.slice(0, 7) && { month: at }),
      ...(kinds.length > 0 && { kinds: kinds.join(',') }),
    });
    void navigate(`/dates${next.size > 0 ? `?${next}` : ''}`, { replace: true });
  };
  return [shown, change];
}
