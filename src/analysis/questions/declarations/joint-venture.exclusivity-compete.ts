import { defineQuestion } from '../define-question';

export const jointVentureExclusivityCompete = defineQuestion({
  id: 'joint-venture.exclusivity-compete',
  title: 'Bound to deal only with each other',
  ask: 'Is a party bound to work only with the other in the field?',
  kinds: ['joint-venture', 'collaboration', 'strategic-alliance', 'co-branding'],
  yes: { categories: ['Exclusivity'], rules: ['exclusivity'] },
  says: {
    yes: 'A party is bound to work only with the other.',
    no: 'Each party may work with others.',
    not_stated: 'A duty to work only with the other was not found.',
  },
  positions: {
    drafter: {
      yes: 'low',
      why: 'A party that is bound gives up other customers and partners in the field.',
      ask: 'Exclusivity is limited to the project’s field and term and ends if the targets in Schedule [2] are missed.',
    },
    other: {
      yes: 'high',
      why: 'A party tied to one partner depends on that partner’s success and goodwill.',
      ask: 'Exclusivity is limited to the project’s field and term, is mutual, leaves out the existing work in Schedule [3], and ends if targets are missed.',
    },
  },
  law: [
    {
      place: 'EU',
      cite: 'TFEU art. 101; Regs (EU) 2023/1066 and 2023/1067',
      says: 'research and specialisation agreements are exempt only within limits',
    },
  ],
  examples: {
    yes: [
      'During the term the parties shall work exclusively with each other in the field of battery sensors.',
      'Birch shall not market a competing product with any other company.',
    ],
    not_stated: ['Both may work with others.', 'The club is exclusive.'],
  },
});
