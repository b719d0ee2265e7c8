/** The second witness of a provision on which several questions rest. */
export const dataDeletedAtEndWords: readonly (readonly string[])[] = [
  [
    'delet',
    'eras',
    'destr',
    'purge',
    'wipe',
    'return',
    'shred',
    'remov',
    'irretriev',
    'surrender',
    'give',
    'hand',
    'goes back',
    'extend',
  ],
];
