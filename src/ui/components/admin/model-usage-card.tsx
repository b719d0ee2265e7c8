import type { ModelUsage } from '../../../shared/admin';
import { costWords, secondsWords } from '../../../shared/model-use';

const FAILURES: Readonly<Record<string, string>> = {
  refused: 'the request was refused: check key, model and address',
  busy: 'too many requests',
  down: 'the service could not be reached',
  timeout: 'no answer in time',
  truncated: 'an answer was cut off',
  garbage: 'an answer could not be read',
  empty: 'an answer was empty',
  crashed: 'the process that asks ended badly',
  declined: 'the model declined to answer',
  context: 'only a part of what was sent was read: the context of the server is too small',
  budget: 'the budget of a user’s day was used up',
  limit: 'the budget of a contract was used up',
};

const inWords = (value: number | string) => (typeof value === 'number' ? value.toLocaleString('en-US') : value);

/** What reviews and readings of scans by the model used in the last 30 days, and the last failure, which the operator may have to mend. */
export function ModelUsageCard({ usage }: { usage: ModelUsage }) {
  const { reviews, degraded, requests, tokens, cost, currency, ms, pages, scannedPages, users, lastFailure } = usage;
  const rows = [
    ['Reviews', reviews],
    ['Incomplete', degraded],
    ['Requests', requests],
    ['Tokens', tokens],
    ...(currency ? [['Cost', costWords(cost, currency)] as const] : []),
    ['Time', secondsWords(ms)],
    ['Pages', pages],
    ['Scanned pages', scannedPages],
  ] as const;
  return (
    <section className="rounded-lg border border-line bg-surface px-5.5 py-5" aria-labelledby="model-usage">
      <h2 id="model-usage" className="text-lg">
        Review by the model
      </h2>
      <p className="mt-1 text-muted text-sm">In the last 30 days</p>
      <dl className="mt-4 grid grid-cols-2 gap-4 sm:grid-cols-4">
        {rows.map(([label, value]) => (
          <div key={label}>
            <dt className="text-muted text-sm">{label}</dt>
            <dd className="mt-0.5 font-semibold tabular-nums [overflow-wrap:anywhere]">{inWords(value)}</dd>
          </div>
        ))}
      </dl>
      {users.length > 0 && (
        <table className="mt-5 w-full text-left text-sm">
          <caption className="sr-only">Users whose contracts used the most</caption>
          <thead className="text-muted">
            <tr>
              <th className="py-1 pr-3 font-normal">Used most by</th>
              <th className="py-1 pr-3 text-right font-normal">Requests</th>
              <th className="py-1 pr-3 text-right font-normal">Tokens</th>
              {currency && <th className="py-1 text-right font-normal">Cost</th>}
            </tr>
          </thead>
          <tbody>
            {users.map((user) => (
              <tr key={user.email} className="border-line border-t tabular-nums">
                <td className="py-1.5 pr-3 [overflow-wrap:anywhere]">{user.email}</td>
                <td className="py-1.5 pr-3 text-right">{inWords(user.requests)}</td>
                <td className="py-1.5 pr-3 text-right">{inWords(user.tokens)}</td>
                {currency && <td className="py-1.5 text-right">{costWords(user.cost, currency)}</td>}
              </tr>
            ))}
          </tbody>
        </table>
      )}
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
