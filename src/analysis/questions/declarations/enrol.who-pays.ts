import { defineQuestion } from '../define-question';

export const enrolWhoPays = defineQuestion({
  id: 'enrol.who-pays',
  title: 'Personal liability of the signer',
  ask: 'Does the person who signs for a resident or child become personally liable for the fees, or each signer for all?',
  kinds: ['enrolment'],
  yes: {
    provisions: ['signer-liable-for-care-fees', 'joint-and-several-liability'],
    words: [
      [
        'each',
        'everything',
        'joint',
        'responsable',
        'asked for',
        'any one',
        'liable',
        'liab',
        'guarant',
        'pay',
        'responsib',
        'bound',
        'owe',
        'answer',
        'make good',
        'bill',
        'bears',
        'debtor',
        'jointly',
        'severally',
        'on the hook',
        'full rent',
        'one of',
        'bind them',
        'one by one',
      ],
    ],
  },
  says: {
    yes: 'Whoever signs for the resident or child is liable for the fees, or each signer for all of them.',
    no: "The signer is not personally liable for another's fees.",
    not_stated: "Personal liability of the signer for another's fees was not found.",
  },
  positions: {
    family: {
      yes: 'high',
      why: 'Who signs for a parent or child may owe years of fees out of his or her own money.',
      ask: "The person signing for the Resident does so as agent only and pays solely out of the Resident's funds; no guarantee is given.",
    },
    provider: {
      yes: 'medium',
      why: 'US nursing homes may not ask a third person to guarantee payment as a condition of admission.',
      ask: "The Representative pays the fees out of the Resident's income and resources to which he or she has access.",
    },
  },
  law: [
    {
      place: 'US',
      cite: '42 CFR 483.15(a)(3)',
      says: 'nursing homes may not request or require a third-party guarantee of payment for admission',
    },
  ],
  examples: {
    yes: [
      'Mr Weir, who signs for his aunt, shall himself be liable for her monthly fee.',
      "Whoever puts his name below answers for the resident's whole account with his own means.",
    ],
    not_stated: ['Pay attention to the house rules.', 'The school is responsible for supervision on trips.'],
  },
});
