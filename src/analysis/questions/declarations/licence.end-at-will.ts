import { defineQuestion } from '../define-question';

export const licenceEndAtWill = defineQuestion({
  id: 'licence.end-at-will',
  title: 'End at will',
  ask: 'May the operator end the licence at will or at once, or keep prepaid fees when it does?',
  kinds: ['licence-to-occupy'],
  yes: {
    provisions: ['licence-ended-at-will'],
    words: [
      [
        'terminat',
        'end',
        'leave',
        'determin',
        'withdraw',
        'revok',
        'revoc',
        'vacate',
        'cancel',
        'cease',
        'clear',
        'exclu',
        'deactivat',
        'taken away',
        'depart',
        'at will',
        'any time',
        'back',
        'terminable',
        'cut short',
      ],
    ],
  },
  no: {
    provisions: ['licence-ended-on-notice'],
    words: [
      [
        'terminat',
        'end',
        'notice',
        'refund',
        'repay',
        'repaid',
        'paid back',
        'cancel',
        'exclu',
        'determin',
        'revoc',
        'breach',
        'withdraw',
        'credited',
        'break a rule',
        'give back',
        'weeks',
      ],
    ],
  },
  says: {
    yes: 'The operator may end the licence at will or at once.',
    no: 'The operator must give stated notice, time to cure or a refund.',
    not_stated: 'Nothing was found on how the operator may end the licence.',
  },
  positions: {
    licensee: {
      yes: 'high',
      not_stated: 'low',
      why: 'A business or a home can be on the street tomorrow, with the fee gone.',
      ask: 'Either party may end the licence on one month’s notice; for breach only after 14 days to put it right; unused fees and the deposit are refunded within 14 days.',
    },
    licensor: {
      yes: 'medium',
      why: 'If the place is somebody’s home, notice and a court are needed whatever the paper says.',
      ask: 'The Licensor may end the licence on one month’s notice, and for a serious breach that is not put right within 14 days, and refunds unused fees.',
    },
  },
  law: [
    {
      place: 'England and Wales',
      cite: 'Protection from Eviction Act 1977, ss. 3, 5',
      says: 'for most homes four weeks’ notice and a court order',
    },
  ],
  examples: {
    yes: [
      'The host may revoke the use of the bench today for tomorrow, and money paid is gone.',
      'We can end your desk contract whenever we please.',
    ],
    no: ['One month’s notice by either side ends the use of the office, and what is unused is paid back.'],
    not_stated: [
      'Lights end at ten.',
      'The licence of the song can be revoked.',
      'The member may end the contract at any time.',
    ],
  },
});
