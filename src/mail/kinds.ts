import type { MailedPreference, MailKind } from '../shared/mail';

const HOUR_MS = 60 * 60_000;

/** The preference that each kind rests on: off, none is sent. Null is for what has just been asked for. */
export const PREFERENCE: Readonly<Record<MailKind, MailedPreference | null>> = {
  'password-changed': 'emailSecurity',
  'email-changed': 'emailSecurity',
  'new-sign-in': 'emailSecurity',
  'factors-changed': 'emailSecurity',
  'provider-changed': 'emailSecurity',
  'sessions-ended': 'emailSecurity',
  'password-reset': null,
  'email-verification': null,
  'email-change': null,
  'email-change-asked': 'emailSecurity',
  'account-exists': null,
  analyses: 'emailDocuments',
  days: 'emailDocuments',
};

/** How long each is tried, from when it was written: mail servers are commonly back within a day, and a day told too late is none. */
export const LIFE_MS: Readonly<Record<MailKind, number>> = {
  'password-changed': 72 * HOUR_MS,
  'email-changed': 72 * HOUR_MS,
  'new-sign-in': 72 * HOUR_MS,
  'factors-changed': 72 * HOUR_MS,
  'provider-changed': 72 * HOUR_MS,
  'sessions-ended': 72 * HOUR_MS,
  'password-reset': HOUR_MS,
  'email-verification': 72 * HOUR_MS,
  'email-change': 24 * HOUR_MS,
  'email-change-asked': 72 * HOUR_MS,
  'account-exists': 24 * HOUR_MS,
  analyses: 48 * HOUR_MS,
  days: 24 * HOUR_MS,
};
