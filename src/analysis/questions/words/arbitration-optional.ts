/** The second witness of a provision on which several questions rest. */
export const arbitrationOptionalWords: readonly (readonly string[])[] = [
  ['arbitra', 'conciliat', 'ombudsman', 'dispute scheme', 'litigat'],
];
