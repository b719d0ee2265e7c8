import { addDays, addMonths } from '../../analysis/mentions/calendar';
import type { Db } from '../../db/client';
import { type DayOfContract, findDatesById, findDays } from '../../db/dates';
import { type CalendarDay, calendarIcs } from '../../exports/calendar-ics';
import { DATE_KIND_LABELS } from '../../shared/date-kinds';
import type { ContractDate, FeedInput } from '../../shared/dates';
import { cutText } from '../cut-text';
import { getOwn } from '../runs';
import { weekendNote } from './occurrences';

interface Deps {
  db: Db;
  now: () => Date;
  /** Where people reach this server, for the links. */
  appUrl: string;
}

/** A feed holds what was up to a month ago, and what comes within two years, in its order up to so many days: programs ask for all of it several times a day. */
const BACK_DAYS = 31;
const AHEAD_MONTHS = 24;
const MOST = 3_000;
const LONGEST_NAME = 120;
const LONGEST_QUOTE = 600;

/** The calendar of all contracts of a user: the days of the kinds that the feed holds, each with its alarms. */
export async function calendarOfUser(
  deps: Deps,
  { userId, kinds, leadDays }: FeedInput & { userId: string },
): Promise<string> {
  const today = deps.now().toISOString().slice(0, 10);
  const stretch = { from: addDays(today, -BACK_DAYS), to: addMonths(today, AHEAD_MONTHS) };
  const found = await findDays(deps.db, userId, { ...stretch, kinds, limit: MOST + 1 });
  const days = await withDetails(deps, found.slice(0, MOST));
  const last = found.length > MOST ? ` There are more than ${MOST}: those after ${days.at(-1)?.day} are left out.` : '';
  const description = `Days of your contracts for the next ${AHEAD_MONTHS} months, worked out by Counterpart.${last}`;
  return calendarIcs({ name: 'Contract dates', description, days, leadDays });
}

/** The calendar of one contract of a user, with all kinds of days. @throws AppError not_found */
export async function calendarOfContract(
  deps: Deps,
  userId: string,
  id: string,
): Promise<{ content: string; filename: string }> {
  const contract = await getOwn(deps, userId, id);
  const today = deps.now().toISOString().slice(0, 10);
  const stretch = { from: '1900-01-01', to: addMonths(today, AHEAD_MONTHS), contractId: contract.id };
  const days = await withDetails(deps, await findDays(deps.db, userId, { ...stretch, limit: MOST }));
  const filename = contract.filename.replace(/\.pdf$/i, '');
  const description = `Days of ${filename}, worked out by Counterpart.`;
  return { content: calendarIcs({ name: filename, description, days, leadDays: [] }), filename };
}

async function withDetails({ db, appUrl }: Deps, days: readonly DayOfContract[]): Promise<CalendarDay[]> {
  const rows = await findDatesById(db, days);
  const known = new Map(rows.map((row) => [`${row.contractId} ${row.id}`, row]));
  return days.flatMap((day) => {
    const row = known.get(`${day.contractId} ${day.id}`);
    return row ? [toCalendarDay(day, row.detail, { changedAt: row.changedAt, appUrl })] : [];
  });
}

function toCalendarDay(
  { contractId, id, kind, day, n, title, filename }: DayOfContract,
  detail: ContractDate,
  { changedAt, appUrl }: { changedAt: Date; appUrl: string },
): CalendarDay {
  const name = cutText(title ?? filename.replace(/\.pdf$/i, ''), LONGEST_NAME);
  const finding = detail.inputs.find((input) => input.finding !== null)?.finding;
  const url = new URL(`/analysis/${contractId}${finding ? `#finding-${finding}` : ''}`, appUrl).href;
  return {
    uid: `${id}.${n}@${contractId}.counterpart`,
    day,
    title: `${detail.label}: ${name}`,
    description: descriptionOf(detail, { day, n, name, filename, url }),
    category: DATE_KIND_LABELS[kind],
    url,
    changedAt,
  };
}

/** What the day does, how it came about and from which words: enough to check it without the program. */
function descriptionOf(
  { effect, rule, inputs, notes }: ContractDate,
  { day, n, name, filename, url }: { day: string; n: number; name: string; filename: string; url: string },
): string {
  const weekend = weekendNote(day);
  return [
    `${name} (${filename})`,
    ...(effect ? [effect] : []),
    ...(n > 0 ? [`This is time ${n + 1}, counted from the first by the same rule.`] : []),
    `Rule: ${rule}`,
    ...inputs.flatMap(({ label, value, state, evidence: [first] }) => {
      const said =
        state === 'corrected' ? ' (corrected by its reader)' : state === 'accepted' ? ' (accepted by its reader)' : '';
      const quote = first ? `: “${cutText(first.quote, LONGEST_QUOTE)}” (page ${first.page})` : '';
      return value === null ? [] : [`${label}: ${value}${said}${quote}`];
    }),
    ...notes,
    ...(weekend ? [weekend] : []),
    url,
  ].join('\n');
}
