import { defineQuestion } from '../define-question';

export const saleRisk = defineQuestion({
  id: 'sale.risk',
  title: 'Risk before handover',
  ask: 'Does the buyer bear the risk of loss before it has or owns the thing, or the hirer whatever the cause?',
  kinds: ['sale-of-goods', 'real-estate-sale', 'vehicle-hire', 'equipment-lease', 'sale-conditions'],
  yes: {
    provisions: ['risk-before-handover'],
    words: [
      [
        'lose',
        'wreck',
        'burn',
        'risk',
        'loss',
        'lost',
        'damage',
        'stolen',
        'theft',
        'sink',
        'accident',
        'destr',
        'danger',
        'breakage',
        'hazard',
        'perish',
        'happen',
      ],
      [
        'seller',
        'over',
        'buyer',
        'purchaser',
        'hirer',
        'lessee',
        'customer',
        'you',
        'recipient',
        'client',
        'pass',
        'owner',
        'price',
      ],
    ],
  },
  says: {
    yes: 'The buyer or hirer bears the risk before it has the thing, or from whatever cause.',
    no: 'No such rule was found.',
    not_stated: 'No such rule was found.',
  },
  positions: {
    other: {
      yes: 'high',
      why: 'It may pay the full price of a thing that is stolen or wrecked before it can use it, or through no fault of its own.',
      ask: 'Risk passes on handover; if the thing is lost or damaged before then the buyer may withdraw and have its money back. A hirer answers for what it or its people caused.',
    },
  },
  examples: {
    yes: [
      'The mare is the buyer’s to lose from the handshake on, though she stays in the seller’s stable.',
      'Fire or theft before collection: buyer pays all the same.',
    ],
    not_stated: ['The mare is the seller’s to lose until she is fetched.', 'Buyer may take out insurance.'],
  },
});
