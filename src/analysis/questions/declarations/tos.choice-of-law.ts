import { defineQuestion } from '../define-question';

export const tosChoiceOfLaw = defineQuestion({
  id: 'tos.choice-of-law',
  title: 'Law of the operator',
  ask: 'Is a fixed law chosen, whatever the law of the user’s home?',
  kinds: ['website-terms', 'software-licence'],
  yes: {
    provisions: ['operators-law-governs'],
    categories: ['Governing Law'],
    facts: ['governingLaw'],
    words: [['law', 'statute']],
  },
  no: {
    provisions: ['home-law-kept'],
    words: [['law', 'right', 'protect', 'mandatory', 'statut']],
  },
  both: 'yes',
  says: {
    yes: 'A fixed law governs, wherever the user lives.',
    no: 'The law of the user’s home applies or keeps its protection.',
    not_stated: 'No choice of law was found.',
  },
  positions: {
    drafter: {
      not_stated: 'low',
      why: 'Without a choice the law of each consumer’s home may govern.',
      ask: 'These Terms are governed by the laws of [place]; consumers keep the mandatory protection of the law of their home.',
    },
    other: {
      yes: 'medium',
      why: 'A foreign law may take away rights that the law of the user’s home gives, or make them costly to find out.',
      ask: 'The user keeps the mandatory protection of the law of the place where the user lives.',
    },
  },
  law: [
    {
      place: 'EU',
      cite: 'Regulation (EC) 593/2008 (Rome I), art. 6(2)',
      says: 'a choice does not take away the mandatory protection of the consumer’s home',
      protects: 'consumers',
    },
    {
      place: 'England and Wales',
      cite: 'Consumer Rights Act 2015, s. 74',
      says: 'the Act applies despite a foreign choice where there is a close connection',
      protects: 'consumers',
    },
    {
      place: 'Quebec',
      cite: 'Consumer Protection Act, s. 19',
      says: 'a choice of a law other than that of Quebec or Canada is prohibited',
      protects: 'consumers',
    },
  ],
  examples: {
    yes: [
      'Maltese law is the law of this agreement for users in all countries.',
      'The construction of these rules follows the laws of the State of Ohio, conflict rules apart.',
    ],
    no: ['Wherever you are at home, you keep all the protection which the consumer laws of that place give you.'],
    not_stated: [
      'The user shall respect the law.',
      'Where the law so demands we hand over data to the police.',
      'Osprey Ltd is organised under Irish law.',
    ],
  },
});
