/** The second witness of a provision on which several questions rest. */
export const rightsPassOnPaymentWords: readonly (readonly string[])[] = [
  [
    'pay',
    'paid',
    'invoice',
    'fee',
    'settle',
    'fund',
    'receipt',
    'charge',
    'unpaid',
    'owe',
    'price',
    'bill',
    'payment',
    'instal',
  ],
];
