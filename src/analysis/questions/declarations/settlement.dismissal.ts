import { defineQuestion } from '../define-question';

export const settlementDismissal = defineQuestion({
  id: 'settlement.dismissal',
  title: 'End of the court case',
  ask: 'Is a pending case to be dismissed or withdrawn for good?',
  kinds: ['settlement'],
  yes: {
    provisions: ['dismissal-with-prejudice'],
    words: [
      [
        'dismiss',
        'discontinu',
        'withdraw',
        'drop',
        'tomlin',
        'stay',
        'closed',
        'ended',
        'ended by',
        'terminat',
        'strike',
        'lawsuit',
        'case',
        'struck',
      ],
    ],
  },
  says: {
    yes: 'The pending case is to be dismissed or withdrawn.',
    no: 'A pending case is not dismissed.',
    not_stated: 'The paper does not say that a pending case is dismissed.',
  },
  positions: {
    payer: {
      not_stated: 'medium',
      why: 'If a case is pending it may go on, or be brought again, although the settlement has been paid.',
      ask: 'Within ten days of receipt of the Settlement Sum the Claimant shall file a dismissal with prejudice of the proceedings, and the court keeps the power to enforce this Agreement.',
    },
    payee: {
      not_stated: 'low',
      why: 'If a case is pending, a settlement made an order of the court is enforced without a new action.',
      ask: 'The court keeps jurisdiction to enforce this Agreement until it has been performed.',
    },
  },
  law: [
    {
      place: 'California',
      cite: 'Code Civ. Proc. § 664.6',
      says: 'the court may keep jurisdiction to enforce a settlement if asked before dismissal',
    },
  ],
  examples: {
    yes: [
      'Claimant undertakes to have action 2231/24 struck out for good and dismissed once the cheque has been honoured.',
      'Within a week of the money arriving we withdraw the claim form from the county court.',
    ],
    not_stated: [
      "The Manager may be dismissed with one month's notice.",
      'The seller warrants that no court case is pending.',
    ],
  },
});
