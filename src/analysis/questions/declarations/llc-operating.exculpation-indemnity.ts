import { defineQuestion } from '../define-question';

export const llcOperatingExculpationIndemnity = defineQuestion({
  id: 'llc-operating.exculpation-indemnity',
  title: 'Manager freed from liability',
  ask: 'Is the manager, general partner or director freed from liability to the others or indemnified by the company?',
  kinds: ['llc-operating', 'partnership'],
  yes: {
    provisions: ['manager-not-liable'],
    words: [
      [
        'liab',
        'indemn',
        'responsib',
        'harmless',
        'exonerat',
        'answer',
        'sue',
        'release',
        'pay',
        'advance',
        'exculp',
        'protected',
        'bear',
        'held to account',
        'claim',
        'free',
      ],
    ],
  },
  says: {
    yes: 'The manager is freed from liability or indemnified by the company.',
    no: 'The manager is liable for its faults.',
    not_stated: 'That the manager is freed from liability or indemnified was not found.',
  },
  positions: {
    other: {
      yes: 'high',
      why: 'Losses by carelessness of the one in charge may fall on the company, and so on the members.',
      ask: 'The Manager is not freed or indemnified for fraud, bad faith, gross negligence, wilful misconduct or breach of this Agreement; any indemnity is paid from company assets only, and advances are repaid if the claim succeeds.',
    },
    drafter: {
      not_stated: 'medium',
      why: 'The manager may be sued by any member for a business decision made in good faith.',
      ask: 'The Manager is not liable for acts in good faith and is indemnified by the Company, except for fraud, gross negligence and wilful misconduct.',
    },
  },
  law: [
    {
      place: 'Delaware',
      cite: '6 Del. C. §§ 18-108, 18-1101(e)',
      says: 'an LLC may indemnify anyone; liability for bad-faith breach of the implied covenant cannot be limited',
    },
  ],
  examples: {
    yes: [
      'Members cannot claim from the managing member for what its carelessness has cost.',
      'The LLC indemnifies its managers for everything short of fraud.',
    ],
    not_stated: ['Members are not liable for debts of the LLC.', 'The plumber is liable for leaks.'],
  },
});
