/**
 * <Disclosure label="Export" icon={<Download />} align="end"> ... </Disclosure>
 * On phones the icon stands for the label. A button that opens a small panel below its row: give the row `relative`. Escape, a press elsewhere and the focus going elsewhere
 * close it. Links in it that lead to another page of the app do so too.
 */
import { ChevronDown } from 'lucide-react';
import { type FocusEvent, type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { buttonClass } from './button';
import { classNames } from './class-names';

export function Disclosure({
  label,
  icon,
  align = 'start',
  children,
}: {
  label: string;
  icon?: ReactNode;
  /** On which side of the row the panel stands. */
  align?: 'start' | 'end';
  children: (close: () => void) => ReactNode;
}) {
  const [open, setOpen] = useState(false);
  const root = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const id = useId();
  useEffect(() => {
    if (!open) return;
    const outside = ({ target }: PointerEvent) => !root.current?.contains(target as Node) && setOpen(false);
    document.addEventListener('pointerdown', outside);
    return () => document.removeEventListener('pointerdown', outside);
  }, [open]);
  const close = () => {
    setOpen(false);
    button.current?.focus();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !open) return;
    event.stopPropagation();
    close();
  };
  const onBlur = ({ relatedTarget }: FocusEvent) => {
    if (relatedTarget && !root.current?.contains(relatedTarget)) setOpen(false);
  };
  return (
    <div ref={root} role="none" onKeyDown={onKeyDown} onBlur={onBlur}>
      <button
        ref={button}
        type="button"
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        onClick={() => setOpen(!open)}
        className={buttonClass({ size: 'sm' })}
      >
        {icon}
        <span className={icon ? 'max-sm:sr-only' : undefined}>{label}</span>
        <ChevronDown aria-hidden className={icon ? 'text-muted max-sm:hidden' : 'text-muted'} />
      </button>
      {open && (
        <section
          id={id}
          aria-label={label}
          className={classNames(
            'absolute top-full z-20 mt-1.5 w-full max-w-96 animate-rise rounded-lg border border-line bg-surface p-4 text-sm shadow-pop',
            align === 'end' ? 'right-0' : 'left-0',
          )}
        >
          {children(close)}
        </section>
      )}
    </div>
  );
}
