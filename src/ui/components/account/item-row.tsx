import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';

/** A line of a card's list: a sign, a name (with what marks it), what more is known of it, and what can be done with it. */
export function ItemRow({
  icon: Icon,
  name,
  mark,
  actions,
  children,
}: {
  icon: LucideIcon;
  name: string;
  mark?: ReactNode;
  actions?: ReactNode;
  children: ReactNode;
}) {
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-line border-t py-3.5">
      <div className="flex min-w-0 gap-3">
        <Icon aria-hidden className="mt-0.5 size-4.5 shrink-0 text-muted" />
        <div className="min-w-0 [overflow-wrap:anywhere]">
          <p className="flex flex-wrap items-center gap-x-2.5 gap-y-1 font-medium text-sm">
            {name}
            {mark}
          </p>
          <div className="text-muted text-sm tabular-nums">{children}</div>
        </div>
      </div>
      {actions && <div className="flex gap-2">{actions}</div>}
    </li>
  );
}
