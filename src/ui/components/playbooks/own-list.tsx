import { Download, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { formatDateTime } from '../../../shared/format';
import type { PlaybookItem, PlaybookKind } from '../../../shared/playbooks';
import { AlertDialog } from '../../kit/alert-dialog';
import { Badge } from '../../kit/badge';
import { buttonClass, IconButton, iconButtonClass } from '../../kit/button';
import { Card } from '../../kit/card';
import { playbookFileUrl, usePlaybookChanges } from '../../lib/playbooks';
import { forSide } from './words';

/** The firm's own playbooks: to open, to take along, to delete. */
export function OwnList({ playbooks, kinds }: { playbooks: PlaybookItem[]; kinds: PlaybookKind[] }) {
  const [doomed, setDoomed] = useState<PlaybookItem | null>(null);
  const { remove } = usePlaybookChanges();
  return (
    <section aria-labelledby="own-playbooks">
      <h2 id="own-playbooks" className="mb-3 text-xl">
        Your playbooks
      </h2>
      {playbooks.length === 0 ? (
        <Card className="text-muted">
          You have none yet. Choose a kind of contract and a side below to make one from the built-in positions.
        </Card>
      ) : (
        <ul className="divide-y divide-line rounded-lg border border-line bg-surface">
          {playbooks.map((playbook) => (
            <Row key={playbook.id} playbook={playbook} kinds={kinds} onDelete={() => setDoomed(playbook)} />
          ))}
        </ul>
      )}
      <AlertDialog
        open={doomed !== null}
        onOpenChange={(open) => !open && setDoomed(null)}
        title="Delete this playbook?"
        description="Contracts that are read by it are read by the default of their kind and side again. Export it first if you may want it back."
        confirm="Delete Playbook"
        busy={remove.isPending}
        onConfirm={() => doomed && remove.mutate(doomed.id, { onSettled: () => setDoomed(null) })}
      >
        {doomed?.name}
      </AlertDialog>
    </section>
  );
}

function Row({
  playbook: { id, name, kind, side, version, savedAt, isDefault },
  kinds,
  onDelete,
}: {
  playbook: PlaybookItem;
  kinds: PlaybookKind[];
  onDelete: () => void;
}) {
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-3 px-5.5 py-4">
      <div className="min-w-0 flex-1 basis-72">
        <p className="flex flex-wrap items-center gap-x-2.5 gap-y-1 font-semibold [overflow-wrap:anywhere]">
          {name}
          {isDefault && <Badge tone="accent">DEFAULT</Badge>}
        </p>
        <p className="mt-0.5 text-muted text-sm tabular-nums">
          {forSide(kinds, kind, side)} · version {version}, saved{' '}
          <time dateTime={savedAt}>{formatDateTime(savedAt)}</time>
        </p>
      </div>
      <div className="flex items-center gap-1.5">
        <a href={`/playbooks/${id}`} className={buttonClass()}>
          <span>
            Edit<span className="sr-only"> {name}</span>
          </span>
        </a>
        <a href={playbookFileUrl(id)} download className={iconButtonClass()} aria-label={`Export ${name}`}>
          <Download aria-hidden />
        </a>
        <IconButton label={`Delete ${name}`} onClick={onDelete}>
          <Trash2 aria-hidden />
        </IconButton>
      </div>
    </li>
  );
}
