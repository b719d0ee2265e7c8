import { defineQuestion } from '../define-question';

export const baaAccessAmendmentAccounting = defineQuestion({
  id: 'baa.access-amendment-accounting',
  title: 'Rights of patients',
  ask: 'Must the associate help with access, amendment or accounting of disclosures?',
  kinds: ['business-associate'],
  yes: {
    provisions: ['phi-access-amendment'],
    words: [
      [
        'access',
        'amend',
        'account',
        'correct',
        'copies',
        'copy',
        'see ',
        '164 52',
        'disclosures',
        'individual',
        'patient',
        'records',
      ],
    ],
  },
  says: {
    yes: 'The associate must help with access, amendment or accounting.',
    no: 'The associate need not help with the rights of patients.',
    not_stated: 'No duty to help with the rights of patients was found.',
  },
  positions: {
    covered: {
      not_stated: 'high',
      why: 'It must answer patients within the rule’s time and may need the associate’s records for it.',
      ask: 'Within ten days of a request Business Associate makes PHI in a designated record set available for access and amendment, and supplies the information for an accounting of disclosures.',
    },
    associate: {
      yes: 'low',
      not_stated: 'medium',
      why: 'The rule requires the words, and short times cost staff.',
      ask: 'The duty applies only if Business Associate holds a designated record set, and within ten business days.',
    },
  },
  law: [
    {
      place: 'US',
      cite: '45 CFR 164.504(e)(2)(ii)(E)–(G)',
      says: 'access, amendment and accounting in the contract',
    },
  ],
  examples: {
    yes: [
      'Asked by the clinic, the archive sends the chart inside a week so that the patient may have access.',
      'The associate lists each disclosure so that an accounting can be given.',
    ],
    not_stated: ['The accounts are sent in May.', 'Patients have access by the ramp.'],
  },
});
