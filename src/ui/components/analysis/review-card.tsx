import { Undo2 } from 'lucide-react';
import type { Analysis, Removed } from '../../../shared/analysis';
import { REMOVED_PATH } from '../../../shared/restored';
import type { NotVerified } from '../../../shared/review';
import { Alert } from '../../kit/alert';
import { Button } from '../../kit/button';
import { Folded } from './answered';
import { DecisionLine } from './decision-line';
import { PageChips } from './page-chips';
import { useProof } from './proof';
import { ReportCard } from './report-card';
import { useShownRun } from './shown-run';
import { useDecide } from './use-decide';

/**
 * What a model's review took away, each with its reason, to be restored; and what it claimed and nothing proved, to be opened. Nothing at all where no model reviewed the analysis, or it left everything as it was.
 */
export function ReviewCard({ analysis }: { analysis: Analysis }) {
  const { review } = analysis;
  if (!review || review.removed.length + review.notVerified.length === 0) return null;
  const { removed, notVerified } = review;
  return (
    <ReportCard id="review" title="Changed by the Review">
      <p>
        A model read the contract a second time. Each of its claims was proved by the words of the contract before it
        counted; what stood against these words was taken away.
      </p>
      {removed.length > 0 && (
        <>
          <h3 className="mt-4 font-sans font-semibold text-sm tracking-normal">Removed by the review</h3>
          <ul className="mt-1">
            {removed.map((one, i) => (
              <RemovedItem key={`${one.title} ${one.evidence[0]?.start}`} removed={one} path={`${REMOVED_PATH}${i}`} />
            ))}
          </ul>
        </>
      )}
      {notVerified.length > 0 && (
        <div className="mt-4">
          <Folded label={`Not verified (${notVerified.length}): claimed by the model and not proved, so no findings`}>
            <ul className="mt-1">
              {notVerified.map((one, i) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a model may claim the same thing twice, and the list never changes
                <NotVerifiedItem key={i} claim={one} />
              ))}
            </ul>
          </Folded>
        </div>
      )}
    </ReportCard>
  );
}

function RemovedItem({ removed, path }: { removed: Removed; path: string }) {
  const { title, text, reason, evidence, against } = removed;
  const { findings } = useProof();
  const { readOnly } = useShownRun();
  const finding = findings.get(path);
  const { save, busy, failure } = useDecide(finding?.id ?? '');
  const isRestored = finding?.decision?.verdict === 'accepted';
  return (
    <li data-path={path} className="border-line border-t py-3 first:border-t-0 [overflow-wrap:anywhere]">
      <div className="flex flex-wrap items-start justify-between gap-x-3 gap-y-2">
        <div className="min-w-0 flex-1 basis-56">
          <p className="font-medium">{isRestored ? title : <s className="text-muted">{title}</s>}</p>
          {text !== title && <p className="text-muted text-sm">{text}</p>}
          <p className="mt-1 text-sm">Removed by the review, because: {reason}</p>
        </div>
        <div className="flex shrink-0 flex-wrap items-center justify-end gap-2 print:hidden">
          <PageChips evidence={[...against, ...evidence]} subject={path} about={title} />
          {finding && !readOnly && (
            <Button
              size="sm"
              variant="secondary"
              busy={busy}
              aria-label={`${isRestored ? 'Remove again' : 'Restore'}: ${title}`}
              onClick={() => save(isRestored ? null : { verdict: 'accepted' })}
            >
              {!isRestored && <Undo2 aria-hidden className="size-3.5" />}
              {isRestored ? 'Remove again' : 'Restore'}
            </Button>
          )}
        </div>
      </div>
      {finding?.decision && <DecisionLine decision={finding.decision} held />}
      {failure && (
        <Alert tone="high" className="mt-1.5 print:hidden">
          {failure}
        </Alert>
      )}
    </li>
  );
}

function NotVerifiedItem({ claim: { title, text, reason, quote, page } }: { claim: NotVerified }) {
  return (
    <li className="border-line border-t py-2.5 first:border-t-0 [overflow-wrap:anywhere]">
      <p className="font-medium">{title}</p>
      {text !== title && <p className="text-muted">{text}</p>}
      <p className="mt-1">Not verified: {reason}</p>
      {quote && (
        <p className="mt-1 text-muted">
          Given as its proof{page === null ? '' : ` (page ${page})`}: “{quote}”
        </p>
      )}
    </li>
  );
}
