/** What a form calls the price of the whole. */
export const PRICE_LABELS: ReadonlySet<string> = new Set([
  'price',
  'total price',
  'contract price',
  'purchase price',
  'sale price',
  'contract value',
  'contract sum',
  'contract amount',
  'total contract value',
  'total value',
  'total fee',
  'total fees',
  'total amount',
  'total cost',
  'order value',
  'order total',
  'grand total',
  'package fee',
  'package price',
  'course fee',
  'programme fee',
  'program fee',
  'fixed fee',
  'fixed price',
  'lump sum',
  'subscription fee',
  'licence fee',
  'license fee',
  'principal',
  'principal amount',
  'loan amount',
  'amount of loan',
  'annual fee',
  'annual subscription fee',
  'annual rent',
  'annual salary',
  'salary',
]);
/** Labels that a list of goods has as well: they tell the contract's price at its head only, in characters. */
export const COMMON_LABELS: ReadonlySet<string> = new Set(['price', 'salary', 'principal']);

/** What the last row of a list of prices is called. A paper with several lists, and so several totals, has no one price. */
export const TOTAL_LABELS: ReadonlySet<string> = new Set([
  'total',
  'total due',
  'total payable',
  'total to pay',
  'amount due',
  ...['incl.', 'incl', 'inc.', 'inc', 'including', 'with'].flatMap((including) =>
    ['gst', 'vat', 'tax', 'taxes', 'hst', 'sales tax'].map((tax) => `total ${including} ${tax}`),
  ),
]);
