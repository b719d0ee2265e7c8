import { defineQuestion } from '../define-question';

export const agencyClawback = defineQuestion({
  id: 'agency.clawback',
  title: 'Commission taken back',
  ask: 'May commission that was paid be taken back if the customer cancels, returns or does not pay?',
  kinds: ['agency', 'affiliate'],
  yes: {
    provisions: ['commission-clawed-back'],
    words: [
      [
        'back',
        'repaid',
        'gives',
        'refund',
        'repay',
        'return',
        'charge back',
        'chargeback',
        'deduct',
        'revers',
        'recover',
        'claw',
        'debit',
        'forfeit',
        'paid back',
        'pay back',
        'give back',
        'reclaim',
        'offset',
        'set off',
        'withh',
        'adjust',
        'cancel',
      ],
    ],
  },
  says: {
    yes: 'Paid commission may be taken back.',
    no: 'Paid commission may not be taken back.',
    not_stated: 'Nothing was found on taking back commission that was paid.',
  },
  positions: {
    other: {
      yes: 'medium',
      why: 'It may have to give back money for a customer that the other side lost by its own fault.',
      ask: "Commission is refunded only if the customer does not pay for a reason that is not the other side's fault, within 90 days of payment.",
    },
    drafter: {
      not_stated: 'low',
      why: 'It may have paid for a sale that came to nothing.',
      ask: 'Commission paid on sums that the customer never pays, or that are refunded, is deducted from the next statement.',
    },
  },
  law: [
    {
      place: 'England and Wales',
      cite: 'Commercial Agents (Council Directive) Regulations 1993, reg. 11',
      says: "the right is lost only if the contract is not performed without the principal's fault",
    },
    {
      place: 'EU',
      cite: 'Directive 86/653/EEC, art. 11',
      says: "the right is lost only if the contract is not performed without the principal's fault",
    },
  ],
  examples: {
    yes: [
      'Where a shop sends goods back Rossi has to return what she earned on them.',
      'Company may charge back commissions paid on orders subsequently cancelled.',
    ],
    not_stated: ['Commission is paid on the tenth of the month.', 'The customer may return goods in fourteen days.'],
  },
});
