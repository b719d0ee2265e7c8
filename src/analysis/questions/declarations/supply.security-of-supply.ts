import { defineQuestion } from '../define-question';

export const supplySecurityOfSupply = defineQuestion({
  id: 'supply.security-of-supply',
  title: 'Security of supply',
  ask: 'Is supply secured by safety stock, reserved capacity, a fair share in shortage or a right to buy elsewhere?',
  kinds: ['supply', 'manufacturing'],
  yes: {
    provisions: ['supply-secured'],
    words: [
      [
        'ready',
        'lying',
        'somebody else',
        'first call',
        'second',
        'aside',
        'store',
        'enough',
        'dedicat',
        'preferred',
        'shelf',
        'stock',
        'capacity',
        'alloc',
        'shortage',
        'elsewhere',
        'second source',
        'alternative',
        'other source',
        'third part',
        'backup',
        'back up',
        'continuity',
        'disaster',
        'contingency',
        'inventory',
        'another',
        'reserve',
        'priority',
        'share',
        'source',
        'buffer',
        'others',
      ],
    ],
  },
  says: {
    yes: 'The paper secures supply by stock, capacity, fair allocation or another source.',
    no: 'Supply is not secured.',
    not_stated: 'No safety stock, reserved capacity or right to another source was found.',
  },
  positions: {
    other: {
      not_stated: 'high',
      why: 'When the only source fails its own production and its customers may stop.',
      ask: "The Supplier keeps stock of at least six weeks' forecast, shares short supply fairly, and the Buyer may buy from others whatever is not delivered in time.",
    },
    drafter: {
      yes: 'low',
      why: 'Stock and capacity cost money also when orders stay away.',
      ask: 'Safety stock is limited to four weeks of forecast and is bought by the Buyer if unused for six months.',
    },
  },
  law: [
    {
      place: 'US',
      cite: 'UCC 2-615(b)',
      says: 'a seller in shortage allocates in a fair and reasonable manner',
    },
  ],
  examples: {
    yes: [
      "Quarry & Co always have six weeks' sand lying ready for Tolland.",
      'If Manufacturer cannot deliver, Customer may have Product made by somebody else and Manufacturer helps it to do so.',
    ],
    not_stated: [
      'The shop closes for stock-taking in July.',
      'Supplier warrants that it has capacity to sign this Agreement.',
    ],
  },
});
