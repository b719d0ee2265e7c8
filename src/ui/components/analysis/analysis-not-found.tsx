import { FileX } from 'lucide-react';
import type { ReactNode } from 'react';
import { EmptyState } from '../../kit/empty-state';

/** In place of an analysis that is not there or could not be loaded: what happened, and the way on. */
export function AnalysisNotFound({ action, children }: { action: ReactNode; children: ReactNode }) {
  return (
    <div className="wrap py-16">
      <EmptyState level={1} icon={<FileX />} title="Analysis Not Found" action={action}>
        {children}
      </EmptyState>
    </div>
  );
}
