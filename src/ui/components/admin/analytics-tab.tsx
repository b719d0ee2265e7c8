import { useQuery } from '@tanstack/react-query';
import type { Analytics } from '../../../shared/admin';
import { Alert } from '../../kit/alert';
import { Loading } from '../../kit/spinner';
import { errorText } from '../../lib/api';
import { ANALYTICS_KEY } from './queries';

/** Four figures; the last entry of each daily list is today's. */
export function AnalyticsTab() {
  const { data, isPending, isError, error } = useQuery<Partial<Analytics>>({ queryKey: ANALYTICS_KEY });
  if (isPending) return <Loading>Loading analytics...</Loading>;
  if (isError) return <Alert tone="high">{errorText(error, 'The analytics could not be loaded.')}</Alert>;
  const figures = [
    { label: 'Total Users', value: format(data.totalUsers) },
    { label: 'Total Revenue', value: `$${format(data.totalRevenue)}` },
    { label: "Today's Signups", value: format(data.dailyRegistrations?.at(-1)?.count) },
    { label: "Today's Revenue", value: `$${format(data.dailyRevenue?.at(-1)?.revenue)}` },
  ];
  return (
    <dl className="grid gap-5 sm:grid-cols-2 lg:grid-cols-4">
      {figures.map(({ label, value }) => (
        <div key={label} className="rounded-lg border border-line bg-surface px-5.5 py-5">
          <dt className="text-muted text-sm">{label}</dt>
          <dd className="mt-1 font-semibold font-serif text-3xl tabular-nums">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

function format(value: number | undefined): string {
  return (value ?? 0).toLocaleString('en-US');
}
