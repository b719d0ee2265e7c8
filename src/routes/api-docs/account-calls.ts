import type { CallDescription } from './calls';
import { PASSKEY_CALLS, SECOND_STEP_CALLS } from './factor-calls';

/** Signing up, in and out. */
export const AUTH_CALLS: Readonly<Record<string, CallDescription>> = {
  'POST /api/auth/signup': {
    summary: 'Make an account',
    who: 'anyone',
    status: 201,
    answer: 'SignUpAnswer',
    notes:
      'Where a mail server is set up, the answer is the same whether the address has an account, with `user` null; its owner gets an email.',
    errors: [409],
  },
  'POST /api/auth/signin': {
    summary: 'Sign in',
    notes:
      'Sets the session cookie, and one by which the browser is known when somebody signs in with it again. After many failed attempts 429 says when to try again. Where the account has a second factor nobody is signed in yet: `secondStep` says what passes it, for 5 minutes.',
    who: 'anyone',
    answer: 'SignInAnswer',
    errors: [401, 429],
  },
  ...SECOND_STEP_CALLS.user,
  ...PASSKEY_CALLS,
  'GET /api/auth/session': { summary: 'Who is signed in', who: 'user', answer: 'SessionAnswer' },
  'GET /api/auth/reauthenticate': {
    summary: 'How one can prove once more who is signed in',
    notes:
      'By a password, a passkey, the provider that the account is joined to, or, without a password, the code of an app.',
    who: 'user',
    answer: 'ConfirmingMethods',
  },
  'POST /api/auth/reauthenticate/passkey': {
    summary: 'What a browser is to ask a passkey for, to prove who is signed in',
    notes: 'As WebAuthn’s JSON has it. It has to ask for its owner’s finger, face or PIN.',
    who: 'user',
    answer: 'PasskeyOptions',
  },
  'POST /api/auth/reauthenticate/provider': {
    summary: 'Go to the provider, to prove who is signed in',
    notes:
      '`address` is where the browser is to go; it comes back to the page `next`, with `?confirmed=1` or `?refused=`. 409 where the account is not joined to the provider, 404 where none is set up.',
    who: 'user',
    answer: 'ProviderAddress',
    errors: [404, 409, 429],
  },
  'POST /api/auth/reauthenticate': {
    summary: 'Prove once more who is signed in',
    notes:
      'By the password, or by the answer of a passkey or the code of an app (`method`). For 10 minutes the session may then do what asks for it (403 with `code` "reauthentication_required"), and its cookie is a new one. Wrong proofs count as failed sign-ins do.',
    who: 'user',
    answer: 'Done',
    errors: [403, 429],
  },
  'POST /api/auth/forgot-password': {
    summary: 'Ask for a link by which the own password can be set anew',
    notes:
      'The answer is the same whether there is such an account. A few emails are sent in an hour. 404 where no mail server is set up.',
    who: 'anyone',
    answer: 'Done',
    errors: [404, 429],
  },
  'POST /api/auth/reset-password': {
    summary: 'Set the own password anew by a link',
    notes:
      'Ends all sessions of the account. 404 where the link was used, has expired or is none; 422 with `code` "password_refused".',
    who: 'anyone',
    answer: 'Done',
    errors: [404, 503],
  },
  'POST /api/auth/verify-email': {
    summary: 'Confirm an email address by a link',
    notes: 'The own one, or the one that the account is to have. 404 where the link does not work any more.',
    who: 'anyone',
    answer: 'EmailAnswer',
    errors: [404, 409],
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
    errors: [400],
  },
  'PATCH /api/user/password': {
    summary: 'Change the own password',
    notes: 'Ends all other sessions.',
    who: 'user',
    answer: 'Done',
    errors: [400, 429],
  },
  'POST /api/user/password': {
    summary: 'Set the password of an account that has none',
    notes:
      'Of users who sign in by a provider. 409 where there is one already; 403 with `code` "reauthentication_required" where nothing proved for 10 minutes who is signed in.',
    who: 'user',
    answer: 'Done',
    errors: [400, 403, 409],
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
    notes:
      'It joins the account again by its password alone. 409 where the account has none; 403 with `code` "reauthentication_required" where nothing proved for 10 minutes who is signed in.',
    who: 'owner',
    answer: 'Done',
    errors: [403, 404, 409],
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
      'Where a mail server is set up, it changes once the new one is confirmed (`pending`), and the old one is told. 403 with `code` "reauthentication_required" where nothing proved for 10 minutes who is signed in.',
    who: 'user',
    answer: 'EmailChange',
    errors: [403, 409, 429],
  },
  'POST /api/user/email/verification': {
    summary: 'Send the link again by which the own address is confirmed',
    notes: 'A few in an hour. 404 where no mail server is set up.',
    who: 'user',
    answer: 'Done',
    errors: [404, 429],
  },
  'GET /api/unsubscribe/:token': {
    summary: 'What the unsubscribe link of an email ends',
    notes:
      'The token is from the email, nobody has to be signed in, and nothing is changed: a POST to `/unsubscribe/{token}` does that. 404 where the account is gone.',
    who: 'anyone',
    answer: 'Unsubscription',
    errors: [404],
  },
  'GET /api/user/plan': {
    summary: 'What one’s plan has, and how much of it is used this month',
    notes: 'Contracts count when they are uploaded, by calendar month in UTC; analysing one again does not count.',
    who: 'user',
    answer: 'PlanUse',
  },
  'DELETE /api/user/account': {
    summary: 'Delete the own account and all its contracts',
    notes: '403 with `code` "reauthentication_required" where nothing proved for 10 minutes who is signed in.',
    who: 'user',
    answer: 'Done',
    errors: [403],
  },
};
