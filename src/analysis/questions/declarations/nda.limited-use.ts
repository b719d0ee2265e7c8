import { defineQuestion } from '../define-question';

export const ndaLimitedUse = defineQuestion({
  id: 'nda.limited-use',
  title: 'Use for the purpose only',
  ask: 'Must the recipient use the confidential information for the stated purpose only?',
  kinds: ['nda', 'mutual-nda', 'one-way-nda', 'employee-covenants'],
  yes: {
    provisions: ['use-for-purpose-only'],
    words: [
      [
        'do ',
        'deal',
        'work',
        'only for',
        'use',
        'using',
        'exploit',
        'employ',
        'turn',
        'utilis',
        'utiliz',
        'benefit',
        'account',
        'purpose',
      ],
    ],
  },
  says: {
    yes: 'Confidential information may be used for a stated purpose only.',
    not_stated: 'No limit on the use of the confidential information was found.',
    no: 'Confidential information may be used for other purposes too.',
  },
  positions: {
    drafter: {
      not_stated: 'high',
      why: 'A duty not to disclose does not stop the recipient from using the secret itself.',
      ask: 'The Receiving Party shall use the Confidential Information solely for the Purpose, being [describe the project].',
    },
    other: {
      yes: 'low',
      why: 'The recipient should check that the stated purpose is wide enough for what it means to do.',
      ask: 'The Purpose includes evaluating, negotiating and carrying out the transaction, also by the Recipient’s affiliates.',
    },
  },
  law: [
    {
      place: 'EU',
      cite: 'Directive (EU) 2016/943, art. 4(3)',
      says: 'use of a trade secret in breach of a duty to limit its use is unlawful',
    },
  ],
  examples: {
    yes: [
      'The memorandum may be used to decide on an investment and in no other way.',
      'Our figures are for working out your bid, and you may do nothing else with them.',
      'Delta shall make no use of the Know-how except as needed for the joint study.',
    ],
    not_stated: [
      'The purpose of this letter is to protect both parties.',
      'The Licensee may use the program on three computers.',
      'The Recipient shall lock the papers away.',
    ],
  },
});
