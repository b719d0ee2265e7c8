import { defineQuestion } from '../define-question';

export const saleTermsPriceAfterOrder = defineQuestion({
  id: 'sale-terms.price-after-order',
  title: 'Price after the order',
  ask: 'May the seller raise the price or add surcharges after the order is accepted?',
  kinds: ['sale-conditions', 'supply', 'manufacturing'],
  yes: {
    provisions: ['price-raised-after-order'],
    words: [
      [
        'price',
        'surcharge',
        'cost',
        'increase',
        'charge',
        'adjust',
        'raise',
        'dearer',
        'levy',
        'pass',
        'rise',
        'rate',
        'invoice',
        'tariff',
        'bill',
        'quot',
      ],
    ],
  },
  no: {
    provisions: ['order-price-fixed'],
    words: [
      [
        'price',
        'increase',
        'surcharge',
        'cost',
        'rise',
        'raise',
        'fix',
        'firm',
        'charge',
        'more',
        'extra',
        'quot',
        'pay',
      ],
    ],
  },
  says: {
    yes: 'The price of an accepted order may still be raised.',
    no: 'The price is fixed once the order is accepted.',
    not_stated: 'Whether the price of an accepted order may change was not found.',
  },
  positions: {
    other: {
      yes: 'high',
      not_stated: 'low',
      why: 'The price is known only when the goods leave, and the buyer has sold on or budgeted at the old one.',
      ask: 'The price of an accepted order is fixed; if proved costs of the Seller rise by more than 5% the Buyer may cancel free of charge or agree a new price.',
    },
    drafter: {
      no: 'low',
      not_stated: 'low',
      why: "A jump in metal, freight, duty or currency between order and delivery is the seller's loss.",
      ask: 'Proved increases of duty, freight and raw material between order and dispatch may be passed on after notice; above 5% the Buyer may cancel.',
    },
  },
  law: [
    {
      place: 'US',
      cite: 'UCC 2-305',
      says: 'a price fixed by one side must be fixed in good faith',
    },
  ],
  examples: {
    yes: [
      'Carver Metals bills the figure that holds on the morning of loading, whatever was confirmed before.',
      'Should duties or fuel become dearer between our confirmation and delivery, the difference is added for the customer to bear as a surcharge.',
    ],
    no: ['What the confirmation states is what the customer pays, even if steel doubles.'],
    not_stated: [
      'Prices in our catalogue may change without notice before an order is accepted.',
      'The buyer may resell at any price.',
    ],
  },
});
