import { Suspense } from 'react';
import { Loading } from '../kit/spinner';
import { lazyPart } from '../lib/lazy-part';
import { useRequiredUser } from '../lib/use-required-user';

const load = () => import('../components/table/table-view').then((module) => module.TableView);
// On its way while the session is checked; a failure shows where the part is needed.
if (typeof document !== 'undefined') load().catch(() => undefined);
const TableView = lazyPart(load);

/** All contracts side by side, in columns that the reader picks. */
export default function TablePage() {
  const user = useRequiredUser();
  const loading = <Loading>Loading the table...</Loading>;
  return (
    <div className="flex flex-col px-5 py-6 md:px-7 lg:h-[calc(100dvh-3.8125rem)] lg:min-h-[36rem]">
      <h1 className="mb-1 text-2xl max-sm:mb-3">Table of contracts</h1>
      <p className="mb-4 text-muted text-sm max-sm:hidden">
        Your contracts side by side. What departs from the playbook, or from most contracts of its kind, is marked;
        everything else stays plain.
      </p>
      {user ? (
        <Suspense fallback={loading}>
          <TableView key={user.id} />
        </Suspense>
      ) : (
        loading
      )}
    </div>
  );
}
