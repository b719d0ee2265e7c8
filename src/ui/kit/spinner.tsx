/**
 * <Spinner /> a turning ring the size of the text beside it, hidden from screen readers (say in words what is going on).
 * <Loading>Loading documents...</Loading> ring and words in the middle of an empty area, announced politely.
 */
import { LoaderCircle } from 'lucide-react';
import type { ReactNode } from 'react';
import { classNames } from './class-names';

export function Spinner({ className }: { className?: string }) {
  return <LoaderCircle aria-hidden className={classNames('size-4 animate-spin', className)} />;
}

export function Loading({ children }: { children: ReactNode }) {
  return (
    <div role="status" className="flex min-h-60 items-center justify-center gap-3 text-muted">
      <Spinner className="size-5" />
      <span>{children}</span>
    </div>
  );
}
