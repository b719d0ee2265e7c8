import { hasDigit } from '../../lexicon/characters';
import { addDays } from '../../mentions/calendar';
import type { Candidate } from './candidates';
import type { DocumentView } from './document-view';
import { tokensOf } from './tokens';

/** A length that stands oftener says no more by it. */
const MOST_TIMES = 4;
/** In days after the first day that a contract names. */
const GAPS = [-365, -30, -8, 0, 1, 8, 31, 95, 185, 370, 740, 1900];
const DAY_MS = 86_400_000;

/** The words of a value that has no number: 'until terminated' is another end than 'perpetual', 'from year to year' another length than 'annual'. */
export function writtenNames({ source }: DocumentView, { kind, start, end }: Candidate): string[] {
  const written = source.plain.slice(start, end);
  if (kind === 'open' || kind === 'blank' || (kind === 'period' && !hasDigit(written)))
    return [...new Set(tokensOf(written, []).map(({ text }) => `v|${text}`))];
  return [];
}

/** How a day or a length stands among the days that the contract names: a term lies between two of them, an end is a whole number of years after its start. */
export function amongAll(view: DocumentView, candidate: Candidate): string[] {
  if (candidate.kind === 'period') return lengthAmong(view, candidate);
  return candidate.kind === 'date' ? dayAmong(view, candidate) : [];
}

function lengthAmong({ lengths }: DocumentView, { period }: Candidate & { kind: 'period' }): string[] {
  return [
    `exact=${period.count} ${period.unit}`,
    `times=${Math.min(MOST_TIMES, lengths.countOf(period))}`,
    ...(lengths.isBetweenDays(period) ? ['between days'] : []),
  ];
}

function dayAmong({ dates }: DocumentView, { iso }: Candidate & { kind: 'date' }): string[] {
  const [first = iso] = dates.different;
  const gap = Math.round((Date.parse(iso) - Date.parse(first)) / DAY_MS);
  return [
    partOfYear(iso),
    iso === first ? 'first named' : iso > first ? 'after the first' : 'before the first',
    `gap=${GAPS.find((limit) => gap < limit) ?? 'far'}`,
    ...(dates.isYearsAfter(iso) ? ['years after'] : []),
    ...(dates.isYearsBefore(iso) ? ['years before'] : []),
  ];
}

/** Terms begin with months and years, and end with them. */
function partOfYear(iso: string): string {
  if (iso.endsWith('-12-31')) return 'end of a year';
  if (iso.endsWith('-01-01')) return 'start of a year';
  if (iso.endsWith('-01')) return 'start of a month';
  return addDays(iso, 1).endsWith('-01') ? 'end of a month' : 'within a month';
}
