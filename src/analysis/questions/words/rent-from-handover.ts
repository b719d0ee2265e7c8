/** The second witness of a provision on which several questions rest. */
export const rentFromHandoverWords: readonly (readonly string[])[] = [
  [
    'possession',
    'hand',
    'deliver',
    'ready',
    'delay',
    'commenc',
    'complet',
    'keys',
    'move',
    'avail',
    'late',
    'live',
    'let you in',
    'start',
    'certificate',
  ],
];
