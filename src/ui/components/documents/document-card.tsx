import { memo } from 'react';
import type { ContractListItem, ContractStatus } from '../../../shared/contracts';
import { formatDateTime, formatFileSize } from '../../../shared/format';
import { Badge, type Tone } from '../../kit/badge';
import { Button, buttonClass } from '../../kit/button';
import { Card } from '../../kit/card';
import { classNames } from '../../kit/class-names';
import { FileName } from '../file-name';

const STATUS: Record<ContractStatus, { label: string; tone: Tone }> = {
  processing: { label: 'Processing', tone: 'accent' },
  completed: { label: 'Completed', tone: 'low' },
  error: { label: 'Error', tone: 'high' },
};

/** One contract of the list. Those out of sight are not laid out, so that hundreds of them stay quick. */
export const DocumentCard = memo(function DocumentCard({ contract }: { contract: ContractListItem }) {
  const { label, tone } = STATUS[contract.status];
  return (
    <Card as="li" className="[contain-intrinsic-size:auto_9rem] [content-visibility:auto]">
      <article aria-label={contract.filename} className="flex flex-wrap items-start gap-x-6 gap-y-3">
        <div className="min-w-0 flex-[1_1_20rem]">
          <div className="flex flex-wrap items-center gap-x-3 gap-y-1.5">
            <h2 className="min-w-0 font-sans font-semibold text-md leading-snug">
              <FileName name={contract.filename} />
            </h2>
            <Badge tone={tone}>{label}</Badge>
          </div>
          <p className="mt-1 text-muted text-sm tabular-nums">
            <time dateTime={contract.uploadedAt}>{formatDateTime(contract.uploadedAt)}</time>
            {' · '}
            {formatFileSize(contract.fileSize)}
          </p>
          {contract.summary && (
            <p
              className={classNames(
                'mt-2 max-w-[72ch] text-sm [overflow-wrap:anywhere]',
                contract.status === 'error' ? 'text-high' : 'line-clamp-4 md:line-clamp-5',
              )}
            >
              {contract.summary}
            </p>
          )}
        </div>
        <ViewAnalysis contract={contract} />
      </article>
    </Card>
  );
});

function ViewAnalysis({ contract: { id, filename, status } }: { contract: ContractListItem }) {
  const about = <span className="sr-only"> of {filename}</span>;
  if (status !== 'completed') {
    return (
      <Button disabled>
        <span>View Analysis{about}</span>
      </Button>
    );
  }
  return (
    <a href={`/analysis/${id}`} className={buttonClass()}>
      <span>View Analysis{about}</span>
    </a>
  );
}
