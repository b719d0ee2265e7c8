import { defineQuestion } from '../define-question';

export const saleTermsRetentionOfTitle = defineQuestion({
  id: 'sale-terms.retention-of-title',
  title: 'Retention of title',
  ask: 'Does the seller keep title to the goods until it is paid?',
  kinds: ['sale-conditions', 'sale-of-goods'],
  yes: {
    provisions: ['title-kept-until-paid'],
    words: [
      [
        'title',
        'own',
        'property',
        'belong',
        'seller s',
        'ours',
        'mine',
        'retain',
        'retention',
        'reserv',
        'remain',
        'eigentum',
      ],
    ],
  },
  no: {
    provisions: ['title-passes-before-payment'],
    words: [['title', 'own', 'property', 'belong', 'buyer s', 'vest', 'pass', 'ours', 'yours']],
  },
  says: {
    yes: 'The seller keeps title to the goods until it is paid.',
    no: 'Title passes before the price is paid.',
    not_stated: 'Whether the seller keeps title until it is paid was not found.',
  },
  positions: {
    seller: {
      no: 'high',
      not_stated: 'high',
      why: 'If the buyer fails before paying, the goods go to its creditors and the seller has only a claim.',
      ask: 'Title to the Goods stays with the Seller until it has received their full price; if the Buyer defaults the Seller may collect the Goods.',
    },
    buyer: {
      yes: 'medium',
      why: 'The seller may claim back stock and its proceeds, even goods that are paid for if all debts must be settled first.',
      ask: "Title to the Goods passes when their own price is paid; until then the Buyer may use and resell them in the ordinary course, and the Seller may collect them only on five days' notice.",
    },
  },
  law: [
    {
      place: 'England and Wales',
      cite: 'Sale of Goods Act 1979, ss. 17, 19',
      says: 'title passes when the parties intend; the seller may reserve it',
    },
    {
      place: 'US',
      cite: 'UCC 2-401(1)',
      says: 'a reserved title is only a security interest, to be perfected under article 9',
    },
    {
      place: 'Australia',
      cite: 'Personal Property Securities Act 2009',
      says: 'retention of title is a security interest to be registered',
    },
    {
      place: 'Germany',
      cite: 'BGB § 449',
      says: 'title passes upon full payment where it is reserved',
    },
  ],
  examples: {
    yes: [
      'Until Dunmore Timber has had its money the planks are its own, wherever they are stacked.',
      'Property in the machine does not leave Vendor before all that Purchaser owes is paid.',
    ],
    no: ["The boat is the buyer's from the moment of the handshake, although the price is paid in June."],
    not_stated: ['The seller warrants that it has title to the goods.', 'All drawings remain our property.'],
  },
});
