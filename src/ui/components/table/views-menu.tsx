import { useState } from 'react';
import type { TableView } from '../../../shared/table-views';
import { Alert } from '../../kit/alert';
import { Button } from '../../kit/button';
import { classNames } from '../../kit/class-names';
import { Disclosure } from '../../kit/disclosure';
import { useViewChanges, viewFailure } from '../../lib/table';
import { toast } from '../../stores/toasts';
import type { ShownView } from './use-table-view';
import { DeleteDialog, NameDialog } from './view-dialogs';

type Asking = 'save-as' | 'rename' | 'delete';

/** The named views: one is chosen, saved, saved under another name, renamed or deleted. */
export function ViewsMenu({ views, shown }: { views: readonly TableView[]; shown: ShownView }) {
  const [asking, setAsking] = useState<Asking | null>(null);
  const { change } = useViewChanges();
  const { view, content, isChanged } = shown;
  const save = (close: () => void) =>
    change.mutate(
      { id: view.id, content },
      {
        onSuccess: (saved) => {
          shown.settle(saved);
          toast({ title: 'View Saved', description: saved.name });
          close();
        },
      },
    );
  const failure = viewFailure(change.error);
  return (
    <>
      <Disclosure label={`View: ${view.name}${isChanged ? ' (changed)' : ''}`}>
        {(close) => (
          <>
            <ul className="-mx-2 grid">
              {views.map((one) => (
                <li key={one.id}>
                  <button
                    type="button"
                    aria-current={one.id === view.id ? 'true' : undefined}
                    onClick={() => {
                      shown.open(one);
                      close();
                    }}
                    className={classNames(
                      'w-full rounded-sm px-2 py-1.5 pointer-coarse:py-2.5 text-left [overflow-wrap:anywhere] hover:bg-sunken',
                      one.id === view.id && 'font-semibold',
                    )}
                  >
                    {one.name}
                  </button>
                </li>
              ))}
            </ul>
            <div className="mt-3 flex flex-wrap gap-2 border-line border-t pt-3">
              {!view.isBuiltIn && isChanged && (
                <Button size="sm" variant="primary" busy={change.isPending} onClick={() => save(close)}>
                  Save
                </Button>
              )}
              <Button size="sm" onClick={() => setAsking('save-as')}>
                Save As…
              </Button>
              {isChanged && (
                <Button
                  size="sm"
                  onClick={() => {
                    shown.open(view);
                    close();
                  }}
                >
                  Undo Changes
                </Button>
              )}
              {!view.isBuiltIn && (
                <>
                  <Button size="sm" onClick={() => setAsking('rename')}>
                    Rename…
                  </Button>
                  <Button size="sm" variant="danger-quiet" onClick={() => setAsking('delete')}>
                    Delete…
                  </Button>
                </>
              )}
            </div>
            {failure && (
              <Alert tone="high" className="mt-3">
                {failure}
              </Alert>
            )}
          </>
        )}
      </Disclosure>
      {asking === 'delete' && <DeleteDialog shown={shown} first={views[0]} onClose={() => setAsking(null)} />}
      {(asking === 'save-as' || asking === 'rename') && (
        <NameDialog shown={shown} asking={asking} onClose={() => setAsking(null)} />
      )}
    </>
  );
}
