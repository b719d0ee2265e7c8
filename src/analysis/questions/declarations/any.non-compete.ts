import { defineQuestion } from '../define-question';

export const anyNonCompete = defineQuestion({
  id: 'any.non-compete',
  title: 'Ban on competing',
  ask: 'Is a side barred from competing, or from working for a competitor?',
  kinds: 'any',
  yes: {
    bears: 'who is restrained',
    provisions: ['competing-barred-after-end'],
    categories: ['Non-Compete'],
    rules: ['non-compete'],
    words: [
      [
        'compet',
        'rival',
        'non compete',
        'restrict',
        'similar',
        'same',
        'trade',
        'business',
        'practi',
        'industr',
        'open',
        'join',
        'employ',
        'engage',
        'work',
        'work for',
        'sell',
        'professional',
        'service',
        'market',
        'concerned',
        'post',
        'resembles',
        'cut hair',
        'operate',
        'promote',
        'take money from',
      ],
    ],
  },
  says: {
    yes: 'A side may not compete or work for a competitor.',
    no: 'The sides stay free to compete.',
    not_stated: 'No ban on competing was found.',
  },
  positions: {
    other: {
      yes: 'high',
      why: 'It may be kept out of its own trade for the length of the ban, often without pay.',
      ask: 'Delete; or limit the restriction to six months, to named competitors and to the work actually done, paid for, and void if the other side ends the contract without cause.',
    },
    drafter: {
      yes: 'low',
      why: 'A restraint that is wider than a legitimate interest needs is often void as a whole.',
      ask: 'The restriction is limited to six months, to the area served and to work that competes with that done in the last twelve months.',
    },
  },
  law: [
    {
      place: 'California',
      cite: 'Bus. & Prof. Code § 16600',
      says: 'contracts that restrain anyone from a lawful profession, trade or business are void',
    },
    {
      place: 'India',
      cite: 'Contract Act 1872, s. 27',
      says: 'agreements in restraint of trade are void',
    },
    {
      place: 'Minnesota',
      cite: 'Minn. Stat. § 181.988',
      says: 'covenants of workers not to compete agreed since July 2023 are void',
    },
    {
      place: 'England and Wales',
      cite: 'Tillman v Egon Zehnder [2019] UKSC 32',
      says: 'a restraint is void unless reasonable; words may be severed',
    },
    {
      place: 'Ontario',
      cite: 'Employment Standards Act, 2000, s. 67.2',
      says: 'non-compete agreements with employees are forbidden, with exceptions',
    },
    {
      place: 'Germany',
      cite: 'HGB § 74',
      says: 'at least half of the last pay for the time of the ban',
    },
  ],
  examples: {
    yes: [
      'For a year after the end Ms Roth shall not take a post with any rival of the bank.',
      'You agree not to run a competing bakery in the town until two years have gone by.',
    ],
    not_stated: ['The chemist is free to join a competitor at once.', 'The guard shall not solicit visitors for tips.'],
  },
});
