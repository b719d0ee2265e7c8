import { defineQuestion } from '../define-question';

export const baaDeidentifyAggregate = defineQuestion({
  id: 'baa.deidentify-aggregate',
  title: 'De-identified data',
  ask: 'May the associate de-identify or aggregate the information for its own use?',
  kinds: ['business-associate'],
  yes: {
    provisions: ['deidentify-for-own-use'],
    words: [['de ident', 'deident', 'aggregat', 'anonym', 'names', 'identif', 'limited data', 'combine', 'convert']],
  },
  no: {
    provisions: ['no-deidentification'],
    words: [
      [
        'de ident',
        'deident',
        'aggregat',
        'anonym',
        'names',
        'identif',
        'limited data',
        'derived',
        'data products',
        'data product',
      ],
    ],
  },
  both: 'yes',
  says: {
    yes: 'The associate may de-identify or aggregate the information for its own use.',
    no: 'The associate may not de-identify the information for itself.',
    not_stated: 'Nothing is said on de-identified data.',
  },
  positions: {
    covered: {
      yes: 'high',
      not_stated: 'medium',
      why: 'Its patients’ data become the associate’s goods, and may be identified again.',
      ask: 'Business Associate shall not de-identify PHI or use de-identified or aggregated data, except data aggregation for Covered Entity’s own health care operations.',
    },
    associate: {
      no: 'low',
      not_stated: 'medium',
      why: 'Without the right it may not use even anonymous data to improve its service.',
      ask: 'Business Associate may de-identify PHI under 45 CFR 164.514(a)–(b) to improve its services, without sale or re-identification.',
    },
  },
  law: [
    {
      place: 'US',
      cite: '45 CFR 164.514(a)–(b)',
      says: 'how information is de-identified',
    },
    {
      place: 'US',
      cite: '45 CFR 164.502(a)(5)(ii)',
      says: 'no sale of protected health information',
    },
  ],
  examples: {
    yes: [
      'The archive may strip names from the charts and sell what remains.',
      'From aggregated charts the associate is free to draw products for the market.',
    ],
    no: ['The archive must not make anonymous versions of the charts for itself.'],
    not_stated: ['Names are called in the waiting room.', 'The aggregate of all fees is 9,000.'],
  },
});
