import { defineQuestion } from '../define-question';
import { defaultAfterGraceWords } from '../words/default-after-grace';
import { defaultOnLenderBeliefWords } from '../words/default-on-lender-belief';

export const loanDefaultTriggers = defineQuestion({
  id: 'loan.default-triggers',
  title: 'What counts as default',
  ask: 'May the lender call default without grace or on its own belief that it is insecure?',
  kinds: ['loan', 'promissory-note'],
  yes: {
    provisions: ['default-on-lender-belief'],
    rules: ['cross-default'],
    words: defaultOnLenderBeliefWords,
  },
  no: {
    provisions: ['default-after-grace'],
    words: defaultAfterGraceWords,
  },
  says: {
    yes: 'The lender may call default without grace, on its own belief or on wide grounds.',
    no: 'Default needs a period of grace, or notice and time to cure.',
    not_stated: 'What counts as default was not found stated.',
  },
  positions: {
    other: {
      yes: 'high',
      not_stated: 'medium',
      why: 'A late day, a small breach or a mere worry of the lender may make the whole loan due.',
      ask: 'Default occurs only if a payment is ten days overdue after written notice, or another material breach is not cured within thirty days of notice.',
    },
    drafter: {
      not_stated: 'medium',
      why: 'Without stated events of default it may be possible to call the loan in only when it falls due.',
      ask: 'Failure to pay within ten days after written notice, insolvency, and a material breach not cured within thirty days of notice are events of default.',
    },
  },
  law: [
    {
      place: 'US',
      cite: 'UCC 1-309',
      says: 'power to accelerate at will or when insecure needs a good-faith belief that payment is impaired',
    },
  ],
  examples: {
    yes: [
      'Holder is entitled to declare a default as soon as it has the feeling that Maker might not repay.',
      "Whenever the financier judges the borrower's position to have weakened, the advance is in default.",
    ],
    no: [
      'Only a payment that is still missing two weeks after a written reminder puts the borrower in default.',
      'Maker has a grace of ten days for each payment.',
    ],
    not_stated: ['The lender feels honoured to support the project.', 'Late delivery is a default of the supplier.'],
  },
});
