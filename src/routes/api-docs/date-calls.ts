import type { CallDescription } from './calls';

/** The calls of the days of contracts and of calendars, likewise. */
export const DATE_CALLS: Readonly<Record<string, CallDescription>> = {
  'GET /api/contracts/:id/dates': {
    summary: 'The days of a contract, each with its rule and inputs',
    notes:
      'Start, end and last day for notice always, with `lacks` where an input is missing or `none` where there is no such day; then payments, options, reviews and days with a name. `next` is when it falls as seen `on` a day (YYYY-MM-DD; today). Corrections of the reader are counted with, what was rejected is left out.',
    who: 'owner',
    answer: 'ContractDates',
  },
  'GET /api/contracts/:id/dates.ics': {
    summary: 'The days of a contract as a calendar (RFC 5545)',
    who: 'owner',
    also: { 304: 'As If-None-Match has it.' },
    answer: ['text/calendar'],
  },
  'GET /api/dates': {
    summary: 'The days of all own contracts from a day to another',
    notes:
      '`from` and `to` are included (YYYY-MM-DD), two years at most; `kinds` has names parted by commas. At most 2,000 are told, in their order; `more` says that later ones were left out. Terms that renew by themselves are counted on.',
    who: 'user',
    answer: 'Dates',
  },
  'GET /api/dates/lacking': {
    summary: 'The days of own contracts that could not be worked out, and what they lack',
    notes: 'At most 100 at once; `after` takes the `next` of the part before.',
    who: 'user',
    answer: 'LackingDates',
    errors: { 400: '`after` is no part of the list.' },
  },
  'GET /api/calendar': { summary: 'What the own calendar feed holds', who: 'user', answer: 'CalendarFeed' },
  'PUT /api/calendar': {
    summary: 'Change what the own calendar feed holds, and when its alarms ring',
    notes: '`leadDays` are at most five numbers of days before each, from 0 to 365.',
    who: 'user',
    answer: 'CalendarFeed',
  },
  'POST /api/calendar/address': {
    summary: 'Make or renew the secret address of the own calendar feed',
    notes: 'It is told this once: only its hash is kept. The address before leads nowhere from then on.',
    who: 'user',
    status: 201,
    answer: 'CalendarAddress',
  },
  'DELETE /api/calendar/address': {
    summary: 'Take the own calendar feed its address',
    who: 'user',
    answer: 'CalendarFeed',
  },
  'GET /api/calendar/:file': {
    summary: 'A calendar feed (RFC 5545)',
    notes: 'For calendar programs: needs no session but the secret in its address. ETag and If-None-Match are kept.',
    who: 'anyone',
    also: { 304: 'As If-None-Match has it.' },
    answer: ['text/calendar'],
    errors: { 404: 'The address is not, or no longer, that of a feed.' },
  },
};
