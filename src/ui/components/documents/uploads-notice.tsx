import { useStore } from 'zustand';
import { Button } from '../../kit/button';
import { type ImportState, importState } from '../../stores/import-state';
import { type UploadItem, useUploads } from '../../stores/uploads';

/** While the upload dialog is closed: what goes on in it and what went wrong, and the way back to it. Else nothing. */
export function UploadsNotice({ onShow }: { onShow: () => void }) {
  const { items } = useUploads();
  const imported = useStore(importState());
  const words = [
    importWords(imported),
    counted(items, 'uploading', 'is being uploaded', 'are being uploaded'),
    counted(items, 'analyzing', 'is being analyzed', 'are being analyzed'),
    counted(items, 'error', 'failed', 'failed'),
  ].filter(Boolean);
  if (words.length === 0) return null;
  return (
    <div className="mb-5 flex flex-wrap items-center justify-between gap-x-4 gap-y-2 rounded-md bg-accent-soft py-2 pr-2 pl-4 text-sm">
      <p role="status" aria-live={imported.phase === 'running' ? 'off' : undefined}>
        {words.join(', ')}.
      </p>
      <Button size="sm" onClick={onShow}>
        Show Uploads
      </Button>
    </div>
  );
}

function importWords({ phase, total, sent, known, failed }: ImportState): string | null {
  if (phase === 'none') return null;
  if (phase === 'looking') return 'What you chose is being looked through';
  const done = sent + known + failed;
  // Counted up too often to be read out.
  if (phase === 'running') return `Importing: ${done} of ${total} files done`;
  const left = [failed > 0 && `${failed} failed`, total > done && `${total - done} not sent`].filter(Boolean);
  return `The import has ended: ${[`${sent} uploaded`, `${known} already there`, ...left].join(', ')}`;
}

function counted(items: UploadItem[], status: UploadItem['status'], one: string, many: string): string | null {
  const count = items.filter((item) => item.status === status).length;
  if (count === 0) return null;
  return count === 1 ? `1 file ${one}` : `${count} files ${many}`;
}
