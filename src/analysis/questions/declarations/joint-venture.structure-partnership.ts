import { defineQuestion } from '../define-question';

export const jointVentureStructurePartnership = defineQuestion({
  id: 'joint-venture.structure-partnership',
  title: 'Partnership denied',
  ask: 'Do the parties say that they are no partners or agents and cannot bind each other?',
  kinds: [
    'joint-venture',
    'collaboration',
    'strategic-alliance',
    'co-branding',
    'sponsorship',
    'endorsement',
    'influencer',
  ],
  yes: {
    provisions: ['partnership-denied'],
    words: [
      [
        'partner',
        'agen',
        'bind',
        'independent',
        'on behalf',
        'joint',
        'represent',
        'commit',
        'company',
        'own',
        'separate',
        'several',
        'in birch',
        'entity',
        'promise',
      ],
    ],
  },
  says: {
    yes: 'The parties say that they are no partners or agents and cannot bind each other.',
    no: 'The parties are partners or agents of each other.',
    not_stated: 'A denial of partnership and agency was not found.',
  },
  positions: {
    drafter: {
      not_stated: 'medium',
      why: 'Without such words a side may be held a partner or agent and answer for the other’s debts.',
      ask: 'Nothing in this Agreement makes the parties partners or agents; neither may bind the other, and each bears its own debts and taxes.',
    },
    other: {
      not_stated: 'medium',
      why: 'Without such words a side may be held a partner or agent and answer for the other’s debts.',
      ask: 'Nothing in this Agreement makes the parties partners or agents; neither may bind the other, and each bears its own debts and taxes.',
    },
  },
  law: [
    {
      place: 'England and Wales',
      cite: 'Partnership Act 1890, ss. 1, 2, 9',
      says: 'carrying on business in common for profit is a partnership, and partners answer jointly for its debts',
    },
    {
      place: 'US',
      cite: 'RUPA § 202',
      says: 'sharing profits of a business is presumed a partnership, whatever it is called',
    },
  ],
  examples: {
    yes: [
      'Neither collaborator is the partner of the other nor may it sign in the other’s name.',
      'The alliance creates no agency.',
    ],
    not_stated: ['The partners share the profit.', 'The agent finds customers.'],
  },
});
