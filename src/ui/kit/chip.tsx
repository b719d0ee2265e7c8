/**
 * <Chip>p. 6</Chip>                                        where a finding stands in the contract
 * <Chip on={selected} onClick={show}>p. 6 · §3.4</Chip>    a button that shows the place; `on` marks the one shown
 */
import type { ReactNode } from 'react';
import { classNames } from './class-names';

export function Chip({
  on = false,
  onClick,
  label,
  children,
}: {
  on?: boolean;
  onClick?: () => void;
  /** What a screen reader says instead of the short text. */
  label?: string;
  children: ReactNode;
}) {
  const look = classNames(
    'inline-flex min-h-5 items-center whitespace-nowrap rounded-sm px-1.75 font-medium text-xs tabular-nums',
    on ? 'bg-accent text-accent-ink' : 'bg-accent-soft text-accent',
  );
  if (!onClick) return <span className={look}>{children}</span>;
  return (
    <button
      type="button"
      onClick={onClick}
      aria-pressed={on}
      aria-label={label}
      className={classNames(
        look,
        'relative pointer-coarse:after:absolute pointer-coarse:after:-inset-x-1 pointer-coarse:after:-inset-y-3 hover:underline',
      )}
    >
      {children}
    </button>
  );
}
