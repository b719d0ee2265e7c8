import { defineQuestion } from '../define-question';

export const ndaResiduals = defineQuestion({
  id: 'nda.residuals',
  title: 'Residuals',
  ask: 'May the recipient’s people freely use what they remember of the information?',
  kinds: ['nda', 'mutual-nda', 'one-way-nda'],
  yes: {
    provisions: ['residuals-free-use'],
    rules: ['residuals'],
    words: [
      [
        'residual',
        'memor',
        'remember',
        'recall',
        'recollect',
        'retain',
        'mental',
        'head',
        'mind',
        'absorb',
        'unlearn',
        'knowledge',
        'learning',
        'stuck',
        'experience',
      ],
    ],
  },
  says: {
    yes: 'The recipient may freely use what its people remember of the information.',
    no: 'The recipient may not use what its people remember of the information.',
    not_stated: 'No right to use remembered information was found.',
  },
  positions: {
    discloser: {
      yes: 'high',
      why: 'A good memory may be enough to use the secret, so the protection is weaker than it seems.',
      ask: 'Strike the clause; or except trade secrets, source code, customer and financial data, patents, copyright and anything memorised on purpose.',
    },
  },
  examples: {
    yes: [
      'Developers of the platform may make use of any insight that sticks in their minds after the demo.',
      'Information that is kept in unaided memory by those who saw it may be used for all purposes, free of charge.',
    ],
    not_stated: [
      'The car has a residual value of 4,000 dollars.',
      'Nobody may use what he recalls of the recipe.',
      'The device has 4 GB of memory.',
    ],
  },
});
