/** The second witness of a provision on which several questions rest. */
export const consentNotUnreasonablyWithheldWords: readonly (readonly string[])[] = [
  [
    'consent',
    'assign',
    'sublet',
    'sublease',
    'underlet',
    'transfer',
    'roommate',
    'replacement',
    'substitut',
    'new tenant',
    'permission',
    'share',
    'sharing',
    'pass',
    'lettings',
    'refuse',
    'released',
  ],
];
