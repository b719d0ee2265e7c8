import { defineQuestion } from '../define-question';
import { supplierMayRefuseOrdersWords } from '../words/supplier-may-refuse-orders';

export const supplyDutyToSupply = defineQuestion({
  id: 'supply.duty-to-supply',
  title: 'Duty to supply',
  ask: "Must the supplier accept and fill the buyer's orders?",
  kinds: ['supply', 'manufacturing'],
  yes: {
    unlike: [
      'no order ~3 {bind,binding}*',
      'not (be )binding',
      'not (be )bound',
      'no obligation',
      'not {obliged,obligated}',
      'may ~6 {cancel,refuse,reject,decline}',
    ],
    provisions: ['supplier-must-fill-orders'],
    words: [
      [
        'accept',
        'fill',
        'fulfil',
        'suppl',
        'deliver',
        'meet',
        'met',
        'sell',
        'serve',
        'ship',
        'carry out',
        'execut',
        'turn down',
        'not decline',
        'decline',
        'refus',
        'make',
        'bring',
        'ready',
        'take on',
      ],
      [
        'accept',
        'fill',
        'fulfil',
        'supply',
        'order',
        'deliver',
        'sell',
        'indent',
        'needs',
        'met',
        'ready',
        'forecast',
        'inside',
        'plan',
      ],
    ],
  },
  no: {
    provisions: ['supplier-may-refuse-orders'],
    words: supplierMayRefuseOrdersWords,
  },
  both: 'no',
  says: {
    yes: 'The supplier must accept and fill orders, at least within a forecast.',
    no: 'The supplier may refuse orders.',
    not_stated: 'Whether orders must be accepted was not found.',
  },
  positions: {
    other: {
      no: 'high',
      not_stated: 'medium',
      why: 'It may be bound to this source, or sell the goods on, and still get nothing.',
      ask: 'The Supplier shall accept all orders within 120% of the forecast and deliver them within the lead time.',
    },
    drafter: {
      yes: 'low',
      why: 'It may have to fill orders also when capacity or material is short.',
      ask: 'The Supplier accepts orders within 110% of the forecast and uses reasonable efforts for more.',
    },
  },
  law: [
    {
      place: 'US',
      cite: 'UCC 2-306, 2-309',
      says: 'good faith limits requirements and output terms',
    },
  ],
  examples: {
    yes: [
      'Orders within the plan may not be turned down by Pollard, who fills them in three weeks.',
      'Manufacturer shall sell and deliver every quantity that Customer orders within the Forecast.',
    ],
    no: ['Whether to take an order is for the mill alone to decide, and it may decline any.'],
    not_stated: [
      'No order binds the Mill until it leaves the yard.',
      'The buyer must accept goods that conform.',
      'Orders are numbered by the buyer.',
    ],
  },
});
