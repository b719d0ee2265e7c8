import { describe, expect, test } from 'bun:test';
import fc from 'fast-check';
import { type CalendarDay, calendarIcs } from '../../src/exports/calendar-ics';
import { readCalendar } from '../support/read-calendar';

const DAY: CalendarDay = {
  uid: 'notice.0@3f0c.counterpart',
  day: '2028-02-29',
  title: 'Last day for notice: Services Agreement',
  description: 'Notice by this day prevents the renewal.\nRule: The end of the term, less 60 days.',
  category: 'Last day for notice',
  url: 'https://firm.example/analysis/3f0c#finding-fact-expirationDate',
  changedAt: new Date('2026-11-23T05:00:00Z'),
};
const calendarOf = (days: readonly CalendarDay[], leadDays: readonly number[] = []) =>
  calendarIcs({ name: 'Contract dates', description: 'Days of contracts', days, leadDays });
const only = (day: Partial<CalendarDay>) => {
  const { events } = readCalendar(calendarOf([{ ...DAY, ...day }]));
  const [event] = events;
  if (!event || events.length > 1) throw new Error(`${events.length} events`);
  return event;
};

test('a day is a whole day, the same everywhere, with what is told of it', () => {
  const text = calendarOf([DAY]);
  expect(readCalendar(text)).toMatchObject({
    name: 'Contract dates',
    events: [
      {
        ...{ uid: DAY.uid, day: '2028-02-29', isAllDay: true, summary: DAY.title, description: DAY.description },
        ...{ url: DAY.url, lastModified: '2026-11-23T05:00:00Z', alarms: [] },
      },
    ],
  });
  expect(text).toContain('\r\nDTSTART;VALUE=DATE:20280229\r\n');
  expect(text).not.toContain('TZID');
  expect(text.endsWith('END:VCALENDAR\r\n')).toBe(true);
});

test('alarms ring at nine in the morning, so many days before, or on the day itself', () => {
  const { events } = readCalendar(calendarOf([DAY], [30, 1, 0]));
  const HOUR = 3_600;
  expect(events[0]?.alarms).toEqual([-(30 * 24 - 9) * HOUR, -(24 - 9) * HOUR, 9 * HOUR]);
});

test('the number of a change grows with it, and nothing else tells two writings apart', () => {
  const later = only({ changedAt: new Date('2026-11-24T05:00:00Z') });
  expect(later.sequence).toBeGreaterThan(only({}).sequence);
  expect(later.uid).toBe(only({}).uid);
  expect(calendarOf([DAY])).toBe(calendarOf([DAY]));
  expect(only({ changedAt: new Date(0) }).sequence).toBe(0);
});

describe('a hostile name', () => {
  test.each([
    [
      'ends the event',
      'A\r\nEND:VEVENT\r\nBEGIN:VEVENT\r\nUID:x\r\nSUMMARY:Mine',
      'A END:VEVENT BEGIN:VEVENT UID:x SUMMARY:Mine',
    ],
    ['has signs of calendars', 'a;b,c:d\\n"e"', 'a;b,c:d\\n"e"'],
    ['has old line ends', 'one\rtwo\u2028three\u0085four\vfive', 'one two three four five'],
    ['has controls and turned text', 'a\u0000b\u001bc\u202ed\ufeffe\tf', 'a b c d e f'],
    ['is of pictures', '😀'.repeat(40), '😀'.repeat(40)],
    ['is of joined pictures and accents', `${'👩‍⚖️'.repeat(20)} Dvořák é 契約書`, `${'👩‍⚖️'.repeat(20)} Dvořák é 契約書`],
    ['is long', 'x'.repeat(1_000), 'x'.repeat(1_000)],
  ])('that %s stays one line', (_, title, read) => expect(only({ title }).summary).toBe(read));

  test('does no harm in a description either, whose lines stay', () => {
    const { description } = only({ description: 'one\r\ntwo\nEND:VCALENDAR\u0007\n; , \\' });
    expect(description).toBe('one\ntwo\nEND:VCALENDAR \n; , \\');
  });
});

test('whatever is written can be read again, in lines of 75 octets at most', () => {
  const text = fc.string({ unit: 'binary', maxLength: 300 });
  fc.assert(
    fc.property(text, text, (title, description) => {
      const written = calendarOf(
        [{ ...DAY, title: title.toWellFormed(), description: description.toWellFormed() }],
        [7],
      );
      const bytes = new TextEncoder().encode(written);
      const lines = new TextDecoder('utf-8', { fatal: true }).decode(bytes).split('\r\n');
      expect(lines.every((line) => Buffer.byteLength(line) <= 75)).toBe(true);
      expect(lines.every((line) => !/[\r\n]/.test(line))).toBe(true);
      expect(readCalendar(written).events.length).toBe(1);
      expect(lines.filter((line) => line === 'END:VEVENT').length).toBe(1);
    }),
    { numRuns: 300 },
  );
});
