import type { Db } from '../../db/client';
import { findDatesOf, findDays, findLacking } from '../../db/dates';
import { AppError } from '../../errors';
import { DATE_KINDS, type DateKind } from '../../shared/date-kinds';
import {
  type ContractDate,
  type ContractDatesAnswer,
  type DatesAnswer,
  type LackingAnswer,
  MOST_DAYS,
} from '../../shared/dates';
import { isId } from '../../shared/ids';
import { getOwn } from '../runs';
import { occurrencesIn } from './occurrences';

/** How many of what comes again are told ahead. */
const AHEAD = 3;
/** The end of all calendars here. */
const NEVER = '2199-12-31';
/** How many days that lack something are told at once. */
const MOST_LACKING = 100;

/** The days on which something of a user's contracts falls, from a day to another. */
export async function listDates(
  { db }: { db: Db },
  userId: string,
  { from, to, kinds }: { from: string; to: string; kinds?: DateKind[] | undefined },
): Promise<DatesAnswer> {
  const found = await findDays(db, userId, { from, to, kinds, limit: MOST_DAYS + 1 });
  return { dates: found.slice(0, MOST_DAYS), more: found.length > MOST_DAYS };
}

/** The days of a user's own contract, as they are on a day: of what comes again, when it comes next. @throws AppError not_found */
export async function datesOfContract(
  { db, now }: { db: Db; now: () => Date },
  userId: string,
  id: string,
  on = now().toISOString().slice(0, 10),
): Promise<ContractDatesAnswer> {
  const contract = await getOwn({ db }, userId, id);
  const rows = await findDatesOf(db, contract.id);
  const dates = rows.map(({ detail }) => ({ ...detail, ...upcoming(detail, on) }));
  const place = ({ kind }: ContractDate) => DATE_KINDS.indexOf(kind);
  const day = (date: { next: string | null }) => date.next ?? NEVER;
  return { dates: dates.toSorted((a, b) => place(a) - place(b) || day(a).localeCompare(day(b))) };
}

function upcoming({ day, repeats }: ContractDate, on: string): { next: string | null; upcoming: string[] } {
  if (!repeats) return { next: day, upcoming: day && day >= on ? [day] : [] };
  const ahead = occurrencesIn(repeats, on, NEVER)
    .slice(0, AHEAD)
    .map((one) => one.day);
  const next = ahead[0] ?? occurrencesIn(repeats, '1900-01-01', on).at(-1)?.day ?? day;
  return { next, upcoming: ahead };
}

/**
 * The days of a user's contracts that could not be worked out, each with what it lacks, a part at a time.
 * @throws AppError invalid where `after` is no end of a part
 */
export async function listLacking({ db }: { db: Db }, userId: string, after?: string): Promise<LackingAnswer> {
  const found = await findLacking(db, userId, { after: after ? placeOf(after) : null, limit: MOST_LACKING + 1 });
  const part = found.slice(0, MOST_LACKING);
  const last = found.length > MOST_LACKING ? part.at(-1) : undefined;
  return {
    lacking: part.map(({ detail, ...contract }) => {
      const { id, kind, label, lacks, inputs } = detail;
      return { ...contract, id, kind, label, lacks: lacks ?? '', inputs };
    }),
    next: last ? `${last.contractId}.${last.detail.id}` : null,
  };
}

function placeOf(after: string): { contractId: string; id: string } {
  const [contractId = '', id = ''] = [after.slice(0, 36), after.slice(37)];
  if (!isId(contractId)) throw new AppError('invalid', 'This part of the list does not exist.');
  return { contractId, id };
}
