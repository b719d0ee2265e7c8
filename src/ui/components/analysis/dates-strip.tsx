import type { Analysis } from '../../../shared/analysis';
import { datesAndMoney } from './dates-and-money';
import { PageChips } from './page-chips';

/** The dates and sums that matter, each with its page. Nothing where none was found. */
export function DatesStrip({ analysis }: { analysis: Analysis }) {
  const cells = datesAndMoney(analysis);
  if (cells.length === 0) return null;
  return (
    <section aria-label="Dates and money" className="mt-6">
      <dl className="grid grid-cols-2 gap-x-6 gap-y-4 tabular-nums @xl:flex">
        {cells.map(({ label, value, note, evidence }) => (
          <div key={label} className="min-w-0 flex-1 [overflow-wrap:anywhere]">
            <dt className="flex items-start justify-between gap-2 text-muted text-xs">
              {label}{' '}
              <PageChips evidence={evidence.slice(0, 1)} subject={`strip ${label}`} about={`${label}, ${value}`} />
            </dt>
            <dd className="font-semibold">
              {value}
              {note && <span className="line-clamp-2 block font-normal text-muted text-xs">{note}</span>}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
