import { defineQuestion } from '../define-question';

export const ndaIndependentDevelopment = defineQuestion({
  id: 'nda.independent-development',
  title: 'Own development',
  ask: 'May the recipient develop the same or similar things on its own?',
  kinds: ['nda', 'mutual-nda', 'one-way-nda', 'employee-covenants'],
  yes: {
    provisions: ['independent-development'],
    words: [
      [
        'develop',
        'independent',
        'own',
        'itself',
        'themselves',
        'yourself',
        'alone',
        'devis',
        'conceiv',
        'creat',
        'discover',
        'invent',
        'work',
        'generate',
        'without',
        'separate',
      ],
    ],
  },
  no: {
    provisions: ['own-development-barred'],
    words: [
      [
        'develop',
        'design',
        'create',
        'creat',
        'make',
        'version',
        'independent',
        'substitute',
        'work',
        'product',
        'build',
        'invent',
        'research',
        'copy',
        'film',
        'efforts',
        'project',
        'produce',
      ],
    ],
  },
  says: {
    yes: 'What the recipient develops by itself is free of the duty of secrecy.',
    no: 'The recipient may not develop similar things itself.',
    not_stated: 'The recipient’s own development is not mentioned.',
  },
  positions: {
    other: {
      no: 'high',
      not_stated: 'high',
      why: 'Work that the recipient has under way, or begins later, may be claimed to rest on the secret.',
      ask: 'Confidential Information does not include information that the Receiving Party develops independently without use of the Confidential Information.',
    },
    drafter: {
      yes: 'low',
      why: 'The exception can be abused unless the recipient must prove it.',
      ask: 'Independent development must be shown by written records made at the time.',
    },
  },
  law: [
    {
      place: 'EU',
      cite: 'Directive (EU) 2016/943, art. 3(1)(a)',
      says: 'independent discovery or creation of a trade secret is lawful',
    },
  ],
  examples: {
    yes: [
      'Nothing that Omega’s own laboratory finds by its own efforts falls under this letter.',
      'is created by the Recipient’s staff without any recourse to the Information',
    ],
    no: ['Even by its own independent efforts the Recipient may not develop a similar product for four years.'],
    not_stated: [
      'The developer shall develop the app within six months.',
      'The parties act as independent companies.',
      'The recipient had the information before.',
    ],
  },
});
