import { defineQuestion } from '../define-question';

export const baaPermittedUses = defineQuestion({
  id: 'baa.permitted-uses',
  title: 'Permitted uses',
  ask: 'Is the associate held to stated uses of health information and barred from others?',
  kinds: ['business-associate'],
  yes: {
    provisions: ['phi-uses-limited'],
    words: [
      [
        'use',
        'using',
        'disclos',
        'handl',
        'share',
        'authori',
        'purpose',
        'nothing else',
        'look at',
        'only to',
        'may do with',
        'no other',
        'only for',
      ],
    ],
  },
  says: {
    yes: 'The associate may use health information only as stated.',
    no: 'The associate may use health information freely.',
    not_stated: 'No bar on other uses of health information was found.',
  },
  positions: {
    covered: {
      not_stated: 'high',
      why: 'The rule requires the contract to state the permitted uses and to bar all others.',
      ask: 'Business Associate shall use and disclose PHI only to perform the services listed, or as required by law, and in no way that Covered Entity itself could not.',
    },
    associate: {
      not_stated: 'high',
      why: 'Without stated uses it may be unable to show that its own use is lawful.',
      ask: 'Business Associate may use and disclose PHI as needed to perform the services in the main agreement, for its proper management, and as required by law.',
    },
  },
  law: [
    {
      place: 'US',
      cite: '45 CFR 164.504(e)(2)(i), (ii)(A)',
      says: 'the contract states permitted uses and bars others',
    },
  ],
  examples: {
    yes: [
      'The transcription firm shall use the dictations to type them and in no other way.',
      'PHI may be disclosed by the shredder’s driver to nobody except where a law commands it.',
    ],
    not_stated: ['PHI has the meaning in the rule.', 'The clinic may use the car park.'],
  },
});
