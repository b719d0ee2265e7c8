import { defineQuestion } from '../define-question';

export const employUkPayDeductions = defineQuestion({
  id: 'employ-uk.pay-deductions',
  title: 'Deductions from wages',
  ask: 'May the employer take sums from wages for loss, damage or debts?',
  kinds: ['employment-england', 'employment', 'employment-us'],
  yes: {
    provisions: ['wage-deductions'],
    words: [
      [
        'deduct',
        'withhold',
        'taken off',
        'take ',
        'stop',
        'dock',
        'set off',
        'off ',
        'retain',
        'recover',
        'keep',
        'wage',
        'pay ',
        'charg',
        'reduce',
        'consent',
        'shar',
        'money',
        'acknowledges',
      ],
    ],
  },
  says: {
    yes: 'The employer may take sums from wages for loss, damage or debts.',
    no: 'Nothing but tax is taken from wages.',
    not_stated: 'No such deductions from wages were found.',
  },
  positions: {
    employee: {
      yes: 'high',
      why: 'The employer may become judge of its own claim, and the last pay may come short.',
      ask: 'No deduction is made save those required by law and overpayments agreed in writing; pay never falls below the minimum wage.',
    },
    employer: {
      yes: 'medium',
      why: 'Deductions without a clear prior consent, or below the minimum wage, may be unlawful.',
      ask: 'Deductions are limited to listed sums, notified in writing beforehand, and never below the minimum wage.',
    },
  },
  law: [
    {
      place: 'England and Wales',
      cite: 'Employment Rights Act 1996, ss. 13–15',
      says: 'deductions need law or prior written consent',
    },
    {
      place: 'California',
      cite: 'Labor Code § 221',
      says: 'no taking back of wages paid',
    },
    {
      place: 'New York',
      cite: 'Labor Law § 193',
      says: 'only listed deductions',
    },
  ],
  examples: {
    yes: [
      'Broken plates come off the waiter’s wage.',
      'The bank may keep from the clerk’s pay whatever is missing in the till.',
    ],
    not_stated: ['Income tax is taken at source.', 'The tenant’s deposit may be used for repairs.'],
  },
});
