import type { Logger } from 'pino';
import type { Database } from '../db/client';
import { findDays } from '../db/dates';
import { describeFault } from '../db/fault';
import { type ComingDay, findToRemind, insertDaysMail, noteTold } from '../db/outgoing-mail';
import type { DateKind } from '../shared/date-kinds';
import { LIFE_MS } from './kinds';

/** So many days before a day it is told. */
const DAYS_AHEAD = [1, 7, 30] as const;
/** What cannot be made good when it has passed. Payments and reviews are in the calendar, where they disturb nobody every month. */
const KINDS: readonly DateKind[] = ['notice', 'option', 'end'];
/** In UTC: a morning in Europe, and not the middle of the night in America. */
const FROM_HOUR = 6;
const DAY_MS = 24 * 60 * 60_000;
/** Of one user, in the next thirty days. */
const MAX_DAYS = 5_000;

const dayOf = (moment: Date) => moment.toISOString().slice(0, 10);

/**
 * Keeps one e-mail for each user who has days coming up that were not told yet, at most one in a UTC day. A day is told thirty, seven and one day ahead; one that is known
 * late, or on the first start with old contracts, is told once for all the reminders it has missed. Days that have passed are not told.
 * @returns how many e-mails that were
 */
export async function queueReminders({
  db,
  now,
  log,
}: {
  db: Database;
  now: () => Date;
  log: Logger;
}): Promise<number> {
  const today = now();
  if (today.getUTCHours() < FROM_HOUR) return 0;
  const [from, to] = [dayOf(today), dayOf(new Date(today.getTime() + Math.max(...DAYS_AHEAD) * DAY_MS))];
  const users = await findToRemind(db, { kinds: KINDS, from, to, since: new Date(`${from}T00:00:00Z`) });
  let queued = 0;
  for (const { id } of users) {
    const told = await remind(db, id, { from, to, today }).catch((error) => {
      // A contract that was deleted meanwhile, at worst: the next look finds the others.
      log.warn({ userId: id, fault: describeFault(error) }, 'reminders of a user could not be queued');
      return false;
    });
    if (told) queued += 1;
  }
  if (queued > 0) log.info({ queued }, 'reminders of days were queued');
  return queued;
}

/** Whether there was something to tell a user. */
async function remind(
  db: Database,
  userId: string,
  { from, to, today }: { from: string; to: string; today: Date },
): Promise<boolean> {
  const days = await findDays(db, userId, { from, to, kinds: KINDS, limit: MAX_DAYS });
  const reminders = days.flatMap((day) => remindersOf(day, from));
  return await db.transaction(async (tx) => {
    const due = dueAmong(await noteTold(tx, reminders, today), from);
    if (due.length > 0) await insertDaysMail(tx, userId, due, LIFE_MS.days);
    return due.length > 0;
  });
}

const daysUntil = (day: string, today: string) => Math.round((Date.parse(day) - Date.parse(today)) / DAY_MS);

/** The reminders of a day whose time has come. */
function remindersOf({ contractId, kind, day }: ComingDay, today: string) {
  const ahead = daysUntil(day, today);
  return DAYS_AHEAD.filter((daysAhead) => ahead <= daysAhead).map((daysAhead) => ({
    contractId,
    kind,
    day,
    daysAhead,
  }));
}

/** The days to tell of those whose reminders are new: the latest of its reminders must be among them, or it was told already. */
function dueAmong(fresh: readonly (ComingDay & { daysAhead: number })[], today: string): ComingDay[] {
  return fresh.filter(({ day, daysAhead }) => {
    const ahead = daysUntil(day, today);
    return daysAhead === DAYS_AHEAD.find((known) => ahead <= known);
  });
}
