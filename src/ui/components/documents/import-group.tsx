import { type ComponentType, type ReactNode, useState } from 'react';
import type { ImportItem } from '../../../imports/importer';
import { Button } from '../../kit/button';
import { classNames } from '../../kit/class-names';

/** Rows that are drawn at once: thousands would hold the page. */
const PORTION = 50;

/** What became of some of the files, folded but for what went wrong; only what is open is drawn, in portions. */
export function ImportGroup({
  title,
  items,
  row: Row,
  open: opens = false,
  tone = 'none',
  children,
}: {
  title: string;
  items: readonly ImportItem[];
  row: ComponentType<{ item: ImportItem }>;
  open?: boolean;
  tone?: 'high' | 'none';
  children?: ReactNode;
}) {
  const [open, setOpen] = useState(opens);
  const [most, setMost] = useState(PORTION);
  if (items.length === 0) return null;
  return (
    <details
      open={open}
      onToggle={(event) => setOpen(event.currentTarget.open)}
      className="mt-3 border-line border-t pt-3"
    >
      <summary className="cursor-pointer text-sm pointer-coarse:py-2.5">
        <span className={classNames('font-semibold', tone === 'high' && 'text-high')}>{title}</span>{' '}
        <span className="text-muted tabular-nums">({items.length.toLocaleString('en-US')})</span>
      </summary>
      {open && (
        <>
          {children}
          <ul aria-label={title} className="mt-1 grid">
            {items.slice(0, most).map((item) => (
              <Row key={item.id} item={item} />
            ))}
          </ul>
          {items.length > most && (
            <Button size="sm" variant="ghost" onClick={() => setMost(most + PORTION)}>
              Show {Math.min(PORTION, items.length - most)} More
            </Button>
          )}
        </>
      )}
    </details>
  );
}
