import type { ModelUsage } from '../../../shared/admin';

const FAILURES: Readonly<Record<string, string>> = {
  refused: 'the request was refused: check key, model and address',
  busy: 'too many requests',
  down: 'the service could not be reached',
  timeout: 'no answer in time',
  truncated: 'an answer was cut off',
  garbage: 'an answer could not be read',
  empty: 'an answer was empty',
  crashed: 'the process that asks ended badly',
  budget: 'a budget was used up',
};

/** What reviews and readings of scans by the model used in the last 30 days, and the last failure, which the operator may have to mend. */
export function ModelUsageCard({ usage }: { usage: ModelUsage }) {
  const { reviews, degraded, tokens, pages, scannedPages, lastFailure } = usage;
  const rows = [
    ['Reviews', reviews],
    ['Incomplete', degraded],
    ['Tokens', tokens],
    ['Pages', pages],
    ['Scanned pages', scannedPages],
  ] as const;
  return (
    <section className="rounded-lg border border-line bg-surface px-5.5 py-5" aria-labelledby="model-usage">
      <h2 id="model-usage" className="text-lg">
        Review by the model
      </h2>
      <p className="mt-1 text-muted text-sm">In the last 30 days</p>
      <dl className="mt-4 grid grid-cols-2 gap-4 sm:grid-cols-5">
        {rows.map(([label, value]) => (
          <div key={label}>
            <dt className="text-muted text-sm">{label}</dt>
            <dd className="mt-0.5 font-semibold tabular-nums [overflow-wrap:anywhere]">
              {value.toLocaleString('en-US')}
            </dd>
          </div>
        ))}
      </dl>
      {lastFailure && (
        <p className="mt-4 text-sm">
          Last failure, {lastFailure.at.slice(0, 16).replace('T', ' ')} UTC:{' '}
          {FAILURES[lastFailure.kind] ?? lastFailure.kind}
          {lastFailure.status === null ? '' : ` (HTTP ${lastFailure.status})`}.
        </p>
      )}
    </section>
  );
}
