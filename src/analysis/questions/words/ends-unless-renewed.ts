/** The second witness of a provision on which several questions rest. */
export const endsUnlessRenewedWords: readonly (readonly string[])[] = [
  [
    'renew',
    'extend',
    'extension',
    'prolong',
    'end',
    'expir',
    'over',
    'terminat',
    'runs out',
    'determine',
    'continu',
    'sign',
    'cease',
    'only',
    'stops',
  ],
];
