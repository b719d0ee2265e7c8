import { FileX } from 'lucide-react';
import { Button } from '../kit/button';
import { EmptyState } from '../kit/empty-state';

/** In place of the pages: why they are not there, and a way to try again. */
export function PaneFailed({ reason, onRetry }: { reason: string; onRetry: () => void }) {
  return (
    <div role="alert" className="absolute inset-0 overflow-auto bg-sunken">
      <EmptyState
        icon={<FileX />}
        title="The PDF could not be opened"
        action={<Button onClick={onRetry}>Try again</Button>}
      >
        {reason} The analysis is complete without it.
      </EmptyState>
    </div>
  );
}
