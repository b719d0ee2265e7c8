import { defineQuestion } from '../define-question';
import { GOODS } from '../premises';
import { supplierMayRefuseOrdersWords } from '../words/supplier-may-refuse-orders';

export const distributionOrderAcceptance = defineQuestion({
  id: 'distribution.order-acceptance',
  title: 'Refusing orders',
  ask: "May the supplier refuse the distributor's orders as it likes?",
  kinds: ['distribution', 'reseller'],
  yes: {
    provisions: ['supplier-may-refuse-orders'],
    words: supplierMayRefuseOrdersWords,
  },
  no: {
    provisions: ['supplier-must-fill-orders'],
    words: [['accept', 'fill', 'fulfil', 'supply', 'order', 'deliver', 'sell', 'indent', 'needs', 'met']],
  },
  premise: GOODS,
  says: {
    yes: 'The supplier may refuse orders.',
    no: 'The supplier must accept and fill orders, at least within a forecast.',
    not_stated: 'Whether orders must be accepted was not found.',
  },
  positions: {
    other: {
      yes: 'high',
      not_stated: 'medium',
      why: 'Its sales, customers and staff depend on goods that the supplier may not have to deliver.',
      ask: 'The Supplier shall accept orders within the agreed forecast; minimums fall by every order that it refuses or fails to deliver.',
    },
    drafter: {
      no: 'low',
      not_stated: 'low',
      why: 'It may be unable to ration stock or stop supply to a bad payer.',
      ask: 'Orders bind when accepted; the Supplier shall not refuse orders within the forecast without good reason, such as overdue payment.',
    },
  },
  examples: {
    yes: [
      'Vendor reserves the right to decline any Reseller order, whatever the reason.',
      'No order of the dealer counts before we have confirmed it, which we are free not to do.',
    ],
    no: ['Supplier shall fill each order that stays within the quarterly plan.'],
    not_stated: ['The dealer may refuse damaged goods.', 'Orders are sent by e-mail before noon.'],
  },
});
