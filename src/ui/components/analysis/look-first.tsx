import { CircleCheck } from 'lucide-react';
import type { Analysis, Completeness, CompletenessCheck, Drafting } from '../../../shared/analysis';
import { faultCount } from './drafting-card';
import { PageChip } from './page-chips';

const CHECKS = ['pages', 'blanks', 'exhibits', 'signatures'] as const;
const NOT_ASSESSED: readonly CheckName[] = ['pages', 'exhibits'];
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
 * What a reader should look at before anything else: whether the document is whole and at one with itself. Nothing for analyses from before it was looked
 * for, one quiet line when all is well.
 */
export function LookFirst({ analysis: { completeness, drafting, playbook } }: { analysis: Analysis }) {
  if (!completeness) return null;
  // What was not assessed is told for itself where a side is acted for.
  const checks = playbook ? CHECKS.filter((name) => !NOT_ASSESSED.includes(name)) : CHECKS;
  const open = checks.filter((name) => completeness[name].status === 'incomplete');
  const unknown = checks.filter((name) => completeness[name].status === 'unknown');
  const faults = drafting ? faultCount(drafting) : 0;
  if (open.length === 0 && unknown.length === 0 && faults === 0) return completeness.complete ? <AllWell /> : null;
  const isOpen = open.length > 0 || faults > 0;
  return (
    <section
      aria-labelledby="look-first"
      className={`mt-5 border-l-3 py-0.5 pl-3.5 text-sm ${isOpen ? 'border-medium' : 'border-line-strong'}`}
    >
      <h2 id="look-first" className="font-sans font-semibold text-sm tracking-normal">
        {isOpen ? 'Look at first' : 'Not certain'}
      </h2>
      <ul className="mt-1 grid gap-1.5">
        {open.map((name) => (
          <Open key={name} name={name} check={completeness[name]} />
        ))}
        {drafting && faults > 0 && <Faults drafting={drafting} />}
        {notesOf(completeness, unknown).map((note) => (
          <li key={note} className="text-muted">
            {note}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** One line for all of them, and the way to their card. */
function Faults({ drafting }: { drafting: Drafting }) {
  const count = faultCount(drafting);
  const classes = [...new Set(drafting.faults.map(({ type }) => type.toLowerCase()))];
  return (
    <li className="[overflow-wrap:anywhere]">
      <a href="#drafting" className="underline underline-offset-2">
        {count === 1 ? '1 drafting fault' : `${count} drafting faults`}
      </a>
      : {classes.join(', ')}.
    </li>
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
