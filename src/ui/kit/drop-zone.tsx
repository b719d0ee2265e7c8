/**
 * <DropZone title="Drop a contract here" hint="Supports PDF files up to 50MB" onFiles={(files) => upload(files)} />
 * A place to drop files on, with a Browse Files button (several .pdf). It hands over whatever was dropped; which files
 * are taken is the caller's rule. The button is a label of the file input: it works by keyboard and before any script.
 */
import { FileUp } from 'lucide-react';
import { type DragEvent, type ReactNode, useId, useState } from 'react';
import { buttonClass } from './button';
import { classNames } from './class-names';

export function DropZone({
  title,
  hint,
  browse = 'Browse Files',
  level = 2,
  compact = false,
  onFiles,
  onTransfer = ({ files }) => onFiles([...files]),
  children,
}: {
  title: ReactNode;
  hint: ReactNode;
  browse?: string;
  level?: 2 | 3;
  /** Beside something more important. */
  compact?: boolean;
  onFiles: (files: File[]) => void;
  /** Takes a drop itself, for who takes more than files. */
  onTransfer?: (dropped: DataTransfer) => void;
  /** Other ways to choose, beside the button. */
  children?: ReactNode;
}) {
  const id = useId();
  const [over, setOver] = useState(false);
  const Heading = `h${level}` as const;
  const drag = (inside: boolean) => (event: DragEvent) => {
    event.preventDefault();
    setOver(inside);
  };
  const drop = (event: DragEvent) => {
    drag(false)(event);
    onTransfer(event.dataTransfer);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is a pointer's shortcut, the input does the same by keyboard
    <div
      onDragEnter={drag(true)}
      onDragOver={drag(true)}
      onDragLeave={drag(false)}
      onDrop={drop}
      className={classNames(
        'rounded-xl border-[1.5px] border-dashed bg-surface px-6 text-center transition-colors duration-150',
        compact ? 'py-5' : 'py-10',
        over ? 'border-accent bg-accent-soft' : 'border-line-strong',
      )}
    >
      {!compact && <FileUp aria-hidden className="mx-auto mb-3 size-7 stroke-[1.5] text-faint" />}
      <Heading className={compact ? 'text-lg' : 'text-xl'}>{title}</Heading>
      <p className={classNames('text-muted', compact ? 'mt-1 mb-3 text-sm' : 'mt-2 mb-4.5')}>{hint}</p>
      <input
        id={id}
        type="file"
        accept=".pdf,application/pdf"
        multiple
        className="peer sr-only"
        onChange={(event) => {
          onFiles([...(event.target.files ?? [])]);
          event.target.value = '';
        }}
      />
      <label
        htmlFor={id}
        className={buttonClass(
          { variant: 'primary' },
          'peer-focus-visible:outline-2 peer-focus-visible:outline-accent peer-focus-visible:outline-offset-2',
        )}
      >
        {browse}
      </label>
      {children}
    </div>
  );
}
