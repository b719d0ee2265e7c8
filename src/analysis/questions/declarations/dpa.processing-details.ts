import { defineQuestion } from '../define-question';

export const dpaProcessingDetails = defineQuestion({
  id: 'dpa.processing-details',
  title: 'Details of the processing',
  ask: 'Are the subject, purpose, kinds of data and people of the processing set out?',
  kinds: ['data-processing'],
  yes: {
    provisions: ['processing-described'],
    words: [
      [
        'data',
        'process',
        'record',
        'people',
        'person',
        'categor',
        'name',
        'address',
        'purpose',
        'information',
        'image',
        'tenant',
      ],
    ],
  },
  says: {
    yes: 'The processing, its data and the people concerned are described.',
    no: 'The processing is not described.',
    not_stated: 'No description of the data, people and purpose was found.',
  },
  positions: {
    controller: {
      not_stated: 'high',
      why: 'The law asks for these details in the contract, and without them it is unclear what is allowed.',
      ask: 'Annex 1 sets out the subject matter, duration, nature and purpose of the processing, the types of personal data and the categories of data subjects.',
    },
    processor: {
      not_stated: 'high',
      why: 'Without them its mandate, and so its protection, has no edges.',
      ask: 'Annex 1 sets out the subject matter, duration, nature and purpose of the processing, the types of personal data and the categories of data subjects.',
    },
  },
  law: [
    {
      place: 'EU',
      cite: 'GDPR art. 28(3)',
      says: 'the contract sets out these details',
    },
    {
      place: 'England and Wales',
      cite: 'UK GDPR art. 28(3)',
      says: 'the contract sets out these details',
    },
  ],
  examples: {
    yes: [
      'For the choir we keep singers’ names, voices and telephone numbers in order to plan rehearsals while the contract runs.',
      'Kinds of data: licence plates, photographs. People concerned: drivers using the car park.',
    ],
    not_stated: ['“Processing” has the meaning given in the GDPR.', 'The dairy processes milk.'],
  },
});
