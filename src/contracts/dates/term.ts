import { addDays } from '../../analysis/mentions/calendar';
import { formatPeriod, type Period } from '../../analysis/mentions/periods';
import { AT_THE_EARLIEST, OF_PERFORMANCE } from '../../shared/caveats';
import type { ContractDate, DateInput, Repeats } from '../../shared/dates';
import { formatDay } from '../../shared/format';
import { type Judged, type Told, toldDay, toldPeriod } from './judged';
import { after, evenly, occurrence } from './occurrences';
import { type Renewal, renewalOf } from './renewal';

/** What is common to days of which there is none, and to others until their day is set. */
export const NO_DAY = { day: null, repeats: null, effect: null, lacks: null, none: null, notes: [] as string[] };

/** When the term begins, how it ends, and whether it begins anew. Other days are counted from it. */
export interface Term {
  start: Told<string>;
  /** The day on which the first term ends; null where there is none that could be told, or it never ends. */
  end: string | null;
  /** Why there is no end, to end a sentence: 'the effective date was not found'; null where there is one, or it never ends. */
  lacks: string | null;
  /** Why there is none by the contract itself: it runs until somebody ends it, or names no end. */
  none: string | null;
  /** Whether the end was counted to the anniversary of the first day, which is a day later than where that day itself belongs to the term. */
  onAnniversary: boolean;
  /** How the end comes again where the contract renews by itself. */
  repeats: Repeats | null;
  /** The last day that belongs to the term, and to the renewed ones where they come to an end; null where there is no last one. */
  until: string | null;
  renewal: Renewal;
  inputs: DateInput[];
  rule: string;
  notes: string[];
}

const lower = (text: string) => text.charAt(0).toLowerCase() + text.slice(1);

/** 'The effective date was not found'. */
export const because = ({ input, why }: Told<unknown>): string => `the ${lower(input.label)} ${why}`;

const TAKES_EFFECT = 'The day on which the contract takes effect.';

/** From when the contract runs: the effective date, which follows the agreement date where it was taken from it, else that date itself. */
function startOf(judged: Judged): { start: Told<string>; rule: string } {
  const effective = toldDay(judged, 'effectiveDate');
  const agreement = toldDay(judged, 'agreementDate');
  const { effectiveDate, agreementDate } = judged.analysis.facts;
  const follows = effectiveDate.rule !== undefined && effectiveDate.normalized === agreementDate.normalized;
  if (effective.value && follows && agreement.order > effective.order)
    return { start: agreement, rule: 'The contract takes effect on its own date.' };
  if (effective.value) {
    const isOfPerformance = effectiveDate.value?.endsWith(OF_PERFORMANCE);
    const own = isOfPerformance ? 'The day on which its term or performance begins.' : TAKES_EFFECT;
    return { start: effective, rule: follows ? 'The contract takes effect on its own date.' : own };
  }
  const isSilent = effectiveDate.status === 'absent' && effective.input.state === 'missing';
  if (isSilent && agreement.value)
    return { start: agreement, rule: 'The date of the contract: no other day is named on which it takes effect.' };
  return { start: effective, rule: TAKES_EFFECT };
}

/** How an end that the engine worked out was counted: found by counting anew, so that nothing is read from its words. */
function countedFrom(
  judged: Judged,
  length: Told<Period>,
): { start: 'effectiveDate' | 'agreementDate'; less: 0 | -1 } | null {
  const { expirationDate, term, ...facts } = judged.analysis.facts;
  if (!expirationDate.rule || expirationDate.rule.includes(AT_THE_EARLIEST) || term.status !== 'found' || !length.value)
    return null;
  const engine = toldPeriod({ ...judged, judgements: new Map() }, 'term').value;
  for (const start of ['effectiveDate', 'agreementDate'] as const) {
    const day = facts[start].status === 'found' ? facts[start].normalized : null;
    const end = day && engine && after(day, engine);
    if (end && end === expirationDate.normalized) return { start, less: 0 };
    if (end && addDays(end, -1) === expirationDate.normalized) return { start, less: -1 };
  }
  return null;
}

interface End {
  day: string | null;
  /** From where it was counted, so that renewed terms are counted from there too. */
  counted: { from: string; length: Period; less: 0 | -1 } | null;
  inputs: DateInput[];
  rule: string;
  lacks: string | null;
  none: string | null;
  notes: string[];
}

const NEVER = 'It runs until it is terminated.';

function endOf(judged: Judged, start: Told<string>): End {
  const { expirationDate, term } = judged.analysis.facts;
  const end = toldDay(judged, 'expirationDate');
  const length = toldPeriod(judged, 'term');
  const own = { counted: null, inputs: [end.input], lacks: null, none: null, notes: [] };
  if (end.input.state === 'rejected') return { ...own, day: null, rule: AS_WRITTEN, lacks: because(end) };
  if (end.value === 'perpetual') return { ...own, day: null, rule: NEVER, none: NEVER };
  if (end.input.state === 'corrected') return { ...own, day: end.value, rule: 'As its reader set it.' };
  const { rule: told } = expirationDate;
  if (end.value && end.input.state === 'found' && told?.includes(AT_THE_EARLIEST)) {
    const lacks = `the expiration date hangs on an event without a date, and is not before ${formatDay(end.value)}`;
    return { ...own, day: null, rule: `As the contract tells it: ${told}.`, lacks };
  }
  const how = countedFrom(judged, length);
  if (how) return counted(end, how.start === 'agreementDate' ? toldDay(judged, how.start) : start, length, how.less);
  if (end.value) {
    const { rule } = expirationDate;
    return { ...own, day: end.value, rule: rule ? `As the contract tells it: ${rule}.` : AS_WRITTEN };
  }
  // The engine had its reasons not to count; a day or length that the reader gave takes them away.
  const given = start.input.state === 'corrected' || length.input.state === 'corrected';
  if (start.value && length.value && given && term.rule === undefined) return counted(null, start, length, 0);
  if (length.value && !start.value && term.rule === undefined)
    return { ...own, inputs: [start.input, length.input], day: null, rule: COUNTED, lacks: because(start) };
  if (expirationDate.status === 'absent')
    return { ...own, day: null, rule: AS_WRITTEN, none: 'The contract states no end.' };
  return { ...own, day: null, rule: AS_WRITTEN, lacks: because(end) };
}

