import { Download } from 'lucide-react';
import { Suspense } from 'react';
import { Disclosure } from '../../kit/disclosure';
import { Spinner } from '../../kit/spinner';
import { lazyPart } from '../../lib/lazy-part';

const Exports = lazyPart(() => import('./later-parts').then((parts) => parts.Exports));

/** The analysis to take along. */
export function ExportMenu() {
  return (
    <Disclosure label="Export" icon={<Download aria-hidden />} align="end">
      {() => (
        <Suspense fallback={<Spinner />}>
          <Exports />
        </Suspense>
      )}
    </Disclosure>
  );
}
