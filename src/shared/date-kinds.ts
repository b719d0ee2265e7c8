/**
 * What a day of a contract is: 'start'; 'end' of the term, and of each renewed one; 'notice', the last day for it; 'option', the last day, or the first,
 * for a choice that a party has; 'review' of rent or price; 'payment'; 'named', a day that the contract gives a name of its own.
 */
export const DATE_KINDS = ['start', 'end', 'notice', 'option', 'review', 'payment', 'named'] as const;
export type DateKind = (typeof DATE_KINDS)[number];

/** What kinds of days are called for people. */
export const DATE_KIND_LABELS: Readonly<Record<DateKind, string>> = {
  start: 'Start',
  end: 'End or renewal',
  notice: 'Last day for notice',
  option: 'Option',
  review: 'Rent or price review',
  payment: 'Payment',
  named: 'Named day',
};

/** Most alarms of a day, and how many days before it they may ring at most. */
export const MOST_ALARMS = 5;
export const EARLIEST_ALARM_DAYS = 365;
