import { defineQuestion } from '../define-question';
import { noMinimumPurchaseWords } from '../words/no-minimum-purchase';

export const supplyVolumeCommitment = defineQuestion({
  id: 'supply.volume-commitment',
  title: 'Minimum purchase',
  ask: 'Must the buyer take a minimum quantity or share of its needs, or pay for what it does not take?',
  kinds: ['supply', 'manufacturing', 'purchase-conditions'],
  yes: {
    provisions: ['minimum-purchase-owed'],
    rules: ['minimum-commitment'],
    words: [
      [
        'threshold',
        'missing',
        'min',
        'minimum',
        'shall buy',
        'buys',
        'offtake',
        'take',
        'not buy',
        'least',
        'take or pay',
        'shortfall',
        'quota',
        'not less',
        'fewer',
        'volume',
        'quantit',
        'needs',
        'requirement',
        'all of',
        'percent',
        '%',
        'commit',
        'target',
        'oblig',
        'must buy',
        'balance',
        'difference',
      ],
    ],
  },
  no: {
    provisions: ['no-minimum-purchase'],
    words: noMinimumPurchaseWords,
  },
  says: {
    yes: 'The buyer must take a minimum, or pay for what it does not take.',
    no: 'The buyer need not buy any quantity.',
    not_stated: 'No minimum purchase was found.',
  },
  positions: {
    other: {
      yes: 'high',
      why: 'It may pay for goods that it cannot use, as when its own sales fall.',
      ask: 'Minimum quantities fall by what the Supplier fails to supply; a shortfall may be made up within six months, and if it is not the only consequence is the loss of the volume price.',
    },
    drafter: {
      no: 'high',
      not_stated: 'high',
      why: 'It may invest in capacity and material while the buyer orders nothing.',
      ask: 'The Buyer shall order in each contract year at least the quantity in Schedule 2, or pay a shortfall charge of [percent] of the price of the missing units.',
    },
  },
  law: [
    {
      place: 'US',
      cite: 'UCC 2-306, 2-201',
      says: 'requirements contracts rest on good faith; a written quantity is needed to enforce a sale',
    },
  ],
  examples: {
    yes: [
      'Each year Pollard takes 900 tonnes of flour, and pays for the tonnes it leaves in the silo.',
      'Customer shall purchase no less than eighty percent of its Product requirements from Manufacturer.',
    ],
    no: ['Nothing here binds the bakery to buy so much as one sack.'],
    not_stated: ["The supplier keeps a minimum of four weeks' stock.", 'Orders are placed by e-mail.'],
  },
});
