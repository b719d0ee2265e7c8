/** The second witness of a provision on which several questions rest. */
export const spouseOrHomeBoundWords: readonly (readonly string[])[] = [
  [
    'spous',
    'wife',
    'husband',
    'marital',
    'matrimonial',
    'home',
    'house',
    'dwelling',
    'community',
    'homestead',
    'residence',
    'entireties',
    'partner',
    'conjugal',
    'couple',
    'mortgage',
  ],
];
