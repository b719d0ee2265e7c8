import { NOT_RECENT } from '../plugins/session';
import type { CallDescription } from './calls';
import { PASSKEY_CALLS, REAUTHENTICATION_CALLS, SECOND_STEP_CALLS } from './factor-calls';

export const EASY = 'The new password is easy to guess (`code` is "password_refused").';

/** Signing up, in and out. */
export const AUTH_CALLS: Readonly<Record<string, CallDescription>> = {
  'POST /api/auth/signup': {
    summary: 'Make an account',
    who: 'anyone',
    status: 201,
    answer: 'SignUpAnswer',
    notes:
      'Where a mail server is set up, the answer is the same whether the address has an account, with `user` null; its owner gets an email.',
    errors: {
      409: 'Where no mail server is set up: an account has the address already.',
      422: EASY,
      429: 'Too many new accounts from this network.',
    },
  },
  'POST /api/auth/signin': {
    summary: 'Sign in',
    notes:
      'Sets the session cookie, and one by which the browser is known when somebody signs in with it again. Where the account has a second factor nobody is signed in yet: `secondStep` says what passes it, for 5 minutes.',
    who: 'anyone',
    answer: 'SignInAnswer',
    errors: { 401: 'Address or password is wrong.', 429: 'Too many failed attempts.' },
  },
  ...SECOND_STEP_CALLS.user,
  ...PASSKEY_CALLS,
  'GET /api/auth/session': { summary: 'Who is signed in', who: 'user', answer: 'SessionAnswer' },
  ...REAUTHENTICATION_CALLS.user,
  'POST /api/auth/reauthenticate/provider': {
    summary: 'Go to the provider, to prove who is signed in',
    notes:
      '`address` is where the browser is to go; it comes back to the page `next`, with `?confirmed=1` or `?refused=`.',
    who: 'user',
    answer: 'ProviderAddress',
    errors: {
      404: 'No provider is set up.',
      409: 'The account is not joined to the provider.',
      429: 'Too many visits to the provider were begun from the network.',
    },
  },
  'POST /api/auth/forgot-password': {
    summary: 'Ask for a link by which the own password can be set anew',
    notes: 'The answer is the same whether there is such an account. A few emails are sent in an hour.',
    who: 'anyone',
    answer: 'Done',
    errors: { 404: 'No mail server is set up.', 429: 'Too many links were asked for.' },
  },
  'POST /api/auth/reset-password': {
    summary: 'Set the own password anew by a link',
    notes: 'Ends all sessions of the account.',
    who: 'anyone',
    answer: 'Done',
    errors: { 404: 'The link was used, has expired or is none.', 422: EASY },
  },
  'POST /api/auth/verify-email': {
    summary: 'Confirm an email address by a link',
    notes: 'The own one, or the one that the account is to have.',
    who: 'anyone',
    answer: 'EmailAnswer',
    errors: { 404: 'The link does not work any more.', 409: 'Another account has the address.' },
  },
  'POST /api/auth/signout': { summary: 'Sign out', who: 'anyone', answer: 'Done' },
};

/** What users do about their own accounts. */
export const USER_CALLS: Readonly<Record<string, CallDescription>> = {
  'PATCH /api/user/profile': {
    summary: 'Change the own name',
    notes: 'The e-mail address is sent too and must be the own one.',
    who: 'user',
    answer: 'SessionAnswer',
    errors: { 400: 'The address is not the own one.' },
  },
  'PATCH /api/user/password': {
    summary: 'Change the own password',
    notes: 'Ends all other sessions.',
    who: 'user',
    answer: 'Done',
    errors: { 403: 'The current password is wrong.', 429: 'Too many wrong passwords.', 422: EASY },
  },
  'POST /api/user/password': {
    summary: 'Set the password of an account that has none',
    notes: 'Of users who sign in by a provider.',
    who: 'user',
    answer: 'Done',
    errors: { 403: NOT_RECENT, 409: 'The account has a password already.', 422: EASY },
  },
  'PATCH /api/user/notifications': { summary: 'Change the own preferences', who: 'user', answer: 'SessionAnswer' },
  'GET /api/user/sessions': {
    summary: 'Where one is signed in',
    notes: 'The session that asks comes first (`current`), then those that were used last.',
    who: 'user',
    answer: 'SessionList',
  },
  'DELETE /api/user/sessions': {
    summary: 'Sign out everywhere else',
    notes: '`ended` is how many sessions that were.',
    who: 'user',
    answer: 'EndedSessions',
  },
  'DELETE /api/user/sessions/:id': { summary: 'Sign out in one place', who: 'owner', answer: 'Done' },
  'GET /api/user/identities': {
    summary: 'By which providers one signs in',
    who: 'user',
    answer: 'OwnIdentities',
  },
  'DELETE /api/user/identities/:id': {
    summary: 'Sign in by a provider no more',
    notes: 'It joins the account again by its password alone.',
    who: 'owner',
    answer: 'Done',
    errors: {
      403: NOT_RECENT,
      404: 'The account is not joined to it.',
      409: 'Only the provider signs the account in: it has no password.',
    },
  },
  'GET /api/user/activity': {
    summary: 'What happened with the own account, newest first',
    notes: 'From the audit log. `next` of an answer, sent as `after`, asks for the page after it.',
    who: 'user',
    answer: 'AuditPage',
  },
  'GET /api/user/mail': {
    summary: 'Whether emails are sent at all',
    notes: 'Without a mail server the preferences are kept and nothing is sent.',
    who: 'user',
    answer: 'MailStatus',
  },
  'POST /api/user/email': {
    summary: 'Change the own email address',
    notes:
      'Where a mail server is set up, it changes once the new one is confirmed (`pending`), and the old one is told.',
    who: 'user',
    answer: 'EmailChange',
    errors: { 403: NOT_RECENT, 409: 'Another account has the address.', 429: 'Too many emails were asked for.' },
  },
  'POST /api/user/email/verification': {
    summary: 'Send the link again by which the own address is confirmed',
    notes: 'A few in an hour.',
    who: 'user',
    answer: 'Done',
    errors: { 404: 'No mail server is set up.', 429: 'Too many emails were asked for.' },
  },
  'GET /api/unsubscribe/:token': {
    summary: 'What the unsubscribe link of an email ends',
    notes:
      'The token is from the email, nobody has to be signed in, and nothing is changed: a POST to `/unsubscribe/{token}` does that.',
    who: 'anyone',
    answer: 'Unsubscription',
    errors: { 404: 'The account is gone.' },
  },
  'GET /api/user/plan': {
    summary: 'What one’s plan has, and how much of it is used this month',
    notes: 'Contracts count when they are uploaded, by calendar month in UTC; analysing one again does not count.',
    who: 'user',
    answer: 'PlanUse',
  },
  'DELETE /api/user/account': {
    summary: 'Delete the own account and all its contracts',
    who: 'user',
    answer: 'Done',
    errors: { 403: NOT_RECENT },
  },
};
