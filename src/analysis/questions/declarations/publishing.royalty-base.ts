import { defineQuestion } from '../define-question';

export const publishingRoyaltyBase = defineQuestion({
  id: 'publishing.royalty-base',
  title: 'Royalty on net or reduced sums',
  ask: 'Are royalties a share of net receipts, net sales or profits, or cut for discounts and costs?',
  kinds: ['publishing', 'music-licence', 'ip-licence', 'ip-assignment'],
  yes: {
    provisions: ['royalty-on-net-or-profit'],
    words: [
      [
        'net',
        'receipt',
        'receiv',
        'discount',
        'profit',
        'deduct',
        'after',
        'surplus',
        'reduc',
        'below cost',
        'halv',
        'falls',
        'reaches us',
        'reach us',
        'remainder',
        'packaging',
        'recouped',
        '%',
        'remains',
        'taken off',
      ],
    ],
  },
  says: {
    yes: 'Royalties are a share of net sums or profits, or are cut for discounts and costs.',
    no: 'Royalties are a share of the full price.',
    not_stated: 'Royalties on net or reduced sums were not found.',
  },
  positions: {
    drafter: {
      yes: 'high',
      why: 'The payer may decide what is “net”, and many sales may fall under a reduced rate.',
      ask: 'Royalties are [10–12.5]% of the published price ([25]% of net receipts for e-books); net receipts are sums received less sales tax and actual returns only; reduced rates apply above [60]% discount and never to more than [20]% of sales.',
    },
  },
  examples: {
    yes: [
      'The poet is paid seven per cent of what the press nets after discounts.',
      'Royalties are reckoned on net profits after all expenses.',
    ],
    not_stated: ['Royalties are paid in June.', 'The parcel weighs one kilo net.'],
  },
});
