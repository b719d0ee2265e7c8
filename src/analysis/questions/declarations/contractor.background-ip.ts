import { defineQuestion } from '../define-question';

export const contractorBackgroundIp = defineQuestion({
  id: 'contractor.background-ip',
  title: 'Tools and earlier works',
  ask: 'Does the contractor keep its tools, know-how and earlier works?',
  kinds: ['contractor', 'consulting'],
  yes: {
    provisions: ['background-kept'],
    words: [
      [
        'retain',
        'remain',
        'keep',
        'own',
        'stay',
        'existing',
        'background',
        'transfer',
        'reserve',
        'incorporat',
        'underlying',
        'framework',
        'embedd',
        'reusable',
        'tool',
        'belong',
        'what you brought',
        'know how',
        'before',
        'experience',
        'property',
        'earlier',
        'prior',
      ],
    ],
  },
  no: {
    rules: ['background-ip'],
  },
  both: 'no',
  says: {
    yes: 'The supplier keeps its tools, know-how or earlier works.',
    no: 'What was made before is given away.',
    not_stated: 'Nothing was found on who keeps tools and earlier works.',
  },
  positions: {
    drafter: {
      not_stated: 'low',
      why: 'If what is built in is not licensed, the work may not be free to use.',
      ask: 'The Contractor keeps its background and grants a perpetual, non-exclusive licence in what is built into the Deliverables.',
    },
    other: {
      no: 'high',
      not_stated: 'medium',
      why: 'A maker’s whole toolbox might be swept in with one job, or left in doubt.',
      ask: 'Each party keeps what it owned before or makes outside this Agreement; what is built into the Deliverables is licensed, not assigned.',
    },
  },
  examples: {
    yes: ['The painter’s stencils stay the painter’s own.', 'Nothing transfers the firm’s existing software.'],
    no: [
      '8.2 Provider hereby assigns to Customer all right, title and interest in the work product, including any pre-existing intellectual property contained in it.',
    ],
    not_stated: ['The painter shall bring a ladder.', 'All background checks were done in June.'],
  },
});
