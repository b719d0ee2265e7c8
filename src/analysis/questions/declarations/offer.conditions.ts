import { defineQuestion } from '../define-question';

export const offerConditions = defineQuestion({
  id: 'offer.conditions',
  title: 'Conditions of the offer',
  ask: 'Does the offer depend on checks or other conditions?',
  kinds: ['offer-letter'],
  yes: {
    provisions: ['conditional-offer'],
    words: [
      [
        'condition',
        'subject to',
        'contingent',
        'depend',
        'check',
        'reference',
        'unless',
        'prerequisite',
        'until',
        'provided',
        'pass',
        'must',
        'if ',
        'genuine',
        'validity',
        'requir',
        'confirm',
        'satisf',
        'verif',
        'appointment',
        'before',
        'lapse',
        'medical',
        'offer',
        'relationship',
      ],
    ],
  },
  says: {
    yes: 'The offer depends on checks or other conditions.',
    no: 'The offer is without conditions.',
    not_stated: 'No conditions of the offer were found.',
  },
  positions: {
    candidate: {
      yes: 'high',
      why: 'Who resigns before the conditions are met may end with no job at all.',
      ask: 'The Company will confirm in writing by a stated date that all conditions are met, and the candidate need not resign before; conditions are judged reasonably.',
    },
    employer: {
      not_stated: 'low',
      why: 'Without conditions it may be bound even if the checks fail.',
      ask: 'This offer is conditional on proof of the right to work and on satisfactory references before the start date.',
    },
  },
  law: [
    {
      place: 'US',
      cite: '15 U.S.C. § 1681b(b)',
      says: 'notice and consent for background reports',
    },
    {
      place: 'US',
      cite: '8 U.S.C. § 1324a',
      says: 'verification of the right to work',
    },
  ],
  examples: {
    yes: ['The post is yours if your licence proves genuine.', 'Our offer hangs on a clean report from the police.'],
    not_stated: ['The offer stands without conditions.', 'Her references were excellent.'],
  },
});
