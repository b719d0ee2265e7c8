import { X } from 'lucide-react';
import { formatFileSize } from '../../shared/format';
import { Badge, type Tone } from '../kit/badge';
import { buttonClass, IconButton } from '../kit/button';
import { Progress } from '../kit/progress';
import { FileName } from './file-name';

export type UploadStatus = 'uploading' | 'analyzing' | 'completed' | 'error' | 'demo';

/** A file that the visitor gave, as the lists show it. `size` in bytes, `progress` from 0 to 100. */
export interface ListedUpload {
  id: string;
  name: string;
  size: number;
  progress: number;
  status: UploadStatus;
  contractId?: string;
  /** Why it failed, for people. */
  reason?: string;
}

const STATUS: Record<UploadStatus, { label: string; tone: Tone }> = {
  uploading: { label: 'Uploading', tone: 'accent' },
  analyzing: { label: 'Analyzing', tone: 'accent' },
  completed: { label: 'Completed', tone: 'low' },
  error: { label: 'Error', tone: 'high' },
  demo: { label: 'Demo', tone: 'none' },
};

/** The files given so far: name, size, progress, status, remove, and where a completed one is read. Nothing when empty. */
export function UploadList({ items, onRemove }: { items: ListedUpload[]; onRemove: (id: string) => void }) {
  if (items.length === 0) return null;
  return (
    <ul aria-label="Uploaded files" className="grid gap-2.5">
      {items.map((item) => (
        <UploadRow key={item.id} item={item} onRemove={() => onRemove(item.id)} />
      ))}
    </ul>
  );
}

function UploadRow({ item, onRemove }: { item: ListedUpload; onRemove: () => void }) {
  const { label, tone } = STATUS[item.status];
  const busy = item.status === 'uploading' || item.status === 'analyzing';
  return (
    <li className="rounded-lg border border-line bg-surface py-3 pr-2.5 pl-4">
      <div className="flex items-center gap-x-3">
        <div className="flex min-w-0 flex-1 flex-wrap items-center gap-x-3 gap-y-1.5">
          <div className="min-w-40 flex-1">
            <p className="font-medium text-sm">
              <FileName name={item.name} />
            </p>
            <p className="text-muted text-xs tabular-nums">{formatFileSize(item.size)}</p>
            {item.reason && <p className="mt-1 text-high text-sm">{item.reason}</p>}
          </div>
          <span role="status">
            <Badge tone={tone}>{label}</Badge>
          </span>
          <UploadLink item={item} />
        </div>
        <IconButton label={`Remove ${item.name}`} onClick={onRemove}>
          <X aria-hidden />
        </IconButton>
      </div>
      {busy && (
        <div className="mt-2.5 pr-2">
          <Progress value={item.status === 'analyzing' ? null : item.progress} label={`${label} ${item.name}`} />
        </div>
      )}
    </li>
  );
}

function UploadLink({ item }: { item: ListedUpload }) {
  const look = buttonClass({ size: 'sm' });
  if (item.status === 'demo') {
    return (
      <a href="/signup" className={look}>
        Sign Up to View Analysis
      </a>
    );
  }
  if (item.status !== 'completed' || !item.contractId) return null;
  return (
    <a href={`/analysis/${item.contractId}`} className={look}>
      View Analysis
    </a>
  );
}
