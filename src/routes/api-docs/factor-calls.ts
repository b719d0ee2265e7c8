import type { CallDescription } from './calls';

const RECENT =
  '403 where nothing proved for 10 minutes who is signed in; the account’s sessions go on, and a user is told by e-mail where that is set up.';

/** The second step of a sign-in, which users and administrators pass alike. */
function secondStepCalls(at: string, who: string, answer: CallDescription['answer']) {
  return {
    [`GET ${at}`]: {
      summary: `What the sign-in of ${who} waits for`,
      notes: '401 where none waits in this browser, or no longer.',
      who: 'anyone',
      answer: 'SecondStep',
      errors: [401],
    },
    [`POST ${at}`]: {
      summary: `Pass the second step of the sign-in of ${who}`,
      notes:
        'By the code of an authenticator app, each of which counts once, or by a recovery code, or by the answer of a passkey. Wrong ones are counted as wrong passwords are, and slowed sooner.',
      who: 'anyone',
      answer,
      errors: [401, 429],
    },
    [`POST ${at}/passkey`]: {
      summary: `What a browser is to ask a passkey for, in the second step of ${who}`,
      notes: 'As WebAuthn’s JSON has it. Its challenge is answered once, within 5 minutes.',
      who: 'anyone',
      answer: 'PasskeyOptions',
      errors: [401],
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
      errors: [403, 409],
    },
    [`POST ${at}/app/:id`]: {
      summary: 'Add the authenticator app that was begun, by a code of it',
      notes: `With the first factor ten recovery codes are told, this once. ${RECENT}`,
      who: whose,
      answer: 'FactorAdded',
      errors: [400, 403, 404, 409, 429],
    },
    [`POST ${at}/passkey/options`]: {
      summary: 'What a browser is to make a passkey of',
      notes: `As WebAuthn’s JSON has it, for this site alone. Its challenge is answered once, within 5 minutes. ${RECENT}`,
      who,
      answer: 'PasskeyOptions',
      errors: [403, 409],
    },
    [`POST ${at}/passkey`]: {
      summary: 'Add the passkey that the browser has made',
      notes: `With the first factor ten recovery codes are told, this once. ${RECENT}`,
      who,
      answer: 'FactorAdded',
      errors: [400, 403, 409],
    },
    [`PATCH ${at}/:id`]: { summary: 'Rename a factor', who: whose, answer: 'FactorAnswer', errors: [404] },
    [`DELETE ${at}/:id`]: {
      summary: 'Remove a factor',
      notes: `With the last one the recovery codes go. 409 where the operator demands one (REQUIRE_SECOND_FACTOR). ${RECENT}`,
      who: whose,
      answer: 'Done',
      errors: [403, 404, 409],
    },
    [`POST ${at}/recovery-codes`]: {
      summary: 'Make ten recovery codes in place of those before',
      notes: `They are told this once. ${RECENT}`,
      who,
      answer: 'RecoveryCodes',
      errors: [403, 409],
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
    errors: [429],
  },
  'POST /api/auth/join': {
    summary: 'Join the account that has the address of the provider’s, by its password',
    notes:
      'Where an OpenID Connect provider is set up: browsers are sent to it by `GET /oidc/start` and come back to `/oidc/callback`. From then on the provider signs in to the account.',
    who: 'anyone',
    answer: 'SignInAnswer',
    errors: [401, 429],
  },
  'POST /api/auth/passkey': {
    summary: 'Sign in by a passkey alone',
    notes: 'It is both proofs at once, so no second step follows. For users only.',
    who: 'anyone',
    answer: 'SessionAnswer',
    errors: [401, 429],
  },
};
