import { defineQuestion } from '../define-question';
import { courtOrderNeededWords } from '../words/court-order-needed';
import { landlordSelfHelpWords } from '../words/landlord-self-help';

export const licenceGoodsLien = defineQuestion({
  id: 'licence.goods-lien',
  title: 'Lock-out and hold on goods',
  ask: 'May the operator lock out the occupier, or hold or sell its goods, for unpaid sums?',
  kinds: ['licence-to-occupy', 'lodger-agreement'],
  yes: {
    provisions: ['goods-lien', 'landlord-self-help'],
    words: landlordSelfHelpWords,
  },
  no: {
    provisions: ['court-order-needed'],
    words: courtOrderNeededWords,
  },
  says: {
    yes: 'The operator may lock out the occupier, or hold, sell or clear its goods.',
    no: 'The operator must go to court.',
    not_stated: 'No right to lock out or to hold goods was found.',
  },
  positions: {
    other: {
      yes: 'high',
      why: 'Goods, or access to them, can be lost over a disputed bill.',
      ask: 'The Licensor may not hold, sell or clear goods without a court’s order; on default it gives 14 days’ notice to pay, and data and client files are always released.',
    },
    drafter: {
      yes: 'medium',
      why: 'Sales and lock-outs without the statutory notices can bring damages.',
      ask: 'After 30 days’ written notice uncollected goods may be sold as the law allows, and any surplus is paid to the owner.',
    },
  },
  law: [
    {
      place: 'England and Wales',
      cite: 'Torts (Interference with Goods) Act 1977, s. 12 and Sch. 1',
      says: 'notice before uncollected goods are sold',
    },
    {
      place: 'England and Wales',
      cite: 'Protection from Eviction Act 1977, ss. 1–3',
      says: 'no eviction from a home without a court',
    },
  ],
  examples: {
    yes: [
      'Tools left in the workshop may be kept and sold by the hall if the fee is owing.',
      'An unpaid bill means that your key card is blocked and you are locked out.',
    ],
    no: ['Nobody is put out of the studio without an order of the court.'],
    not_stated: ['The member takes its goods home each night.', 'The shop sells goods.'],
  },
});
