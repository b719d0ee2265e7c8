import ical, { ICalAlarmRelatesTo, ICalAlarmType, ICalCalendarMethod, ICalEventTransparency } from 'ical-generator';

/** A day in a calendar. It has no time and no zone: it is that day wherever its reader is. */
export interface CalendarDay {
  /** The same for as long as it is the same day of the same contract. */
  uid: string;
  /** YYYY-MM-DD. */
  day: string;
  title: string;
  description: string;
  category: string;
  /** The address of the passage, or of the contract. */
  url: string;
  changedAt: Date;
}

export interface CalendarFile {
  name: string;
  description: string;
  days: readonly CalendarDay[];
  /** So many days before each an alarm rings, at nine in the morning; 0 is the day itself. */
  leadDays: readonly number[];
}

const HOUR = 3_600;
const MORNING = 9 * HOUR;
const DAY = 24 * HOUR;
/** How often programs should look for changes, in seconds. */
const REFRESH = 6 * HOUR;
const FIRST = Date.UTC(2026, 0, 1);
/** What calendars may not hold (RFC 5545, 3.1), and marks that turn text around or end lines for some programs. */
const UNFIT = /(?!\t)[\p{Cc}\u2028\u2029\u202A-\u202E\u2066-\u2069\uFEFF]/gu;
const UNFIT_IN_LINE = new RegExp(`${UNFIT.source}|\\t`, 'gu');

/** Days as a calendar by RFC 5545, with lines ended by CRLF and folded after 75 octets. */
export function calendarIcs({ name, description, days, leadDays }: CalendarFile): string {
  const calendar = ical({
    name: line(name),
    description: line(description),
    prodId: { company: 'Counterpart', product: 'Contract dates', language: 'EN' },
    method: ICalCalendarMethod.PUBLISH,
    ttl: REFRESH,
  });
  for (const { uid, day, title, description: text, category, url, changedAt } of days) {
    const event = calendar.createEvent({
      id: uid,
      sequence: sequenceOf(changedAt),
      stamp: changedAt,
      lastModified: changedAt,
      start: new Date(`${day}T00:00:00Z`),
      allDay: true,
      transparency: ICalEventTransparency.TRANSPARENT,
      summary: line(title),
      description: text.replaceAll('\r\n', '\n').replace(UNFIT, (sign) => (sign === '\n' ? sign : ' ')),
      url,
      categories: [{ name: line(category) }],
    });
    for (const lead of leadDays) {
      const when = lead > 0 ? { triggerBefore: lead * DAY - MORNING } : { triggerAfter: MORNING };
      const alarm = event.createAlarm({ type: ICalAlarmType.display, description: line(title), ...when });
      // What comes after the beginning would else be counted from the end, which of a whole day is the next one.
      alarm.relatesTo(ICalAlarmRelatesTo.start);
    }
  }
  return `${calendar.toString()}\r\n`;
}

/** Text of one line. */
function line(text: string): string {
  return text.replace(UNFIT_IN_LINE, ' ').replace(/ {2,}/g, ' ').trim();
}

/** Seconds since 2026: it grows with each change, also where the days were worked out anew after a restore. */
function sequenceOf(changedAt: Date): number {
  return Math.max(0, Math.floor((changedAt.getTime() - FIRST) / 1000));
}
