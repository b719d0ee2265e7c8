import { defineQuestion } from '../define-question';

export const contractorTaxIndemnity = defineQuestion({
  id: 'contractor.tax-indemnity',
  title: 'Taxes if reclassified',
  ask: 'Must the contractor pay back taxes or penalties if held to be an employee?',
  kinds: ['contractor', 'consulting'],
  yes: {
    provisions: ['contractor-bears-employer-taxes'],
    words: [
      [
        'tax',
        'employ',
        'contribution',
        'penalt',
        'reclassif',
        'status',
        'worker',
        'paye',
        'nic',
        'premium',
        'superannuation',
        'holiday pay',
        'misclass',
        'wage',
        'benefit',
        'payroll',
        'fines',
        'demand',
        'insurance',
        'ir35',
        'national',
        'claim',
        'social',
        'fund',
        'assess',
      ],
    ],
  },
  says: {
    yes: 'The contractor pays taxes or penalties if held to be an employee.',
    no: 'Each bears its own taxes.',
    not_stated: 'No duty to repay the client’s taxes was found.',
  },
  positions: {
    other: {
      yes: 'high',
      why: 'It pays the employer’s share and fines for a status that the client chose.',
      ask: 'Each party bears the taxes, contributions and penalties that the law puts on it.',
    },
    drafter: {
      yes: 'low',
      why: 'In some places the employer’s share cannot be passed on.',
      ask: 'The Contractor pays its own income tax and, so far as lawful, repays tax on its fees that the Client had to pay.',
    },
  },
  examples: {
    yes: [
      'If the fiscal court calls the painter staff, he refunds the gallery’s contributions.',
      'The adviser makes good all payroll tax that the firm is charged for her.',
    ],
    not_stated: ['The painter pays his own income tax.', 'Late rent bears a penalty.'],
  },
});
