/** The second witness of a provision on which several questions rest. */
export const guarantyCappedWords: readonly (readonly string[])[] = [
  ['guarant', 'surety', 'deposit', 'father', 'recourse', 'claims under'],
];
