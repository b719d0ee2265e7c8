import { defineQuestion } from '../define-question';

export const dpaDocumentedInstructions = defineQuestion({
  id: 'dpa.documented-instructions',
  title: 'Instructions',
  ask: 'May the processor act only on documented instructions?',
  kinds: ['data-processing'],
  yes: {
    provisions: ['documented-instructions-only'],
    words: [
      [
        'instruct',
        'direct',
        'order',
        'tell you',
        'told',
        'written',
        'authoris',
        'permission',
        'request',
        'what you tell',
        'decided',
        'controller says',
        'act upon',
        'the institution',
      ],
    ],
  },
  says: {
    yes: 'The processor may act only on documented instructions.',
    no: 'The processor is not bound to instructions.',
    not_stated: 'No tie to documented instructions was found.',
  },
  positions: {
    controller: {
      not_stated: 'high',
      why: 'The law makes this the core of the contract; without it the limits of what the processor may do are unclear.',
      ask: 'The Processor processes the Personal Data only on the documented instructions of the Controller, transfers to third countries included, unless law requires otherwise, of which it gives notice first.',
    },
    processor: {
      not_stated: 'high',
      why: 'Who acts without instructions may be treated as a controller.',
      ask: 'This Agreement is the Controller’s complete documented instruction; further instructions are given in writing.',
    },
  },
  law: [
    {
      place: 'EU',
      cite: 'GDPR art. 28(3)(a)',
      says: 'processing only on documented instructions',
    },
    {
      place: 'England and Wales',
      cite: 'UK GDPR art. 28(3)(a)',
      says: 'processing only on documented instructions',
    },
  ],
  examples: {
    yes: [
      'The bureau does with the pupils’ data just what the school has ordered in writing.',
      'Nothing may be done with the file save on the written direction of its controller.',
    ],
    not_stated: ['The cook follows the written recipe.', 'The seller pays on instruction of the bank.'],
  },
});
