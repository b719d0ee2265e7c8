import { defineQuestion } from '../define-question';

export const govNoCommitment = defineQuestion({
  id: 'gov.no-commitment',
  title: 'No promised volume',
  ask: 'May the buyer order nothing at all?',
  kinds: ['government-terms', 'purchase-conditions'],
  yes: {
    provisions: ['no-guaranteed-volume'],
    words: [
      [
        'no ',
        'not ',
        'nil',
        'nothing',
        'zero',
        'don t',
        'as much',
        'doesn t',
        'any source',
        'without',
        'discretion',
        'none',
        'shall not',
        'may satisfy',
        'somebody else',
        'others',
        'elsewhere',
        'at any time',
      ],
    ],
  },
  no: {
    categories: ['Minimum Commitment'],
    rules: ['minimum-commitment'],
    words: [['minim', 'least']],
  },
  both: 'no',
  says: {
    yes: 'No volume is promised.',
    no: 'A minimum volume is promised.',
    not_stated: 'Nothing was found on the volume.',
  },
  positions: {
    supplier: {
      yes: 'high',
      not_stated: 'medium',
      why: 'It may hold rates and staff ready without getting one order.',
      ask: 'The Buyer orders at least [sum] in each year, or rates are indexed and no staff need be held.',
    },
  },
  law: [
    {
      place: 'US',
      cite: 'FAR 16.504',
      says: 'an indefinite-quantity contract has a stated minimum',
    },
    {
      place: 'England and Wales',
      cite: 'Procurement Act 2023, ss. 45–49',
      says: 'frameworks',
    },
  ],
  examples: {
    yes: [
      'The city need not send a single bridge to the inspector, and may use others.',
      'Being on the list gives no claim to orders.',
    ],
    no: ['Customer shall purchase a minimum of 100 units in each contract year.'],
    not_stated: ['The volume of the bell is low.', 'The inspector must accept all orders.'],
  },
});
