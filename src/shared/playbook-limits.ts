/** Playbooks that one user may have, and questions of one's own in each. */
export const MOST_PLAYBOOKS = 200;
export const MOST_OWN_QUESTIONS = 50;

/** What a limit can be set on: how soon is to be paid, facts that are periods, or the periods in sentences that hold the phrases. */
export const LIMIT_SUBJECTS = {
  payment: 'Payment within',
  noticePeriod: 'Notice period',
  term: 'Term',
  renewalTerm: 'Renewal',
  phrases: 'Length of time beside the phrases',
} as const;
export type LimitSubject = keyof typeof LIMIT_SUBJECTS;
export const LIMIT_UNITS = ['days', 'business days', 'weeks', 'months', 'years'] as const;
