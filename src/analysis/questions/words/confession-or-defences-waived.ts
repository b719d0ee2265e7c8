/** The second witness of a provision on which several questions rest. */
export const confessionOrDefencesWaivedWords: readonly (readonly string[])[] = [
  [
    'judgment',
    'confess',
    'defen',
    'set off',
    'setoff',
    'counter',
    'waive',
    'contest',
    'disput',
    'execution',
    'renounce',
    'objection',
    'cognovit',
    'give up',
    'gives up',
    'rights conferred',
    'admit the debt',
    'go to court in',
  ],
];
