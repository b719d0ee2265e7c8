import { defineQuestion } from '../define-question';

export const assetPurchaseEmployees = defineQuestion({
  id: 'asset-purchase.employees',
  title: 'Employees of the business',
  ask: 'Do the employees of the business go over to the buyer?',
  kinds: ['asset-purchase'],
  yes: {
    provisions: ['staff-go-over'],
    words: [
      [
        'employ',
        'staff',
        'worker',
        'workmen',
        'team',
        'personnel',
        'stylist',
        'job',
        'teacher',
        'nurse',
        'cook',
        'waiter',
        'people',
        'service',
        'offers',
        'individual',
        'tupe',
        'apprentice',
        'stay on',
        'take on',
        'taken on',
        'working for',
        'crew',
      ],
    ],
  },
  no: {
    provisions: ['staff-not-taken'],
    words: [
      ['employ', 'staff', 'worker', 'workmen', 'workforce', 'personnel', 'people', 'person', 'nurse', 'hire', 'whom'],
    ],
  },
  says: {
    yes: 'Employees of the business go over to, or are to be hired by, the buyer.',
    no: 'The buyer need not take the employees of the business.',
    not_stated: 'What becomes of the employees was not found stated.',
  },
  positions: {
    buyer: {
      not_stated: 'high',
      yes: 'low',
      why: 'In England and the EU the staff as a rule pass by law with their past claims, also where the paper is silent.',
      ask: 'The employees in Schedule [8] go over at completion; the Seller pays and indemnifies all that arises before it, and the costs of anybody else who claims to go over.',
    },
    seller: {
      not_stated: 'high',
      no: 'medium',
      why: 'Wages, leave and severance of staff that are not taken may be its to pay.',
      ask: 'The Buyer takes over the employees in Schedule [8] on their terms and indemnifies the Seller for all that arises after completion.',
    },
  },
  law: [
    {
      place: 'England and Wales',
      cite: 'TUPE Regulations 2006, regs. 4, 7, 11, 13',
      says: 'contracts pass by law with the business, dismissals because of it are unfair, and staff must be told and consulted',
    },
    { place: 'EU', cite: 'Directive 2001/23/EC, art. 3', says: 'rights and duties of employment pass to the buyer' },
    {
      place: 'US',
      cite: 'WARN Act, 29 USC 2101',
      says: '60 days’ notice of plant closings and mass layoffs; the seller until the sale, the buyer after it',
    },
  ],
  examples: {
    yes: [
      'All nine employees of the workshop are taken over by the purchaser with their seniority.',
      'The acquirer offers each member of staff a job on like terms.',
    ],
    no: ['The purchaser takes none of the staff, and the vendor pays them off.'],
    not_stated: ['The vendor hands over a list of the staff.', 'Neither side may poach staff of the other.'],
  },
});
