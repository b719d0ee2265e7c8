import { defineQuestion } from '../define-question';

export const ndaStandardExceptions = defineQuestion({
  id: 'nda.standard-exceptions',
  title: 'Public and known information',
  ask: 'Is information that is public, or that the recipient already knew, free of the duty of secrecy?',
  kinds: ['nda', 'mutual-nda', 'one-way-nda', 'employee-covenants'],
  yes: {
    provisions: ['public-information-excepted', 'already-known-excepted'],
    words: [
      [
        'public',
        'known',
        'know',
        'knew',
        'possess',
        'prior',
        'before',
        'previous',
        'already',
        'learnt',
        'aware',
        'familiar',
        'commonly',
        'accessible',
        'published',
        'pre existing',
        'newspaper',
        'trade',
        'seen',
        'print',
      ],
    ],
  },
  says: {
    yes: 'Public information, or information that the recipient knew before, is free of the duty of secrecy.',
    no: 'Even public or known information is bound.',
    not_stated: 'No exception for public or already known information was found.',
  },
  positions: {
    other: {
      not_stated: 'high',
      why: 'The recipient may be liable for repeating what everybody can read or what it knew long before.',
      ask: 'Confidential Information does not include information that is or becomes public other than by breach, was known to the Receiving Party before disclosure, is lawfully received from a third party, or is independently developed.',
    },
    drafter: {
      not_stated: 'low',
      why: 'A duty without the usual exceptions may not be enforced as it stands.',
      ask: 'The exceptions apply only if the Receiving Party proves them by written records.',
    },
  },
  examples: {
    yes: [
      'Facts that anyone can read in the trade press are no secrets within this letter.',
      'What Delta can show to have had in its files before the first meeting is exempt.',
    ],
    not_stated: [
      'The shares are listed on a public exchange.',
      'Confidential Information means non-public information of Omega.',
      'The recipient may not make the data public.',
    ],
  },
});
