import { defineQuestion } from '../define-question';

export const govUnilateralChange = defineQuestion({
  id: 'gov.unilateral-change',
  title: 'Changes ordered',
  ask: 'May the buyer order changes alone?',
  kinds: ['government-terms'],
  yes: {
    provisions: ['authority-orders-changes'],
    words: [
      ['chang', 'vari', 'alter', 'add', 'revis', 'modif', 'instruct', 'direct', 'reduc', 'remove', 'amend', 'extend'],
    ],
  },
  no: {
    provisions: ['changes-need-signed-order', 'priced-change-orders'],
    words: [['agree', 'sign', 'writ', 'order', 'price', 'chang']],
  },
  both: 'yes',
  says: {
    yes: 'The buyer may order changes alone.',
    no: 'Changes need an agreement.',
    not_stated: 'No right of the buyer to order changes was found.',
  },
  positions: {
    supplier: {
      yes: 'high',
      why: 'It may have to do more or other work before it knows what it is paid.',
      ask: 'Changes are within the scope, in writing, with price and time adjusted; the Supplier may claim the adjustment within sixty days.',
    },
    authority: {
      no: 'low',
      not_stated: 'low',
      why: 'Public needs change during a long contract.',
      ask: 'The Buyer may order changes within the scope, with an equitable adjustment.',
    },
  },
  law: [
    {
      place: 'US',
      cite: 'FAR 52.243-1',
      says: 'changes within the general scope, with equitable adjustment',
    },
    {
      place: 'England and Wales',
      cite: 'Procurement Act 2023, s. 74, Sch. 8',
      says: 'limits on changing public contracts',
    },
    {
      place: 'EU',
      cite: 'Directive 2014/24/EU art. 72',
      says: 'limits on changing public contracts',
    },
  ],
  examples: {
    yes: [
      'By a letter the city may add bridges or change the method, and the inspector must go ahead.',
      'The Department can vary the services by direction of its officer.',
    ],
    no: ['No change of the inspection counts unless the city and the inspector have both signed it.'],
    not_stated: ['Change at the till is given in coins.', 'The host may change the menu of the café.'],
  },
});
