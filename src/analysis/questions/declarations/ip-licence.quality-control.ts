import { defineQuestion } from '../define-question';

export const ipLicenceQualityControl = defineQuestion({
  id: 'ip-licence.quality-control',
  title: 'Control of quality under the mark',
  ask: 'Does the owner of a mark set quality standards, approve samples or inspect?',
  kinds: ['ip-licence', 'co-branding', 'franchise'],
  yes: {
    provisions: ['licensed-goods-quality-controlled'],
    words: [
      [
        'qualit',
        'sample',
        'standard',
        'approv',
        'inspect',
        'specif',
        'control',
        'guideline',
        'specimen',
        'direction',
        'check',
        'ok by',
        'test',
        'grade',
        'tasted',
        'recipe',
        'meet',
        'reputation',
      ],
    ],
  },
  says: {
    yes: 'The owner of the mark controls quality by standards, approval or inspection.',
    no: 'The owner does not control quality.',
    not_stated: 'Control of quality by the owner of the mark was not found.',
  },
  positions: {
    drafter: {
      not_stated: 'high',
      why: 'A mark licensed without control can be lost as a naked licence.',
      ask: 'The Licensee sells under the Marks only goods that match samples approved by the Licensor, keeps to the standards in Schedule [3], and allows inspection twice a year.',
    },
    other: {
      yes: 'low',
      why: 'Slow or arbitrary approval can cost a season.',
      ask: 'Approval is refused only with reasons and within ten days; silence is approval.',
    },
  },
  law: [
    {
      place: 'US',
      cite: 'Lanham Act §§ 5, 45 (15 USC 1055, 1127)',
      says: 'use by a controlled licensee counts for the owner; a mark may be abandoned by uncontrolled licensing',
    },
    { place: 'India', cite: 'Trade Marks Act 1999, ss. 48–50', says: 'registered users and quality control' },
  ],
  examples: {
    yes: [
      'Nothing may be sold under the brand until its owner has passed a specimen.',
      'The mark’s proprietor may visit the dairy to see that its standards are kept.',
    ],
    not_stated: ['The goods are of good quality.', 'The licensee pays 5% of sales.'],
  },
});
