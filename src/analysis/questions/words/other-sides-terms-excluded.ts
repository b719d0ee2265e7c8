/** The second witness of a provision on which several questions rest. */
export const otherSidesTermsExcludedWords: readonly (readonly string[])[] = [
  [
    'term',
    'condition',
    'provision',
    'form',
    'print',
    'AGB',
    'agb',
    'wording',
    'clause',
    'paper',
    'small',
    'reject',
    'object',
    'prevail',
    'acknowledg',
    'invoice',
  ],
];
