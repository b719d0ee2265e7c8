import { defineQuestion } from '../define-question';
import { workAssignedAtOnceWords } from '../words/work-assigned-at-once';

export const anyIpOwnership = defineQuestion({
  id: 'any.ip-ownership',
  title: 'Who owns what is made',
  ask: 'Does it say who owns the works and what each side brings?',
  kinds: [
    'it-managed-services',
    'outsourcing',
    'collaboration',
    'joint-venture',
    'strategic-alliance',
    'marketing',
    'statement-of-work',
    'consignment',
  ],
  yes: {
    provisions: ['work-assigned-at-once', 'rights-pass-on-payment', 'background-kept'],
    categories: ['Ip Ownership Assignment', 'Joint Ip Ownership'],
    words: workAssignedAtOnceWords,
  },
  says: {
    yes: 'It says who owns works that are made or brought.',
    no: 'Who owns what is left open.',
    not_stated: 'Nothing was found on who owns what is made or brought.',
  },
  positions: {
    drafter: {
      not_stated: 'medium',
      why: 'Without a rule it may own nothing that it pays for, or lose what it brought.',
      ask: 'Each party keeps what it owned before; rights in results pass by this Agreement upon payment, with a licence in what is built into them.',
    },
    other: {
      not_stated: 'high',
      why: 'Without a written transfer the maker usually keeps the rights, whoever paid.',
      ask: 'Each party keeps what it owned before; rights in results are hereby assigned upon payment, with a perpetual licence in what is built into them.',
    },
  },
  law: [
    {
      place: 'US',
      cite: '17 U.S.C. §§ 101, 201(b), 204(a)',
      says: 'a transfer of copyright needs a signed writing; only listed works can be made for hire',
    },
    {
      place: 'England and Wales',
      cite: 'Copyright, Designs and Patents Act 1988, s. 90(3)',
      says: 'an assignment must be in writing and signed',
    },
  ],
  examples: {
    yes: [
      'What the studio invents for Orchid is Orchid’s from the start.',
      'Both keep the patents that they held before the project.',
    ],
    not_stated: ['The studio shall pay for its own travel.', 'The title of the report is printed in blue.'],
  },
});
