import { defineQuestion } from '../define-question';

export const amendmentConsentsGuarantors = defineQuestion({
  id: 'amendment.consents-guarantors',
  title: 'Consent of guarantors and lenders',
  ask: 'Do guarantors, lenders or others agree to the change or confirm their guarantee?',
  kinds: ['amendment'],
  yes: {
    provisions: ['guarantor-reaffirms'],
    words: [
      [
        'guarant',
        'suret',
        'surety',
        'lender',
        'mortgagee',
        'consent',
        'co signed',
        'approv',
        'obligor',
        'covenantor',
        'insurer',
        'vouch',
        'bank s',
        'head landlord',
        'stand by',
        'stands by',
      ],
    ],
  },
  says: {
    yes: 'Guarantors, lenders or others agree to the change.',
    no: 'No consent of others is given.',
    not_stated: 'A consent of guarantors or lenders was not found.',
  },
  positions: {
    drafter: {
      not_stated: 'medium',
      why: 'A guarantor who did not agree to a heavier debt may be free of it altogether.',
      ask: 'The Guarantor signs to consent to this Amendment and confirms that its guarantee covers the Agreement as amended.',
    },
  },
  law: [
    {
      place: 'England and Wales',
      cite: 'Holme v Brunskill (1878) 3 QBD 495',
      says: 'a material change without the guarantor’s consent frees it, unless the guarantee says otherwise',
    },
  ],
  examples: {
    yes: [
      'The surety signs below to say that she agrees and remains bound.',
      'Guarantor consents to the extension and ratifies the guaranty.',
    ],
    not_stated: ['The tenant consents to the inspection.', 'The maker guarantees the watch.'],
  },
});
