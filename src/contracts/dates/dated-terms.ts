import { addMonths } from '../../analysis/mentions/calendar';
import { formatPeriod } from '../../analysis/mentions/periods';
import type { DatedTerm } from '../../shared/analysis';
import type { ContractDate, DateInput, Repeats } from '../../shared/dates';
import { formatDay } from '../../shared/format';
import { type Judged, type Judgement, quotesOf } from './judged';
import { after, before, evenly, occurrencesIn } from './occurrences';
import { because, NO_DAY, NO_HOLIDAYS, type Term } from './term';

/** The days that a contract names besides its term: payments, options, reviews. What its reader rejected is left out. */
export function datedTermDates(judged: Judged, term: Term): ContractDate[] {
  return (judged.analysis.datedTerms ?? []).flatMap((dated, index) => {
    const path = `datedTerms.${index}`;
    const judgement = judged.judgements.get(path);
    if (judgement?.verdict === 'rejected') return [];
    return dateOf(dated, term, { path, judgement, id: judgement?.finding ?? `${dated.kind}-${index}` });
  });
}

interface Place {
  path: string;
  judgement: Judgement | undefined;
  id: string;
}

function dateOf(dated: DatedTerm, term: Term, { path, judgement, id }: Place): ContractDate {
  const { kind, label, day, anchor, evidence } = dated;
  const clause: DateInput = {
    label,
    value: day ? formatDay(day) : wordsOf(dated),
    state: judgement?.verdict === 'accepted' ? 'accepted' : 'found',
    path,
    finding: judgement?.finding ?? null,
    evidence: quotesOf(evidence),
  };
  const own = { ...NO_DAY, id, kind, label, effect: EFFECTS[kind] };
  if (day) return { ...own, ...fixed(dated, day, term), inputs: [clause] };
  const from = dated.from ? fromNamed(dated.from) : anchor === 'end' ? fromEnd(term) : fromStart(term);
  const inputs = [clause, ...from.inputs];
  const rule = `${wordsOf(dated)}.`;
  const notes = dated.offset?.unit === 'business day' ? [NO_HOLIDAYS] : [];
  if (!from.day) return { ...own, rule, inputs, notes, ...from.missing(label) };
  return { ...own, rule, inputs, notes, ...counted(dated, from.day, term) };
}

const EFFECTS: Readonly<Record<DatedTerm['kind'], string | null>> = {
  option: 'The choice that the clause gives has to be made by this day.',
  review: 'The amount is reviewed or changes.',
  payment: 'A payment falls due.',
  named: null,
};

function fixed({ every, times }: DatedTerm, day: string, { until }: Term) {
  const rule = 'As the contract writes it.';
  const again = every && evenly(every);
  if (!every || !again) return { day, repeats: null, rule };
  const repeats: Repeats = {
    base: day,
    first: { months: 0, days: 0 },
    every: again,
    lead: null,
    times: times ?? null,
    until,
  };
  return { day, repeats, rule: `${formatDay(day)}, and every ${formatPeriod(every)} after it.` };
}

interface From {
  day: string | null;
  inputs: DateInput[];
  missing: (label: string) => Pick<ContractDate, 'lacks' | 'none'>;
}

/** A day that the contract names itself. */
function fromNamed({ day }: NonNullable<DatedTerm['from']>): From {
  return { day, inputs: [], missing: () => ({ lacks: null, none: null }) };
}

function fromStart({ start }: Term): From {
  const missing = (label: string) => ({ lacks: `No day for “${label}”: ${because(start)}.`, none: null });
  return { day: start.value, inputs: [start.input], missing };
}

function fromEnd({ end, inputs, lacks, none }: Term): From {
  const missing = (label: string) =>
    none
      ? { none, lacks: null }
      : { lacks: `No day for “${label}”: there is no end of the term, since ${lacks}.`, none: null };
  return { day: end, inputs, missing };
}

function counted(dated: DatedTerm, from: string, { until }: Term): Pick<ContractDate, 'day' | 'repeats'> {
  const { offset, every, dayOfMonth, times } = dated;
  const again = every && evenly(every);
  if (!again) return { day: offset ? moved(from, offset) : from, repeats: null };
  const own = { every: again, lead: null, times: times ?? null, until };
  // The first of instalments falls on the day that is counted, what is paid by the month after the first.
  const first = offset ? { months: 0, days: 0 } : again;
  const repeats: Repeats =
    dayOfMonth !== null && again.months > 0
      ? { ...own, ...onDayOfMonth(from, dayOfMonth) }
      : { ...own, base: offset ? moved(from, offset) : from, first };
  const [next] = occurrencesIn({ ...repeats, until: null }, from, '2199-12-31').slice(0, 1);
  return next ? { day: next.day, repeats } : { day: null, repeats: null };
}

const moved = (from: string, { count, unit }: NonNullable<DatedTerm['offset']>) =>
  count < 0 ? before(from, { count: -count, unit }) : after(from, { count, unit });

/** The first such day of a month that is not before `from`, counted from a month of 31 days, so that the last day of a month stays that. */
function onDayOfMonth(from: string, dayOfMonth: number): Pick<Repeats, 'base' | 'first'> {
  const base = `${from.slice(0, 4)}-01-${String(dayOfMonth).padStart(2, '0')}`;
  let months = Number(from.slice(5, 7)) - 1;
  if (addMonths(base, months) < from) months++;
  return { base, first: { months, days: 0 } };
}

/** How the contract tells the day: '6 months before the end of the term', 'every month, on day 1'. */
function wordsOf({ anchor, offset, every, dayOfMonth, from }: DatedTerm): string {
  const place = from
    ? `${from.label} (${formatDay(from.day)})`
    : anchor === 'end'
      ? 'the end of the term'
      : 'the start of the contract';
  const again = every && `every ${every.count === 1 ? every.unit : formatPeriod(every)}`;
  if (again && dayOfMonth !== null)
    return `${again}, on ${dayOfMonth === 31 ? 'the last day' : `day ${dayOfMonth}`} of the month`;
  if (again && !offset) return `${again} from ${place}`;
  if (!offset) return `On ${place}`;
  const { count, unit } = offset;
  const counted = `${formatPeriod({ count: Math.abs(count), unit })} ${count < 0 ? 'before' : 'after'} ${place}`;
  return again ? `${counted}, and ${again} after it` : counted;
}
