import { formatDateTime } from '../../../shared/format';
import { STAGES } from '../../../shared/stages';
import { Alert } from '../../kit/alert';
import { runUrl } from '../../lib/review';
import { useShownRun } from './shown-run';

/** What must be known of the run on the screen: that it is not the newest, that a newer one is being made or has failed. */
export function RunNotices() {
  const { contract, run, readOnly } = useShownRun();
  if (!contract) return null;
  return (
    <div className="mt-4 grid gap-2 empty:hidden print:hidden">
      {readOnly && run && (
        <Alert title={`You are reading an earlier analysis, of ${formatDateTime(run.createdAt)}`}>
          It is kept as it was and can&rsquo;t be reviewed any more.{' '}
          <a href={runUrl(contract.id)} className="font-semibold underline">
            Go to the newest analysis
          </a>
        </Alert>
      )}
      {contract.status === 'processing' && (
        <Alert title="A new analysis is being made">
          {contract.stage
            ? `Step ${STAGES.indexOf(contract.stage) + 1} of ${STAGES.length}. `
            : 'It is waiting to start. '}
          You can read on here; the page changes to the new one when it is done.
        </Alert>
      )}
      {contract.reviewing === 'pages' && (
        <Alert title="More pages are still being read">
          This is what was found on the pages read so far. You can read on here; the page changes to the whole analysis
          when it is done.
        </Alert>
      )}
      {contract.reviewing === 'model' && (
        <Alert title="The review by the model goes on">
          This is what the built-in engine found. You can read on here; the page changes to the reviewed analysis when
          it is done.
        </Alert>
      )}
      {contract.rerunFailure && (
        <Alert tone="medium" title="The last attempt to analyze this contract again failed">
          {contract.rerunFailure} The analysis before it is shown.
        </Alert>
      )}
    </div>
  );
}

/** 'Analyzed Nov 21, 2026, 8:12 AM · version 1.2': which run this is. */
export function RunLine() {
  const { run } = useShownRun();
  if (!run) return null;
  return (
    <p className="text-muted text-sm">
      Analyzed <time dateTime={run.createdAt}>{formatDateTime(run.createdAt)}</time> · engine version{' '}
      {run.engine.version}
    </p>
  );
}
