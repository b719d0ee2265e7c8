import { Alert } from '../../kit/alert';
import { Loading } from '../../kit/spinner';
import { errorText } from '../../lib/api';
import { DailyChart } from './daily-chart';
import { ModelUsageCard } from './model-usage-card';
import { useAnalytics } from './queries';

/** Four figures; the last entry of each daily list is today's. Below, the days as charts. */
export function AnalyticsTab() {
  const { data, isPending, isError, error } = useAnalytics();
  if (isPending) return <Loading>Loading analytics...</Loading>;
  if (isError) return <Alert tone="high">{errorText(error, 'The analytics could not be loaded.')}</Alert>;
  const signUps = data.dailyRegistrations ?? [];
  const revenue = data.dailyRevenue ?? [];
  const figures = [
    { label: 'Total Users', value: count(data.totalUsers) },
    { label: 'Total Revenue', value: dollars(data.totalRevenue) },
    { label: "Today's Signups", value: count(signUps.at(-1)?.count) },
    { label: "Today's Revenue", value: dollars(revenue.at(-1)?.revenue) },
  ];
  return (
    <div className="grid gap-5">
      <dl className="grid gap-5 sm:grid-cols-2 lg:grid-cols-4">
        {figures.map(({ label, value }) => (
          <div key={label} className="rounded-lg border border-line bg-surface px-5.5 py-5">
            <dt className="text-muted text-sm">{label}</dt>
            <dd className="mt-1 font-semibold font-serif text-3xl tabular-nums [overflow-wrap:anywhere]">{value}</dd>
          </div>
        ))}
      </dl>
      <div className="grid items-start gap-5 lg:grid-cols-2">
        <DailyChart
          title="Sign-ups"
          nothing="Nobody signed up in these days."
          days={signUps.map((day) => ({ date: day.date, value: day.count }))}
          format={count}
        />
        <DailyChart
          title="Revenue"
          nothing="No revenue was booked in these days."
          days={revenue.map((day) => ({ date: day.date, value: day.revenue }))}
          format={dollars}
        />
      </div>
      {data.modelUsage && <ModelUsageCard usage={data.modelUsage} />}
    </div>
  );
}

function count(value = 0): string {
  return value.toLocaleString('en-US');
}

function dollars(value = 0): string {
  return `$${count(value)}`;
}
