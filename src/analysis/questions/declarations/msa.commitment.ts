import { defineQuestion } from '../define-question';

export const msaCommitment = defineQuestion({
  id: 'msa.commitment',
  title: 'Orders',
  ask: 'Must the supplier accept orders, or need the customer order nothing?',
  kinds: ['services-agreement', 'master-services', 'outsourcing'],
  yes: {
    provisions: ['must-accept-orders'],
    words: [
      [
        'order',
        'call',
        'volume',
        'project',
        'work',
        'assign',
        'request',
        'quantity',
        'accept',
        'suppl',
        'framework',
        'purchase',
        'guarante',
        'oblig',
      ],
    ],
  },
  says: {
    yes: 'The supplier must accept orders, or the customer need order nothing.',
    no: 'Orders bind only when both sign.',
    not_stated: 'How far orders must be placed or accepted is not said.',
  },
  positions: {
    drafter: {
      yes: 'medium',
      why: 'It may have to keep people ready for work that never comes.',
      ask: 'An order binds only when both parties have signed it.',
    },
    other: {
      not_stated: 'low',
      why: 'It may be told that it must order, or that its order is refused.',
      ask: 'The Customer is not bound to order any volume; the Supplier accepts orders within the agreed rates.',
    },
  },
  examples: {
    yes: ['The city need not order a single bridge.', 'Whatever the city orders, the firm has to build.'],
    not_stated: ['Orders bind when both have signed.', 'Order is kept in the hall.'],
  },
});
