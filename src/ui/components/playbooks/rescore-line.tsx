import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import type { PlaybookContent, RescoreAnswer } from '../../../shared/playbooks';
import { Button } from '../../kit/button';
import { lazyPart } from '../../lib/lazy-part';
import { tryRescore } from '../../lib/playbooks';
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
  const { data, isError } = useQuery({
    queryKey: ['rescore', id, version, draft],
    queryFn: ({ signal }) => tryRescore(id, 'using', draft ? JSON.parse(draft) : undefined, signal),
    enabled: complete,
    placeholderData: keepPreviousData,
  });
  const changes = data?.contracts.filter(({ from, to }) => from !== to) ?? [];
  return (
    <div className="grid gap-3">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-3">
        <p aria-live="polite" className="text-muted text-sm tabular-nums">
          {data && wordsOf(data)}
          {isError && 'How ratings would change could not be worked out.'}
        </p>
        <div className="flex flex-wrap gap-2">
          {changes.length > 0 && (
            <Button size="sm" aria-expanded={shown} onClick={() => setShown(!shown)}>
              {shown ? 'Hide' : 'Show'} the {changes.length}
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

/** '12 contracts use this playbook. 3 ratings would change.' */
function wordsOf({ contracts: { length }, changed }: RescoreAnswer): string {
  if (length === 0) return 'No contract uses this playbook yet.';
  return `${counted(length, 'contract')} ${length === 1 ? 'uses' : 'use'} this playbook. ${counted(changed, 'rating')} would change.`;
}
