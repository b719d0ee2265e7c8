import { useId } from 'react';
import { REVIEW_STATES } from '../../../shared/cells';
import {
  type DepartureCount,
  NO_VALUE,
  PORTFOLIO_RATINGS,
  type Portfolio,
  type Spread,
} from '../../../shared/portfolio';
import { Card, CardHeader } from '../../kit/card';
import { classNames } from '../../kit/class-names';
import { FigureTable } from '../../kit/figure-table';
import { tableUrl } from '../../lib/portfolio';
import { type Bar, Bars } from './bars';
import { MonthsChart } from './months-chart';
import { RATING_WORDS, REVIEW_WORDS } from './words';

/** What is in the house, as pictures. */
export function Pictures({ portfolio }: { portfolio: Portfolio }) {
  const { analysed, months, departures, otherDepartures, kinds, laws } = portfolio;
  return (
    <div className="grid gap-5 md:grid-cols-6 print:grid-cols-6 print:gap-3 [&>*]:min-w-0">
      {[
        { title: 'Rating', bars: ratingBars(portfolio) },
        { title: 'Review', bars: reviewBars(portfolio) },
        { title: 'Reading', bars: readingBars(portfolio) },
      ].map(({ title, bars }) => (
        <Picture
          key={title}
          title={title}
          what={title}
          bars={bars}
          of={analysed}
          className="md:col-span-3 xl:col-span-2 md:max-xl:nth-3:col-span-6 print:col-span-2"
        />
      ))}
      <div className="break-inside-avoid md:col-span-6 print:col-span-6">
        <MonthsChart months={months} />
      </div>
      <Departures departures={departures} others={otherDepartures} />
      <Picture
        title="Kinds"
        what="Kind"
        bars={spreadBars('kind', kinds, { others: 'other kinds', without: 'Kind not known' })}
        className="md:col-span-3 print:col-span-3"
      />
      <Picture
        title="Governing laws"
        what="Law"
        bars={spreadBars('fact.governingLaw', laws, { others: 'other laws', without: 'No law found' })}
        className="md:col-span-3 print:col-span-3"
      />
    </div>
  );
}

function ratingBars({ ratings }: Portfolio): Bar[] {
  return PORTFOLIO_RATINGS.map((rating, place) => ({
    name: RATING_WORDS[rating],
    count: ratings[rating],
    tone: rating === 'not_assessed' ? 'none' : rating,
    href: tableUrl({ column: 'rating', values: [`${place}`] }),
  }));
}

function reviewBars({ review }: Portfolio): Bar[] {
  return REVIEW_STATES.map((state, place) => ({
    name: REVIEW_WORDS[state],
    count: review[state],
    href: tableUrl({ column: 'review', values: [`${place}`] }),
  }));
}

function readingBars({ analysed, unread }: Portfolio): Bar[] {
  return [
    {
      name: 'Pages could not be read',
      count: unread,
      tone: 'high',
      href: tableUrl({ column: 'unread-pages', states: ['unreadable'] }),
    },
    { name: 'Read whole', count: analysed - unread, href: tableUrl({ column: 'unread-pages', states: ['found'] }) },
  ];
}

/** The commonest, then what is added up, which has no list of its own, then those without. */
function spreadBars(column: string, spread: Spread, words: { others: string; without: string }): Bar[] {
  const bars: Bar[] = spread.named.map(({ value, sort, contracts }) => ({
    ...{ name: value, count: contracts, href: tableUrl({ column, values: [sort] }) },
  }));
  if (spread.others > 0)
    bars.push({
      name: `${spread.otherValues.toLocaleString('en-US')} ${words.others}`,
      count: spread.others,
      tone: 'none',
    });
  if (spread.without > 0)
    bars.push({
      name: words.without,
      count: spread.without,
      tone: 'none',
      href: tableUrl({ column, values: [NO_VALUE] }),
    });
  return bars;
}

interface PictureProps {
  title: string;
  /** What the names of the bars are. */
  what: string;
  bars: Bar[];
  /** How many contracts a full bar stands for, where the bars are parts of a whole. */
  of?: number | undefined;
  className: string;
}

function Picture({ title, what, bars, of, className }: PictureProps) {
  const id = useId();
  const sum = bars.reduce((total, { count }) => total + count, 0);
  return (
    <Card as="section" aria-labelledby={id} className={classNames('break-inside-avoid', className)}>
      <CardHeader id={id} title={title} />
      <Bars label={`Contracts by ${title.toLowerCase()}`} bars={bars} of={of} />
      <FigureTable
        caption={`Contracts by ${title.toLowerCase()}`}
        head={[what, 'Contracts', 'Share']}
        rows={bars.map(({ name, count }) => [name, count.toLocaleString('en-US'), shareOf(count, sum)])}
      />
    </Card>
  );
}

function shareOf(count: number, sum: number): string {
  return (sum === 0 ? 0 : count / sum).toLocaleString('en-US', { style: 'percent', maximumFractionDigits: 1 });
}

const GRAVITIES = ['high', 'medium', 'low'] as const;

function Departures({ departures, others }: { departures: readonly DepartureCount[]; others: number }) {
  const bars = departures.map((one): Bar => {
    const parts = GRAVITIES.map((tone) => ({ tone, count: one[tone] }));
    const told = parts.filter(({ count }) => count > 0);
    return {
      ...{ name: one.title, count: one.contracts, href: tableUrl({ column: one.column, departs: true }) },
      parts: [...parts, { tone: 'none' as const, count: one.contracts - one.high - one.medium - one.low }],
      note: told.map(({ tone, count }) => `${count.toLocaleString('en-US')} ${tone}`).join(' · '),
    };
  });
  return (
    <Card as="section" aria-labelledby="departures" className="break-inside-avoid md:col-span-6 print:col-span-6">
      <CardHeader
        id="departures"
        title="Most frequent departures"
        description="In how many contracts the answer to a question is not what the playbook of the side you act for wants, and how grave that is."
      />
      {bars.length === 0 ? (
        <p className="py-8 text-center text-muted text-sm">No contract departs from its playbook.</p>
      ) : (
        <>
          <Bars label="Departures from the playbook" bars={bars} />
          {others > 0 && (
            <p className="mt-2 text-muted text-sm">
              {others === 1 ? 'One further question has' : `${others.toLocaleString('en-US')} further questions have`}{' '}
              departures in fewer contracts.
            </p>
          )}
          <FigureTable
            caption="Departures from the playbook by question"
            head={['Question', 'Contracts', 'High', 'Medium', 'Low']}
            rows={departures.map((one) => [
              one.title,
              ...[one.contracts, one.high, one.medium, one.low].map((count) => count.toLocaleString('en-US')),
            ])}
          />
        </>
      )}
    </Card>
  );
}
