import { defineQuestion } from '../define-question';

export const shareholdersInformation = defineQuestion({
  id: 'shareholders.information',
  title: 'Accounts and information',
  ask: 'Do the holders, members or investors get accounts, budgets or tax figures, or may they inspect the books?',
  kinds: [
    'shareholders',
    'llc-operating',
    'partnership',
    'preferred-stock',
    'safe',
    'convertible-note',
    'joint-venture',
  ],
  yes: {
    provisions: ['information-to-holders'],
    words: [
      [
        'account',
        'financial',
        'book',
        'record',
        'report',
        'information',
        'figures',
        'k 1',
        'budget',
        'plan',
        'statement',
        'update',
        'mis',
        'inspect',
        'ledger',
      ],
    ],
  },
  says: {
    yes: 'Holders, members or investors get accounts or may inspect the books.',
    no: 'Holders, members or investors get no information.',
    not_stated: 'A right of the holders to accounts or information was not found.',
  },
  positions: {
    other: {
      not_stated: 'medium',
      why: 'Without figures it may be unable to tell what its share is worth, file its taxes or see that money goes astray.',
      ask: 'The Company sends each holder yearly accounts within 120 days, quarterly figures within 45 days and tax forms by 15 March, and lets it inspect the books on five days’ notice.',
    },
  },
  law: [
    {
      place: 'Delaware',
      cite: 'DGCL § 220; 6 Del. C. § 18-305',
      says: 'stockholders and members may inspect books for a proper purpose',
    },
    { place: 'Ontario', cite: 'Business Corporations Act, s. 145', says: 'shareholders may examine certain records' },
  ],
  examples: {
    yes: [
      'The half-yearly figures are mailed to every member of the LLC.',
      'Each partner may look through the ledgers on request.',
    ],
    not_stated: ['The auditor is paid by the firm.', 'Information on parking is at the gate.'],
  },
});
