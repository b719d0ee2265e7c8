import { defineQuestion } from '../define-question';

export const supplyExitLastBuy = defineQuestion({
  id: 'supply.exit-last-buy',
  title: 'Supply after notice',
  ask: 'Is the buyer supplied through the exit, with a last order, handover or notice of discontinuance?',
  kinds: ['supply', 'manufacturing'],
  yes: {
    provisions: ['last-buy-or-handover'],
    words: [
      [
        'before',
        'stop',
        'part',
        'keep',
        'during',
        'following',
        'closing',
        'notice',
        'last',
        'final',
        'discontinu',
        'transition',
        'transfer',
        'wind',
        'continue',
        'after',
        'expir',
        'terminat',
        'end',
        'phase',
        'handover',
        'hand over',
        'exit',
        'obsolesc',
      ],
    ],
  },
  says: {
    yes: 'The paper gives a last order, continued supply or help with a move at the end.',
    no: 'There is no supply through the exit.',
    not_stated: 'No last order or help with a move at the end was found.',
  },
  positions: {
    other: {
      not_stated: 'high',
      why: 'A sole source that stops on short notice stops its production, since another maker needs months for approval.',
      ask: "On notice of end or discontinuance the Buyer may place a last order for twelve months' needs; the Supplier goes on supplying for six months and helps to move production.",
    },
    drafter: {
      yes: 'low',
      why: 'It must keep lines and staff for a product that is ending.',
      ask: 'Last orders are firm, paid in advance as to half, and delivered within six months.',
    },
  },
  examples: {
    yes: [
      'Before Tamar stops a part, Oakes may buy up what it needs for two more years.',
      "Manufacturer shall after termination continue supply for nine months and transfer the process to Customer's new maker.",
    ],
    not_stated: ['The last delivery of the week is on Friday.', 'After the end each party returns papers.'],
  },
});
