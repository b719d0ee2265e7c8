import { ArrowLeft, ArrowRight } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { isDayColumn } from '../../../shared/cells';
import { isQuestionColumn, type TableFilter } from '../../../shared/table';
import { Button } from '../../kit/button';
import { Dialog, DialogActions } from '../../kit/dialog';
import { TextField } from '../../kit/field';
import { moved } from './move-column';
import type { ShownView } from './use-table-view';
import { ValueChoice } from './value-choice';
import type { TitleOf } from './words';

/** All that can be done with one column: filter it, sort and group by it, move it and take it out. */
export function ColumnDialog({
  column,
  shown: { content, change },
  titleOf,
  onClose,
}: {
  column: string;
  shown: ShownView;
  titleOf: TitleOf;
  onClose: () => void;
}) {
  const known = content.filters.find((filter) => filter.column === column);
  const [filter, setFilter] = useState<TableFilter>(known ?? { column });
  const put = (part: Partial<TableFilter>) => setFilter((before) => without({ ...before, ...part }));
  const apply = (event: FormEvent) => {
    event.preventDefault();
    const others = content.filters.filter((one) => one.column !== column);
    change({ filters: Object.keys(filter).length > 1 ? [...others, filter] : others });
    onClose();
  };
  const title = titleOf(column);
  return (
    <Dialog open onOpenChange={onClose} title={title}>
      <form onSubmit={apply} method="post" className="grid gap-5">
        <FilterFields column={column} filter={filter} put={put} />
        {column !== 'contract' && <Order column={column} content={content} change={change} onClose={onClose} />}
        <DialogActions>
          {known && (
            <Button
              onClick={() => {
                change({ filters: content.filters.filter((one) => one.column !== column) });
                onClose();
              }}
            >
              Remove Filter
            </Button>
          )}
          <Button type="submit" variant="primary">
            Apply Filter
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}

/** What is left empty is no filter. */
function without(filter: TableFilter): TableFilter {
  const said = Object.entries(filter).filter(
    ([, value]) => value !== undefined && value !== '' && (!Array.isArray(value) || value.length > 0),
  );
  return Object.fromEntries(said) as TableFilter;
}

function FilterFields({
  column,
  filter,
  put,
}: {
  column: string;
  filter: TableFilter;
  put: (part: Partial<TableFilter>) => void;
}) {
  const isDay = isDayColumn(column) || column === 'uploaded';
  return (
    <div className="grid gap-4">
      {isDay ? (
        <div className="grid grid-cols-2 gap-3">
          <TextField
            label="From"
            type="date"
            value={filter.from ?? ''}
            onChange={(event) => put({ from: event.target.value })}
          />
          <TextField
            label="Until"
            type="date"
            value={filter.to ?? ''}
            onChange={(event) => put({ to: event.target.value })}
          />
        </div>
      ) : (
        !isQuestionColumn(column) && (
          <TextField
            label="Contains"
            value={filter.contains ?? ''}
            autoComplete="off"
            maxLength={200}
            onChange={(event) => put({ contains: event.target.value.trimStart() })}
          />
        )
      )}
      {column !== 'contract' && !isDay && (
        <ValueChoice column={column} chosen={filter.values ?? []} onChange={(values) => put({ values })} />
      )}
      {column !== 'contract' && column !== 'uploaded' && (
        <fieldset className="flex flex-wrap gap-x-6 gap-y-1">
          <legend className="sr-only">Only what is to be looked at</legend>
          {isQuestionColumn(column) && (
            <Check
              label="Departs from the playbook"
              on={filter.departs === true}
              onChange={(on) => put({ departs: on ? true : undefined })}
            />
          )}
          <Check
            label="To check"
            on={filter.toCheck === true}
            onChange={(on) => put({ toCheck: on ? true : undefined })}
          />
          <Check
            label="Not decided yet"
            on={filter.decisions?.includes('none') === true}
            onChange={(on) => put({ decisions: on ? ['none'] : undefined })}
          />
        </fieldset>
      )}
    </div>
  );
}

export function Check({ label, on, onChange }: { label: string; on: boolean; onChange: (on: boolean) => void }) {
  return (
    <label className="inline-flex min-h-8 cursor-pointer items-center gap-2 pointer-coarse:min-h-11 text-sm">
      <input
        type="checkbox"
        checked={on}
        onChange={(event) => onChange(event.target.checked)}
        className="size-4 accent-accent"
      />
      {label}
    </label>
  );
}

/** The column's place, and what is done by it: each at once. */
function Order({
  column,
  content,
  change,
  onClose,
}: Pick<ShownView, 'content' | 'change'> & { column: string; onClose: () => void }) {
  const { sort, group, columns } = content;
  const done = (part: Parameters<typeof change>[0]) => {
    change(part);
    onClose();
  };
  const isSorted = (descending: boolean) => sort?.column === column && sort.descending === descending;
  return (
    <div className="flex flex-wrap gap-2 border-line border-t pt-4">
      <Button
        size="sm"
        aria-pressed={isSorted(false)}
        onClick={() => done({ sort: isSorted(false) ? null : { column, descending: false } })}
      >
        Sort Ascending
      </Button>
      <Button
        size="sm"
        aria-pressed={isSorted(true)}
        onClick={() => done({ sort: isSorted(true) ? null : { column, descending: true } })}
      >
        Sort Descending
      </Button>
      <Button
        size="sm"
        aria-pressed={group === column}
        onClick={() => done({ group: group === column ? null : column })}
      >
        {group === column ? 'Do Not Group' : 'Group by This'}
      </Button>
      <Button
        size="sm"
        disabled={columns[0] === column}
        onClick={() => change({ columns: moved(columns, column, -1) })}
      >
        <ArrowLeft aria-hidden />
        Move Left
      </Button>
      <Button
        size="sm"
        disabled={columns.at(-1) === column}
        onClick={() => change({ columns: moved(columns, column, 1) })}
      >
        <ArrowRight aria-hidden />
        Move Right
      </Button>
      <Button
        size="sm"
        variant="danger-quiet"
        onClick={() => done({ columns: columns.filter((one) => one !== column) })}
      >
        Remove Column
      </Button>
    </div>
  );
}
