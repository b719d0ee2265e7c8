import { defineQuestion } from '../define-question';

export const settlementNoAdmission = defineQuestion({
  id: 'settlement.no-admission',
  title: 'No admission',
  ask: 'Is it said that the settlement is no admission of fault?',
  kinds: ['settlement', 'severance'],
  yes: {
    provisions: ['no-admission-of-liability'],
    words: [
      [
        'admi',
        'fault',
        'wrong',
        'liab',
        'acknowledg',
        'den',
        'conce',
        'blame',
        'proof',
        'owe',
        'ex gratia',
        'recogni',
        'disclaim',
        'evidence',
        'inadmissible',
        'negligence',
        'prove',
        'maintain',
        'violation',
        'views',
        'goodwill',
        'without prejudice',
      ],
    ],
  },
  spokenOf: [
    ['admit', 'admission', 'admits', 'admitting', 'concede', 'liable for anything'],
    ['no ', 'not ', 'neither', 'without', 'nothing', 'nobody', 'none', 'denies', 'deny'],
  ],
  says: {
    yes: 'The settlement is no admission of fault or liability.',
    no: 'The settlement admits fault or liability.',
    not_stated: 'The paper does not say that paying is no admission of fault.',
  },
  positions: {
    drafter: {
      not_stated: 'medium',
      why: 'Others with a like claim may hold the payment up as an admission.',
      ask: 'This Agreement is a compromise of disputed claims and no admission of liability, and it may not be used as evidence except to enforce it.',
    },
  },
  examples: {
    yes: [
      'By paying, Harbour Ltd does not say that its driver was to blame.',
      'No word of this compromise is to be read as acknowledging that anyone was liable.',
    ],
    not_stated: [
      'The purchaser admits having received the goods.',
      'The admission of new partners needs the consent of all.',
    ],
  },
});
