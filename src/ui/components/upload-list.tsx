import { X } from 'lucide-react';
import { memo } from 'react';
import type { KnownContract } from '../../shared/contracts';
import { formatDateTime, formatFileSize } from '../../shared/format';
import type { Stage } from '../../shared/stages';
import { Badge, type Tone } from '../kit/badge';
import { Button, buttonClass, IconButton } from '../kit/button';
import { Progress } from '../kit/progress';
import { stepWords } from './analysis-steps';
import { FileName } from './file-name';

export type UploadStatus = 'uploading' | 'analyzing' | 'completed' | 'error' | 'known' | 'demo';

/** A file that the visitor gave, as the lists show it. `size` in bytes, `progress` from 0 to 100. */
export interface ListedUpload {
  id: string;
  name: string;
  size: number;
  progress: number;
  status: UploadStatus;
  contractId?: string;
  /** The contract that has its bytes already. */
  known?: KnownContract;
  /** Why it failed, for people. */
  reason?: string | undefined;
  /** Whether another attempt may help. */
  mayRetry?: boolean;
  /** The step of the analysis that the server is at. */
  stage?: Stage | null;
}

const STATUS: Record<UploadStatus, { label: string; tone: Tone }> = {
  uploading: { label: 'Uploading', tone: 'accent' },
  analyzing: { label: 'Analyzing', tone: 'accent' },
  completed: { label: 'Completed', tone: 'low' },
  error: { label: 'Error', tone: 'high' },
  known: { label: 'Already there', tone: 'none' },
  demo: { label: 'Demo', tone: 'none' },
};

export interface UploadActions {
  onRemove: (id: string) => void;
  /** Another attempt at one that failed; none is offered without it. */
  onRetry?: ((id: string) => void) | undefined;
  /** For one that is there already. */
  onAnalyseAgain?: (id: string) => void;
  onUploadAnyway?: (id: string) => void;
}

/** The files given so far: name, size, progress, status, remove, another attempt, and where a completed one is read. Nothing when empty. */
export function UploadList({ items, ...actions }: { items: ListedUpload[] } & UploadActions) {
  if (items.length === 0) return null;
  return (
    <ul aria-label="Uploaded files" className="grid grid-cols-1 gap-2.5">
      {items.map((item) => (
        <UploadRow key={item.id} item={item} {...actions} />
      ))}
    </ul>
  );
}

const UploadRow = memo(function UploadRow({ item, ...actions }: { item: ListedUpload } & UploadActions) {
  const busy = item.status === 'uploading' || item.status === 'analyzing';
  return (
    <li className="rounded-lg border border-line bg-surface py-3 pr-2.5 pl-4">
      <div className="flex items-start gap-x-3">
        <div className="flex min-w-0 flex-1 flex-wrap gap-x-3 gap-y-1">
          <div className={item.status === 'known' ? 'basis-full' : 'min-w-40 flex-1 py-0.5'}>
            <p className="font-medium text-sm">
              <FileName name={item.name} />
            </p>
            <p className="text-muted text-xs tabular-nums">
              {formatFileSize(item.size)}
              {busy && ` · ${item.progress}%`}
              {item.status === 'analyzing' && item.stage && ` · ${stepWords(item.stage)}`}
            </p>
            {item.status === 'known' && item.known && (
              <p className="mt-1 text-sm">{knownWords(item.known, item.name)}</p>
            )}
            {item.reason && <p className="mt-1 text-high text-sm">{item.reason}</p>}
          </div>
          <UploadState item={item} />
          <UploadLink item={item} />
          <UploadButtons item={item} {...actions} />
        </div>
        <IconButton label={`Remove ${item.name}`} onClick={() => actions.onRemove(item.id)}>
          <X aria-hidden />
        </IconButton>
      </div>
      {busy && (
        <div className="mt-2.5 pr-1.5">
          <Progress value={item.progress} label={`${STATUS[item.status].label} ${item.name}`} />
        </div>
      )}
    </li>
  );
});

/** When the bytes of a file were uploaded, and under which name if it was another one. */
export function knownWords(
  { uploadedAt, filename }: Pick<KnownContract, 'uploadedAt' | 'filename'>,
  name: string,
): string {
  return `Already uploaded on ${formatDateTime(uploadedAt)}${filename === name ? '' : ` as “${filename}”`}`;
}

function UploadButtons({ item, onRetry, onAnalyseAgain, onUploadAnyway }: { item: ListedUpload } & UploadActions) {
  const offered: [label: string, shown: boolean, press: ((id: string) => void) | undefined][] = [
    ['Try again', item.mayRetry === true, onRetry],
    ['Analyze again', item.status === 'known', onAnalyseAgain],
    ['Upload anyway', item.status === 'known', onUploadAnyway],
  ];
  return offered.map(
    ([label, shown, press]) =>
      shown &&
      press && (
        <Button key={label} size="sm" className="my-0.5 self-start" onClick={() => press(item.id)}>
          <span>
            {label}
            <span className="sr-only"> with {item.name}</span>
          </span>
        </Button>
      ),
  );
}

/** Its changes are announced with the file's name. `aria-live` keeps it heard while the overlay hides everything else. */
function UploadState({ item: { name, status } }: { item: ListedUpload }) {
  const { label, tone } = STATUS[status];
  return (
    <span role="status" aria-live="polite" className="inline-flex min-h-9 items-center self-start">
      <span className="sr-only">{name}: </span>
      <Badge tone={tone}>{label}</Badge>
    </span>
  );
}

function UploadLink({ item }: { item: ListedUpload }) {
  const look = buttonClass({ size: 'sm' }, 'my-0.5 self-start');
  if (item.status === 'demo') {
    return (
      <a href="/signup" className={look}>
        Sign Up to View Analysis
      </a>
    );
  }
  const known = item.status === 'known' ? item.known?.id : undefined;
  const contractId = item.status === 'completed' ? item.contractId : known;
  if (!contractId) return null;
  return (
    <a href={`/analysis/${contractId}`} className={look}>
      <span>
        {known ? 'Open' : 'View Analysis'}
        <span className="sr-only"> of {item.name}</span>
      </span>
    </a>
  );
}
