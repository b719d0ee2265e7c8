import { defineQuestion } from '../define-question';

export const purchaseTermsCancelOrder = defineQuestion({
  id: 'purchase-terms.cancel-order',
  title: 'Cancelling an accepted order',
  ask: 'May the buyer cancel an accepted order without paying for what was made or bought for it?',
  kinds: ['purchase-conditions', 'purchase-order', 'supply'],
  yes: {
    provisions: ['buyer-cancels-order-free'],
    words: [
      [
        'cancel',
        'withdraw',
        'revok',
        'call',
        'strike',
        'storno',
        'terminat',
        'end',
        'stop',
        'annul',
        'postpone',
        'rescind',
        'drop',
        'scrap',
        'no longer',
        'back out',
        'storni',
        'charge',
        'cost',
        'void',
        'undo',
        'pull',
      ],
    ],
  },
  no: {
    provisions: ['buyer-pays-on-cancelling'],
    words: [
      ['cancel', 'terminat', 'call', 'withdraw', 'postpone', 'end', 'stop', 'storni', 'rescind', 'annul', 'drop'],
    ],
  },
  both: 'no',
  says: {
    yes: 'The buyer may cancel an accepted order without paying for work and material.',
    no: 'A buyer that cancels an order pays for goods made, work begun or material bought.',
    not_stated: 'Whether the buyer may cancel an accepted order was not found.',
  },
  positions: {
    supplier: {
      yes: 'high',
      not_stated: 'low',
      why: 'Goods, special material and booked machine time stay with the supplier unpaid.',
      ask: 'If the Buyer cancels an accepted order it pays the price of finished goods, the cost of work in progress and of material that cannot be returned, and a fair margin on both.',
    },
    buyer: {
      no: 'low',
      not_stated: 'low',
      why: 'Without a stated right to cancel the buyer must take goods that it no longer needs.',
      ask: 'The Buyer may cancel an order before dispatch against payment of proved and unavoidable costs, not above the price of the order.',
    },
  },
  law: [
    {
      place: 'US',
      cite: 'UCC 2-703 to 2-708',
      says: 'a seller has damages where the buyer repudiates, if the contract does not say otherwise',
    },
  ],
  examples: {
    yes: [
      'Up to the morning of dispatch Halden may strike out any order on its list, and the mill gets nothing for it.',
      'Purchaser may cancel in whole or part at any time, and Vendor waives every claim for costs or loss that follows.',
    ],
    no: [
      'Where the buyer calls off an order that was confirmed, it pays for the castings already poured and the steel bought for it.',
    ],
    not_stated: [
      'The supplier may not cancel an order that it has confirmed.',
      'Buyer may cancel the order if the goods are more than two weeks late.',
    ],
  },
});
