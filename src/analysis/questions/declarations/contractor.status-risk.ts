import { defineQuestion } from '../define-question';

export const contractorStatusRisk = defineQuestion({
  id: 'contractor.status-risk',
  title: 'Independence',
  ask: 'Does the contractor decide how, when and where it works?',
  kinds: ['contractor', 'consulting'],
  yes: {
    provisions: ['contractor-works-independently'],
    words: [
      [
        'method',
        'hours',
        'own',
        'how',
        'manner',
        'control',
        'substitut',
        'other',
        'free',
        'time',
        'exclusiv',
        'delegat',
        'replac',
        'assist',
        'independ',
        'choice',
        'choos',
        'turn down',
        'refus',
        'prescrib',
        'instruct',
        'obligation',
        'equipment',
        'tools',
        'helpers',
        'place',
        'market',
        'sequence',
      ],
    ],
  },
  says: {
    yes: 'The contractor decides how, when or where it works, may serve others or send a substitute.',
    no: 'The client controls the work.',
    not_stated: 'Nothing shows that the contractor works independently.',
  },
  positions: {
    drafter: {
      not_stated: 'high',
      why: 'Without real independence it may owe taxes, wages and benefits as an employer.',
      ask: 'The Contractor decides how, when and where the Services are done, uses its own tools, may serve others and may send a qualified substitute.',
    },
    other: {
      not_stated: 'medium',
      why: 'Without it, it bears the risks of self-employment without its freedom.',
      ask: 'The Contractor decides how, when and where the Services are done and may serve other clients.',
    },
  },
  law: [
    {
      place: 'California',
      cite: 'Labor Code § 2775',
      says: 'ABC test',
    },
    {
      place: 'England and Wales',
      cite: 'Income Tax (Earnings and Pensions) Act 2003, Part 2, chs 8, 10',
      says: 'off-payroll working',
    },
    {
      place: 'Australia',
      cite: 'Fair Work Act 2009, s. 357',
      says: 'no misrepresenting employment as contracting',
    },
  ],
  examples: {
    yes: [
      'The painter picks his own hours and brushes.',
      'The adviser may serve other firms and send somebody in her place.',
    ],
    not_stated: ['The painter starts at eight each day as he is told.', 'An independent auditor is named.'],
  },
});
