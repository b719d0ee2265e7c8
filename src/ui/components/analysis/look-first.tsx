import { CircleCheck } from 'lucide-react';
import type { Analysis, Completeness, CompletenessCheck } from '../../../shared/analysis';
import { PageChip } from './page-chips';

const CHECKS = ['pages', 'blanks', 'exhibits', 'signatures'] as const;
type CheckName = (typeof CHECKS)[number];

const ABOUT: Record<CheckName, string> = {
  pages: 'unread pages',
  blanks: 'blanks and placeholders',
  exhibits: 'missing exhibits',
  signatures: 'signatures',
};

/** More pages than these are counted, not listed. */
const MOST_CHIPS = 12;

/**
 * What a reader should look at before anything else: whether the document is whole. Nothing for analyses from before it was looked
 * for, one quiet line when all is well.
 */
export function LookFirst({ analysis: { completeness } }: { analysis: Analysis }) {
  if (!completeness) return null;
  const open = CHECKS.filter((name) => completeness[name].status === 'incomplete');
  const unknown = CHECKS.filter((name) => completeness[name].status === 'unknown');
  if (open.length === 0 && unknown.length === 0) return <AllWell />;
  return (
    <section
      aria-labelledby="look-first"
      className={`mt-5 border-l-3 py-0.5 pl-3.5 text-sm ${open.length > 0 ? 'border-medium' : 'border-line-strong'}`}
    >
      <h2 id="look-first" className="font-sans font-semibold text-sm tracking-normal">
        {open.length > 0 ? 'Look at first' : 'Not certain'}
      </h2>
      <ul className="mt-1 grid gap-1.5">
        {open.map((name) => (
          <Open key={name} name={name} check={completeness[name]} />
        ))}
        {notesOf(completeness, unknown).map((note) => (
          <li key={note} className="text-muted">
            {note}
          </li>
        ))}
      </ul>
    </section>
  );
}

function AllWell() {
  return (
    <p className="mt-5 flex items-center gap-2 text-low text-sm">
      <CircleCheck aria-hidden className="size-4 shrink-0" />
      Complete: every page read, no blanks, no exhibit missing, signed.
    </p>
  );
}

/** Several checks can be unknown for the same reason, which is said once. */
function notesOf(completeness: Completeness, names: readonly CheckName[]): string[] {
  return [...new Set(names.map((name) => completeness[name].note))];
}

/** A chip for each page, which marks all of its places: three chips 'p. 5' in a row would say nothing of what tells them apart. */
function Open({ name, check: { note, items } }: { name: CheckName; check: CompletenessCheck }) {
  const places = [...Map.groupBy(items, ({ page }) => page)].filter(([page]) => page !== null);
  return (
    <li className="[overflow-wrap:anywhere]">
      {note}{' '}
      <span className="inline-flex flex-wrap gap-1 align-middle">
        {places.slice(0, MOST_CHIPS).map(([page, there]) => (
          <PageChip
            key={page}
            page={page ?? 1}
            pieces={there.flatMap(({ evidence }) => evidence)}
            subject={`completeness.${name}.${page}`}
            about={`${ABOUT[name]}: ${[...new Set(there.map(({ label }) => label))].join(', ')}`}
          />
        ))}
        {places.length > MOST_CHIPS && <span className="text-muted">and {places.length - MOST_CHIPS} more</span>}
      </span>
    </li>
  );
}
