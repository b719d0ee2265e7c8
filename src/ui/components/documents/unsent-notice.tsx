import { useEffect, useState } from 'react';
import { useStore } from 'zustand';
import { Button } from '../../kit/button';
import { counted } from '../../lib/import-words';
import { forgetUnsent, type UnsentImport, unsentImports } from '../../lib/unsent-imports';
import { importState } from '../../stores/import-state';

/** What an import of before did not send, since its page was reloaded or closed, and what to do. Else nothing. */
export function UnsentNotice({ userId, onChoose }: { userId: string; onChoose: () => void }) {
  // An import that begins or ends changes what there is to tell.
  const phase = useStore(importState(), (state) => state.phase);
  const [unsent, setUnsent] = useState<UnsentImport[]>([]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: looked up again when the phase changes
  useEffect(() => {
    let shown = true;
    void unsentImports(userId).then((found) => shown && setUnsent(found));
    return () => {
      shown = false;
    };
  }, [userId, phase]);
  const dismiss = (key: string) => {
    forgetUnsent(key);
    setUnsent((before) => before.filter((one) => one.key !== key));
  };
  return unsent.map(({ key, label, total, unsent: count }) => (
    <div key={key} className="mb-5 rounded-md bg-medium-soft px-4 py-3 text-sm">
      <p role="status">
        <strong className="font-semibold">
          {count} of {counted(total, 'file')}
          {label && ` of “${label}”`} {count === 1 ? 'was' : 'were'} not sent.
        </strong>{' '}
        The page was closed before the import had ended. Choose the same again: what is there already is skipped.
      </p>
      <div className="mt-2.5 flex flex-wrap gap-2">
        <Button size="sm" onClick={onChoose}>
          Choose Again
        </Button>
        <Button size="sm" variant="ghost" onClick={() => dismiss(key)}>
          Dismiss
        </Button>
      </div>
    </div>
  ));
}
