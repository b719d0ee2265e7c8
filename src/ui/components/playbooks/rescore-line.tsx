import { Suspense, useState } from 'react';
import type { PlaybookContent } from '../../../shared/playbooks';
import { Button } from '../../kit/button';
import { lazyPart } from '../../lib/lazy-part';
import { type Tried, useTriedRescore } from '../../lib/rescore';
import { useDebounced } from '../../lib/use-debounced';
import { RatingChanges } from './rating-changes';
import { counted } from './words';

const SETTLED_MS = 500;
const ApplyDialog = lazyPart(() => import('./apply-dialog').then((module) => module.ApplyDialog));

/** How many contracts the playbook is used for, whose ratings the draft would change, and the way to apply what is saved. */
export function RescoreLine({
  id,
  version,
  content,
  dirty,
  complete,
}: {
  id: string;
  version: number;
  content: PlaybookContent;
  dirty: boolean;
  /** Whether the draft can be tried as it stands. */
  complete: boolean;
}) {
  const [shown, setShown] = useState(false);
  const [applying, setApplying] = useState(false);
  const draft = useDebounced(dirty && complete ? JSON.stringify(content) : '', SETTLED_MS);
  /** The draft for which all contracts are looked through, not only the first. */
  const [whole, setWhole] = useState<string | null>(null);
  const all = whole === draft;
  const { tried, error } = useTriedRescore({ id, version, which: 'using', draft }, { enabled: complete, all });
  const changes = tried?.contracts.slice(0, tried.changed) ?? [];
  return (
    <div className="grid gap-3">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-3">
        <p aria-live="polite" className="text-muted text-sm tabular-nums">
          {tried && wordsOf(tried)}
          {error && ' How ratings would change could not be worked out.'}
        </p>
        <div className="flex flex-wrap gap-2">
          {tried && !tried.done && (
            <Button size="sm" busy={all && !error} onClick={() => setWhole(draft)}>
              Look Through All
            </Button>
          )}
          {changes.length > 0 && (
            <Button size="sm" aria-expanded={shown} onClick={() => setShown(!shown)}>
              {shown ? 'Hide' : 'Show'} the {changes.length.toLocaleString('en-US')}
            </Button>
          )}
          <Button size="sm" onClick={() => setApplying(true)}>
            Apply to Contracts
          </Button>
        </div>
      </div>
      {shown && changes.length > 0 && <RatingChanges contracts={changes} />}
      {applying && (
        <Suspense>
          <ApplyDialog id={id} version={version} dirty={dirty} open onOpenChange={setApplying} />
        </Suspense>
      )}
    </div>
  );
}

/** '12 contracts use this playbook. 3 ratings would change.' Of many it tells how many were looked through. */
function wordsOf({ of, contracts, changed, done }: Tried): string {
  if (of === 0) return 'No contract uses this playbook yet.';
  const use = `${counted(of, 'contract')} ${of === 1 ? 'uses' : 'use'} this playbook.`;
  const would = `${counted(changed, 'rating')} would change`;
  return done ? `${use} ${would}.` : `${use} Of the first ${contracts.length.toLocaleString('en-US')}, ${would}.`;
}
