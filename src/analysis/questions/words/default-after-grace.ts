/** The second witness of a provision on which several questions rest. */
export const defaultAfterGraceWords: readonly (readonly string[])[] = [
  [
    'day',
    'week',
    'month',
    'cure',
    'grace',
    'remed',
    'notice',
    'reminder',
    'row',
    'consecutive',
    'made good',
    'accelerated',
  ],
];
