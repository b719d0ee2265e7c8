import { defineQuestion } from '../define-question';

export const shareholdersDragAlong = defineQuestion({
  id: 'shareholders.drag-along',
  title: 'Forced sale',
  ask: 'May some holders force the others to sell their shares or units together with them (drag-along)?',
  kinds: ['shareholders', 'llc-operating', 'partnership', 'preferred-stock', 'joint-venture'],
  yes: {
    provisions: ['drag-along'],
    words: [
      ['dispose', 'sell', 'sale', 'transfer', 'drag', 'sold', 'accept', 'liquidation event'],
      [
        'withhold',
        'no choice',
        'follow',
        'call on',
        'dispose',
        'drag',
        'requir',
        'must',
        'oblig',
        'bound',
        'compel',
        'force',
        'agree',
        'shall',
        'have to',
        'may cause',
        'bring',
        'demand',
        'pull',
        'approve',
        'refus',
        'sell too',
        'also sell',
      ],
    ],
  },
  says: {
    yes: 'Some holders may force the others to sell with them.',
    no: 'Nobody may be forced to sell.',
    not_stated: 'A right to force the others to sell was not found.',
  },
  positions: {
    other: {
      yes: 'high',
      why: 'It could be made to sell at any price, even to a friend of the majority, and to answer for warranties beyond what it gets.',
      ask: 'A drag needs holders of [75]% and a true third-party buyer, the same price and form for all in cash, a floor of [fair value], warranties of title only, and several liability up to the proceeds.',
    },
    drafter: {
      not_stated: 'medium',
      why: 'One small holder can stop the sale of the whole company.',
      ask: 'If holders of [75]% accept a bona fide offer from a third party for all the shares, the other holders must sell on the same terms, and the Company may sign transfers for those who do not.',
    },
  },
  law: [
    {
      place: 'Delaware',
      cite: 'Manti Holdings v. Authentix (Del. 2021)',
      says: 'sophisticated holders may waive appraisal rights by contract',
    },
  ],
  examples: {
    yes: [
      'Holders of seventy per cent can make all the rest sell on the terms they have agreed.',
      'Every shareholder has to transfer its shares once the drag notice has been served.',
    ],
    not_stated: ['A holder who dies is followed by his heirs.', 'The borrower must sell the car if it defaults.'],
  },
});
