import { useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { PlaybookDetail } from '../../../shared/playbooks';
import { Alert } from '../../kit/alert';
import { Button } from '../../kit/button';
import { getJson } from '../../lib/api';
import type { PlaybookDraft } from './use-playbook-draft';

/** What is saved, whether something is not, and the button that saves it; where a newer version was saved meanwhile, the ways to go on. */
export function SaveLine({ id, draft, children }: { id: string; draft: PlaybookDraft; children: ReactNode }) {
  const { dirty, failure, saving, save, name } = draft;
  return (
    <>
      {failure && (
        <Alert tone="high">
          <p>{failure.message}</p>
          {failure.conflict && <Conflict id={id} draft={draft} />}
        </Alert>
      )}
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-3">
        <p className="text-muted text-sm tabular-nums">
          {children}
          {dirty && <strong className="font-semibold text-ink"> · Not saved yet</strong>}
        </p>
        <Button variant="primary" busy={saving} disabled={!dirty || name.trim() === ''} onClick={() => void save()}>
          Save Playbook
        </Button>
      </div>
    </>
  );
}

function Conflict({ id, draft: { save, take } }: { id: string; draft: PlaybookDraft }) {
  const cache = useQueryClient();
  const newest = async () => (await getJson<{ playbook: PlaybookDetail }>(`/api/playbooks/${id}`)).playbook;
  async function discard(): Promise<void> {
    const playbook = await newest();
    cache.setQueryData(['/api/playbooks', id], { playbook });
    take(playbook);
  }
  return (
    <p className="mt-2 flex flex-wrap gap-2">
      <Button size="sm" onClick={() => void newest().then(({ version }) => save(version))}>
        Save Mine as the Newest
      </Button>
      <Button size="sm" onClick={() => void discard()}>
        Discard Mine and Show the Newest
      </Button>
    </p>
  );
}
