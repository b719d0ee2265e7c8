/**
 * {open && <Modal title="Sign up" note="..." onCancel={close} panelClass="..."> ... </Modal>}
 * A modal by the browser's own <dialog>: as good as <Dialog> for what is shown alone, without the 20 KB of Radix, so the
 * landing page can have it. It is open for as long as it is mounted; the rest of the page is inert, the focus goes back after.
 * `onCancel` is told of Escape and of a press beside the panel; without it neither closes the modal.
 */
import { type KeyboardEvent, type ReactNode, type SyntheticEvent, useId, useLayoutEffect, useRef } from 'react';
import { classNames } from './class-names';

export function Modal({
  title,
  note,
  panelClass,
  onCancel,
  className,
  children,
}: {
  title: ReactNode;
  /** What is said below the title, and read out with it. */
  note?: ReactNode;
  onCancel?: (() => void) | undefined;
  /** Of the dialog, which fills the window, and of the panel in it. */
  className?: string;
  panelClass?: string;
  children: ReactNode;
}) {
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const id = useId();
  useLayoutEffect(() => {
    const shown = dialog.current;
    shown?.showModal();
    // Else the first button had it: Enter, pressed for something else, would answer a question that nobody has read.
    heading.current?.focus();
    return () => shown?.close();
  }, []);
  const cancel = (event: SyntheticEvent) => {
    event.preventDefault();
    onCancel?.();
  };
  return (
    <dialog
      ref={dialog}
      aria-labelledby={`${id}-title`}
      aria-describedby={note ? `${id}-note` : undefined}
      onCancel={cancel}
      onKeyDown={(event: KeyboardEvent) => event.key === 'Escape' && cancel(event)}
      onClick={(event) => event.target === event.currentTarget && onCancel?.()}
      className={classNames(
        'fixed inset-0 m-0 size-full max-h-none max-w-none animate-appear overflow-y-auto overscroll-contain text-ink outline-none',
        className,
      )}
    >
      <div className={panelClass}>
        <h2 ref={heading} tabIndex={-1} id={`${id}-title`} className="text-2xl outline-none">
          {title}
        </h2>
        {note && (
          <p id={`${id}-note`} className="mt-2 text-muted">
            {note}
          </p>
        )}
        {children}
      </div>
    </dialog>
  );
}
