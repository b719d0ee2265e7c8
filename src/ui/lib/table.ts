import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type {
  TableAnswer,
  TableColumns,
  TableFormat,
  TableGroup,
  TableInput,
  TableRow,
  Usual,
} from '../../shared/table';
import type { NewView, TableView, ViewChange, ViewContent } from '../../shared/table-views';
import { toast } from '../stores/toasts';
import { errorText, request, sendJson } from './api';
import { isRefusal } from './refresh';

const PATH = '/api/table';
const VIEWS_KEY = [PATH, 'views'];
/** Rows come this many at a time. */
export const PAGE = 100;
/** How often rows are asked for again while a contract among them is on its way. */
const REFRESH_MS = 10_000;
const TRY_AGAIN = 'Please check your connection and try again.';

/** Which rows a table has, in what order, and what of each is shown. */
export type Asked = Omit<TableInput, 'offset' | 'limit' | 'contracts'>;

/** What is asked for a view. The order of the columns makes no other question of it. */
export function askedBy({ columns, filters, sort, group }: ViewContent): Asked {
  return { columns: columns.toSorted(), filters, sort, group };
}

const rowsKey = (asked: Asked, page: number) => [PATH, 'rows', asked, page] as const;

/** One page of the rows. */
export function pageQuery(asked: Asked, page: number) {
  return {
    queryKey: rowsKey(asked, page),
    queryFn: ({ signal }: { signal: AbortSignal }) =>
      sendJson<TableAnswer>('POST', PATH, { ...asked, offset: page * PAGE, limit: PAGE }, signal),
    refetchInterval: ({ state }: { state: { data?: TableAnswer | undefined; error: Error | null } }) =>
      !isRefusal(state.error) && state.data?.rows.some(isComing) ? REFRESH_MS : (false as const),
  };
}

/** Whether a contract is being analysed, or its cells are being written. */
function isComing({ isListed, status }: TableRow): boolean {
  return status === 'processing' || (!isListed && status === 'completed');
}

/** What can be picked. */
export function useTableColumns() {
  return useQuery<TableColumns>({ queryKey: [PATH, 'columns'], staleTime: 60_000 });
}

/** What most contracts of a kind have in the columns; none until it is known. */
export function useUsual(columns: readonly string[]): readonly Usual[] {
  const sorted = columns.toSorted();
  const { data } = useQuery({
    queryKey: [PATH, 'usual', sorted],
    queryFn: ({ signal }) => sendJson<{ usual: Usual[] }>('POST', `${PATH}/usual`, { columns: sorted }, signal),
    staleTime: 60_000,
  });
  return data?.usual ?? NONE;
}
const NONE: readonly Usual[] = [];

/** What contracts have in a column, as it would be grouped by. */
export function useValues(column: string) {
  return useQuery({
    queryKey: [PATH, 'values', column],
    queryFn: ({ signal }) =>
      sendJson<{ values: TableGroup[] }>('POST', `${PATH}/values`, { column, filters: [] }, signal),
    staleTime: 60_000,
  });
}

/** Asks anew for one row that changed, and shows it where it stands: it must not vanish from under the hands of who changed it. */
export function useRowRefresh(asked: Asked): (id: string) => Promise<void> {
  const cache = useQueryClient();
  return async (id) => {
    const { rows } = await sendJson<TableAnswer>('POST', PATH, { ...asked, offset: 0, limit: 1, contracts: [id] });
    const [fresh] = rows;
    if (!fresh) return;
    cache.setQueriesData<TableAnswer>({ queryKey: [PATH, 'rows', asked] }, (known) => {
      const put = (row: TableRow) => (row.id === id ? { ...fresh, group: row.group } : row);
      return known && { ...known, rows: known.rows.map(put) };
    });
    const isElsewhere = ({ queryKey: [path, what, of] }: { queryKey: readonly unknown[] }) =>
      path === PATH && (what === 'values' || what === 'usual' || (what === 'rows' && of !== asked));
    cache.removeQueries({ predicate: isElsewhere, type: 'inactive' });
  };
}

/** Accepts findings of a contract, those that are open. @throws as `request` does */
export async function acceptFindings(id: string, findings: readonly string[]): Promise<void> {
  await sendJson('POST', `/api/contracts/${id}/findings/accept`, { findings });
}

/** The views: those that everybody has first. */
export function useViews() {
  return useQuery<{ views: TableView[] }>({ queryKey: VIEWS_KEY });
}

/** The calls that change views. Failures are told where the change was asked for. */
export function useViewChanges() {
  const cache = useQueryClient();
  const outdate = () => cache.invalidateQueries({ queryKey: VIEWS_KEY });
  return {
    create: useMutation({
      mutationFn: async (view: NewView) => (await sendJson<{ view: TableView }>('POST', `${PATH}/views`, view)).view,
      onSuccess: outdate,
    }),
    change: useMutation({
      mutationFn: async ({ id, ...change }: ViewChange & { id: string }) =>
        (await sendJson<{ view: TableView }>('PUT', `${PATH}/views/${id}`, change)).view,
      onSuccess: outdate,
    }),
    remove: useMutation({
      mutationFn: (id: string) => sendJson('DELETE', `${PATH}/views/${id}`),
      onSuccess: outdate,
    }),
  };
}

/** What to tell of a change of a view that failed. */
export const viewFailure = (error: Error | null) => error && errorText(error, TRY_AGAIN);

/** Fetches all rows of a table as a file and hands it to the browser to keep. A failure is told in a toast. */
export function useTableExport() {
  return useMutation({
    mutationFn: async ({ format, name, content }: { format: TableFormat; name: string; content: ViewContent }) => {
      const { columns, filters, sort, group } = content;
      const response = await request(`${PATH}/export/${format}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ name, columns, filters, sort, group }),
      });
      keepFile(await response.blob(), `${name}.${format}`);
    },
    onError: (error) => {
      console.error(error);
      toast({ title: 'The table could not be exported', description: errorText(error, TRY_AGAIN), tone: 'danger' });
    },
  });
}

function keepFile(blob: Blob, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(blob);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
