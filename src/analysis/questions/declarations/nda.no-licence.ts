import { defineQuestion } from '../define-question';

export const ndaNoLicence = defineQuestion({
  id: 'nda.no-licence',
  title: 'No licence in the information',
  ask: 'Does it say that the recipient gets no right or licence in the information?',
  kinds: ['nda', 'mutual-nda', 'one-way-nda', 'employee-covenants'],
  yes: {
    provisions: ['no-licence-in-information'],
    words: [
      [
        'licen',
        'right',
        'title',
        'propert',
        'own',
        'belong',
        'interest',
        'ours',
        'claim',
        'grant',
        'obtain',
        'acquire',
        'yours',
        'owner',
        'ownership',
        'permission',
      ],
    ],
  },
  no: {
    provisions: ['licence-in-information'],
    words: [
      [
        'licen',
        'right',
        'use',
        'propert',
        'own',
        'belong',
        'title',
        'exploit',
        'sublicen',
        'incorporate',
        'dispos',
        'authoris',
      ],
    ],
  },
  both: 'yes',
  says: {
    yes: 'No licence or other right in the information is granted.',
    no: 'The recipient is granted a right or licence in the information.',
    not_stated: 'Whether a right in the information is granted is not said.',
  },
  positions: {
    drafter: {
      no: 'high',
      not_stated: 'medium',
      why: 'Without the sentence the recipient may argue that it was given a right to use what it was shown.',
      ask: 'All Confidential Information remains the property of the Disclosing Party, and nothing in this Agreement grants a licence or other right in it except to use it for the Purpose.',
    },
    other: {
      yes: 'low',
      why: 'The recipient needs at least the right to use the information for the purpose.',
      ask: 'The Receiving Party may use the Confidential Information for the Purpose free of charge.',
    },
  },
  examples: {
    yes: [
      'Showing you the designs gives you no claim to them; they are ours before and after.',
      'No patent, copyright or other right passes to the Recipient by the delivery of the data.',
    ],
    no: ['By revealing an idea to the studio the writer grants it a free and lasting right to make use of the idea.'],
    not_stated: [
      'Harrier has all permits that it needs for its trade.',
      'The parties remain independent and form no partnership.',
      'The Recipient shall use the papers for the bid only.',
    ],
  },
});
