/** The second witness of a provision on which several questions rest. */
export const lateFeeWithGraceWords: readonly (readonly string[])[] = [
  [
    'late',
    'overdue',
    'delay',
    'grace',
    'default',
    'arrear',
    'penalty',
    'interest',
    'reminder',
    'unpaid',
    'until',
    'in time',
    'fee',
    'has not come',
    'by the sixth',
    'no other',
  ],
];
