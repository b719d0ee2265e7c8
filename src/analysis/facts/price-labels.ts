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
  'facility limit',
  'facility amount',
  'annual fee',
  'annual subscription fee',
  'annual rent',
  'annual salary',
  'salary',
]);
/** What a form calls the sum that is lent: it means nothing else, and so the label is the second witness of its sum. */
const LENT: ReadonlySet<string> = new Set(['loan amount', 'amount of loan', 'facility limit', 'facility amount']);
/** The second witness that a label itself is of its sum; empty where it is none. */
export const witnessOf = (label: string): { rule?: string } =>
  LENT.has(label) ? { rule: 'its label says that it is what is lent' } : {};
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
