import { defineQuestion } from '../define-question';

export const ipassignPaymentCondition = defineQuestion({
  id: 'ipassign.payment-condition',
  title: 'Rights against payment',
  ask: 'Do the rights pass only on payment, or come back if it fails?',
  kinds: ['ip-assignment', 'development'],
  yes: {
    provisions: ['rights-pass-on-payment', 'rights-revert-if-unpaid'],
    words: [
      [
        'pay',
        'paid',
        'price',
        'fee',
        'default',
        'arrears',
        'revert',
        'return',
        'back',
        'instal',
        'reassign',
        're assign',
        'retake',
        're transfer',
        'sum',
        'condition',
        'release',
        'back to',
        'exploit',
        'invoice',
        'settle',
        'lien',
        'withdraw',
      ],
    ],
  },
  says: {
    yes: 'The rights pass on payment, or come back if it fails.',
    no: 'The rights pass whether or not the price is paid.',
    not_stated: 'It was not found that the rights depend on payment.',
  },
  positions: {
    drafter: {
      not_stated: 'high',
      why: 'It would have lost its rights and hold only a claim against a buyer who may be insolvent.',
      ask: 'Title passes on receipt of the full price; until then Assignee has a licence, and unpaid rights revert after thirty days’ notice.',
    },
    other: {
      yes: 'medium',
      why: 'A late payment could cost it rights in which it has invested.',
      ask: 'Rights revert only after sixty days’ written notice of an undisputed sum.',
    },
  },
  examples: {
    yes: [
      'Until the price has arrived in full the painter keeps all rights in the picture.',
      'If the museum does not pay, the rights go back to the painter.',
    ],
    not_stated: ['The museum pays in May.', 'The deposit is paid back.'],
  },
});
