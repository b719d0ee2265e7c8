/** The second witness of a provision on which several questions rest. */
export const paidWhenOthersPayWords: readonly (readonly string[])[] = [
  [
    'paid',
    'pay',
    'receipt',
    'receiv',
    'satisf',
    'fund',
    'fee',
    'commission',
    'remuneration',
    'money',
    'invoice',
    'owed',
    'settle',
    'dissatisfied',
    'transferred',
    'bears the loss',
  ],
];
