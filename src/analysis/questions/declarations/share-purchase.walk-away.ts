import { defineQuestion } from '../define-question';

export const sharePurchaseWalkAway = defineQuestion({
  id: 'share-purchase.walk-away',
  title: 'Buyer may walk away',
  ask: 'May the buyer withdraw between signing and completion on wide grounds, such as financing, due diligence, its own satisfaction or any adverse change?',
  kinds: ['share-purchase', 'asset-purchase'],
  yes: {
    provisions: ['buyer-may-walk-away'],
    words: [
      ['buyer', 'purchaser', 'acquirer', 'acme', 'we', 'i', 'offer', 'event which', 'conditio', 'due diligence'],
      [
        'condition',
        'rescind',
        'terminat',
        'withdraw',
        'cancel',
        'walk',
        'pull out',
        'off',
        'satisf',
        'not proceed',
        'ended',
        'end this',
        'elect',
        'need not',
        'not be bound',
        'not to proceed',
        'drop out',
        'depend',
        'adverse',
        'subject to',
        'change our mind',
        'change its mind',
        'no reason',
        'any reason',
        'not take place',
        'decline',
        'reject',
      ],
    ],
  },
  says: {
    yes: 'The buyer may withdraw before completion on wide grounds.',
    no: 'The buyer may not withdraw on such grounds.',
    not_stated: 'A wide right of the buyer to withdraw before completion was not found.',
  },
  positions: {
    seller: {
      yes: 'high',
      why: 'The business is off the market and its secrets are out, while the buyer is not bound.',
      ask: 'The Buyer’s obligation to complete is not conditional on finance, due diligence or its satisfaction; the only conditions are those listed, which are objective, with a long-stop date.',
    },
    buyer: {
      not_stated: 'low',
      why: 'It may have to complete although the business has become much worse since signing.',
      ask: 'The Buyer may withdraw if before completion a material adverse change occurs that reduces net assets by more than [20]%, or a warranty proves materially untrue.',
    },
  },
  examples: {
    yes: [
      'The purchaser can drop out if its due diligence is not to its liking.',
      'Completion depends on the buyer getting a loan that it is content with.',
    ],
    not_stated: [
      'Completion depends on clearance by the merger authority.',
      'The seller opens the data room on Monday.',
    ],
  },
});
