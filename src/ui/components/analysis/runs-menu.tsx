import { History } from 'lucide-react';
import { Suspense } from 'react';
import { Disclosure } from '../../kit/disclosure';
import { Spinner } from '../../kit/spinner';
import { lazyPart } from '../../lib/lazy-part';
import { useShownRun } from './shown-run';

const Runs = lazyPart(() => import('./later-parts').then((parts) => parts.Runs));

/** The earlier analyses of the contract, and the way to a new one. */
export function RunsMenu() {
  const { contract } = useShownRun();
  if (!contract?.run) return null;
  return (
    <Disclosure label="Analyses" icon={<History aria-hidden />} align="end">
      {(close) => (
        <Suspense fallback={<Spinner />}>
          <Runs contractId={contract.id} close={close} />
        </Suspense>
      )}
    </Disclosure>
  );
}
