import { defineQuestion } from '../define-question';

export const shareholdersTagAlong = defineQuestion({
  id: 'shareholders.tag-along',
  title: 'Right to sell along',
  ask: 'May the minority or the investor sell along on the same terms if the majority sells (tag-along, co-sale)?',
  kinds: ['shareholders', 'llc-operating', 'partnership', 'preferred-stock', 'joint-venture'],
  yes: {
    provisions: ['tag-along-given'],
    words: [
      [
        'sell',
        'sale',
        'sold',
        'transfer',
        'tag',
        'come along',
        'offer',
        'control',
        'dispos',
        'consideration',
        'co sale',
        'join',
        'purchaser',
      ],
    ],
  },
  says: {
    yes: 'The others may sell along if the majority sells.',
    no: 'The others may not sell along.',
    not_stated: 'A right of the minority to sell along was not found.',
  },
  positions: {
    other: {
      not_stated: 'high',
      why: 'The majority can sell control at a good price and leave the minority with a new owner that it did not choose.',
      ask: 'If holders of more than [50]% sell to a third party, each other holder may sell all its shares to that buyer at the same price, in the same form and at the same time; otherwise the sale may not go ahead.',
    },
  },
  examples: {
    yes: [
      'Should the founder find a purchaser, the rest of the holders may join the deal for the same money per share.',
      'Tag-along on any sale of control: all shares, like price.',
    ],
    not_stated: ['Shares pass to heirs freely.', 'The company keeps a register of members.'],
  },
});
