/** The second witness of a provision on which several questions rest. */
export const liabilityWithoutLimitWords: readonly (readonly string[])[] = [
  [
    'liab',
    'loss',
    'damage',
    'limit',
    'cap',
    'answer',
    'responsib',
    'reimburs',
    'consequenc',
    'bear',
    'ceiling',
    'pay',
    'make good',
    'recover',
    'defect',
  ],
];
