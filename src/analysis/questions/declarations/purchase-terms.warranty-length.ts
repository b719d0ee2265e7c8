import { defineQuestion } from '../define-question';

export const purchaseTermsWarrantyLength = defineQuestion({
  id: 'purchase-terms.warranty-length',
  title: 'Length of the warranty',
  ask: 'Does the supplier answer for defects much longer than usual, from a later start, or anew after repairs?',
  kinds: ['purchase-conditions', 'purchase-order'],
  yes: {
    provisions: ['warranty-runs-long'],
    words: [
      ['warrant', 'guarant', 'defect', 'limitation', 'liab', 'claim', 'fault', 'period', 'term', 'right', 'fixes'],
    ],
  },
  says: {
    yes: 'The supplier answers for defects for longer than usual, from a later start or anew after repairs.',
    no: 'The warranty runs for the usual time from delivery.',
    not_stated: 'No long warranty was found.',
  },
  positions: {
    supplier: {
      yes: 'high',
      why: 'It may answer for goods long after it was paid and after its own suppliers are free.',
      ask: 'Claims for defects lapse 24 months after delivery; for parts replaced the rest of that time counts.',
    },
    buyer: {
      yes: 'low',
      why: 'Terms much longer than the law’s may not hold in standard conditions.',
      ask: 'The warranty is 36 months from delivery.',
    },
  },
  examples: {
    yes: [
      'The smith answers for a blade nine years from its first use in the mill.',
      'Each mending of the pump begins another full term.',
    ],
    not_stated: ['The mill was built nine years ago.', 'The smith answers for two years from delivery.'],
  },
});
