import { defineQuestion } from '../define-question';

export const saleTermsDeliveryDates = defineQuestion({
  id: 'sale-terms.delivery-dates',
  title: 'Delivery dates',
  ask: 'Are delivery dates only estimates, or is every claim for late delivery shut out?',
  kinds: ['sale-conditions'],
  yes: {
    provisions: ['late-delivery-no-remedy'],
    words: [
      [
        'arriv',
        'whenever',
        'deliver',
        'delay',
        'date',
        'late',
        'time',
        'ship',
        'dispatch',
        'lead',
        'schedul',
        'punctual',
        'week',
      ],
    ],
  },
  no: {
    provisions: ['delivery-date-binding'],
    words: [
      ['deliver', 'delay', 'date', 'late', 'time', 'ship', 'dispatch', 'day', 'week', 'not here', 'come', 'arriv'],
    ],
  },
  both: 'no',
  says: {
    yes: 'Delivery dates do not bind the seller, or delay gives no claim.',
    no: 'Delivery dates bind, or the buyer may cancel when goods are late.',
    not_stated: 'Whether delivery dates bind was not found.',
  },
  positions: {
    other: {
      yes: 'high',
      not_stated: 'low',
      why: 'The buyer may wait without end, with its deposit paid, and can neither cancel nor claim.',
      ask: 'If the goods are not delivered within 30 days after the stated date, the Buyer may cancel and is refunded all that it paid.',
    },
    drafter: {
      no: 'low',
      not_stated: 'medium',
      why: "Without such words a stated date binds, and delay by a carrier or a supplier is the seller's breach.",
      ask: 'Delivery dates are estimates; if delivery is more than 30 days late the Buyer may cancel the delayed part against refund, as its sole remedy.',
    },
  },
  examples: {
    yes: [
      'When the ovens will come is a guess on our part, and nobody can claim anything from Bruno Ovens because they come later.',
      'Shipping schedules are approximate and Vendor answers for no delay in shipment.',
    ],
    no: ['If the ovens are not here by 1 May the baker may withdraw and has all money back.'],
    not_stated: ['The buyer bears the cost of delivery to the site.', 'Late payment is charged at five percent.'],
  },
});
