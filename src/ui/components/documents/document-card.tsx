import { Trash2 } from 'lucide-react';
import { memo } from 'react';
import type { ContractListItem, ContractStatus, Headline } from '../../../shared/contracts';
import { formatDateTime, formatFileSize } from '../../../shared/format';
import { Badge, RatingBadge, type Tone } from '../../kit/badge';
import { Button, buttonClass, IconButton } from '../../kit/button';
import { Card } from '../../kit/card';
import { classNames } from '../../kit/class-names';
import { stepWords } from '../analysis-steps';
import { DeleteContract } from '../delete-contract';
import { FileName } from '../file-name';
import { nextDate } from './next-date';

const STATUS: Record<ContractStatus, { label: string; tone: Tone }> = {
  processing: { label: 'Processing', tone: 'accent' },
  completed: { label: 'Completed', tone: 'low' },
  error: { label: 'Error', tone: 'high' },
};

/** One contract of the list. Those out of sight are not laid out, so that hundreds of them stay quick. */
export const DocumentCard = memo(function DocumentCard({ contract }: { contract: ContractListItem }) {
  const { label, tone } = STATUS[contract.status];
  const { headline } = contract;
  const title = titleOf(contract);
  const about = headline ? aboutOf(headline) : [];
  return (
    <Card as="li" className="[contain-intrinsic-size:auto_9rem] [content-visibility:auto]">
      <article aria-label={contract.filename} className="flex flex-wrap items-start gap-x-6 gap-y-3">
        <div className="min-w-0 flex-[1_1_20rem]">
          <div className="flex flex-wrap items-center gap-x-3 gap-y-1.5">
            <h2 className="min-w-0 font-sans font-semibold text-md leading-snug">
              <FileName name={title ?? contract.filename} />
            </h2>
            <Badge tone={tone}>{label}</Badge>
            {headline && <RatingBadge rating={headline.rating} />}
          </div>
          {title && (
            <p className="mt-1 text-muted text-sm">
              <FileName name={contract.filename} />
            </p>
          )}
          {about.length > 0 && (
            <p className="mt-1 text-sm tabular-nums [overflow-wrap:anywhere]">{about.join(' · ')}</p>
          )}
          {contract.status === 'processing' && contract.stage && (
            <p className="mt-1 text-sm">{stepWords(contract.stage)}</p>
          )}
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
        <div className="flex items-center gap-1">
          <ViewAnalysis contract={contract} />
          <DeleteContract contract={contract}>
            {(ask) => (
              <IconButton label={`Delete ${contract.filename}`} onClick={ask}>
                <Trash2 />
              </IconButton>
            )}
          </DeleteContract>
        </div>
      </article>
    </Card>
  );
});

/** The paper's own name where it is not just the file's. */
function titleOf({ headline, filename }: ContractListItem): string | null {
  const title = headline?.title ?? null;
  return title === filename || `${title}.pdf` === filename ? null : title;
}

/** What kind of contract it is, unless its title says just that, and what comes next. */
function aboutOf(headline: Headline): string[] {
  const { title, kind } = headline;
  const isSaid = kind?.toLowerCase() === title?.toLowerCase();
  return [isSaid ? null : kind, nextDate(headline, new Date())].filter((words) => words !== null);
}

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
