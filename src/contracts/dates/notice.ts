import { formatPeriod, type Period } from '../../analysis/mentions/periods';
import type { ContractDate, DateInput, Repeats } from '../../shared/dates';
import { formatDay } from '../../shared/format';
import { type Judged, type Told, toldPeriod } from './judged';
import { before } from './occurrences';
import { because, NO_DAY, NO_HOLIDAYS, type Term } from './term';

const A_DAY_EARLIER =
  'The term is counted to its anniversary. Where its first day belongs to it, notice is due a day earlier: do not wait for the last day.';
const AGAINST = 'Last day for notice against renewal';

/** The last day on which a notice can be given, and what it does: it prevents the renewal, or ends the contract. */
export function noticeDate(judged: Judged, term: Term): ContractDate {
  const notice = toldPeriod(judged, 'noticePeriod');
  const { how } = term.renewal;
  const own = { ...NO_DAY, id: 'notice', kind: 'notice', label: 'Last day for notice' } as const;
  const rule = 'The end of the term, less the notice period.';
  if (!notice.value) {
    const inputs = [notice.input];
    if (how === 'automatically')
      return {
        ...own,
        label: AGAINST,
        rule,
        inputs,
        lacks: `No last day for notice: the contract renews by itself, and ${because(notice)}.`,
      };
    if (judged.analysis.facts.noticePeriod.status === 'absent')
      return { ...own, rule, inputs, none: 'The contract names no notice period.' };
    return { ...own, rule, inputs, lacks: `No last day for notice: ${because(notice)}.` };
  }
  const length = formatPeriod(notice.value);
  const stops = judged.analysis.facts.noticePeriod.detail?.stops ?? (how ? 'renewal' : null);
  if (stops === 'contract')
    return {
      ...own,
      rule: 'Notice may be given on any day.',
      inputs: [notice.input],
      none: `Notice of ${length} terminates the contract at any time: it has no last day.`,
    };
  if (stops === null)
    return {
      ...own,
      rule,
      inputs: [notice.input],
      none: `What the notice of ${length} stops is not known: the contract was analyzed before that was kept.`,
    };
  const date = counted(own, term, { ...notice, value: notice.value });
  const window = notice.input.state === 'corrected' ? null : windowOf(judged.analysis.facts.noticePeriod);
  return window && date.day ? { ...date, notes: [...date.notes, tooEarly(window)] } : date;
}

/** 'Between 150 days and 120 days' of a notice that counts within a window only. */
const windowOf = ({ value, status }: { value: string | null; status: string }): string | null =>
  status === 'found' && value?.startsWith('between ') ? (value.split(',')[0] ?? null) : null;

const tooEarly = (window: string) =>
  `Notice counts only if it is given ${window} before the term ends: one that comes earlier is too early.`;

/** A notice that is counted back from the end of the term. */
function counted(
  own: typeof NO_DAY & { id: 'notice'; kind: 'notice'; label: string },
  term: Term,
  notice: Told<Period> & { value: Period },
): ContractDate {
  const { end, lacks, none, repeats, renewal } = term;
  const inputs: DateInput[] = [...term.inputs, notice.input, ...renewal.inputs];
  const rule = `The end of the term, less ${formatPeriod(notice.value)}.`;
  const said = { ...own, ...SAYS[renewal.how ?? 'none'], inputs, rule };
  if (!end && none) return { ...said, none: `${none} There is no day from which the notice could be counted back.` };
  if (!end) return { ...said, lacks: `No last day for notice: there is no end of the term, since ${lacks}.` };
  const isBusiness = notice.value.unit === 'business day';
  return {
    ...said,
    day: before(end, notice.value),
    repeats: repeats && withLead(repeats, notice.value),
    effect: effectOf(term, end),
    notes: [...(term.onAnniversary ? [A_DAY_EARLIER] : []), ...(isBusiness ? [NO_HOLIDAYS] : [])],
  };
}

/** The last notice that makes a difference is that against the last renewal: the term after it ends by itself. */
function withLead(repeats: Repeats, lead: Period): Repeats {
  return { ...repeats, lead, times: repeats.times && repeats.times - 1 };
}

/** What the day is, by how the contract renews. */
const SAYS = {
  automatically: { kind: 'notice', label: AGAINST },
  'on condition': { kind: 'notice', label: AGAINST },
  'by choice': { kind: 'option', label: 'Last day for notice on the renewal' },
  unknown: { kind: 'notice', label: 'Last day for notice before the term ends' },
  none: { kind: 'notice', label: 'Last day for notice before the term ends' },
} as const;

function effectOf({ renewal: { how, length } }: Term, end: string): string {
  const long = length.value ? ` for ${formatPeriod(length.value)}` : '';
  if (how === 'automatically') return `Notice by this day prevents the renewal${long}.`;
  if (how === 'on condition')
    return `Notice by this day prevents the renewal${long}, which hangs on a condition besides.`;
  if (how === 'by choice')
    return `The renewal${long} is by choice: who gives notice, and of what, stands in the clause.`;
  return `Notice by this day is in time before the term ends on ${formatDay(end)}. Whether the contract renews by itself has to be checked.`;
}
