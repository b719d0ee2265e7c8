import { useId } from 'react';
import { formatDay } from '../../../shared/format';
import { Card, CardHeader } from '../../kit/card';
import { FigureTable } from '../../kit/figure-table';

export interface Day {
  /** YYYY-MM-DD, a day of UTC. */
  date: string;
  value: number;
}

const HEIGHT = 100;
/** Width of a day's column; the bar leaves a quarter of it free. */
const STEP = 20;
const BAR = 15;

/** A column per day, oldest first, with its sum. The same figures stand in a table below, for those who can't see columns. */
export function DailyChart({
  title,
  nothing,
  days,
  format,
}: {
  title: string;
  /** Said instead of a chart without any column. */
  nothing: string;
  days: readonly Day[];
  format: (value: number) => string;
}) {
  const id = useId();
  const sum = days.reduce((total, { value }) => total + value, 0);
  return (
    <Card as="section" aria-labelledby={id}>
      <CardHeader
        id={id}
        title={title}
        description={`The last ${days.length} days, counted in UTC`}
        aside={<span className="font-semibold tabular-nums">{format(sum)}</span>}
      />
      {sum === 0 ? (
        <p className="py-10 text-center text-muted text-sm">{nothing}</p>
      ) : (
        <>
          <Columns title={title} days={days} format={format} />
          <FigureTable
            caption={`${title} per day`}
            head={['Day', title]}
            rows={days.toReversed().map(({ date, value }) => [formatDay(date), format(value)])}
          />
        </>
      )}
    </Card>
  );
}

interface Figures {
  title: string;
  days: readonly Day[];
  format: (value: number) => string;
}

function Columns({ title, days, format }: Figures) {
  const id = useId();
  const top = roundUp(Math.max(...days.map(({ value }) => value)));
  const highest = days.reduce((best, day) => (day.value > best.value ? day : best));
  return (
    <figure className="grid grid-cols-[auto_1fr] gap-x-2 text-muted text-xs tabular-nums">
      <div aria-hidden className="-my-2 flex flex-col justify-between text-right">
        <span>{format(top)}</span>
        <span>{format(0)}</span>
      </div>
      <svg
        role="img"
        aria-labelledby={`${id}-title ${id}-desc`}
        viewBox={`0 0 ${days.length * STEP} ${HEIGHT}`}
        preserveAspectRatio="none"
        className="h-40 w-full border-line border-y"
      >
        <title id={`${id}-title`}>{title} per day</title>
        <desc id={`${id}-desc`}>
          {`Most on ${formatDay(highest.date)}: ${format(highest.value)}. The table below has every day.`}
        </desc>
        {days.map(({ date, value }, i) => (
          <g key={date} className="fill-accent hover:fill-accent-hover">
            <title>{`${formatDay(date)}: ${format(value)}`}</title>
            <rect x={i * STEP} y={0} width={STEP} height={HEIGHT} fill="transparent" />
            <rect
              x={i * STEP + (STEP - BAR) / 2}
              y={HEIGHT - (value / top) * HEIGHT}
              width={BAR}
              height={(value / top) * HEIGHT}
            />
          </g>
        ))}
      </svg>
      <span />
      <div aria-hidden className="mt-2 flex justify-between">
        <span>{formatDay(days[0]?.date ?? '')}</span>
        <span>{formatDay(days.at(-1)?.date ?? '')}</span>
      </div>
    </figure>
  );
}

/** The next round number (1, 2 or 5 times a power of ten) for the top of a scale; whole, and at least 1. */
export function roundUp(value: number): number {
  const power = 10 ** Math.floor(Math.log10(Math.max(value, 1)));
  return ([1, 2, 5].find((step) => step * power >= value) ?? 10) * power;
}
