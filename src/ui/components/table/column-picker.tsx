import { useId, useMemo, useState } from 'react';
import { MOST_COLUMNS, type TableColumn, type TableColumns } from '../../../shared/table';
import { Button } from '../../kit/button';
import { Dialog, DialogActions } from '../../kit/dialog';
import { Input } from '../../kit/field';
import type { ShownView } from './use-table-view';

/** Which columns the table has: those of every contract, and the questions by the kind of contract of which they are asked. */
export function ColumnPicker({
  known,
  shown: { content, change },
  onClose,
}: {
  known: TableColumns;
  shown: ShownView;
  onClose: () => void;
}) {
  const [search, setSearch] = useState('');
  const groups = useMemo(
    () => [
      ...Map.groupBy(
        known.columns.filter((column) => isFound(column, search)),
        ({ group }) => group,
      ),
    ],
    [known, search],
  );
  const picked = new Set(content.columns);
  const isFull = picked.size >= MOST_COLUMNS;
  const toggle = (column: string, on: boolean) => {
    const columns = on ? [...content.columns, column] : content.columns.filter((one) => one !== column);
    change({ columns: columns.slice(0, MOST_COLUMNS) });
  };
  return (
    <Dialog
      open
      onOpenChange={onClose}
      size="lg"
      title="Columns"
      description={`${picked.size} of at most ${MOST_COLUMNS} are picked. The table follows at once.`}
    >
      <Input
        type="search"
        aria-label="Search columns"
        placeholder="Search facts and questions"
        value={search}
        onChange={(event) => setSearch(event.target.value)}
      />
      <div className="mt-4 grid max-h-[46vh] gap-5 overflow-y-auto pr-1">
        {groups.map(([group, columns]) => (
          <Group
            key={group}
            name={group}
            columns={columns}
            picked={picked}
            isFull={isFull}
            total={known.contracts}
            onToggle={toggle}
          />
        ))}
        {groups.length === 0 && <p className="text-muted text-sm">No column is called “{search}”.</p>}
      </div>
      <DialogActions>
        <Button variant="primary" onClick={onClose}>
          Done
        </Button>
      </DialogActions>
    </Dialog>
  );
}

function isFound({ title, ask, group }: TableColumn, search: string): boolean {
  const text = `${title} ${ask ?? ''} ${group}`.toLowerCase();
  return search
    .toLowerCase()
    .split(/\s+/)
    .every((word) => text.includes(word));
}

function Group({
  name,
  columns,
  picked,
  isFull,
  total,
  onToggle,
}: {
  name: string;
  columns: readonly TableColumn[];
  picked: ReadonlySet<string>;
  isFull: boolean;
  total: number;
  onToggle: (column: string, on: boolean) => void;
}) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h3 id={id} className="font-sans font-semibold text-muted text-xs">
        {name}
      </h3>
      <ul className="mt-1 grid gap-x-6 sm:grid-cols-2">
        {columns.map(({ column, title, ask, contracts }) => (
          <li key={column}>
            <label className="flex min-h-8 cursor-pointer items-start gap-2 py-1 pointer-coarse:min-h-11 text-sm">
              <input
                type="checkbox"
                checked={picked.has(column)}
                disabled={isFull && !picked.has(column)}
                onChange={(event) => onToggle(column, event.target.checked)}
                className="mt-0.75 size-4 shrink-0 accent-accent"
              />
              <span className="min-w-0" title={ask ?? undefined}>
                {title} <span className="text-muted tabular-nums">{contracts === total ? '' : contracts}</span>
              </span>
            </label>
          </li>
        ))}
      </ul>
    </section>
  );
}
