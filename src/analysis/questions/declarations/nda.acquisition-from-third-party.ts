import { defineQuestion } from '../define-question';

export const ndaAcquisitionFromThirdParty = defineQuestion({
  id: 'nda.acquisition-from-third-party',
  title: 'Information from third parties',
  ask: 'May the recipient get the same or similar information from a third party?',
  kinds: ['nda', 'mutual-nda', 'one-way-nda', 'employee-covenants'],
  yes: {
    provisions: ['received-from-third-party'],
    words: [
      [
        'third',
        'other',
        'another',
        'somebody',
        'someone',
        'source',
        'outside',
        'elsewhere',
        'person',
        'stranger',
        'supplier',
        'lawful',
        'rightful',
      ],
    ],
  },
  says: {
    yes: 'What the recipient lawfully gets from a third party is free of the duty of secrecy.',
    no: 'What the recipient gets from a third party is bound too.',
    not_stated: 'Information that comes from third parties is not mentioned.',
  },
  positions: {
    other: {
      not_stated: 'medium',
      why: 'What the recipient lawfully learns from others may be claimed as a secret of the discloser.',
      ask: 'Confidential Information does not include information that the Receiving Party receives from a third party not known by it to be in breach of a duty of confidence.',
    },
    drafter: {
      yes: 'low',
      why: 'The source may itself have broken a promise of secrecy.',
      ask: 'The exception applies only if the third party, as far as the Receiving Party knows after reasonable inquiry, was free to disclose.',
    },
  },
  examples: {
    yes: [
      'If somebody else who is free to speak gives us the same news, we may use it.',
      'or was communicated to the Bidder by a third person who owes no duty to Target',
    ],
    not_stated: [
      'The recipient shall not tell third parties.',
      'Goods of third parties are stored at their own risk.',
      'Data that the Company holds in confidence for third parties must be protected also.',
    ],
  },
});
