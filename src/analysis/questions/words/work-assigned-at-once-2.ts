/** The second witness of a provision on which several questions rest. */
export const workAssignedAtOnce2Words: readonly (readonly string[])[] = [
  [
    'assign',
    'own',
    'vest',
    'propert',
    'belong',
    'work for hire',
    'rights',
    'made for hire',
    'title',
    'ours',
    'from the',
    'invent',
    'right',
    'made over',
    'make over',
    'pass',
    'work',
  ],
];
