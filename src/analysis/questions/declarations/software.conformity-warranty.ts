import { defineQuestion } from '../define-question';

export const softwareConformityWarranty = defineQuestion({
  id: 'software.conformity-warranty',
  title: 'Promise that it works',
  ask: 'Does the supplier promise that it works as documented?',
  kinds: ['software-licence', 'saas', 'maintenance', 'hosting'],
  yes: {
    provisions: ['works-as-documented'],
    words: [
      [
        'conform',
        'perform',
        'work',
        'function',
        'defect',
        'operate',
        'as described',
        'specif',
        'document',
        'bug',
        'warrant',
        'fault',
        'run',
        'guarant',
        'feature',
        'original',
        'non conform',
        'updates',
        'what the manual',
        'does what',
        'handbook',
      ],
    ],
  },
  no: {
    provisions: ['provided-as-is'],
    rules: ['warranty-disclaimer'],
    words: [
      [
        'as is',
        'warrant',
        'as available',
        'guarant',
        'promis',
        'disclaim',
        'condition',
        'quality',
        'fault',
        'assur',
        'represent',
        'without',
        'exclud',
        'no ',
      ],
    ],
  },
  both: 'yes',
  says: {
    yes: 'The supplier promises that it works as documented.',
    no: 'It is provided as it is.',
    not_stated: 'No promise that it works as documented was found.',
  },
  positions: {
    other: {
      no: 'high',
      not_stated: 'high',
      why: 'It may pay in full for something that need not work.',
      ask: 'For the whole term, and at least ninety days, the Software performs materially as documented; what fails is repaired within a reasonable time or the fee is refunded.',
    },
    drafter: {
      not_stated: 'medium',
      why: 'Where nothing is said the law may imply wide warranties.',
      ask: 'The Software performs materially as documented for ninety days; all other warranties are excluded as far as the law allows.',
    },
  },
  law: [
    {
      place: 'US',
      cite: 'UCC § 2-316',
      says: 'how warranties are excluded in sales of goods',
    },
    {
      place: 'England and Wales',
      cite: 'Consumer Rights Act 2015, ss. 34–47',
      says: 'rights of consumers in digital content',
      protects: 'consumers',
    },
    {
      place: 'EU',
      cite: 'Directive (EU) 2019/770',
      says: 'rights of consumers in digital content',
      protects: 'consumers',
    },
  ],
  examples: {
    yes: [
      'The music program does what its handbook says, or the choir has its money back.',
      'For a year the maker puts right whatever does not function as specified.',
    ],
    no: ['The music program comes as is and nobody vouches for it.'],
    not_stated: ['The choir shall follow the handbook.', 'The builder mends leaks for two years.'],
  },
});
