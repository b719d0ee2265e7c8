import type { CallDescription } from './calls';

const RECENT = 'The account’s sessions go on, and a user is told by e-mail where that is set up.';
const FULL = 'There are as many factors as an account may have.';

/** The second step of a sign-in, which users and administrators pass alike. */
function secondStepCalls(at: string, who: string, answer: CallDescription['answer']) {
  return {
    [`GET ${at}`]: {
      summary: `What the sign-in of ${who} waits for`,
      who: 'anyone',
      answer: 'SecondStep',
      errors: { 401: 'No sign-in waits in this browser, or no longer.' },
    },
    [`POST ${at}`]: {
      summary: `Pass the second step of the sign-in of ${who}`,
      notes:
        'By the code of an authenticator app, each of which counts once, or by a recovery code, or by the answer of a passkey. Wrong ones are counted as wrong passwords are, and slowed sooner.',
      who: 'anyone',
      answer,
      errors: {
        401: 'The proof is wrong, or no sign-in waits in this browser any longer.',
        429: 'Too many wrong proofs.',
      },
    },
    [`POST ${at}/passkey`]: {
      summary: `What a browser is to ask a passkey for, in the second step of ${who}`,
      notes: 'As WebAuthn’s JSON has it. Its challenge is answered once, within 5 minutes.',
      who: 'anyone',
      answer: 'PasskeyOptions',
      errors: { 401: 'No sign-in waits in this browser, or no longer.' },
    },
    [`DELETE ${at}`]: {
      summary: `Give the sign-in of ${who} up before its second step`,
      who: 'anyone',
      answer: 'Done',
    },
  } satisfies Record<string, CallDescription>;
}

export const SECOND_STEP_CALLS = {
  user: secondStepCalls('/api/auth/second-step', 'a user', 'SessionAnswer'),
  admin: secondStepCalls('/api/admin/second-step', 'an administrator', 'AdminSession'),
} as const;

/** Proving once more who is signed in, which users and administrators do alike. */
function reAuthenticationCalls(at: string, who: 'user' | 'admin', how: string) {
  return {
    [`GET ${at}`]: {
      summary: 'How one can prove once more who is signed in',
      notes: how,
      who,
      answer: 'ConfirmingMethods',
    },
    [`POST ${at}/passkey`]: {
      summary: 'What a browser is to ask a passkey for, to prove who is signed in',
      notes: 'As WebAuthn’s JSON has it. It has to ask for its owner’s finger, face or PIN.',
      who,
      answer: 'PasskeyOptions',
    },
    [`POST ${at}`]: {
      summary: 'Prove once more who is signed in',
      notes:
        'By the password, or by the answer of a passkey or the code of an app (`method`). For 10 minutes the session may then do what asks for it (403 with `code` "reauthentication_required"), and its cookie is a new one. Wrong proofs count as failed sign-ins do.',
      who,
      answer: 'Done',
      errors: { 403: 'The proof is wrong, or another one is asked for.', 429: 'Too many wrong proofs.' },
    },
  } satisfies Record<string, CallDescription>;
}

export const REAUTHENTICATION_CALLS = {
  user: reAuthenticationCalls(
    '/api/auth/reauthenticate',
    'user',
    'By a password, a passkey, the provider that the account is joined to, or, without a password, the code of an app.',
  ),
  admin: reAuthenticationCalls('/api/admin/reauthenticate', 'admin', 'By the password or a passkey.'),
} as const;

/** The factors of an account: users and administrators have the same calls. */
function factorCalls(at: string, who: 'user' | 'admin') {
  const whose = who === 'user' ? 'owner' : 'admin';
  return {
    [`GET ${at}`]: { summary: 'The second factors of the own account', who, answer: 'FactorList' },
    [`POST ${at}/app`]: {
      summary: 'Begin an authenticator app',
      notes: `The secret is told this once. The app counts once a code of it was entered, within half an hour. ${RECENT}`,
      who,
      answer: 'AppSetup',
      errors: { 409: FULL },
    },
    [`POST ${at}/app/:id`]: {
      summary: 'Add the authenticator app that was begun, by a code of it',
      notes: `With the first factor ten recovery codes are told, this once. ${RECENT}`,
      who: whose,
      answer: 'FactorAdded',
      errors: {
        400: 'That is not the code of this app.',
        404: 'The set-up is over, or is none.',
        409: FULL,
        429: 'Too many wrong codes.',
      },
    },
    [`POST ${at}/passkey/options`]: {
      summary: 'What a browser is to make a passkey of',
      notes: `As WebAuthn’s JSON has it, for this site alone. Its challenge is answered once, within 5 minutes. ${RECENT}`,
      who,
      answer: 'PasskeyOptions',
      errors: { 409: FULL },
    },
    [`POST ${at}/passkey`]: {
      summary: 'Add the passkey that the browser has made',
      notes: `With the first factor ten recovery codes are told, this once. ${RECENT}`,
      who,
      answer: 'FactorAdded',
      errors: {
        400: 'The passkey could not be proved.',
        409: 'It is in use already, or there are as many factors as an account may have.',
      },
    },
    [`PATCH ${at}/:id`]: {
      summary: 'Rename a factor',
      who: whose,
      answer: 'FactorAnswer',
      errors: { 404: 'There is no such factor.' },
    },
    [`DELETE ${at}/:id`]: {
      summary: 'Remove a factor',
      notes: `With the last one the recovery codes go. ${RECENT}`,
      who: whose,
      answer: 'Done',
      errors: { 404: 'There is no such factor.', 409: 'The operator demands one (REQUIRE_SECOND_FACTOR).' },
    },
    [`POST ${at}/recovery-codes`]: {
      summary: 'Make ten recovery codes in place of those before',
      notes: `They are told this once. ${RECENT}`,
      who,
      answer: 'RecoveryCodes',
      errors: { 409: 'There is no app or passkey yet.' },
    },
  } satisfies Record<string, CallDescription>;
}

export const FACTOR_CALLS = {
  user: factorCalls('/api/user/factors', 'user'),
  admin: factorCalls('/api/admin/factors', 'admin'),
} as const;

/** Signing in by a passkey alone, and joining an account to a provider. */
export const PASSKEY_CALLS: Readonly<Record<string, CallDescription>> = {
  'POST /api/auth/passkey/options': {
    summary: 'What a browser is to ask any passkey of this site for',
    notes: 'As WebAuthn’s JSON has it: the passkey finds the account, and asks for its owner’s finger, face or PIN.',
    who: 'anyone',
    answer: 'PasskeyOptions',
    errors: { 429: 'Too many failed attempts.' },
  },
  'POST /api/auth/join': {
    summary: 'Join the account that has the address of the provider’s, by its password',
    notes:
      'Where an OpenID Connect provider is set up: browsers are sent to it by `GET /oidc/start` and come back to `/oidc/callback`. From then on the provider signs in to the account.',
    who: 'anyone',
    answer: 'SignInAnswer',
    errors: {
      401: 'The password is wrong, or no sign-in by the provider waits in this browser.',
      429: 'Too many failed attempts.',
    },
  },
  'POST /api/auth/passkey': {
    summary: 'Sign in by a passkey alone',
    notes: 'It is both proofs at once, so no second step follows. For users only.',
    who: 'anyone',
    answer: 'SessionAnswer',
    errors: { 401: 'The passkey is unknown or could not be proved.', 429: 'Too many failed attempts.' },
  },
};
