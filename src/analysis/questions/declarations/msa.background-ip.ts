import { defineQuestion } from '../define-question';
import { MADE_THINGS } from '../premises';

export const msaBackgroundIp = defineQuestion({
  id: 'msa.background-ip',
  title: 'Tools and earlier works',
  ask: 'Does the supplier keep its tools, know-how and earlier works?',
  kinds: ['services-agreement', 'master-services', 'development'],
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
      ],
    ],
  },
  no: {
    rules: ['background-ip'],
  },
  both: 'no',
  premise: MADE_THINGS,
  says: {
    yes: 'A side keeps its tools, know-how or earlier works.',
    no: 'What was made before is given away.',
    not_stated: 'Who keeps tools and earlier works is not said.',
  },
  positions: {
    drafter: {
      no: 'high',
      not_stated: 'medium',
      why: 'Its whole toolbox might be swept in with one job, or left in doubt.',
      ask: 'Each party keeps what it owned before or makes outside this Agreement; what is built into the Deliverables is licensed, not assigned.',
    },
    other: {
      yes: 'low',
      why: 'Without a licence in what is built in, the work may not be free to use.',
      ask: 'The Supplier grants a perpetual, non-exclusive licence in what is built into the Deliverables.',
    },
  },
  examples: {
    yes: ['The firm’s templates stay the firm’s own.', 'Nothing transfers the firm’s existing software.'],
    no: [
      'Provider hereby assigns to Customer all right, title and interest in the work product, including any pre-existing intellectual property contained in it.',
    ],
    not_stated: ['The firm shall bring a ladder.', 'All background checks were done in June.'],
  },
});
