import { defineQuestion } from '../define-question';

export const settlementMutual = defineQuestion({
  id: 'settlement.mutual',
  title: 'One-sided release',
  ask: 'Does only one side give up its claims?',
  kinds: ['settlement', 'severance'],
  yes: {
    provisions: ['one-sided-release'],
    words: [
      [
        'releas',
        'discharg',
        'waive',
        'waiv',
        'claim',
        'sue',
        'suit',
        'forgiv',
        'renounce',
        'compensation',
        'recourse',
        'demand',
        'settle',
        'hold harmless',
        'legal action',
      ],
    ],
  },
  no: {
    provisions: ['mutual-release'],
    words: [
      [
        'identical',
        'each',
        'mutual',
        'both',
        'either',
        'neither',
        'reciproc',
        'one another',
        'likewise',
        'in like manner',
        'other',
        'inter se',
        'owe',
        'between',
        'counterclaim',
        'exchange',
        'hers',
        'yours',
        'you dont',
        'for its part',
      ],
    ],
  },
  both: 'no',
  says: {
    yes: 'One side gives up its claims and a release in return was not found.',
    no: 'Both sides release each other.',
    not_stated: 'No release of claims was found.',
  },
  positions: {
    other: {
      yes: 'high',
      not_stated: 'low',
      why: 'The other side may still sue although this side can no longer answer with claims of its own.',
      ask: 'Each party releases the other, in the same words and to the same extent, from all claims arising out of the dispute.',
    },
    drafter: {
      not_stated: 'high',
      no: 'low',
      why: "Without a release the money buys no peace; where both sides release, this side's own claims end too.",
      ask: 'On receipt of the Settlement Sum each party releases the other from all claims arising out of the dispute.',
    },
  },
  examples: {
    yes: [
      'Payee, its heirs and assigns, hereby acquits and forever discharges Payor from every claim and demand.',
      'Ms Hale lets go of all she could claim from the company.',
    ],
    no: [
      'The Builder and the Homeowner release one another from every claim about the roof.',
      'Each of us gives up whatever he may claim from the other.',
    ],
    not_stated: ['The Bank shall release the charge within seven days.', 'Each party has taken legal advice.'],
  },
});
