import { defineQuestion } from '../define-question';

export const baaBooksToHhs = defineQuestion({
  id: 'baa.books-to-hhs',
  title: 'Books for HHS',
  ask: 'Must the associate open its books to the HHS Secretary?',
  kinds: ['business-associate'],
  yes: {
    provisions: ['books-open-to-hhs'],
    words: [['secretary', 'hhs', 'department of health', 'civil rights', 'ocr', 'federal', 'government']],
  },
  says: {
    yes: 'The associate must open its books to HHS.',
    no: 'The associate need not open its books.',
    not_stated: 'No duty to open books to HHS was found.',
  },
  positions: {
    covered: {
      not_stated: 'high',
      why: 'The rule requires this sentence, and its absence makes the agreement defective.',
      ask: 'Business Associate shall make its internal practices, books and records on the use and disclosure of PHI available to the Secretary of HHS.',
    },
    associate: {
      not_stated: 'medium',
      why: 'The rule requires this sentence of both.',
      ask: 'Business Associate shall make such records available to the Secretary, without waiving any privilege.',
    },
  },
  law: [
    {
      place: 'US',
      cite: '45 CFR 164.504(e)(2)(ii)(I)',
      says: 'books available to the Secretary',
    },
  ],
  examples: {
    yes: [
      'The typist’s firm shows its HIPAA records to the Secretary of Health and Human Services on demand.',
      'HHS may see our internal practices and books on PHI.',
    ],
    not_stated: ['The secretary types letters.', 'The health department checks the kitchen.'],
  },
});
