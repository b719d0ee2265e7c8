import { keepPreviousData, useQueries, useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import type { TableGroup, TableRow } from '../../../shared/table';
import { type Asked, PAGE, pageQuery } from '../../lib/table';

/** A line of the grid: the head of a group, or a contract by its place among the rows; `row` is null while it is on its way. */
export type Line =
  | { type: 'group'; group: TableGroup; isOpen: boolean }
  | { type: 'row'; index: number; row: TableRow | null };

export interface Rows {
  total: number;
  /** How many lines the grid has. */
  count: number;
  lineAt: (line: number) => Line;
  /** Tells which lines are on the screen: their rows are fetched. */
  setRange: (first: number, last: number) => void;
  toggleGroup: (key: string) => void;
  isLoading: boolean;
  /** Another question was put, and what is shown is the answer to the one before. */
  isStale: boolean;
  error: Error | null;
  retry: () => void;
}

/** The rows of a table, fetched page by page as they come into sight. */
export function useRows(asked: Asked): Rows {
  const [range, setRange] = useState<readonly [number, number]>([0, 0]);
  const [closed, setClosed] = useState<ReadonlySet<string>>(new Set());
  const first = useQuery({ ...pageQuery(asked, 0), placeholderData: keepPreviousData });
  const total = first.data?.total ?? 0;
  const groups = first.data?.groups ?? null;
  const layout = useMemo(() => layoutOf(total, groups, closed), [total, groups, closed]);
  const pages = useMemo(() => pagesIn(layout, range), [layout, range]);
  const later = useQueries({
    queries: first.isPlaceholderData ? [] : pages.filter((page) => page > 0).map((page) => pageQuery(asked, page)),
  });
  const loaded = new Map<number, readonly TableRow[]>([[0, first.data?.rows ?? []]]);
  for (const [i, page] of pages.filter((one) => one > 0).entries()) loaded.set(page, later[i]?.data?.rows ?? []);
  const rowAt = (index: number) => loaded.get(Math.floor(index / PAGE))?.[index % PAGE] ?? null;
  const failed = later.find(({ error }) => error);
  return {
    total,
    count: layout.count,
    lineAt: (line) => lineIn(layout, line, rowAt),
    setRange: (start, end) => {
      if (start !== range[0] || end !== range[1]) setRange([start, end]);
    },
    toggleGroup: (key) => setClosed((before) => toggled(before, key)),
    isLoading: first.isPending,
    isStale: first.isPlaceholderData,
    error: first.error ?? failed?.error ?? null,
    retry: () => {
      if (first.error) void first.refetch();
      for (const page of later) if (page.error) void page.refetch();
    },
  };
}

/** Where the lines of each group begin, and which rows stand in it. */
interface Layout {
  count: number;
  groups: readonly { group: TableGroup; isOpen: boolean; line: number; firstRow: number }[] | null;
}

function layoutOf(total: number, groups: readonly TableGroup[] | null, closed: ReadonlySet<string>): Layout {
  if (!groups) return { count: total, groups: null };
  const left = total - groups.reduce((sum, { count }) => sum + count, 0);
  const all = left > 0 ? [...groups, { key: '\0', value: 'All others', state: null, count: left }] : groups;
  let line = 0;
  let firstRow = 0;
  const placed = all.map((group) => {
    const isOpen = !closed.has(group.key);
    const at = { group, isOpen, line, firstRow };
    line += 1 + (isOpen ? group.count : 0);
    firstRow += group.count;
    return at;
  });
  return { count: line, groups: placed };
}

function lineIn({ groups }: Layout, line: number, rowAt: (index: number) => TableRow | null): Line {
  if (!groups) return { type: 'row', index: line, row: rowAt(line) };
  const at = groups.findLast((group) => group.line <= line);
  if (!at) return { type: 'row', index: line, row: null };
  if (at.line === line) return { type: 'group', group: at.group, isOpen: at.isOpen };
  const index = at.firstRow + (line - at.line - 1);
  return { type: 'row', index, row: rowAt(index) };
}

function pagesIn(layout: Layout, [first, last]: readonly [number, number]): number[] {
  const pages = new Set<number>();
  for (let line = first; line <= Math.min(last, layout.count - 1); line++) {
    const found = lineIn(layout, line, () => null);
    if (found.type === 'row') pages.add(Math.floor(found.index / PAGE));
  }
  return [...pages].toSorted((a, b) => a - b);
}

function toggled(keys: ReadonlySet<string>, key: string): ReadonlySet<string> {
  const next = new Set(keys);
  if (!next.delete(key)) next.add(key);
  return next;
}
