import { Columns3, Download, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { TABLE_FORMATS, type TableFilter, type TableFormat } from '../../../shared/table';
import type { TableView } from '../../../shared/table-views';
import { Button } from '../../kit/button';
import { Disclosure } from '../../kit/disclosure';
import { useTableExport } from '../../lib/table';
import type { ShownView } from './use-table-view';
import { ViewsMenu } from './views-menu';
import { filterWords, type TitleOf } from './words';

const FORMATS: Record<TableFormat, string> = { csv: 'CSV', xlsx: 'Excel (XLSX)' };

/** Views, columns and exports of the table, and by what it is filtered and grouped. */
export function Toolbar({
  views,
  shown,
  titleOf,
  onColumns,
  onFilter,
}: {
  views: readonly TableView[];
  shown: ShownView;
  titleOf: TitleOf;
  onColumns: () => void;
  onFilter: (column: string) => void;
}) {
  return (
    <div className="mb-3 grid gap-2.5">
      <div className="relative flex flex-wrap items-center gap-2">
        <ViewsMenu views={views} shown={shown} />
        <Button size="sm" onClick={onColumns}>
          <Columns3 aria-hidden />
          Columns
        </Button>
        <Quick shown={shown} by="departs" label="Departs from the playbook" />
        <Quick shown={shown} by="toCheck" label="To check" />
        <div className="ml-auto">
          <Exports shown={shown} />
        </div>
      </div>
      <Applied shown={shown} titleOf={titleOf} onFilter={onFilter} />
    </div>
  );
}

const isQuick = (filter: TableFilter, by: 'departs' | 'toCheck') => filter.column === '*' && filter[by] === true;

/** A filter of the whole table at one press. */
function Quick({
  shown: { content, change },
  by,
  label,
}: {
  shown: ShownView;
  by: 'departs' | 'toCheck';
  label: string;
}) {
  const on = content.filters.some((filter) => isQuick(filter, by));
  const others = content.filters.filter((filter) => !isQuick(filter, by));
  return (
    <Button
      size="sm"
      aria-pressed={on}
      className={on ? 'border-accent bg-accent-soft text-accent' : undefined}
      onClick={() => change({ filters: on ? others : [...others, { column: '*', [by]: true }] })}
    >
      {label}
    </Button>
  );
}

function Applied({
  shown: { content, change },
  titleOf,
  onFilter,
}: {
  shown: ShownView;
  titleOf: TitleOf;
  onFilter: (column: string) => void;
}) {
  const { filters, group } = content;
  const named = filters.filter(({ column }) => column !== '*');
  if (named.length === 0 && group === null) return null;
  return (
    <ul aria-label="Applied to the table" className="flex flex-wrap gap-2">
      {group !== null && (
        <Tag words={`Grouped by ${titleOf(group)}`} onRemove={() => change({ group: null })}>
          Grouped by {titleOf(group)}
        </Tag>
      )}
      {named.map((filter) => {
        const words = filterWords(filter, titleOf);
        return (
          <Tag
            key={JSON.stringify(filter)}
            words={words}
            onRemove={() => change({ filters: filters.filter((one) => one !== filter) })}
          >
            <button type="button" onClick={() => onFilter(filter.column)} className="text-left hover:underline">
              {words}
            </button>
          </Tag>
        );
      })}
    </ul>
  );
}

function Tag({ words, onRemove, children }: { words: string; onRemove: () => void; children: ReactNode }) {
  return (
    <li className="inline-flex max-w-full items-center gap-1 rounded-full bg-accent-soft py-0.5 pr-1 pl-3 text-accent text-sm">
      <span className="min-w-0 [overflow-wrap:anywhere]">{children}</span>
      <button
        type="button"
        aria-label={`Remove: ${words}`}
        onClick={onRemove}
        className="relative inline-flex size-6 shrink-0 items-center justify-center rounded-full pointer-coarse:after:absolute pointer-coarse:after:-inset-2.5 hover:bg-surface [&_svg]:size-3.5"
      >
        <X aria-hidden />
      </button>
    </li>
  );
}

function Exports({ shown: { view, content } }: { shown: ShownView }) {
  const { mutate, isPending, variables } = useTableExport();
  return (
    <Disclosure label="Export" icon={<Download aria-hidden />} align="end">
      {(close) => (
        <div className="grid w-64 max-w-full gap-2">
          <p className="text-muted">All rows of this view, with the pages that the values stand on.</p>
          {TABLE_FORMATS.map((format) => (
            <Button
              key={format}
              size="sm"
              busy={isPending && variables.format === format}
              onClick={() => mutate({ format, name: view.name, content }, { onSuccess: close })}
            >
              {FORMATS[format]}
            </Button>
          ))}
        </div>
      )}
    </Disclosure>
  );
}
