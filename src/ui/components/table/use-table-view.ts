import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import * as v from 'valibot';
import { BUILT_IN_VIEWS, type TableView, type ViewContent, viewContentSchema } from '../../../shared/table-views';

/** What the table shows at this moment, and which named view it began from. */
export interface ShownView {
  view: TableView;
  content: ViewContent;
  /** It is not as the named view says any more. */
  isChanged: boolean;
  change: (part: Partial<ViewContent>) => void;
  /** Shows a named view as it is; null is the first. */
  open: (view: TableView) => void;
  /** Takes what is shown for what the named view says: it was saved so. */
  settle: (view: TableView) => void;
}

const ADDRESS_MS = 250;
const FIRST = BUILT_IN_VIEWS[0] as TableView;

/**
 * The view that the address names (`?view=`), with the changes that it holds (`&with=`). What is changed is put into the address, so that it can be kept,
 * sent and gone back to.
 */
export function useTableView(views: readonly TableView[]): ShownView {
  const [address, setAddress] = useState(() => readAddress());
  const view = views.find(({ id }) => id === address.view) ?? FIRST;
  const content = address.content ?? view.content;
  const isChanged = address.content !== null && !isSame(address.content, view.content);
  useEffect(() => {
    const follow = () => setAddress(readAddress());
    addEventListener('popstate', follow);
    return () => removeEventListener('popstate', follow);
  }, []);
  useAddress(view.id, isChanged ? content : null);
  const latest = useRef(content);
  latest.current = content;
  const change = useCallback((part: Partial<ViewContent>) => {
    latest.current = { ...latest.current, ...part };
    const next = latest.current;
    setAddress(({ view: id }) => ({ view: id, content: next }));
  }, []);
  const open = useCallback((next: TableView) => {
    history.pushState(null, '', `/table?view=${encodeURIComponent(next.id)}`);
    setAddress({ view: next.id, content: null });
  }, []);
  const settle = useCallback((next: TableView) => setAddress({ view: next.id, content: next.content }), []);
  return useMemo(
    () => ({ view, content, isChanged, change, open, settle }),
    [view, content, isChanged, change, open, settle],
  );
}

interface Address {
  view: string;
  content: ViewContent | null;
}

/** What in the address is no view is passed over: it may be of another version. */
function readAddress(): Address {
  if (typeof location === 'undefined') return { view: FIRST.id, content: null };
  const query = new URLSearchParams(location.search);
  const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), viewContentSchema), query.get('with'));
  return { view: query.get('view') ?? FIRST.id, content: parsed.success ? parsed.output : null };
}

/** A column is dragged wider step by step: the address follows when it rests. */
function useAddress(id: string, content: ViewContent | null): void {
  useEffect(() => {
    const timer = setTimeout(() => {
      const query = new URLSearchParams({ view: id });
      if (content) query.set('with', JSON.stringify(content));
      const next = `/table?${query}`;
      const isDefault = location.search === '' && id === FIRST.id && content === null;
      if (!isDefault && location.pathname === '/table' && next !== location.pathname + location.search)
        history.replaceState(null, '', next);
    }, ADDRESS_MS);
    return () => clearTimeout(timer);
  }, [id, content]);
}

/** Whether two views show the same, in whatever order their parts are written. */
export function isSame(one: ViewContent, other: ViewContent): boolean {
  return JSON.stringify(inOrder(one)) === JSON.stringify(inOrder(other));
}

function inOrder({ columns, widths, filters, sort, group }: ViewContent) {
  const wide = Object.entries(widths)
    .filter(([column]) => columns.includes(column) || column === 'contract')
    .toSorted(([a], [b]) => a.localeCompare(b));
  return [
    columns,
    wide,
    filters.map((filter) => Object.entries(filter).toSorted(([a], [b]) => a.localeCompare(b))),
    sort && [sort.column, sort.descending],
    group,
  ];
}
