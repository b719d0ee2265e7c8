import { defineQuestion } from '../define-question';

export const mspExtraCharges = defineQuestion({
  id: 'msp.extra-charges',
  title: 'Extra and out-of-scope charges',
  ask: 'May extra work be charged at rates that are not fixed, or without approval?',
  kinds: ['it-managed-services', 'outsourcing', 'maintenance'],
  yes: {
    provisions: ['charged-at-then-current-rates', 'extras-without-order'],
    words: [
      [
        'recharg',
        'variation',
        'contract sum',
        'change orders',
        'rate',
        'charg',
        'price',
        'cost',
        'bill',
        'invoice',
        'fee',
        'tariff',
        't m',
        'extra',
        'addition',
        'pay',
        'remunerat',
      ],
    ],
  },
  no: {
    provisions: ['changes-need-signed-order'],
    words: [
      [
        'rate',
        'charg',
        'price',
        'cost',
        'bill',
        'invoice',
        'fee',
        'extra',
        'addition',
        'pay',
        'work',
        'quot',
        'order',
        'chang',
        'money',
        'something',
      ],
      ['written', 'writing', 'sign', 'agree', 'approv', 'order', 'quot', 'estimate', 'before'],
    ],
  },
  both: 'yes',
  says: {
    yes: 'Extra work may be charged at rates that are not fixed, or without approval.',
    no: 'Extra work needs an order or approval first.',
    not_stated: 'How extra work is charged was not found.',
  },
  positions: {
    other: {
      yes: 'high',
      not_stated: 'medium',
      why: 'What counts as extra, and its price, may be in the provider’s hands.',
      ask: 'Work outside the scope is done only on the Customer’s prior written order and at the rates in the rate card, which rise by at most 3 % a year.',
    },
    drafter: {
      no: 'low',
      not_stated: 'medium',
      why: 'Urgent work without a signed order may go unpaid.',
      ask: 'In an emergency an approval by e-mail is enough.',
    },
  },
  examples: {
    yes: [
      'Moving a workstation is billed at whatever our tariff is on the day.',
      'Jobs that we find necessary are done and charged at our prevailing rates without asking.',
    ],
    no: ['No extra work is begun before the shop has signed an order for it.'],
    not_stated: ['The hourly rate is eighty euros.', 'The tenant pays the rates of the city.'],
  },
});