const AS_WRITTEN = 'As the contract writes it.';
const COUNTED = 'The start of the contract and the length of its term.';

/** The start and the length of the term, each as its reader left it. An end that was accepted after both stands as it is. */
function counted(end: Told<string> | null, start: Told<string>, length: Told<Period>, less: 0 | -1): End {
  const inputs = [start.input, length.input];
  const own = { inputs, counted: null, lacks: null, none: null, notes: [] };
  if (!start.value) return { ...own, day: null, rule: COUNTED, lacks: because(start) };
  if (!length.value) return { ...own, day: null, rule: COUNTED, lacks: because(length) };
  const rule = `${start.input.label} + ${formatPeriod(length.value)}${less ? ', less a day' : ''}.`;
  const notes = length.value.unit === 'business day' ? [NO_HOLIDAYS] : [];
  const day = addDays(after(start.value, length.value), less);
  const stands =
    end?.input.state === 'accepted' && end.order > Math.max(start.order, length.order) && end.value !== day;
  if (stands) return { ...own, inputs: [end.input], day: end.value, rule: 'As its reader accepted it.' };
  return { ...own, day, counted: { from: start.value, length: length.value, less }, rule, notes };
}

/** What is said of a count of business days. */
export const NO_HOLIDAYS = 'Saturdays and Sundays are left out; public holidays are not known.';

/** How the end of a term comes again with each renewal, counted from where the first was counted from; null where it does not, or not evenly. */
function repeatsOf({ how, length, times }: Renewal, { day, counted: from }: End): Repeats | null {
  const every = length.value && evenly(length.value);
  if (how !== 'automatically' || !day || !every) return null;
  const own = { every, lead: null, times, until: null };
  const first = from && evenly(from.length);
  if (from && first && first.months > 0 && every.months > 0)
    return { ...own, base: from.from, first: { months: first.months, days: from.less } };
  return { ...own, base: day, first: { months: 0, days: 0 } };
}

/** The term of a contract as its reader reads it. */
export function termOf(judged: Judged): Term {
  const { start } = startOf(judged);
  const end = endOf(judged, start);
  const renewal = renewalOf(judged);
  const { day, lacks, none, inputs, rule, notes } = end;
  const repeats = repeatsOf(renewal, end);
  const last = repeats ? repeats.times && occurrence(repeats, repeats.times) : day;
  // What ends on its anniversary ends with the day before it, as far as payments are concerned.
  const until = last && end.counted && !end.counted.less ? addDays(last, -1) : last || null;
  const onAnniversary = end.counted?.less === 0;
  return { start, end: day, lacks, none, onAnniversary, repeats, until, renewal, inputs, rule, notes };
}

/** The day on which the contract begins. */
export function startDate(judged: Judged): ContractDate {
  const { start, rule } = startOf(judged);
  const label = start.input.path === 'facts.agreementDate' ? 'Date of the contract' : 'Start';
  const own = {
    ...NO_DAY,
    id: 'start',
    kind: 'start' as const,
    label,
    rule,
    inputs: [start.input],
  } satisfies Partial<ContractDate>;
  if (start.value && start.value !== 'perpetual')
    return { ...own, day: start.value, effect: 'The contract takes effect.' };
  const isAbsent = judged.analysis.facts.effectiveDate.status === 'absent' && start.input.state === 'missing';
  if (isAbsent) return { ...own, none: 'No day was found on which it takes effect.' };
  return { ...own, lacks: `No start: ${because(start)}.` };
}

/** The day on which the term ends, and each renewed one where it renews by itself. */
export function endDate(term: Term): ContractDate {
  const { end, lacks, none, repeats, renewal, rule } = term;
  const inputs = [...term.inputs, ...(renewal.how ? renewal.inputs : [])];
  const own = { ...NO_DAY, id: 'end', kind: 'end' as const, rule, inputs };
  const label = repeats ? 'Term ends, renews by itself' : 'Ends';
  if (end) return { ...own, label, day: end, repeats, effect: effectOfEnd(term), notes: notesOfEnd(term) };
  return { ...own, label: 'Ends', none, lacks: lacks && `No end date: ${lacks}.` };
}

function effectOfEnd({ renewal: { how, length, times } }: Term): string {
  const long = length.value ? ` for ${formatPeriod(length.value)}` : '';
  const most = times ? `, ${times === 1 ? 'once' : `${times} times`} at most` : '';
  if (how === 'automatically')
    return `The term ends and renews by itself${long}${most}, unless notice was given in time.`;
  if (how === 'on condition') return `The term ends and renews${long} if the condition that the clause names is met.`;
  if (how === 'by choice') return `The term ends; it may be renewed${long} by choice.`;
  if (how === 'unknown') return `The term ends; the contract speaks of a renewal${long}.`;
  return 'The contract ends.';
}

function notesOfEnd({ renewal, repeats, notes }: Term): string[] {
  if (renewal.how !== 'automatically' || repeats) return notes;
  return [...notes, `Later terms are not counted: ${because(renewal.length)}.`];
}
